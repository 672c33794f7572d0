# SPDX-License-Identifier: MIT
"""The commands of a clone: what they print, install, and leave alone, and when they have nothing to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
import quick_tests
import system_packages

BACKEND = '''
import zipfile


def build_editable(folder, config_settings=None, metadata_directory=None):
    """Makes an editable wheel of the program next to this file, without any tool."""
    from pathlib import Path

    name, info = "desk-1-py3-none-any.whl", "desk-1.dist-info"
    with zipfile.ZipFile(Path(folder, name), "w") as wheel:
        wheel.writestr("desk.pth", str(Path(__file__).parent))
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: desk\\nVersion: 1\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
'''
PROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
PROGRAM = "import os, sys\nprint('opened with', sys.argv[1:], 'in', os.getcwd())\nsys.exit(5)\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small project with the scripts in it, which needs no library."""
    root = tmp_path / "clone"
    (root / "packaging").mkdir(parents=True)
    for script in (bootstrap, system_packages):
        shutil.copy(str(script.__file__), root / "packaging")
    for ending in ("", "-build", "-test", "-compiled"):
        (root / "packaging" / f"requirements{ending}.txt").write_text("# nothing\n")
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    (root / "mahjong_desk").mkdir()
    (root / "mahjong_desk" / "__main__.py").write_text(PROGRAM)
    return root


def run(root: Path, *arguments: str, where: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the script of the clone with a home folder next to it."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "PYTHONPATH")}
    environment["HOME"] = environment["USERPROFILE"] = str(root.parent / "home")
    environment["PATH"] = str(root.parent / "programs")  # pip asks compilers for their versions, and some write then
    command = [sys.executable, str(root / "packaging" / "bootstrap.py"), *arguments]
    return subprocess.run(command, env=environment, cwd=where or root, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", [[], ["open"], ["test", "tests/rules"], ["check", "--no-system-packages", "-v"]])
def test_usage_is_shown_for_anything_else(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(arguments) == 2
    assert capsys.readouterr().err == bootstrap.USAGE


def test_run_sets_up_once_and_opens_the_program(clone: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    first = run(clone, "run", "score", "a hand.json", where=elsewhere)
    assert first.returncode == 5, first.stderr
    assert first.stdout == f"opened with ['score', 'a hand.json'] in {elsewhere}\n"
    assert "Setting up" in first.stderr

    second = run(clone, "run", "--no-system-packages", "score", "--no-system-packages")
    assert second.returncode == 5
    assert second.stdout == f"opened with ['score', '--no-system-packages'] in {clone}\n"
    assert second.stderr == ""

    assert {path.name for path in tmp_path.iterdir()} <= {"clone", "elsewhere", "home"}
    assert not list(elsewhere.iterdir())
    assert not (tmp_path / "home").exists()

    # A failed set-up is tried again, even though nothing has changed since.
    (clone / "packaging" / "requirements.txt").write_text("./is-not-there\n")
    for _ in range(2):
        refused = run(clone, "run")
        assert refused.returncode == 1
        assert "Setting up" in refused.stderr
        assert "could not be installed" in refused.stderr
        assert "Traceback" not in refused.stderr
        assert refused.stdout == ""


def test_what_is_installed_for_tests_is_enough_to_run(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "pip", lambda python, arguments: installed.append(list(arguments)))
    monkeypatch.setattr(bootstrap, "missing", lambda needs: {"a compiler": "g++"})
    for purpose in ("test", "build", "run"):
        bootstrap.set_up(clone, purpose)
    assert len(installed) == 2, "the libraries and the program, once"
    (clone / "packaging" / "requirements-test.txt").write_text("# other\n")
    bootstrap.set_up(clone, "run")
    assert len(installed) == 2
    bootstrap.set_up(clone, "test")
    assert len(installed) == 4


def test_an_old_python_is_refused() -> None:
    bootstrap.check_python((3, 11))
    with pytest.raises(bootstrap.SetupError, match=r"needs Python 3\.11 or newer; this is 3\.9"):
        bootstrap.check_python((3, 9))


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A Debian machine of root's that has nothing; its calls of apt-get, of which one with Chromium fails."""
    calls: list[tuple[str, ...]] = []

    def call(*arguments: str) -> bool:
        calls.append(arguments)
        return "chromium" not in arguments

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "is_here", lambda need: False)
    monkeypatch.setattr(system_packages, "run_apt", call)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    return calls


def test_missing_packages_are_named_with_their_line(apt: object) -> None:
    text = system_packages.missing_text("libGL.so.1=libgl1 initdb|/usr/lib/postgresql/*/bin/initdb=postgresql")
    assert "libGL.so.1, initdb." in text
    assert text.endswith("sudo apt-get install -y --no-install-recommends libgl1 postgresql")


def test_one_missing_package_does_not_keep_out_others(
    apt: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    system_packages.install_missing(["fish=fish", "chromium=chromium"])
    assert [call[3:] for call in apt] == [(), ("chromium", "fish"), ("fish",), ("chromium",)]
    assert capsys.readouterr().err.endswith("unless you add --no-system-packages: chromium fish\n")


def test_only_root_installs_packages(apt: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    system_packages.install_missing(["fish=fish"])
    assert apt == []


def test_only_linux_lacks_packages(apt: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system_packages.missing("libGL.so.1=libgl1") == {}


def test_a_failed_check_fails_them_all(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    show = "import os; print('failed before:', os.environ['MAHJONG_DESK_FAILED'])"
    commands = {"format": [sys.executable, "-c", "raise SystemExit(3)"], "lint": [sys.executable, "-c", ""]}
    monkeypatch.setattr(bootstrap, "checks", lambda root, python: commands)
    monkeypatch.setattr(bootstrap, "PYTEST", ("-c", show))
    assert bootstrap.check_all(clone, Path(sys.executable), quick=False) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "failed before: format"
    del commands["format"]
    assert bootstrap.check_all(clone, Path(sys.executable), quick=False) == 0


def test_the_oldest_versions_are_the_floors() -> None:
    oldest = bootstrap.oldest_versions(bootstrap.ROOT)
    assert "segno==1.6 " in oldest
    assert all("==" in line and "<" not in line.split(";")[0] for line in oldest)


def test_a_change_is_tested_in_its_folder(tmp_path: Path) -> None:
    for name in ("match/test_replay.py", "match/test_seats.py", "packaging/test_make.py", "durability/test_kill.py"):
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / name).touch()

    def chosen(*files: str) -> list[str]:
        return quick_tests.mirrors(tmp_path, files)

    both = ["tests/match/test_replay.py", "tests/match/test_seats.py"]
    assert chosen("mahjong_desk/match/replay.py") == both
    assert chosen("mahjong_desk/match/inner/module.py", "tests/match/test_seats.py") == both
    assert chosen("packaging/make.py") == ["tests/packaging/test_make.py"]
    assert chosen("README.md", "tests/durability/test_kill.py", "mahjong_desk/cli/main.py") == []
