# SPDX-License-Identifier: MIT
"""Sets up this clone, then opens the application or runs the checks.

Needs only Python's standard library, and writes only to this clone. As root on Debian and Ubuntu it installs the
system packages that are missing; otherwise it names them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from system_packages import COMPILED, PYTHON, QT, TESTS, X11, install_missing, missing, missing_text

ROOT = Path(__file__).resolve().parent.parent
FAILED, EXIT_USAGE = 1, 2
PURPOSES = ("run", "build", "test")
"""The purposes of an environment, each of which includes the previous ones."""

USAGE = """\
usage: python3 packaging/bootstrap.py run [--no-system-packages] [ARGUMENTS ...]
       python3 packaging/bootstrap.py test [--no-system-packages] [--packages]
       python3 packaging/bootstrap.py check [--no-system-packages]

run    set up and open the application with ARGUMENTS
test   set up and run all checks and tests; with --packages, build and try the packages, other Pythons and the oldest libraries
check  run the checks and the tests of changed files, in at most a minute

As root on Debian and Ubuntu, missing system packages are installed unless you add --no-system-packages.
"""

OUTSIDE = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"}
"""Variables that make pip install elsewhere, or Python find other packages."""

PYTEST = ("-m", "pytest", "-n", "2", "--dist", "worksteal")
VERSIONS = ("oldest libraries", "python3.12", "python3.13")
VERSION_TESTS = "club/standings conformance ledger/server ledger/test_ledger.py spectators ui/kit ui/rulesets"
"""The tests that use each library, run with each of ``VERSIONS``."""


class SetupError(Exception):
    """Raised if the set-up fails; its text is shown to the user."""


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Runs a command and returns its exit status."""
    command, *rest = arguments or ("",)
    may_install = "--no-system-packages" not in rest[:1]
    rest = rest if may_install else rest[1:]
    packages = command == "test" and rest == ["--packages"]
    if command not in ("run", "test", "check") or (command != "run" and rest and not packages):
        sys.stderr.write(USAGE)
        return EXIT_USAGE
    purpose = "run" if command == "run" else "test"
    shows_window = command == "run" and os.environ.get("DISPLAY") and "QT_QPA_PLATFORM" not in os.environ
    venv = "" if venv_python(root / ".venv").is_file() else f"module:ensurepip={PYTHON}-venv"
    needed = f"{QT} {X11 if shows_window else ''} {venv}"
    try:
        check_python(sys.version_info[:2])
        if may_install:
            install_missing([needed, *(TESTS.values() if command == "test" else ())])
        if lacking := missing_text(needed):
            raise SetupError(lacking)
        python = set_up(root, purpose)
        compile_texts(root, python)
        if packages:
            return try_packages(root, python)
    except SetupError as error:
        sys.stderr.write(f"\n{error}\n")
        return FAILED
    if command == "run":
        return start([str(python), "-m", "mahjong_desk", *rest])
    return check_all(root, python, quick=command == "check")


def check_python(version: tuple[int, ...]) -> None:
    """Raises ``SetupError`` if this Python is too old."""
    if version < (3, 11):
        raise SetupError(f"Mahjong Desk needs Python 3.11 or newer; this is {'.'.join(map(str, version))}.")


# Environments


def clean_environment() -> dict[str, str]:
    """Returns the environment without variables that lead out of the clone."""
    return {key: value for key, value in os.environ.items() if key not in OUTSIDE}


def venv_python(folder: Path) -> Path:
    """Returns the path of the Python of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirement_files(root: Path, purpose: str) -> list[Path]:
    """Returns the lists of pinned versions for ``purpose``."""
    names = ("requirements.txt", "requirements-build.txt", "requirements-test.txt")
    return [root / "packaging" / name for name in names[: PURPOSES.index(purpose) + 1]]


def fingerprint(root: Path, purpose: str, python: str = sys.executable) -> str:
    """Returns a hash of everything that affects what is installed for ``purpose``."""
    return _hash(root, python, requirement_files(root, purpose))


def _hash(root: Path, python: str, lists: Iterable[Path]) -> str:
    texts = [path.read_text(encoding="utf-8") for path in (root / "pyproject.toml", *lists)]
    return hashlib.sha256(repr((str(root), os.path.realpath(python), texts)).encode()).hexdigest()


def set_up(root: Path, purpose: str) -> Path:
    """Creates the environment for ``purpose`` if necessary, and returns its Python."""
    lists = requirement_files(root, purpose)
    python = create_environment(root, root / ".venv", sys.executable, lists, ["--no-deps", "--editable", str(root)])
    compiled = root / "packaging" / "requirements-compiled.txt"
    if purpose == "test" and not missing(TESTS[COMPILED]):
        done = root / ".venv" / compiled.name
        if not done.is_file() or done.read_bytes() != compiled.read_bytes():
            pip(python, ["-r", str(compiled)])
            shutil.copy(compiled, done)
    return python


def create_environment(
    root: Path, folder: Path, python: str, lists: Sequence[Path], program: Sequence[str] = ()
) -> Path:
    """Creates or updates a virtual environment, and returns its Python.

    Raises:
        SetupError: The environment cannot be created, or an installation failed.
    """
    own, stamp = venv_python(folder), folder / "ready.txt"
    wanted = [_hash(root, python, lists[: count + 1]) for count in range(len(lists))]
    ready = stamp.read_text(encoding="utf-8").split() if own.is_file() and stamp.is_file() else []
    if wanted[-1] in ready:
        return own
    print(f"Setting up {folder}: this takes a minute or two, once.", file=sys.stderr)
    reusable = stamp.is_file() and os.path.realpath(own) == os.path.realpath(python)
    if not reusable and run_visibly([python, "-m", "venv", "--clear", str(folder)]) != 0:
        raise SetupError(f"The virtual environment {folder} could not be created; Python's message is above.")
    stamp.write_text("", encoding="utf-8")
    pip(own, [word for path in lists for word in ("-r", str(path))])
    if program:
        pip(own, ["--no-build-isolation", *program])
    stamp.write_text("\n".join(wanted), encoding="utf-8")
    return own


def run_visibly(command: Sequence[str]) -> int:
    """Runs a command with its output on standard error, and returns its exit status."""
    return subprocess.run(command, env=clean_environment(), stdout=sys.stderr, check=False).returncode


def pip(python: Path, arguments: Sequence[str]) -> None:
    """Installs libraries, or raises ``SetupError``."""
    # Most modules are never imported, and Python compiles the others on import.
    options = ["--quiet", "--no-cache-dir", "--no-compile", "--disable-pip-version-check"]
    if run_visibly([str(python), "-m", "pip", "install", *options, *arguments]):
        raise SetupError("The libraries could not be installed; pip's message is above. Is this machine online?")


def compile_texts(root: Path, python: Path) -> None:
    """Compiles the catalogues of texts if one has changed."""
    languages = root / "resources" / "languages"
    for source in languages.glob("*/*.po"):
        digest, compiled = hashlib.sha256(source.read_bytes()).hexdigest()[:16], source.with_suffix(".mo")
        if not compiled.is_file() or digest.encode() not in compiled.read_bytes():
            if run_visibly([str(python), str(root / "packaging" / "translations.py"), "--compile"]) != 0:
                raise SetupError("The texts could not be compiled; the reason is above.")
            return


def start(command: Sequence[str]) -> int:
    """Replaces this process with the application, or on Windows waits for it."""
    if os.name == "posix":
        os.execve(command[0], list(command), clean_environment())
    return subprocess.run(command, env=clean_environment(), check=False).returncode


# Checks


def checks(root: Path, python: Path) -> dict[str, list[str]]:
    """Returns the commands of all checks except the tests, by name."""
    own = str(python)
    return {
        "types": [own, "-m", "mypy"],
        "translations": [own, str(root / "packaging" / "translations.py"), "--check"],
        "layers": [str(python.with_name("lint-imports"))],
        "lint": [own, "-m", "ruff", "check", "--quiet", "."],
        "format": [own, "-m", "ruff", "format", "--check", "--quiet", "."],
    }


def run_in_parallel(root: Path, commands: dict[str, list[str]]) -> list[str]:
    """Runs commands in parallel, and returns the names of those that failed."""

    def run(name: str) -> bool:
        # Environments with other versions do not have the program installed: they find it in the clone.
        environment = {**clean_environment(), "PYTHONPATH": str(root)}
        done = subprocess.run(commands[name], cwd=root, env=environment, capture_output=True, text=True, check=False)
        output = f"\n{done.stdout}{done.stderr}" if done.returncode or "pytest" in commands[name] else "\n"
        print(f"-- {name} {'failed' if done.returncode else 'passed'}", end=output, flush=True)
        return done.returncode != 0

    with ThreadPoolExecutor(3) as pool:
        return [name for name, failed in zip(commands, pool.map(run, commands), strict=True) if failed]


def check_all(root: Path, python: Path, *, quick: bool) -> int:
    """Runs the checks and the tests, and returns 0 only if nothing failed.

    The tests are last, so that their closing line is the last line; above it they name the checks that failed.
    """
    failed = [*filter(None, [os.environ.get("MAHJONG_DESK_FAILED")]), *run_in_parallel(root, checks(root, python))]
    lacking = {subject: list(missing(needs)) for subject, needs in TESTS.items()}
    skipped = [f"{subject}: needs {', '.join(names)}" for subject, names in lacking.items() if names and not quick]
    environment = {
        **clean_environment(),
        "MAHJONG_DESK_FAILED": ", ".join(failed),
        "MAHJONG_DESK_SKIPPED": "\n".join(skipped),
    }
    quick_tests = [str(python), str(root / "packaging" / "quick_tests.py")]
    tests = [str(python), *PYTEST, "--hypothesis-profile", "ci", "--ignore", "tests/installed"]
    status = subprocess.run(quick_tests if quick else tests, cwd=root, env=environment, check=False).returncode
    return FAILED if failed or status else 0


def try_packages(root: Path, python: Path) -> int:
    """Tests the packages and other versions; returns 0 only if nothing failed."""
    commands = {"packages": [str(python), "-m", "pytest", "-q", "tests/installed"]}
    tests = [f"tests/{name}" for name in VERSION_TESTS.split()]
    for name in VERSIONS:
        if own := version_python(root, name):
            commands[name] = [str(own), "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    failed = run_in_parallel(root, commands)
    print(f"failed: {', '.join(failed)}" if failed else "nothing failed")
    return FAILED if failed else 0


def version_python(root: Path, name: str) -> Path | None:
    """Returns the Python of the environment ``name``, or None if it is missing here."""
    folder, lists = root / "build" / "versions" / name.replace(" ", "-"), requirement_files(root, "test")
    python = sys.executable if name == VERSIONS[0] else find_python(name)
    if python is None:
        print(f"{name} is not on this machine, so nothing is tested with it.")
        return None
    if name == VERSIONS[0]:
        folder.mkdir(parents=True, exist_ok=True)
        oldest = folder.with_suffix(".txt")
        oldest.write_text("\n".join(oldest_versions(root)), encoding="utf-8")
        lists = [oldest, lists[-1]]
    return create_environment(root, folder, python, lists)


def find_python(name: str) -> str | None:
    """Returns a Python of this name that starts, from the path or pyenv, or None."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [shutil.which(name), *map(str, pyenv.glob(f"{name.removeprefix('python')}.*/bin/{name}"))]

    def starts(python: str) -> bool:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0

    return next((python for python in found if python and starts(python)), None)


def oldest_versions(root: Path) -> list[str]:
    """Returns each library pinned to its oldest version in ``pyproject.toml``."""
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ranges = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    return [re.sub(r">=([\d.]+)[^;]*", r"==\1 ", line) for line in ranges]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
