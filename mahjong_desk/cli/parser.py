# SPDX-License-Identifier: MIT
"""The parser of the command line: its commands and arguments, each with its help.

The man page and the completions of the shells are made from it (``packaging/command_line.py``).
"""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk import __version__
from mahjong_desk.texts import languages

PROGRAM = "mahjong-desk"
LANGUAGES = ("system", *languages())
THEMES = ("light", "dark", "contrast-light", "contrast-dark", "system")
CONFLICT_CHOICES = ("mine", "theirs", "both")
"""What to do if two ledgers have continued the same match."""
USAGE = (
    f"{PROGRAM} [--data DIR] [--ledger URL] [--language LANGUAGE] [--theme THEME] [FILE ...]",
    f"{PROGRAM} COMMAND ...",
)
STANDARD = Path("-")
"""The file name of standard input or output."""

_ABOUT = ("-h", "--help", "--version")
_WITH_VALUE = ("--data", "--ledger", "--language", "--theme", "--screenshot", "--diverged")
_ANSWERS = "Exit status: 0 answered, 2 refused or unreadable; with --lines, errors appear only in the answers."
_EXIT_STATUS_OF_CHECKS = "Exit status: 0 done and no problems; 1 a check found problems; 2 it could not be done."


def _file(name: str) -> Path:
    return STANDARD if name == str(STANDARD) else _path(name).absolute()


def _path(name: str) -> Path:
    if not name:
        raise ArgumentTypeError("it needs a value")
    return Path(name)


_Argument = tuple[str, Mapping[str, Any]]
"""The name of an argument and how ``argparse`` reads it."""


class _Command(NamedTuple):
    """A command with its arguments and the commands below it."""

    help: str  # a sentence without its capital and full stop
    exit_status: str
    arguments: Sequence[_Argument] = ()
    commands: Mapping[str, _Command] = {}


def _argument(name: str, help_text: str, **settings: Any) -> _Argument:
    return name, {"help": help_text, **settings}


def _choice(name: str, about: str, choices: Sequence[str]) -> _Argument:
    help_text = f"{about}: {', '.join(choices[:-1])} or {choices[-1]}"
    return _argument(name, help_text, choices=choices, metavar=name.strip("-").upper())


# An option that is not given is left out, so that those before the command are kept.
_DATA = _argument(
    "--data",
    "the folder of the ledger and settings (default: the system’s usual folder)",
    metavar="DIR",
    type=_path,
    default=SUPPRESS,
)
_ADDRESS = _argument(
    "--ledger",
    "the address of a ledger on a server, instead of one in a file: postgresql://user@host/database",
    metavar="URL",
    default=SUPPRESS,
)
_WINDOW_OPTIONS = (
    _argument("--version", "show the version and exit", action="version", version=f"{PROGRAM} {__version__}"),
    _DATA,
    _ADDRESS,
    _choice("--language", "the language of the window", LANGUAGES),
    _choice("--theme", "its colours", THEMES),
    _argument("--screenshot", SUPPRESS, metavar="FILE", type=_path),
)


def _file_argument(help_text: str, metavar: str = "FILE", **settings: Any) -> _Argument:
    return _argument("file", help_text, metavar=metavar, type=_file, **settings)


def _yes(help_text: str) -> _Argument:
    return _argument("--yes", help_text, action="store_true")


def _ledger_command(help_text: str, *arguments: _Argument) -> _Command:
    return _Command(help_text, _EXIT_STATUS_OF_CHECKS, (_ADDRESS, *arguments))


_REQUEST = (
    _argument("--lines", "read one request per line and answer each with one line", action="store_true"),
    _argument("file", "the request in JSON; - for standard input", metavar="FILE"),
)
_RECORD = "a record of tenhou.net/6, MJAI or Botzone, or the file of a match; - for standard input"

LEDGER_COMMANDS: Mapping[str, _Command] = {
    "check": _ledger_command("checks every entry, the tables and the text copy"),
    "backup": _ledger_command(
        "checks the ledger and writes a backup, then verifies it",
        _file_argument(
            "the backup; an existing file is replaced; - for standard output (default: in the backups folder)",
            nargs="?",
        ),
    ),
    "repair": _ledger_command(
        "shows what a repair, or restoring a backup, would change, and does it",
        _file_argument("go back to this backup instead; - for standard input", "BACKUP", nargs="?"),
        _yes("do it; the old files are kept next to it"),
    ),
    "reindex": _ledger_command("rebuilds the tables of sessions and matches"),
    "export": _ledger_command(
        "exports everything to one plain-text file, which can be imported elsewhere",
        _file_argument("the file; an existing one is replaced; - for standard output"),
    ),
    "import": _ledger_command(
        "shows what a file would import: a match, a session, house rules or a ledger",
        _file_argument("a file exported here or elsewhere; - for standard input"),
        _yes("import it, all of it or nothing"),
        _argument(
            "--diverged",
            "what to do if a match was continued in both: keep mine, use theirs, or keep both (default: keep both, "
            "with names, rates and house rules as they are here)",
            choices=CONFLICT_CHOICES,
        ),
    ),
}
"""What can be done with a ledger, by name."""

COMMANDS: Mapping[str, _Command] = {
    "score": _Command("scores one win: a score request in, a score answer out", _ANSWERS, _REQUEST),
    "replay": _Command("plays a whole match from its events, hand by hand, to its final result", _ANSWERS, _REQUEST),
    "waits": _Command("lists every winning piece of a hand one piece short, and its score", _ANSWERS, _REQUEST),
    "rules": _Command(
        "prints the rule systems, or one in full: options, yaku and pieces, as JSON",
        "Exit status: 0 answered, 2 no such rule system.",
        [_argument("ruleset", "the one to describe in full, e.g. boo", metavar="RULESET", nargs="?")],
    ),
    "schema": _Command(
        "writes the JSON Schemas of requests, answers and files into a folder",
        "Exit status: 0 written, 2 the folder cannot be written.",
        [_argument("folder", "the folder; created if it does not exist", metavar="FOLDER", type=_path)],
    ),
    "convert": _Command(
        "converts another program’s record to a match, or a match to such a record",
        "Exit status: 0 converted, 2 refused or unreadable. Differences in a record are listed on standard error.",
        [_argument("file", _RECORD, metavar="FILE")],
    ),
    "ledger": _ledger_command("maintains the ledger: checks, backs up, repairs")._replace(commands=LEDGER_COMMANDS),
}
"""What can be run instead of the window, by name."""


def parse(arguments: Sequence[str]) -> Namespace:
    """Returns the parsed arguments; exits after help or an error.

    ``command`` is None to open the window. ``action`` is what to do with a ledger.
    """
    arguments = _command_first(arguments)
    if arguments and arguments[0] in COMMANDS:
        parsed, unknown = full_parser().parse_known_args(arguments)
        if unknown:
            # The usage of the command helps more than that of the whole program.
            parsed.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
        return parsed
    about = next((word for word in arguments if word in _ABOUT), None)
    if about is not None:
        return full_parser().parse_args([about])
    parser = _parser(add_help=False)
    parser.add_argument("files", metavar="FILE", nargs="*", type=_path)
    parser.set_defaults(command=None)
    # Files and options come in any order.
    parsed = parser.parse_intermixed_args(arguments)
    for file in parsed.files:
        if not os.path.exists(file):
            parser.error(f"there is no command or file {file}")
    return parsed


def _command_first(arguments: Sequence[str]) -> Sequence[str]:
    """Returns the arguments with the command before the options that preceded it."""
    rest, words, options = list(arguments), list[str](), list[str]()
    expected = COMMANDS
    while rest:
        word = rest[0]
        if word.startswith("-") and word not in ("-", "--", "--version"):
            # argparse accepts abbreviated options.
            has_value = word.startswith("--") and any(option.startswith(word) for option in _WITH_VALUE)
            options += rest[: 1 + has_value]
            del rest[: 1 + has_value]
        elif word in expected:
            words.append(rest.pop(0))
            expected = expected[word].commands
        else:
            break
    return [*words, *options, *rest]


def full_parser() -> ArgumentParser:
    """Returns the parser of all commands and the window's options, but not its files."""
    parser = _parser(
        description="Keeps the score at a real mahjong table. Without a command, opens the desktop application and shows "
        "what each FILE would import: matches, sessions, house rules or a ledger.",
        epilog=f"“{PROGRAM} COMMAND --help” explains a command.",
    )
    _add_commands(parser, "command", COMMANDS, required=False)
    return parser


def _parser(**settings: Any) -> ArgumentParser:
    """Returns a parser of the options of the window."""
    parser = ArgumentParser(PROGRAM, usage="\n       ".join(USAGE), **settings)
    _add_arguments(parser, _WINDOW_OPTIONS)
    parser.set_defaults(data=None, ledger=None)
    return parser


def _add_commands(parser: ArgumentParser, dest: str, commands: Mapping[str, _Command], *, required: bool) -> None:
    group = parser.add_subparsers(title="commands", dest=dest, metavar="COMMAND", required=required, prog=parser.prog)
    for name, command in commands.items():
        description = f"{command.help[0].upper()}{command.help[1:]}."
        subparser = group.add_parser(name, help=command.help, description=description, epilog=command.exit_status)
        subparser.set_defaults(parser=subparser)
        _add_arguments(subparser, (_DATA, *command.arguments))
        if command.commands:
            _add_commands(subparser, "action", command.commands, required=True)


def _add_arguments(parser: ArgumentParser, arguments: Sequence[_Argument]) -> None:
    for name, settings in arguments:
        parser.add_argument(name, **settings)
