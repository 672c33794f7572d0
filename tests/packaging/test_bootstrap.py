# SPDX-License-Identifier: MIT
"""The two commands: what they say, what they install, what they leave alone, and when they have nothing to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bootstrap

SCRIPT = Path(bootstrap.__file__)

BACKEND = '''
import zipfile


def build_editable(folder, config_settings=None, metadata_directory=None):
    """Makes an editable wheel of the program beside this file, without any tool."""
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


def absent(*names: str) -> Callable[[str], None]:
    """Returns a loader for which these libraries are not there."""

    def load(name: str) -> None:
        if name in names:
            raise OSError(f"{name}: cannot open shared object file")

    return load


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Returns a small project with this script in it, which needs no library."""
    root = tmp_path / "clone"
    (root / "packaging").mkdir(parents=True)
    shutil.copy(SCRIPT, root / "packaging")
    (root / "packaging" / "requirements.txt").write_text("# nothing\n")
    (root / "packaging" / "requirements-build.txt").write_text("# nothing\n")
    (root / "packaging" / "requirements-test.txt").write_text("# nothing\n")
    (root / "packaging" / "requirements-compiled.txt").write_text("# nothing\n")
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    (root / "mahjong_desk").mkdir()
    (root / "mahjong_desk" / "__main__.py").write_text(PROGRAM)
    return root


def run(root: Path, *arguments: str, where: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the script of the clone with a home folder beside it."""
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "PYTHONPATH")}
    environment["HOME"] = environment["USERPROFILE"] = str(root.parent / "home")
    environment["PATH"] = str(root.parent / "programs")  # pip asks compilers for their versions, and some write then
    command = [sys.executable, str(root / "packaging" / "bootstrap.py"), *arguments]
    return subprocess.run(command, env=environment, cwd=where or root, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["open"],
        ["--help"],
        ["test", "tests/rules"],
        ["--no-system-packages"],
        ["check", "--no-system-packages", "-v"],
    ],
)
def test_usage_is_shown_for_anything_but_the_two_commands(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(arguments) == 2
    assert capsys.readouterr().err == bootstrap.USAGE


def test_run_sets_up_once_hands_over_and_tells_each_time_what_cannot_be_installed(clone: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    first = run(clone, "run", "score", "a hand.json", where=elsewhere)
    assert first.returncode == 5, first.stderr
    assert first.stdout == f"opened with ['score', 'a hand.json'] in {elsewhere}\n"
    assert "Setting up" in first.stderr

    second = run(clone, "run")
    assert second.returncode == 5
    assert second.stdout == f"opened with [] in {clone}\n"
    assert second.stderr == ""

    assert {path.name for path in tmp_path.iterdir()} <= {"clone", "elsewhere", "home"}
    assert not list(elsewhere.iterdir())
    assert not (tmp_path / "home").exists()

    # What fails is tried again, though nothing was changed meanwhile; and what had been ready no longer is.
    (clone / "packaging" / "requirements.txt").write_text("./is-not-there\n")
    for _ in range(2):
        refused = run(clone, "run")
        assert refused.returncode == 1
        assert "Setting up" in refused.stderr
        assert "could not be installed" in refused.stderr
        assert "Traceback" not in refused.stderr
        assert refused.stdout == ""


@pytest.mark.parametrize(("changed", "asked_by"), [("-build", {"build", "test"}), ("-test", {"test"})])
def test_a_list_is_asked_only_by_what_needs_it(clone: Path, changed: str, asked_by: set[str]) -> None:
    before = {purpose: bootstrap.fingerprint(clone, purpose) for purpose in bootstrap.PURPOSES}
    (clone / "packaging" / f"requirements{changed}.txt").write_text("# other\n")
    after = {purpose: bootstrap.fingerprint(clone, purpose) for purpose in bootstrap.PURPOSES}
    assert {purpose for purpose in before if before[purpose] != after[purpose]} == asked_by


@pytest.mark.parametrize(("compiler", "asked"), [({}, True), ({"a C++ compiler": "g++"}, False)])
def test_what_is_compiled_is_asked_only_where_it_can_be(
    clone: Path, monkeypatch: pytest.MonkeyPatch, compiler: dict[str, str], asked: bool
) -> None:
    monkeypatch.setattr(bootstrap, "missing_for_compiling", lambda: compiler)
    before = [bootstrap.fingerprint(clone, purpose) for purpose in ("run", "test")]
    bootstrap.compiled_file(clone).write_text("# other\n")
    after = [bootstrap.fingerprint(clone, purpose) for purpose in ("run", "test")]
    assert [one != other for one, other in zip(before, after, strict=True)] == [False, asked]


def test_a_compiler_is_found_by_any_of_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/here/clang++" if name == "clang++" else None)
    assert "a C++ compiler" not in bootstrap.missing_for_compiling()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert bootstrap.missing_for_compiling()["a C++ compiler"] == "g++"


@pytest.mark.parametrize("changed", ["pyproject.toml", "packaging/requirements.txt", ".venv/pyvenv.cfg"])
def test_a_change_of_what_is_installed_is_noticed(clone: Path, changed: str) -> None:
    before = bootstrap.fingerprint(clone, "run")
    (clone / changed).parent.mkdir(exist_ok=True)
    with (clone / changed).open("a") as file:
        file.write("# changed\n")
    assert bootstrap.fingerprint(clone, "run") != before


@pytest.mark.parametrize("content", ["", "{", "[]", '{"run": 1}'])
def test_a_damaged_stamp_means_not_ready(clone: Path, content: str) -> None:
    python = bootstrap.venv_python(clone)
    python.parent.mkdir(parents=True)
    python.touch()
    stamp = clone / ".venv" / "bootstrap.json"
    stamp.write_text(content)
    assert not bootstrap.is_ready(clone, "run")
    stamp.write_text(f'{{"run": "{bootstrap.fingerprint(clone, "run")}"}}')
    assert bootstrap.is_ready(clone, "run")
    assert not bootstrap.is_ready(clone, "test")


def test_an_old_python_is_told_what_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    bootstrap.check_python((3, 11))
    with pytest.raises(bootstrap.Problem, match=r"needs Python 3\.11 or newer; this is Python 3\.9"):
        bootstrap.check_python((3, 9))


@pytest.mark.parametrize(
    ("purpose", "environment", "with_x11"),
    [
        ("run", {"DISPLAY": ":0"}, True),
        ("run", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, True),
        ("run", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ("run", {}, False),
        ("test", {"DISPLAY": ":0"}, False),
    ],
)
def test_libraries_of_x11_are_asked_for_only_where_a_window_opens(
    purpose: str, environment: dict[str, str], with_x11: bool
) -> None:
    needed = bootstrap.needed_libraries(purpose, environment)
    assert needed.items() >= bootstrap.QT_LIBRARIES.items()
    assert ("libxcb-cursor.so.0" in needed) is with_x11


@pytest.fixture
def on_debian(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Makes this a Debian machine that has all but rights, and returns the packages that were installed nevertheless."""
    installed: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "has_apt", lambda: True)
    monkeypatch.setattr(bootstrap, "may_install", lambda: False)
    monkeypatch.setattr(bootstrap, "install_packages", lambda packages: installed.append(list(packages)))
    (tmp_path / "15" / "bin").mkdir(parents=True)
    (tmp_path / "15" / "bin" / "initdb").touch()
    monkeypatch.setattr(bootstrap, "POSTGRESQL", tmp_path)
    monkeypatch.setattr(bootstrap, "_PYATSPI", (sys.executable, "-c", ""))
    monkeypatch.setattr(bootstrap, "_ANTHY", Path(__file__))
    monkeypatch.setattr("shutil.which", lambda name: name)
    return installed


def test_missing_libraries_are_named_with_the_line_that_installs_them(clone: Path, on_debian: list[list[str]]) -> None:
    with pytest.raises(bootstrap.Problem) as told:
        bootstrap.check_system(clone, "test", absent("libGL.so.1", "libEGL.so.1"))
    assert "libGL.so.1, libEGL.so.1" in str(told.value)
    assert str(told.value).splitlines()[-1].strip() == (
        "sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    )
    assert on_debian == []


def test_one_line_has_all_that_a_bare_system_lacks(
    clone: Path, on_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(bootstrap.Problem, match=r"sudo apt-get install .* libgl1 python3\.\d+-venv$"):
        bootstrap.check_system(clone, "test", absent("libGL.so.1"))
    assert not (clone / ".venv").exists()


@pytest.fixture
def bare(on_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Makes this a Debian machine with nothing but Qt's libraries, on which everything can be installed."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(bootstrap, "POSTGRESQL", tmp_path / "nowhere")
    monkeypatch.setattr(bootstrap, "may_install", lambda: True)
    monkeypatch.setattr(bootstrap, "missing_parts", lambda root, purpose, load=None: {})
    monkeypatch.setattr(bootstrap, "set_up", lambda root, purpose: Path("python"))
    monkeypatch.setattr(bootstrap, "start", lambda command: 0)
    return on_debian


@pytest.fixture
def left_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns what the checks are told to be left out, in place of running them."""
    told: list[str] = []

    def run_checks(root: Path, python: Path, *, quick: bool, left_out: str) -> int:
        told.append(left_out)
        return 0

    monkeypatch.setattr(bootstrap, "run_checks", run_checks)
    return told


@pytest.mark.parametrize("command", ["run", "check"])
def test_run_and_check_install_nothing_that_only_tests_need(
    clone: Path, bare: list[list[str]], left_out: list[str], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main([command], clone) == 0
    assert bare == []
    assert capsys.readouterr().err == ""
    assert left_out in ([], [""])


def test_the_checks_say_in_one_line_what_they_are_about_to_install(
    clone: Path, bare: list[list[str]], left_out: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["test"], clone) == 0
    (packages,) = bare
    assert {"chromium", "fish", "g++", "mmdebstrap", "nsis", "openbox", "postgresql", "xdotool", "xvfb"} <= set(
        packages
    )
    assert capsys.readouterr().err == (
        f"Installing with apt-get, unless you add --no-system-packages: {' '.join(packages)}\n"
    )


def test_no_system_packages_leaves_them_to_the_person_and_names_what_is_left_out(
    clone: Path, bare: list[list[str]], left_out: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["test", "--no-system-packages"], clone) == 0
    assert bare == []
    assert capsys.readouterr().err == ""
    lines = left_out[0].splitlines()
    assert "real window: needs Xvfb, openbox, xdotool" in lines
    assert "ledger on a server: needs PostgreSQL" in lines
    assert "spectators' page: needs Chromium" in lines
    (line,) = [line for line in lines if "apt-get" in line]
    assert line.startswith("On Debian and Ubuntu: sudo apt-get install -y --no-install-recommends appstream ")


def test_no_system_packages_is_no_argument_of_the_application(
    clone: Path, bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def start(command: list[str]) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr(bootstrap, "start", start)
    bootstrap.main(["run", "--no-system-packages", "score", "-"], clone)
    bootstrap.main(["run", "score", "--no-system-packages"], clone)
    assert [command[3:] for command in started] == [["score", "-"], ["score", "--no-system-packages"]]


@pytest.mark.parametrize("purpose", ["run", "test"])
def test_what_nothing_works_without_is_not_installed_against_a_persons_will(
    clone: Path,
    bare: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    purpose: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bootstrap, "missing_parts", lambda root, purpose, load=None: {"libGL.so.1": "libgl1"})
    assert bootstrap.main([purpose, "--no-system-packages"], clone) == 1
    assert bare == []
    assert "libgl1" in capsys.readouterr().err


def test_a_package_that_no_archive_has_keeps_nobody_from_the_others(
    clone: Path, bare: list[list[str]], left_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    there: set[str] = set()

    def install(packages: list[str]) -> None:
        if "chromium" in packages:
            raise bootstrap.Problem("no chromium")
        there.update(packages)

    monkeypatch.setattr("shutil.which", lambda name: name if name in there else None)
    monkeypatch.setattr(bootstrap, "install_packages", install)
    assert bootstrap.main(["test"], clone) == 0
    assert {"openbox", "fish", "nsis"} <= there
    assert "spectators' page: needs Chromium" in left_out[0]


def test_a_browser_and_a_server_are_found_by_any_of_their_names(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in ("chromium-browser", "initdb") else None)
    assert not {"spectators' page", "ledger on a server"} & bootstrap.missing_for_tests(absent()).keys()


def test_another_python_that_is_not_here_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "find_python", lambda version: None if version == (3, 13) else Path("python"))
    monkeypatch.setattr(sys, "version_info", (3, 11, 2))
    assert bootstrap.left_out_text({}) == "Python 3.13: not on this machine"


def test_what_is_left_out_is_handed_to_the_tests(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    show = "import os; print(os.environ['MAHJONG_DESK_LEFT_OUT'])"
    monkeypatch.setattr(bootstrap, "checks", lambda root, python, quick: [("tests", [sys.executable, "-c", show])])
    assert bootstrap.run_checks(clone, Path(sys.executable), left_out="the browser") == 0
    assert capfd.readouterr().out.splitlines()[-1] == "the browser"


def test_another_system_is_told_what_to_look_for(
    clone: Path, on_debian: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "has_apt", lambda: False)
    with pytest.raises(bootstrap.Problem, match=r"libGL\.so\.1\. Install the packages of your system that hold it"):
        bootstrap.check_system(clone, "test", absent("libGL.so.1"))


def test_nothing_is_installed_or_said_where_all_is_there(clone: Path, on_debian: list[list[str]]) -> None:
    bootstrap.check_system(clone, "run", absent())
    assert on_debian == []


@pytest.mark.parametrize("helps", [True, False])
def test_root_gets_the_libraries_installed_and_what_is_still_missing_stops_the_start(
    clone: Path, bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, helps: bool
) -> None:
    def missing(root: Path, purpose: str, load: object = None) -> dict[str, str]:
        return {} if bare and helps else {"libGL.so.1": "libgl1"}

    monkeypatch.setattr(bootstrap, "missing_parts", missing)
    assert bootstrap.main(["run"], clone) == (0 if helps else 1)
    assert bare == [["libgl1"]]


def test_the_tests_run_with_the_python_that_was_asked_to_run_them(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [bootstrap.fingerprint(clone, purpose) for purpose in ("run", "test")]
    monkeypatch.setattr(bootstrap, "_THIS_PYTHON", ("/elsewhere", 3, 13))
    after = [bootstrap.fingerprint(clone, purpose) for purpose in ("run", "test")]
    assert [one != other for one, other in zip(before, after, strict=True)] == [False, True]


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_bring_all_that_qt_needs(
    clone: Path, on_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    bootstrap.check_system(clone, "run", absent("libGL.so.1"))
    assert on_debian == []


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="needs apt-get")
@pytest.mark.parametrize(
    ("release", "expected"),
    [
        ("ID=debian\n", True),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
        ("ID=fedora\n", False),
        ("NAME=debian\nID=\n", False),
    ],
)
def test_debian_and_its_children_are_known_by_their_release_file(tmp_path: Path, release: str, expected: bool) -> None:
    file = tmp_path / "os-release"
    file.write_text(release)
    assert bootstrap.has_apt(file) is expected
    assert not bootstrap.has_apt(tmp_path / "none")


def test_every_check_runs_and_one_failure_fails_them_all(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    show = "import os; print('ran, failed before:', os.environ['MAHJONG_DESK_FAILED_CHECKS'])"
    commands = [
        ("format", [sys.executable, "-c", "raise SystemExit(3)"]),
        ("layers", [str(clone / "not-there")]),
        ("tests", [sys.executable, "-c", show]),
    ]
    monkeypatch.setattr(bootstrap, "checks", lambda root, python, quick: commands)
    assert bootstrap.run_checks(clone, Path(sys.executable)) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "ran, failed before: format, layers"

    monkeypatch.setattr(bootstrap, "checks", lambda root, python, quick: commands[2:])
    assert bootstrap.run_checks(clone, Path(sys.executable)) == 0


def test_the_tests_are_the_last_check() -> None:
    names = [name for name, _ in bootstrap.checks(bootstrap.ROOT, Path(sys.executable))]
    own = ["types", "translations", "layers", "lint", "format"]
    assert names == ["packages", *bootstrap.OTHER_VERSIONS, *own, "tests"]


def test_the_quick_check_leaves_out_other_versions_and_long_tests() -> None:
    whole, quick = (bootstrap.checks(bootstrap.ROOT, Path(sys.executable), quick=quick) for quick in (False, True))
    assert quick[:-1] == whole[-1 - len(quick[:-1]) : -1]
    assert quick[-1][0] == "tests"
    assert Path(quick[-1][1][-1]).is_file()
