# SPDX-License-Identifier: MIT
"""The commands of a clone: what they print, install and skip."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
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


def test_an_old_python_is_refused() -> None:
    bootstrap.check_python((3, 11))
    with pytest.raises(bootstrap.SetupError, match=r"needs Python 3\.11 or newer; this is 3\.9"):
        bootstrap.check_python((3, 9))


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Root's calls of apt-get on a bare Debian system; those for Chromium fail."""
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


def test_missing_packages_are_listed_with_a_command(apt: object) -> None:
    text = system_packages.missing_text("libGL.so.1=libgl1 initdb|/usr/lib/postgresql/*/bin/initdb=postgresql")
    assert "libGL.so.1, initdb." in text
    assert text.endswith("sudo apt-get install -y --no-install-recommends libgl1 postgresql")


def test_a_failed_package_blocks_no_other(apt: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    system_packages.install_missing(["fish=fish", "chromium=chromium"])
    assert [call[3:] for call in apt] == [(), ("chromium", "fish"), ("fish",), ("chromium",)]
    assert capsys.readouterr().err.endswith("unless you add --no-system-packages: chromium fish\n")


def test_the_oldest_versions_are_the_minimums() -> None:
    oldest = bootstrap.oldest_versions(bootstrap.ROOT)
    assert "segno==1.6 " in oldest
    assert all("==" in line and "<" not in line.split(";")[0] for line in oldest)
