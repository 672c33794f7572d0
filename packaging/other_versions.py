# SPDX-License-Identifier: MIT
"""Runs a part of the tests with the oldest libraries that ``pyproject.toml`` allows, and with each other Python here.

What one set of exact versions cannot show is whether the ranges are true: a library's floor may lack what the program
asks of it, and a newer Python may warn or refuse. The environments are made in ``build/versions``, once a list of
versions. All tests run on another Python by ``python3.13 packaging/bootstrap.py test`` in a clone of its own.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
OTHER_PYTHONS = ((3, 12), (3, 13))
"""The Pythons that are tried where they are installed, beside the one that the checks run with."""
TESTS = (
    "tests/club/standings",
    "tests/club/test_spreadsheets.py",
    "tests/conformance",
    "tests/learn/drills/test_days.py",
    "tests/learn/drills/test_progress.py",
    "tests/ledger/server",
    "tests/ledger/test_backups.py",
    "tests/ledger/test_ledger.py",
    "tests/ledger/test_upgrade.py",
    "tests/spectators",
    "tests/ui/kit",
    "tests/ui/session/test_export.py",
    "tests/ui/test_start.py",
    "tests/ui/test_whole_match.py",
)
"""What uses each library in earnest: storage on both databases, the page for spectators, tables, drills, the window."""


@dataclass(frozen=True, slots=True)
class Versions:
    """One set of versions that the program allows.

    Attributes:
        name: What it is called, also its folder.
        python: The Python to make the environment of.
        requirements: What pip installs, a line each.
    """

    name: str
    python: Path
    requirements: tuple[str, ...]


def main() -> int:
    """Tries every set of versions, also when one fails, and returns 0 only if none did."""
    failed = [versions.name for versions in all_versions(ROOT) if not passes(versions)]
    if failed:
        print(f"failed with other versions: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def all_versions(root: Path) -> Iterator[Versions]:
    """Yields the oldest libraries on this Python, and the pinned ones on each other Python that is here."""
    pinned = [line for name in _LISTS for line in lines(root / "packaging" / name)]
    yield Versions("oldest libraries", Path(sys.executable), tuple(oldest(needed(root), pinned)))
    for version in OTHER_PYTHONS:
        python = find_python(version)
        name = f"Python {version[0]}.{version[1]}"
        if version == sys.version_info[:2]:
            continue
        if python is None:
            print(f"{name} is not here: nothing is tried with it.", flush=True)
        else:
            yield Versions(name, python, tuple(pinned))


_LISTS = ("requirements.txt", "requirements-build.txt", "requirements-test.txt")


def lines(file: Path) -> list[str]:
    """Returns the requirements of a list, without its comments."""
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def needed(root: Path) -> list[Requirement]:
    """Returns what the program needs for all that it does, with the range of each."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = (line for lines in project["optional-dependencies"].values() for line in lines)
    return [Requirement(line) for line in (*project["dependencies"], *extras)]


def oldest(ranges: Iterable[Requirement], pinned: Iterable[str]) -> Iterator[str]:
    """Yields each of the ``ranges`` at its floor, and of what is ``pinned`` only the tools of the tests.

    Libraries that only another library needs are left to pip, for they follow from it.
    """
    floors = {requirement.name.lower(): requirement for requirement in ranges if _applies(requirement)}
    for requirement in floors.values():
        extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
        yield f"{requirement.name}{extras}=={floor(requirement)}"
    tools = {"pytest", "pytest-benchmark", "pytest-qt", "pytest-xdist", "hypothesis", "jsonschema", "openpyxl", "pypdf"}
    yield from (line for line in pinned if Requirement(line).name.lower() in tools)


def floor(requirement: Requirement) -> str:
    """Returns the lowest version that a requirement allows."""
    (lowest,) = (each.version for each in requirement.specifier if each.operator == ">=")
    return lowest


def _applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate()


def find_python(version: tuple[int, int]) -> Path | None:
    """Returns a Python of this version: on the path, or kept by pyenv; None where there is none."""
    name = f"python{version[0]}.{version[1]}"
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(name)
    candidates = [*([Path(on_path)] if on_path else []), *sorted(kept.glob(f"{version[0]}.{version[1]}.*/bin/{name}"))]
    return next((python for python in candidates if bootstrap.works(python)), None)


def passes(versions: Versions) -> bool:
    """Makes the environment of a set of versions, and tells whether the tests pass in it."""
    print(f"-- {versions.name}", flush=True)
    folder = ROOT / "build" / "versions" / versions.name.replace(" ", "-").lower()
    try:
        python = environment(folder, versions)
    except subprocess.CalledProcessError as error:
        print(f"{error}", file=sys.stderr)
        return False
    command = [str(python), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", *TESTS]
    own = {**bootstrap.clean(), "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=own, check=False).returncode == 0


def environment(folder: Path, versions: Versions) -> Path:
    """Returns the Python of an environment with these versions, made anew where they have changed.

    Raises:
        subprocess.CalledProcessError: The environment could not be made, or something could not be installed.
    """
    stamp = folder / "versions.txt"
    wanted = hashlib.sha256("\n".join((str(versions.python), *versions.requirements)).encode()).hexdigest()
    python = bootstrap.venv_python(folder)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    place = python.parent.parent
    own = {**bootstrap.clean(), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([str(versions.python), "-m", "venv", "--clear", str(place)], env=own, check=True)
    listed = folder / "requirements.txt"
    listed.write_text("\n".join((*versions.requirements, "")), encoding="utf-8")
    subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", "--no-cache-dir", "-r", str(listed)], env=own, check=True
    )
    stamp.write_text(wanted, encoding="utf-8")
    return python


if __name__ == "__main__":
    sys.exit(main())
