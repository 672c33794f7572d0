# SPDX-License-Identifier: MIT
"""The one parser of the command line: every command, every argument, and a sentence for each.

The man page and the completions of the shells are made from it (``packaging/command_line.py``).
"""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk import __version__
from mahjong_desk.texts import languages

PROGRAM: Final = "mahjong-desk"
LANGUAGES: Final = ("system", *languages())
THEMES: Final = ("light", "dark", "contrast-light", "contrast-dark", "system")
CONFLICT_CHOICES: Final = ("mine", "theirs", "both")
"""What may be done where two ledgers have gone on with the same match."""
USAGE: Final = (
    f"{PROGRAM} [--data DIR] [--ledger URL] [--language LANGUAGE] [--theme THEME] [FILE ...]",
    f"{PROGRAM} COMMAND ...",
)
STANDARD: Final = Path("-")
"""The file name of standard input or output."""

_ABOUT: Final = ("-h", "--help", "--version")
_WITH_VALUE: Final = ("--data", "--ledger", "--language", "--theme", "--screenshot", "--diverged")
_ANSWERS: Final = "Exit status: 0 answered, 2 refused or unreadable; with --lines, errors appear only in the answers."
_EXIT_STATUS_OF_CHANGES: Final = "Exit status: 0 done, or shown what would be done; 2 it could not be done."
_EXIT_STATUS_OF_CHECKS: Final = "Exit status: 0 done and no problems; 1 a check found problems; 2 it could not be done."


class _Command(NamedTuple):
    """A command: what it does, as a part of a sentence, and what adds its arguments."""

    help: str
    add_arguments: Callable[[ArgumentParser], None]


def parse(arguments: Sequence[str]) -> Namespace:
    """Returns the parsed arguments; exits after help or an error.

    ``command`` is None to open the window; ``deed`` is what to do with a ledger.
    """
    arguments = _command_first(arguments)
    if arguments and arguments[0] in COMMANDS:
        said, unknown = full_parser().parse_known_args(arguments)
        if unknown:
            # The command is meant rather than the whole program: its own options are listed above.
            said.parser.error(f"unrecognized arguments: {' '.join(unknown)}")
        return said
    about = next((word for word in arguments if word in _ABOUT), None)
    if about is not None:
        return full_parser().parse_args([about])
    parser = _window_parser()
    # Files and options come in any order.
    said = parser.parse_intermixed_args(arguments)
    for file in said.files:
        if not file.exists():
            parser.error(f"there is no command or file {file}")
    return said


def _command_first(given: Sequence[str]) -> Sequence[str]:
    """Returns the arguments with the words of a command before the options that were given before them."""
    rest, words, options = list(given), list[str](), list[str]()
    expected: Mapping[str, object] = COMMANDS
    while rest:
        word = rest[0]
        if word.startswith("-") and word not in ("-", "--", "--version"):
            # A name may be cut short.
            has_value = word.startswith("--") and any(option.startswith(word) for option in _WITH_VALUE)
            options += rest[: 1 + has_value]
            del rest[: 1 + has_value]
        elif word in expected:
            words.append(rest.pop(0))
            expected = _BELOW.get(word, {})
        else:
            break
    return [*words, *options, *rest]


def full_parser() -> ArgumentParser:
    """Returns the parser of all commands, which has the options of the window too, but takes no file for it."""
    parser = ArgumentParser(
        PROGRAM,
        usage="\n       ".join(USAGE),
        description="Keeps the score at a real mahjong table. Without a command, opens the desktop application and shows "
        "what each FILE would import: matches, sessions, house rules or a ledger.",
        epilog=f"“{PROGRAM} COMMAND --help” explains a command.",
    )
    parser.add_argument(
        "--version", action="version", version=f"{PROGRAM} {__version__}", help="show the version and exit"
    )
    _add_window_options(parser)
    _add_commands(parser, "command", COMMANDS, required=False)
    return parser


def _window_parser() -> ArgumentParser:
    """Returns the parser of what the window is opened with: the same options, and files."""
    parser = ArgumentParser(PROGRAM, usage="\n       ".join(USAGE), add_help=False)
    _add_window_options(parser)
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path)
    parser.set_defaults(command=None)
    return parser


def _add_commands(parser: ArgumentParser, dest: str, commands: Mapping[str, _Command], *, required: bool) -> None:
    adding = parser.add_subparsers(title="commands", dest=dest, metavar="COMMAND", required=required, prog=parser.prog)
    for name, command in commands.items():
        description = f"{command.help[0].upper()}{command.help[1:]}."
        added = adding.add_parser(name, help=command.help, description=description)
        added.set_defaults(parser=added)
        # Options before the command are kept.
        _add_folder(added, default=SUPPRESS)
        command.add_arguments(added)


def _add_window_options(parser: ArgumentParser) -> None:
    _add_folder(parser, default=None)
    _add_address(parser, default=None)
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        metavar="LANGUAGE",
        help=f"the language of the window: {_join_choices(LANGUAGES)}",
    )
    parser.add_argument("--theme", choices=THEMES, metavar="THEME", help=f"its colours: {_join_choices(THEMES)}")
    parser.add_argument("--screenshot", metavar="FILE", type=Path, help=SUPPRESS)


def _add_address(parser: ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--ledger",
        metavar="URL",
        default=default,
        help="the address of a ledger on a server, instead of one in a file: postgresql://user@host/database",
    )


def _add_folder(parser: ArgumentParser, default: str | None) -> None:
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=_folder,
        default=default,
        help="the folder of the ledger and settings (default: the system’s usual folder)",
    )


def _add_request(parser: ArgumentParser) -> None:
    parser.epilog = _ANSWERS
    parser.add_argument("--lines", action="store_true", help="read one request per line and answer each with one line")
    parser.add_argument("file", metavar="FILE", help="the request in JSON; - for standard input")


def _add_ruleset(parser: ArgumentParser) -> None:
    parser.epilog = "Exit status: 0 answered, 2 no such rule system."
    parser.add_argument("ruleset", metavar="RULESET", nargs="?", help="the one to describe in full, e.g. boo")


def _add_schema(parser: ArgumentParser) -> None:
    parser.epilog = "Exit status: 0 written, 2 the folder cannot be written."
    parser.add_argument("folder", metavar="FOLDER", type=_folder, help="the folder; created if it does not exist")


def _add_record(parser: ArgumentParser) -> None:
    parser.epilog = (
        "Exit status: 0 converted, 2 refused or unreadable. Differences in a record are listed on standard error."
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a record of tenhou.net/6, MJAI or Botzone, or the file of a match; - for standard input",
    )


def _add_ledger_commands(parser: ArgumentParser) -> None:
    parser.epilog = _EXIT_STATUS_OF_CHECKS
    _add_address(parser, default=SUPPRESS)
    _add_commands(parser, "deed", LEDGER_COMMANDS, required=True)


def _no_arguments(parser: ArgumentParser) -> None:
    parser.epilog = _EXIT_STATUS_OF_CHECKS
    _add_address(parser, default=SUPPRESS)


def _adding_file(metavar: str, help_text: str) -> Callable[[ArgumentParser], None]:
    def add(parser: ArgumentParser) -> None:
        _no_arguments(parser)
        parser.add_argument("file", metavar=metavar, type=_file, help=help_text)

    return add


def _add_backup(parser: ArgumentParser) -> None:
    _no_arguments(parser)
    help_text = "the backup; an existing file is replaced; - for standard output (default: in the backups folder)"
    parser.add_argument("file", metavar="FILE", type=_file, nargs="?", help=help_text)


def _add_repair(parser: ArgumentParser) -> None:
    _no_arguments(parser)
    help_text = "go back to this backup instead; - for standard input"
    parser.add_argument("file", metavar="BACKUP", type=_file, nargs="?", help=help_text)
    parser.add_argument("--yes", action="store_true", help="do it; the old files are kept next to it")


def _add_import(parser: ArgumentParser) -> None:
    _adding_file("FILE", "a file exported here or elsewhere; - for standard input")(parser)
    parser.add_argument("--yes", action="store_true", help="import it, all of it or nothing")
    parser.add_argument(
        "--diverged",
        choices=CONFLICT_CHOICES,
        help="what to do if a match was continued in both: keep mine, use theirs, or keep both (default: keep both, "
        "with names and rates as they are here)",
    )


def _add_settings_commands(parser: ArgumentParser) -> None:
    parser.epilog = _EXIT_STATUS_OF_CHANGES
    _add_commands(parser, "deed", SETTINGS_COMMANDS, required=True)


def _add_settings_export(parser: ArgumentParser) -> None:
    _add_settings_file(parser, "the JSON file; an existing one is replaced; - for standard output")


def _add_settings_import(parser: ArgumentParser) -> None:
    _add_settings_file(parser, "a file exported here or elsewhere; - for standard input")
    parser.add_argument("--yes", action="store_true", help="apply it")


def _add_settings_file(parser: ArgumentParser, help_text: str) -> None:
    parser.epilog = _EXIT_STATUS_OF_CHANGES
    parser.add_argument("file", metavar="FILE", type=_file, help=help_text)


def _join_choices(choices: Sequence[str]) -> str:
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


def _file(name: str) -> Path:
    return STANDARD if name == str(STANDARD) else Path(name).absolute()


def _folder(name: str) -> Path:
    if not name:
        raise ArgumentTypeError("it needs a value")
    return Path(name)


COMMANDS: Final[Mapping[str, _Command]] = {
    "score": _Command("scores one win: a score request in, a score answer out", _add_request),
    "replay": _Command("plays a whole match from its events, hand by hand, to its final result", _add_request),
    "waits": _Command("lists every winning piece of a hand one piece short, and its score", _add_request),
    "rules": _Command("prints the rule systems, or one in full: options, yaku and pieces, as JSON", _add_ruleset),
    "schema": _Command("writes the JSON Schemas of requests, answers and files into a folder", _add_schema),
    "convert": _Command("converts another program’s record to a match, or a match to such a record", _add_record),
    "ledger": _Command("maintains the ledger: checks, backs up, repairs", _add_ledger_commands),
    "settings": _Command("copies the settings of the window to another computer", _add_settings_commands),
}
"""What can be asked for instead of the window, by its name."""

SETTINGS_COMMANDS: Final[Mapping[str, _Command]] = {
    "export": _Command("writes the settings to a file, except those specific to this computer", _add_settings_export),
    "import": _Command("shows what a settings file would change, and applies it", _add_settings_import),
}
"""What can be done with the settings, by name."""

LEDGER_COMMANDS: Final[Mapping[str, _Command]] = {
    "check": _Command("checks every entry, the tables and the text copy", _no_arguments),
    "backup": _Command("checks the ledger and writes a backup, then verifies it", _add_backup),
    "repair": _Command(
        "shows what a repair, or restoring a backup, would change, and does it",
        _add_repair,
    ),
    "reindex": _Command("rebuilds the tables of sessions and matches", _no_arguments),
    "export": _Command(
        "exports everything to one plain-text file, which can be imported elsewhere",
        _adding_file("FILE", "the file; an existing one is replaced; - for standard output"),
    ),
    "import": _Command("shows what a file would import: a match, a session, house rules or a ledger", _add_import),
}
"""What can be done with a ledger, by name."""

_BELOW: Final[Mapping[str, Mapping[str, _Command]]] = {"ledger": LEDGER_COMMANDS, "settings": SETTINGS_COMMANDS}
