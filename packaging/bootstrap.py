# SPDX-License-Identifier: MIT
"""Sets everything up in this clone, then opens the application or runs all checks.

``python3 packaging/bootstrap.py run [ARGUMENTS ...]`` passes its arguments on to the application;
``python3 packaging/bootstrap.py test`` runs every check and fails if one of them does;
``python3 packaging/bootstrap.py check`` leaves out the tests that are neither quick nor of what was changed.

Needs nothing but Python's standard library, and writes only to this clone. Packages of the system that Qt, the virtual
environment or, with ``test``, some of the tests cannot do without are installed as root on Debian and Ubuntu, and else
named; ``--no-system-packages`` after the command installs none.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
FAILED, MISUSED = 1, 2
PURPOSES = ("run", "build", "test")
"""What the environment is for: to open the application, to make packages of it, to check it; each needs what the former does."""

USAGE = """\
usage: python3 packaging/bootstrap.py run [--no-system-packages] [ARGUMENTS ...]
       python3 packaging/bootstrap.py test [--no-system-packages]
       python3 packaging/bootstrap.py check [--no-system-packages]

run    sets everything up and opens the application; the arguments go to it
test   sets everything up and runs all checks
check  the same without the long tests: those of what was changed since the last commit, and the quick ones

As root on Debian and Ubuntu, packages of the system that are missing are installed: by “run” and “check” only what
Qt and Python need, by “test” also what some of the tests need. --no-system-packages installs none of them.
"""

QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""What Qt loads on Linux in any case, with the Debian package of each."""

X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt loads on Linux to show a window through X11, with the Debian package of each."""

X11_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""What the tests of the real window run, with the Debian package of each; without them these tests are left out."""

DESKTOP_PROGRAMS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "fish": "fish",
    "gio": "libglib2.0-bin",
    "mandoc": "mandoc",
    "update-mime-database": "shared-mime-info",
    "zsh": "zsh",
}
"""What reads the files for the desktop and for the shells, likewise."""

PACKAGE_PROGRAMS = {
    "objdump": "binutils",
    "strip": "binutils",
    "dpkg-deb": "dpkg",
    "makensis": "nsis",
    "mmdebstrap": "mmdebstrap",
}
"""What makes packages and what tries them in a system of its own, with the Debian package of each."""

POSTGRESQL = Path("/usr/lib/postgresql")
"""Where Debian has PostgreSQL's programs, a folder a version; without them the tests of a ledger on a server are left out."""

COMPILERS = ("c++", "g++", "clang++", "cl")
"""The C++ compiler, by the names that systems have for it; without one what is compared with a library in C++ is left out."""

BROWSERS = ("chromium", "chromium-browser")
"""The browser in which the spectators' page is tested, by the names that systems have for it."""

SCREEN_READER = ("at-spi2-core", "python3-pyatspi", "gir1.2-atspi-2.0", "dbus-daemon")
"""Debian's packages with which a test reads the window as a screen reader does; without them that is left out."""

INPUT_METHOD = ("fcitx5", "fcitx5-anthy", "dbus-daemon")
"""Debian's packages with which a test types Japanese names; without them that is left out."""

_ANTHY = Path("/usr/share/fcitx5/addon/anthy.conf")

_PYATSPI = ("/usr/bin/python3", "-c", "import gi; gi.require_version('Atspi', '2.0'); import pyatspi")

OUTSIDE_THE_CLONE = (
    *("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER"),
    *("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"),
)
"""Settings of the person's shell that would make pip install elsewhere, or Python find other packages or compile all with each start."""

OTHER_PYTHONS = {"Python 3.12": (3, 12), "Python 3.13": (3, 13)}
OTHER_VERSIONS = ("oldest libraries", *OTHER_PYTHONS)
"""The other versions with which a part of the tests is run, by ``other_versions.py``."""

AT_ONCE = 3
"""How many checks run beside each other: more than there are processors, for some wait for the network or for programs."""

PATIENCE = 600
"""How long a command of apt-get may take, seconds."""

NO_NETWORK = ("NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "Failed to establish", "ProxyError")
"""What pip writes when it cannot reach a server."""

Loader = Callable[[str], object]


class Problem(Exception):
    """Something that stands in the way, told in words for the person at the terminal."""


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Runs ``run``, ``test`` or ``check`` and returns the exit status: 2 where the arguments are none of them."""
    command, *rest = arguments or ("",)
    may_change_system = rest[:1] != ["--no-system-packages"]
    if not may_change_system:
        del rest[0]
    if command not in ("run", "test", "check") or (command != "run" and rest):
        sys.stderr.write(USAGE)
        return MISUSED
    purpose = "run" if command == "run" else "test"
    try:
        check_python(sys.version_info[:2])
        if may_change_system and may_install():
            install_missing(missing_parts(root, purpose), missing_for_tests() if command == "test" else {})
        check_system(root, purpose)
        python = set_up(root, purpose)
        compile_texts(root, python)
    except Problem as problem:
        sys.stderr.write(f"\n{problem}\n")
        return FAILED
    if purpose == "run":
        return start([str(python), "-m", "mahjong_desk", *rest])
    quick = command == "check"
    return run_checks(root, python, quick=quick, left_out="" if quick else left_out_text(missing_for_tests()))


def say(text: str) -> None:
    """Shows one line of progress, at once; on standard error, because standard output is the application's."""
    print(text, file=sys.stderr, flush=True)


def check_python(version: tuple[int, ...]) -> None:
    """Returns if this Python is new enough.

    Raises:
        Problem: It is too old.
    """
    if version < OLDEST_PYTHON:
        wanted, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
        raise Problem(f"Mahjong Desk needs Python {wanted} or newer; this is Python {found} ({sys.executable}).")


# The system


def missing_libraries(wanted: Iterable[str], load: Loader = ctypes.CDLL) -> list[str]:
    """Returns those of the ``wanted`` shared libraries that cannot be loaded."""
    missing = []
    for name in wanted:
        try:
            load(name)
        except OSError:
            missing.append(name)
    return missing


def needed_libraries(purpose: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Returns the libraries that Qt will load, with the Debian package of each.

    Args:
        purpose: ``run`` or ``test``; most tests need no screen, and the others may be left out.
        environment: The variables of the shell, which tell whether there is an X server.
    """
    shows_windows = (
        purpose == "run" and environment.get("DISPLAY") and environment.get("QT_QPA_PLATFORM", "xcb") == "xcb"
    )
    return {**QT_LIBRARIES, **X11_LIBRARIES} if shows_windows else dict(QT_LIBRARIES)


def missing_parts(root: Path, purpose: str, load: Loader = ctypes.CDLL) -> dict[str, str]:
    """Returns what the system lacks, libraries and parts of Python alike, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {}
    needed = needed_libraries(purpose, os.environ)
    missing = {name: needed[name] for name in missing_libraries(needed, load)}
    if not venv_python(root).is_file():
        importlib.invalidate_caches()
        modules = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        missing.update({f"Python's {name}": package for name in modules})
    return missing


def check_system(root: Path, purpose: str, load: Loader = ctypes.CDLL) -> None:
    """Returns if the system has all that is needed.

    Raises:
        Problem: Something is missing; the message has the line that installs it.
    """
    if missing := missing_parts(root, purpose, load):
        raise Problem(lacking_text(missing))


def install_missing(needed: Mapping[str, str], for_tests: Mapping[str, Mapping[str, str]]) -> None:
    """Installs what is missing, and says in one line before what that is.

    Args:
        needed: What nothing works without, with the Debian package of each.
        for_tests: The same of what some of the tests need, for each subject of such tests.
    """
    groups = [sorted(set(lacking.values())) for lacking in (needed, *for_tests.values()) if lacking]
    if not groups:
        return
    packages = sorted({package for group in groups for package in group})
    say(f"Installing with apt-get, unless you add --no-system-packages: {' '.join(packages)}")
    try:
        install_packages(packages)
    except Problem as problem:
        say(str(problem))
        # A package that no archive has must not keep out the others.
        for group in groups if len(groups) > 1 else ():
            try:
                install_packages(group)
            except Problem as again:
                say(str(again))


def missing_for_tests(load: Loader = ctypes.CDLL) -> dict[str, dict[str, str]]:
    """Returns what some of the tests lack, with the Debian package of each, by the subject of these tests."""
    missing = {
        "value of Chinese Official beside another program": missing_for_compiling(),
        "real window": missing_for_real_window(load),
        "files for the desktop and the shells": missing_for_desktop(),
        "packages": missing_for_packages(),
        "ledger on a server": missing_for_server(),
        "spectators' page": missing_for_browser(),
        "window as a screen reader has it": missing_for_screen_reader(load),
        "names typed with an input method": missing_for_input_method(load),
    }
    return {subject: lacking for subject, lacking in missing.items() if lacking}


def left_out_text(missing: Mapping[str, Mapping[str, str]]) -> str:
    """Returns which tests are skipped and why, a line each; empty if none are."""
    lines = [f"{subject}: needs {', '.join(lacking)}" for subject, lacking in missing.items()]
    if packages := sorted({package for lacking in missing.values() for package in lacking.values()}):
        lines.append(f"On Debian and Ubuntu: {apt_line(packages)}")
    for name, version in OTHER_PYTHONS.items():
        if version != sys.version_info[:2] and find_python(version) is None:
            lines.append(f"{name}: not on this machine")
    return "\n".join(lines)


def missing_for_real_window(load: Loader = ctypes.CDLL) -> dict[str, str]:
    """Returns what a test with a real window lacks, programs and libraries alike, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {}
    missing = {name: package for name, package in X11_PROGRAMS.items() if shutil.which(name) is None}
    return missing | {name: X11_LIBRARIES[name] for name in missing_libraries(X11_LIBRARIES, load)}


def missing_for_desktop() -> dict[str, str]:
    """Returns what the tests of what a desktop and the shells read lack, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {}
    return {name: package for name, package in DESKTOP_PROGRAMS.items() if shutil.which(name) is None}


def missing_for_packages(programs: Iterable[str] = tuple(PACKAGE_PROGRAMS)) -> dict[str, str]:
    """Returns which of the ``programs`` that packages are made and tried with are not here, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {}
    return {name: PACKAGE_PROGRAMS[name] for name in programs if shutil.which(name) is None}


def missing_for_compiling() -> dict[str, str]:
    """Returns what is not here to build libraries that come as C++ alone, with the Debian package of each."""
    missing = {} if any(map(shutil.which, COMPILERS)) else {"a C++ compiler": "g++"}
    if not sys.platform.startswith("linux"):
        return missing
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        missing["Python.h"] = f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"
    return missing


def missing_for_server() -> dict[str, str]:
    """Returns what a test with a PostgreSQL server of its own lacks, with the Debian package of it."""
    if not sys.platform.startswith("linux") or any(POSTGRESQL.glob("*/bin/initdb")) or shutil.which("initdb"):
        return {}
    return {"PostgreSQL": "postgresql"}


def missing_for_browser() -> dict[str, str]:
    """Returns what a test of the spectators' page in a browser lacks, with the Debian package of it."""
    if not sys.platform.startswith("linux") or any(map(shutil.which, BROWSERS)):
        return {}
    return {"Chromium": "chromium"}


def missing_for_screen_reader(load: Loader = ctypes.CDLL) -> dict[str, str]:
    """Returns what a test with a screen reader lacks: a real window, a bus and AT-SPI, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {"AT-SPI": "at-spi2-core"}
    missing = missing_for_real_window(load)
    try:
        knows = subprocess.run(_PYATSPI, capture_output=True, check=False).returncode == 0
    except OSError:
        knows = False
    if not knows or shutil.which("dbus-daemon") is None:
        missing |= {name: name for name in SCREEN_READER}
    return missing


def missing_for_input_method(load: Loader = ctypes.CDLL) -> dict[str, str]:
    """Returns what a test with an input method lacks: a real window, a bus, fcitx and anthy, with the Debian package of each."""
    if not sys.platform.startswith("linux"):
        return {"fcitx5": "fcitx5"}
    missing = missing_for_real_window(load)
    if not _ANTHY.is_file() or not all(map(shutil.which, ("fcitx5", "dbus-daemon"))):
        missing |= {name: name for name in INPUT_METHOD}
    return missing


def lacking_text(missing: Mapping[str, str]) -> str:
    """Returns what to tell about ``missing`` parts (with their packages), ending in the one line that installs them."""
    names, line = ", ".join(missing), apt_line(sorted(set(missing.values())))
    if has_apt():
        return f"Mahjong Desk needs what is not here: {names}. This line installs it; start again then:\n\n  {line}"
    return (
        f"Mahjong Desk needs what is not here: {names}. Install the packages of your system that hold it, then start "
        f"again. On Debian and Ubuntu the line is:\n\n  {line}"
    )


def apt_line(packages: Sequence[str]) -> str:
    """Returns the line that installs ``packages`` on Debian and Ubuntu."""
    return f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def has_apt(release: Path = Path("/etc/os-release")) -> bool:
    """Tells whether this is Debian, Ubuntu or one of their children, with apt-get."""
    if shutil.which("apt-get") is None or not release.is_file():
        return False
    family: set[str] = set()
    for line in release.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition("=")
        if key in ("ID", "ID_LIKE"):
            family.update(shlex.split(value)[0].split() if value else ())
    return bool(family & {"debian", "ubuntu"})


def may_install() -> bool:
    """Tells whether packages can be installed here without asking anyone."""
    return has_apt() and os.geteuid() == 0


def install_packages(packages: Sequence[str]) -> None:
    """Installs Debian packages.

    Raises:
        Problem: apt-get failed.
    """
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages],
    ):
        try:
            done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False, timeout=PATIENCE)
        except subprocess.TimeoutExpired as late:
            raise Problem(f"“{' '.join(command)}” was not done after {PATIENCE // 60} minutes.") from late
        if done.returncode != 0:
            raise Problem(f"“{' '.join(command)}” failed; its words stand above.")


# The virtual environment


_THIS_PYTHON = (sys.base_prefix, *sys.version_info[:2])


def venv_python(root: Path) -> Path:
    """Returns the place of the Python of the clone's virtual environment."""
    return root / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(root: Path, purpose: str) -> str:
    """Returns a hash of all that decides what is installed for ``purpose``."""
    digest = hashlib.sha256()
    files = [*requirement_files(root, purpose), root / "pyproject.toml", root / ".venv" / "pyvenv.cfg"]
    if purpose == "test" and not missing_for_compiling():
        files.append(compiled_file(root))
    for file in files:
        content = file.read_bytes() if file.is_file() else b""
        digest.update(f"{file.name} {len(content)}\n".encode())
        digest.update(content)
    if purpose == "test":
        digest.update(repr(_THIS_PYTHON).encode())  # the tests are to run with the Python that was asked to run them
    digest.update(str(root).encode())  # an editable installation points to the clone, which may have been moved
    return digest.hexdigest()


def requirement_files(root: Path, purpose: str) -> list[Path]:
    """Returns the lists of pinned versions for ``purpose``."""
    names = [f"requirements{ending}.txt" for ending in ("", "-build", "-test")]
    return [root / "packaging" / name for name in names[: PURPOSES.index(purpose) + 1]]


def compiled_file(root: Path) -> Path:
    """Returns the list of pinned versions of what is built by a C++ compiler for the checks."""
    return root / "packaging" / "requirements-compiled.txt"


def read_stamp(root: Path) -> dict[str, str]:
    """Returns what is installed: for each purpose the fingerprint that it had. Empty where nothing is known."""
    try:
        found = json.loads((root / ".venv" / "bootstrap.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}


def is_ready(root: Path, purpose: str) -> bool:
    """Tells whether the clone's environment has all that ``purpose`` needs."""
    return venv_python(root).is_file() and read_stamp(root).get(purpose) == fingerprint(root, purpose)


def set_up(root: Path, purpose: str) -> Path:
    """Makes the environment and installs the package there, if it is not so already; returns its Python.

    Raises:
        Problem: The environment cannot be made, or something could not be installed.
    """
    python = venv_python(root)
    if is_ready(root, purpose):
        return python
    say(f"Setting up in {root / '.venv'}: this takes a minute or two, once.")
    if not works(python, f"(sys.base_prefix, *sys.version_info[:2]) == {_THIS_PYTHON}"):
        make_environment(root)
    (root / ".venv" / "bootstrap.json").unlink(missing_ok=True)
    lists = [argument for file in requirement_files(root, purpose) for argument in ("-r", str(file))]
    pip(root, [*lists])
    pip(root, ["--no-deps", "--no-build-isolation", "--editable", str(root)])
    if purpose == "test" and not missing_for_compiling():
        try:
            pip(root, ["-r", str(compiled_file(root))])
        except Problem:
            say("What a C++ compiler has to build is not there; the tests that need it are left out.")
    stamp = {each: fingerprint(root, each) for each in PURPOSES[: PURPOSES.index(purpose) + 1]}
    (root / ".venv" / "bootstrap.json").write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
    return python


def compile_texts(root: Path, python: Path) -> None:
    """Compiles the catalogues of texts that were changed since they were compiled, which git does not hold.

    Raises:
        Problem: They cannot be compiled.
    """
    languages = root / "resources" / "languages"
    for source in (*languages.glob("*/*.po"), *languages.glob("*/styles/*.po")):
        digest, compiled = hashlib.sha256(source.read_bytes()).hexdigest()[:16], source.with_suffix(".mo")
        if not compiled.is_file() or digest.encode() not in compiled.read_bytes():
            command = [str(python), str(root / "packaging" / "translations.py"), "--compile"]
            if subprocess.run(command, cwd=root, env=clean(), stdout=sys.stderr, check=False).returncode != 0:
                raise Problem("The texts could not be compiled; the reason is above.")
            return


def works(python: Path, wanted: str = f"sys.version_info >= {OLDEST_PYTHON}") -> bool:
    """Tells whether a Python starts, has pip and is the ``wanted`` one: if nothing is said, one that is new enough."""
    program = f"import sys, pip; sys.exit(not ({wanted}))"
    try:
        return subprocess.run([str(python), "-c", program], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find_python(version: tuple[int, int]) -> Path | None:
    """Returns a Python of this version: on the path, or kept by pyenv; None if there is none."""
    name = f"python{version[0]}.{version[1]}"
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    on_path = shutil.which(name)
    candidates = [*([Path(on_path)] if on_path else []), *sorted(kept.glob(f"{version[0]}.{version[1]}.*/bin/{name}"))]
    return next((python for python in candidates if works(python)), None)


def make_environment(root: Path) -> None:
    """Makes ``.venv`` new, in place of what stood there.

    Raises:
        Problem: Python cannot do it, or the folder cannot be written.
    """
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(root / ".venv")], stdout=sys.stderr, env=clean(), check=False
    )
    if made.returncode != 0:
        raise Problem(f"The virtual environment {root / '.venv'} could not be made; Python's words stand above.")


def pip(root: Path, arguments: Sequence[str]) -> None:
    """Installs into the clone's environment, and nowhere else.

    Raises:
        Problem: pip failed; the message says whether it was the network.
    """
    # Much of what is installed is never imported; what is, Python compiles then.
    options = ["--quiet", "--no-cache-dir", "--no-compile"]
    command = [str(venv_python(root)), "-m", "pip", "install", *options, *arguments]
    environment = {**clean(), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    said = []
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        sys.stderr.write(line)
        sys.stderr.flush()
    if process.wait() == 0:
        return
    if any(sign in line for line in said for sign in NO_NETWORK):
        raise Problem(
            "The libraries could not be fetched: no server answers. Is this machine online? Then start again."
        )
    raise Problem("The libraries could not be installed; pip's words stand above.")


def clean() -> dict[str, str]:
    """Returns the shell's variables without those that lead pip or Python out of the clone."""
    return {key: value for key, value in os.environ.items() if key not in OUTSIDE_THE_CLONE}


# What is started


def start(command: Sequence[str]) -> int:
    """Runs the application in place of this script, or where the system cannot do that, waits for it."""
    environment = clean()
    if os.name == "posix":
        sys.stderr.flush()
        os.execve(command[0], list(command), environment)
    try:
        return subprocess.run(list(command), env=environment, check=False).returncode
    except KeyboardInterrupt:
        return FAILED


_ALL_TESTS = ("-m", "pytest", "-n", "2", "--dist", "worksteal", "--ignore", "tests/installed")
"""Each process begins with half of the files, so that what the tests of one share is made in one process."""


def checks(root: Path, python: Path, *, quick: bool = False) -> list[tuple[str, list[str]]]:
    """Returns the checks, each with its name and its command: what takes longest first, and the tests last.

    Args:
        root: The clone.
        python: The Python of its environment.
        quick: Whether long tests are left out.
    """
    interpreter = str(python)
    programs = python.parent
    scripts = root / "packaging"
    beside = [
        ("types", [interpreter, "-m", "mypy"]),
        ("translations", [interpreter, str(scripts / "translations.py"), "--check"]),
        ("layers", [str(programs / "lint-imports")]),
        ("lint", [interpreter, "-m", "ruff", "check", "--quiet", "."]),
        ("format", [interpreter, "-m", "ruff", "format", "--check", "--quiet", "."]),
    ]
    if quick:
        return [*beside, ("tests", [interpreter, str(scripts / "quick_tests.py")])]
    packages = ("packages", [interpreter, "-m", "pytest", "-q", "tests/installed"])
    versions = [(name, [interpreter, str(scripts / "other_versions.py"), name]) for name in OTHER_VERSIONS]
    return [packages, *versions, *beside, ("tests", [interpreter, *_ALL_TESTS])]


def run_checks(root: Path, python: Path, *, quick: bool = False, left_out: str = "") -> int:
    """Runs the checks, also when some fail, and returns 0 only if none did; without the long tests if ``quick``.

    The tests run last, alone, so that their closing line is the last one; the names of checks that failed before them and
    what is ``left_out`` are handed to them, to be shown above it. The others run beside each other, and each says what it has to say when it is done.
    """
    environment = {**clean(), "MAHJONG_DESK_CHECKS": "1"}

    def said(command: Sequence[str]) -> tuple[int, str]:
        try:
            done = subprocess.run(
                command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
            )
        except OSError as error:
            return FAILED, f"{error}\n"
        return done.returncode, done.stdout.decode("utf-8", "replace")

    *beside, (last, tests) = checks(root, python, quick=quick)
    statuses: dict[str, int] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running = {pool.submit(said, command): name for name, command in beside}
        for done in as_completed(running):
            status, words = done.result()
            statuses[running[done]] = status
            print(f"-- {running[done]}{' failed' if status else ''}\n{words}", end="", flush=True)
    failed = [name for name, _ in beside if statuses[name] != 0]
    print(f"-- {last}", flush=True)
    environment |= {"MAHJONG_DESK_FAILED_CHECKS": ", ".join(failed), "MAHJONG_DESK_LEFT_OUT": left_out}
    try:
        status = subprocess.run(tests, cwd=root, env=environment, check=False).returncode
    except OSError as error:
        print(error, flush=True)
        status = FAILED
    return FAILED if failed or status else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
