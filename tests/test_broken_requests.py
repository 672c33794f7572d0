# SPDX-License-Identifier: MIT
"""Every line gets one answer of the contract."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.rules.model.refusal import ErrorCode
from tests.broken_requests import malformed_requests
from tests.scope import amount

ROOT = Path(__file__).parents[1]
CODES = set(ErrorCode)


@pytest.mark.parametrize(("command", "share"), [("score", 0.6), ("replay", 0.25), ("waits", 0.15)])
def test_every_line_gets_one_answer(command: str, share: float) -> None:
    number = round(amount(1500) * share)
    lines = list(malformed_requests(command, random.Random(f"{command} {number}"), number))
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_desk", command, "--lines", "-"],
        input="".join(line + "\n" for line in lines).encode("utf-8", errors="surrogatepass"),
        capture_output=True,
        cwd=ROOT,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    answers = done.stdout.decode("utf-8").split("\n")[:-1]
    assert len(answers) == number
    for line, text in zip(lines, answers, strict=True):
        answer = json.loads(text)
        if answer["ok"]:
            continue
        error = answer["error"]
        assert error["code"] in CODES - {ErrorCode.INTERNAL}, line
        assert error["message"], line
        assert "{" not in error["message"] or "{" in line, f"{line}\n{error}"
        assert ("reason" in error) == (error["code"] == "forbidden_win"), line
