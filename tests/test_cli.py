# SPDX-License-Identifier: MIT
"""The command line as another program uses it."""

import json
import shlex
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from mahjong_desk.cli import main, requests
from mahjong_desk.log import stop_log
from tests.event_json import win, won

ROOT = Path(__file__).parents[1]
REQUEST = {"ruleset": "arushiaru", "event": win(2, won(1, "123m456p789s22m45s", "6s"))}


@pytest.fixture(autouse=True)
def _closed_log() -> Iterator[None]:
    yield
    stop_log()


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mahjong_desk", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)


def test_a_request_is_read_from_a_file_or_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_text(json.dumps(REQUEST), encoding="utf-8")
    process = run("score", str(file))
    assert (process.returncode, json.loads(process.stdout)["deltas"]) == (0, [0, 240, -240, 0])
    refused = run("score", "-", text="{}")
    assert (refused.returncode, json.loads(refused.stdout)["error"]["code"]) == (2, "bad_request")


def test_a_bad_line_does_not_stop_the_next() -> None:
    process = run("score", "--lines", "-", text=f"{json.dumps(REQUEST)}\n{{\n\n{json.dumps(REQUEST)}")
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert process.returncode == 0
    assert [answer["ok"] for answer in answers] == [True, False, False, True]


def test_lines_are_answered_as_they_come() -> None:
    command = [sys.executable, "-m", "mahjong_desk", "score", "--lines", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(json.dumps(REQUEST) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_an_interrupted_command_has_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(requests, "describe_rules", Mock(side_effect=KeyboardInterrupt))
    assert main(["rules"]) == 130
    assert capfd.readouterr() == ("", "")


def test_a_closed_output_pipe_is_not_an_error() -> None:
    lines = (json.dumps(REQUEST) + "\n") * 2_000
    command = ["bash", "-c", f"{sys.executable} -m mahjong_desk score --lines - | head -n 1"]
    process = subprocess.run(command, input=lines, capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
    assert json.loads(process.stdout)["ok"]
    assert "Traceback" not in process.stderr


def test_a_non_utf8_argument_is_escaped_in_the_answer() -> None:
    command: list[str | bytes] = [sys.executable, "-m", "mahjong_desk", "rules", b"\xff"]
    process = subprocess.run(command, capture_output=True, cwd=ROOT, check=False, timeout=60)
    assert process.returncode == 2
    assert json.loads(process.stdout.decode("utf-8"))["error"]["message"] == "There is no ruleset “\udcff”."


def run_bytes(*arguments: str, data: bytes) -> list[Any]:
    """Returns the answers of the program to these bytes, one for each line."""
    command = [sys.executable, "-m", "mahjong_desk", *arguments]
    process = subprocess.run(command, input=data, capture_output=True, cwd=ROOT, check=False, timeout=60)
    assert process.stderr == b""
    return [json.loads(line) for line in process.stdout.decode("utf-8").splitlines()]


def test_every_line_gets_exactly_one_answer() -> None:
    good = json.dumps(REQUEST).encode()
    lines = [
        b"\xef\xbb\xbf" + good,
        good + b"\r",
        b"\xff\xfe" + good,
        b"[" * 200_000,
        b'{"ruleset": ' + b"9" * 200_000 + b"}",
        good + b" " * (1 << 20),
        good + b" " * (3 << 20),
        good + b" " * ((1 << 20) - len(good)),
        '{"ruleset": "\u2028\u2029\x85"}'.encode(),
        b'{"ruleset": "\\ud800"}',
        b"\x00",
        good.replace(b"}", b"\x00}", 1),
        b"",
        good,
    ]
    answers = run_bytes("score", "--lines", "-", data=b"\n".join(lines))
    codes = [None if value["ok"] else value["error"]["code"] for value in answers]
    assert codes == [
        None, None, "bad_json", "bad_json", "bad_request", "bad_json", "bad_json", None, "unknown_ruleset",
        "bad_request", "bad_json", "bad_json", "bad_json", None,
    ]  # fmt: skip


def test_an_endless_line_is_not_held_in_memory(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    file = tmp_path / "requests.jsonl"
    with file.open("wb") as output:
        output.truncate(100 << 20)
        output.seek(0, 2)
        output.write(b"\n" + json.dumps(REQUEST).encode())
    tracemalloc.start()
    try:
        assert main(["score", "--lines", str(file)]) == 0
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 20 << 20
    values = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    assert [answer["ok"] for answer in values] == [False, True]


def test_a_failed_ledger_command_prints_only_its_sentence() -> None:
    process = run("ledger", "check", "--ledger", "nowhere")
    assert (process.returncode, process.stderr) == (2, "")
    assert process.stdout.startswith("mahjong-desk: This is not the address of a ledger on a server: nowhere.")


def test_a_match_file_may_be_larger_than_a_line(tmp_path: Path) -> None:
    draws: list[Any] = [{"type": "draw", "kind": "exhaustive", "note": "x" * 5_000}] * 16
    corrections: list[Any] = [{"type": "adjust", "deltas": [0, 0, 0, 0], "note": "x" * 5_000}] * 300
    match = {"format": "mahjong-desk/match", "version": 1, "ruleset": "arushiaru", "players": list("ABCD")}
    data = json.dumps({**match, "events": corrections + draws}).encode()
    assert 1 << 20 < len(data) < 16 << 20
    file = tmp_path / "match.json"
    file.write_bytes(data)
    (value,) = run_bytes("replay", str(file), data=b"")
    assert value["final"]["reason"] == "last_hand"
    (value,) = run_bytes("replay", "--lines", str(file), data=b"")
    assert value["error"]["code"] == "bad_json"
    file.write_bytes(data + b" " * (16 << 20))
    (value,) = run_bytes("replay", str(file), data=b"")
    assert value["error"]["code"] == "bad_json"


@pytest.mark.parametrize(("arguments", "status"), [(["score", "-"], 2), (["score", "--lines", "-"], 0)])
def test_closed_input_counts_as_empty(arguments: list[str], status: int) -> None:
    command = " ".join([sys.executable, "-m", "mahjong_desk", *arguments, "<&-"])
    process = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
    assert process.returncode == status
    assert process.stderr == ""
    assert [json.loads(line)["error"]["code"] for line in process.stdout.splitlines()] == ["bad_json"] * (status // 2)


@pytest.mark.parametrize(
    "arguments",
    ["score -", "score --lines -", "rules", "rules arushiaru", "--help", "--version", "ledger --help"],
    ids=str,
)
@pytest.mark.parametrize(("output", "fault"), [(">&-", "closed"), (">/dev/full", "No space left on device")])
def test_output_that_cannot_be_written_is_reported(arguments: str, output: str, fault: str) -> None:
    command = f"{sys.executable} -m mahjong_desk {arguments} {output}"
    shell, text = ["bash", "-c", command], json.dumps(REQUEST)
    process = subprocess.run(shell, input=text, capture_output=True, text=True, cwd=ROOT, check=False)
    assert process.returncode == 2
    assert process.stderr == f"mahjong-desk: standard output: {fault}\n"


@pytest.mark.parametrize("errors", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize("arguments", ["score no.json", "score - <&- >&-", "convert no.json", "dance", "ledger dance"])
def test_errors_keep_their_status_if_stderr_is_closed_or_full(arguments: str, errors: str) -> None:
    command = f"env -u PYTHONUNBUFFERED {sys.executable} -m mahjong_desk {arguments} {errors}"
    process = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, cwd=ROOT, check=False, timeout=60)
    assert process.returncode == 2
    assert b"usage" not in process.stdout


@pytest.mark.parametrize("lines", [[], ["--lines"]])
def test_missing_files_are_answered_with_an_error(
    lines: list[str], tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    for command in ("score", "replay", "waits"):
        for file, fault in ((tmp_path / "no.json", "No such file or directory"), (tmp_path, "Is a directory")):
            assert main([command, *lines, str(file)]) == 2
            error = json.loads(capsysbinary.readouterr().out)["error"]
            assert (error["code"], error["message"]) == ("bad_json", f"{file}: {fault}")


def test_standard_input_and_output_can_be_files(tmp_path: Path) -> None:
    """Each command that writes a file, and the one that reads it."""
    match = {"format": "mahjong-desk/match", "version": 1, "ruleset": "boo", "players": list("ABCD"), "events": []}
    club, copy = ("--data", str(tmp_path / "club")), ("--data", str(tmp_path / "copy"))
    imported = run("ledger", "import", "-", "--yes", *club, text=json.dumps(match))
    assert "entries imported\nsound, " in imported.stdout
    ledger = [sys.executable, "-m", "mahjong_desk", "ledger"]
    for write, read in (("export", "import"), ("backup", "repair")):
        command = [*ledger, write, "-", *club]
        written = subprocess.run(command, capture_output=True, cwd=ROOT, check=True, timeout=60)
        assert b"standard output" in written.stderr
        assert str(tmp_path).encode() not in written.stdout
        assert b'"name":"standard input"' not in written.stdout
        command = [*ledger, read, "-", *copy, "--yes"]
        restored = subprocess.run(command, input=written.stdout, capture_output=True, cwd=ROOT, check=True, timeout=60)
        assert restored.stderr == b""
        assert restored.stdout.splitlines()[-1] == imported.stdout.splitlines()[-1].encode()
        full = ["bash", "-c", f"{shlex.join([*ledger, write, '-', *club])} >/dev/full"]
        refused = subprocess.run(full, capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
        assert (refused.returncode, refused.stderr) == (2, "mahjong-desk: standard output: No space left on device\n")
    assert not (ROOT / "-").exists()


def test_faults_of_standard_input_are_reported(tmp_path: Path) -> None:
    command = f"{sys.executable} -m mahjong_desk --data {tmp_path} ledger import - <&-"
    process = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
    assert (process.returncode, process.stderr) == (2, "")
    assert process.stdout == "mahjong-desk: standard input: This is not JSON: line 1, column 1.\n"
