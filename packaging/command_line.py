# SPDX-License-Identifier: MIT
"""Writes the man page, and the completions for bash, zsh and fish.

``packaging/desktop.py`` puts them next to the other files for a system. Everything is generated from the parser of the
program: a new command or argument needs no change here.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage

from mahjong_desk import __version__
from mahjong_desk.cli.parser import PROGRAM, USAGE, full_parser
from mahjong_desk.ledger.place import DATA_VARIABLE, SERVER_VARIABLE
from mahjong_desk.rules import registry

COMPLETION_PATHS = {
    "bash": f"share/bash-completion/completions/{PROGRAM}",
    "zsh": f"share/zsh/vendor-completions/_{PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{PROGRAM}.fish",
}
"""The path below ``/usr`` at which each shell looks for the completions of packages."""
MAN_PAGE = f"share/man/man1/{PROGRAM}.1"

_FILES_TOO = {
    "bash": "_shtab_mahjong_desk_pos_0_COMPGEN=_shtab_compgen_files",
    "zsh": "functions -c _shtab_mahjong_desk_commands _shtab_mahjong_desk_commands_alone\n"
    "_shtab_mahjong_desk_commands() { _shtab_mahjong_desk_commands_alone; _files }",
}
"""Preambles to complete the first word also as a file, which the parser does not declare."""
_FILES_TOO_IN_FISH = (
    f"complete -c {PROGRAM} -n _shtab_mahjong_desk_using -ka '(__fish_complete_path (commandline -ct))'\n"
)
"""The same for fish; it is appended, because the script erases all earlier completions."""
_SECTIONS = {
    "exit status": """\
.TP
.B 0
The window was closed, the request was answered, or the ledger is sound.
.TP
.B 1
A check of the ledger found something.
.TP
.B 2
The request was refused or could not be read, the arguments make no sense, or there is no display for the window.""",
    "environment": f"""\
.TP
.B {DATA_VARIABLE}
The folder of the ledger and of the settings, unless
.B \\-\\-data
is given.
.TP
.B {SERVER_VARIABLE}
The address of a ledger on a server, unless
.B \\-\\-ledger
is given.""",
    "files": """\
.TP
.I ~/.local/share/mahjong\\-desk
The usual folder: the ledger, its text copy, backups, settings and the log.""",
}


def man_page() -> str:
    """Returns the manual page of the program."""
    parser = full_parser()
    # Leave out the hint on more help, and descriptions, which are above the arguments anyway.
    parser.epilog = None
    for command in list(_parsers(parser))[1:]:
        command.description = None
    page = Manpage(
        parser,
        {"project_name": "Mahjong Desk", "version": __version__, "manual_title": "User Commands"},
        format="single-commands-section",
    )
    page.description = "keeps the score at a real mahjong table"
    page.add_section("synopsis", "=", "\n.br\n".join(usage.replace("-", r"\-") for usage in USAGE))
    for heading, content in _SECTIONS.items():
        page.add_section(heading, "=", content)
    # A date is recognised only with plain dashes.
    return str(page).replace(page.date.replace("-", r"\-"), page.date)


def completion(shell: str) -> str:
    """Returns the completion of ``bash``, ``zsh`` or ``fish``."""
    parser = full_parser()
    for action in [action for part in _parsers(parser) for action in part._actions]:
        if action.metavar in ("FILE", "BACKUP"):
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar == "DIR":
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.dest == "ruleset":
            action.choices = [ruleset.id for ruleset in registry.all_rulesets()]
    text = str(shtab.complete(parser, shell, preamble=_FILES_TOO.get(shell, ""))).rstrip("\n") + "\n"
    return text + _FILES_TOO_IN_FISH if shell == "fish" else text


def write_to(folder: Path) -> None:
    """Writes all files below ``folder``, which stands for ``/usr``."""
    texts = {MAN_PAGE: man_page(), **{path: completion(shell) for shell, path in COMPLETION_PATHS.items()}}
    for relative, text in texts.items():
        path = folder / relative
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _parsers(parser: ArgumentParser) -> Iterator[ArgumentParser]:
    """Yields a parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for below in action.choices.values():
                yield from _parsers(below)
