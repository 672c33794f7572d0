# SPDX-License-Identifier: MIT
"""Runs a part of the tests with the oldest libraries that ``pyproject.toml`` allows, and with each other Python here.

What one set of exact versions cannot show is whether the ranges are true: a library's floor may lack what the program
asks of it, and a newer Python may warn or refuse. The environments are made in ``build/versions``, once a list of
versions. All tests run on another Python by ``python3.13 packaging/bootstrap.py test`` in a clone of its own.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
TESTS = (
    "tests/club/standings",
    "tests/club/test_spreadsheets.py",
    "tests/conformance",
    "tests/learn/practice/test_days.py",
    "tests/learn/practice/test_progress.py",
    "tests/ledger/server",
    "tests/ledger/test_backups.py",
    "tests/ledger/test_ledger.py",
    "tests/spectators",
    "tests/ui/kit",
    "tests/ui/session/test_export.py",
    "tests/ui/test_start.py",
    "tests/ui/test_whole_match.py",
)
"""What uses each library in earnest: storage on both databases, the page for spectators, tables, drills, the window."""
_TOOLS = {"hypothesis", "jsonschema", "openpyxl", "pypdf", "pytest", "pytest-benchmark", "pytest-qt"}
"""What these tests are run with."""


@dataclass(frozen=True, slots=True)
class Versions:
    """One set of versions that the program allows.

    Attributes:
        name: What it is called, also its folder.
        python: The Python to make the environment of.
        requirements: What pip installs, a line each.
        pinned: The versions that what these need shall have, a line each.
    """

    name: str
    python: Path
    requirements: tuple[str, ...]
    pinned: tuple[str, ...] = ()


def main(names: Iterable[str] = bootstrap.OTHER_VERSIONS) -> int:
    """Tries sets of versions, also when one fails, and returns 0 only if none did."""
    failed = [name for name in names if (versions := versions_called(name, ROOT)) and not passes(versions)]
    if failed:
        print(f"failed with other versions: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def versions_called(name: str, root: Path) -> Versions | None:
    """Returns a set of versions: the oldest libraries on this Python, or the pinned ones on another one; None if that is not here."""
    pinned = tuple(line for listed in _LISTS for line in lines(root / "packaging" / listed))
    ranges = needed(root)
    if name == bootstrap.OTHER_VERSIONS[0]:
        return Versions(name, Path(sys.executable), tuple(oldest(ranges, pinned)))
    version = bootstrap.OTHER_PYTHONS[name]
    if version == sys.version_info[:2]:
        return None
    python = bootstrap.find_python(version)
    if python is None:
        print(f"{name} is not here: nothing is tried with it.", flush=True)
        return None
    wanted = {requirement.name.lower() for requirement in ranges} | _TOOLS
    return Versions(name, python, tuple(line for line in pinned if Requirement(line).name.lower() in wanted), pinned)


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
    yield from (line for line in pinned if Requirement(line).name.lower() in _TOOLS)


def floor(requirement: Requirement) -> str:
    """Returns the lowest version that a requirement allows."""
    (lowest,) = (each.version for each in requirement.specifier if each.operator == ">=")
    return lowest


def _applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate()


def passes(versions: Versions) -> bool:
    """Makes the environment of a set of versions, and tells whether the tests pass in it."""
    print(f"-- {versions.name}", flush=True)
    folder = ROOT / "build" / "versions" / versions.name.replace(" ", "-").lower()
    try:
        python = environment(folder, versions)
    except subprocess.CalledProcessError as error:
        print(f"{error}", file=sys.stderr)
        return False
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS]
    own = {**bootstrap.clean(), "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=own, check=False).returncode == 0


def environment(folder: Path, versions: Versions) -> Path:
    """Returns the Python of an environment with these versions, made anew where they have changed.

    Raises:
        subprocess.CalledProcessError: The environment could not be made, or something could not be installed.
    """
    stamp = folder / "versions.txt"
    said = "\n".join((str(versions.python), *versions.requirements, "", *versions.pinned))
    wanted = hashlib.sha256(said.encode()).hexdigest()
    python = bootstrap.venv_python(folder)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    own = {**bootstrap.clean(), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    made = [str(versions.python), "-m", "venv", "--clear", str(python.parent.parent)]
    subprocess.run(made, env=own, check=True)
    for name, requirements in (("requirements", versions.requirements), ("constraints", versions.pinned)):
        (folder / f"{name}.txt").write_text("\n".join((*requirements, "")), encoding="utf-8")
    listed = ["-r", str(folder / "requirements.txt"), "-c", str(folder / "constraints.txt")]
    options = ["--quiet", "--no-cache-dir", "--no-compile"]
    # Debian's own pip cannot install for a newer Python: each environment has the pip of its Python.
    pip = [str(python), "-m", "pip", "install", *options, *listed]
    subprocess.run(pip, env=own, check=True)
    stamp.write_text(wanted, encoding="utf-8")
    return python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or bootstrap.OTHER_VERSIONS))
