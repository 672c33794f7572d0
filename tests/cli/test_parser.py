# SPDX-License-Identifier: MIT
"""Command lines are parsed, and invalid ones are reported below the usage."""

import shlex
import subprocess
import sys
from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mahjong_desk import __version__
from mahjong_desk.cli import main
from mahjong_desk.cli.parser import CONFLICT_CHOICES, LANGUAGES, THEMES, full_parser, parse
from mahjong_desk.interchange import commands as requests
from mahjong_desk.ledger import commands as ledger_commands
from mahjong_desk.ledger.merge import ConflictResolution
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.theme import THEME_CHOICES


def parsed_values(*arguments: str) -> dict[str, Any]:
    """Returns the parsed values, without those that are None or False."""
    values = vars(parse(arguments)).items()
    return {name: value for name, value in values if value not in (None, False) and name != "parser"}


def walk_parsers(parser: ArgumentParser, *path: str) -> Iterator[tuple[tuple[str, ...], ArgumentParser]]:
    """Yields the parser of each command, with the words that select it."""
    yield path, parser
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for name, below in action.choices.items():
                yield from walk_parsers(below, *path, name)


PARSERS = list(walk_parsers(full_parser()))


LEDGER_CHECK = {"command": "ledger", "action": "check"}
LEDGER_IMPORT = {"command": "ledger", "action": "import", "yes": True}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", {"files": []}),
        ("--data a=b --theme system", {"files": [], "data": Path("a=b"), "theme": "system"}),
        ("--language=ja", {"files": [], "language": "ja"}),
        (f"{__file__} --theme dark .", {"files": [Path(__file__), Path()], "theme": "dark"}),
        ("score --lines -", {"command": "score", "file": "-", "lines": True}),
        ("replay no.json", {"command": "replay", "file": "no.json"}),
        ("rules", {"command": "rules"}),
        ("schema made", {"command": "schema", "folder": Path("made")}),
        ("rules boo", {"command": "rules", "ruleset": "boo"}),
        ("ledger --data a check --ledger b", {**LEDGER_CHECK, "data": Path("a"), "ledger": "b"}),
        ("--data a ledger check", {**LEDGER_CHECK, "data": Path("a")}),
        ("--data=a ledger check", {**LEDGER_CHECK, "data": Path("a")}),
        ("--dat score ledger check", {**LEDGER_CHECK, "data": Path("score")}),
        ("--lines score -", {"command": "score", "file": "-", "lines": True}),
        ("--data a rules boo", {"command": "rules", "ruleset": "boo", "data": Path("a")}),
        ("score - --data a", {"command": "score", "file": "-", "data": Path("a")}),
        (
            "--diverged both --yes ledger --data a import -",
            {**LEDGER_IMPORT, "file": Path("-"), "diverged": "both", "data": Path("a")},
        ),
        ("ledger export ./-", {"command": "ledger", "action": "export", "file": Path("-").absolute()}),
        ("--data a --data b ledger check", {**LEDGER_CHECK, "data": Path("b")}),
        ("ledger check --ledger=", {**LEDGER_CHECK, "ledger": ""}),
        ("ledger import /a --yes --diverged mine", {**LEDGER_IMPORT, "file": Path("/a"), "diverged": "mine"}),
    ],
)
def test_command_lines_are_parsed(line: str, expected: dict[str, Any]) -> None:
    assert parsed_values(*line.split()) == expected


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("--theme dark --colour green", "unrecognized arguments: --colour"),
        ("dance", "there is no command or file dance"),
        pytest.param("x" * 300, "there is no command or file xxx", id="too long for a file"),
        ("--data=club dark", "there is no command or file dark"),
        ("--data", "--data: expected one argument"),
        ("--data=", "--data: it needs a value"),
        ("''", "FILE: it needs a value"),
        ("ledger import ''", "FILE: it needs a value"),
        ("--theme green", "--theme: invalid choice: 'green'"),
        ("--language=fr", "--language: invalid choice: 'fr'"),
        ("score", "the following arguments are required: FILE"),
        ("score --lines", "the following arguments are required: FILE"),
        ("score a b", "unrecognized arguments: b"),
        ("rules a b", "unrecognized arguments: b"),
        ("--colour score -", "unrecognized arguments: --colour"),
        ("--theme dark score -", "unrecognized arguments: --theme"),
        ("--yes ledger dance", "COMMAND: invalid choice: 'dance'"),
        ("-- score", "there is no command or file score"),
        ("ledger", "the following arguments are required: COMMAND"),
        ("ledger dance", "COMMAND: invalid choice: 'dance'"),
        ("ledger export", "the following arguments are required: FILE"),
        ("ledger import a --diverged neither", "--diverged: invalid choice: 'neither'"),
    ],
)
def test_invalid_arguments_are_reported_below_usage(line: str, error: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(line)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: mahjong-desk")
    assert error in captured.err.splitlines()[-1]


@pytest.mark.parametrize(
    ("path", "parser"), PARSERS, ids=lambda part: " ".join(part) if isinstance(part, tuple) else ""
)
def test_help_of_each_command_names_all_arguments(
    path: tuple[str, ...], parser: ArgumentParser, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main([*path, "--help"]) == 0
    help_text = capsysbinary.readouterr().out.decode()
    assert help_text.startswith("usage: mahjong-desk")
    assert parser.description
    for action in parser._actions:
        if action.help == SUPPRESS:
            continue
        assert all(name in help_text for name in action.option_strings or [str(action.metavar)])
        if isinstance(action.choices, dict):
            assert all(f"\n    {name} " in help_text for name in action.choices)
        else:
            assert action.help, action.dest


def test_help_is_printed_wherever_the_flag_appears(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    values = []
    for arguments in (["--help"], ["-h"], ["--theme", "dark", __file__, "-h"], ["score", "-h"], ["-h", "score"]):
        assert main(arguments) == 0
        values.append(capsysbinary.readouterr().out)
    assert values[0] == values[1] == values[2] != values[3] == values[4]
    assert main(["--version"]) == 0
    assert capsysbinary.readouterr().out.decode() == f"mahjong-desk {__version__}\n"


def test_parser_choices_match_the_lazily_loaded_modules() -> None:
    assert language_choices() == LANGUAGES
    assert THEMES == THEME_CHOICES
    assert list(CONFLICT_CHOICES) == [decision.value for decision in ConflictResolution]
    commands, ledger = (
        {path[-1] for path, _ in PARSERS if len(path) == depth and path[:-1] == above}
        for depth, above in ((1, ()), (2, ("ledger",)))
    )
    assert commands == {*requests.COMMANDS, "rules", "schema", "convert", "ledger"}
    assert ledger == {*ledger_commands.COMMANDS, "import"}


def test_version_and_help_load_neither_qt_nor_the_ledger() -> None:
    code = (
        "import sys; from mahjong_desk.cli import main; main(['--version']); main(['ledger', 'import', '--help']); "
        "print([name for name in sys.modules if name.startswith(('PySide6', 'sqlite3', 'mahjong_desk.'))])"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    loaded = eval(process.stdout.splitlines()[-1])
    assert {name.split(".")[1] for name in loaded} == {"catalogues", "cli", "paths", "texts"}
