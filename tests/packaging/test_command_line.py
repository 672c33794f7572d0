# SPDX-License-Identifier: MIT
"""The man page and shell completions, checked by the programs that read them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import COMPLETION_PATHS, MAN_PAGE, write_to
from mahjong_desk.cli.parser import COMMANDS, LEDGER_COMMANDS, THEMES
from tests.packaging.programs import checked_output, needs

Asking = Callable[[Path, Path, str], set[str]]

BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _shtab_mahjong_desk
printf '%s\\n' "${COMPREPLY[@]}"
"""
ZSH = """
zmodload zsh/zpty
zpty -b asked zsh -f -i
zpty -w asked "fpath=($1 \\$fpath); autoload -U compinit; compinit -D -u; bindkey '^I' list-choices; print READY | rev"
zpty -r asked told '*YDAER*'
zpty -w -n asked "$2"$'\\t'
zpty -r asked told "*$3*"
print -r -- $told
zpty -d asked
"""


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr")
    write_to(folder)
    return folder


@pytest.fixture(scope="module")
def game_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("game_folder")
    (folder / "game.json").touch()
    (folder / "games").mkdir()
    return folder


def in_bash(script: Path, folder: Path, line: str) -> set[str]:
    return set(checked_output("bash", "--norc", "-c", BASH, "-", str(script), *line.split(" "), folder=folder).split())


def in_fish(script: Path, folder: Path, line: str) -> set[str]:
    text = checked_output("fish", "--no-config", "-c", f"source {script}; complete -C '{line}'", folder=folder)
    return {offered.partition("\t")[0].rstrip("/") for offered in text.splitlines()}


SHELLS = [pytest.param("bash", in_bash, marks=needs("bash")), pytest.param("fish", in_fish, marks=needs("fish"))]


@pytest.mark.parametrize(("shell", "ask"), SHELLS)
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("mahjong-desk le", {"ledger"}),
        ("mahjong-desk ga", {"game.json", "games"}),
        ("mahjong-desk --theme ", set(THEMES)),
        ("mahjong-desk --data ga", {"games"}),
        ("mahjong-desk rules b", {"boo", "beijing"}),
        ("mahjong-desk ledger re", {"repair", "reindex"}),
        ("mahjong-desk ledger repair game.", {"game.json"}),
        ("mahjong-desk score --l", {"--lines"}),
        ("mahjong-desk ledger import --diverged ", {"mine", "theirs", "both"}),
    ],
)
def test_bash_and_fish_complete_the_line(
    usr: Path, game_folder: Path, shell: str, ask: Asking, line: str, offered: set[str]
) -> None:
    assert ask(usr / COMPLETION_PATHS[shell], game_folder, line) == offered


def has_pseudo_terminals() -> bool:
    try:
        for end in os.openpty():
            os.close(end)
    except OSError:
        return False
    return True


@needs("zsh")
@pytest.mark.skipif(not has_pseudo_terminals(), reason="no pseudo terminals here, as in a bare root")
@pytest.mark.parametrize(
    ("words", "offered"), [("ledger re", ("reindex", "repair")), ("ga", ("game.json", "games")), ("wa", ("waits",))]
)
def test_zsh_completes_the_words(usr: Path, game_folder: Path, words: str, offered: tuple[str, ...]) -> None:
    folder = (usr / COMPLETION_PATHS["zsh"]).parent
    line = f"mahjong-desk {words}"
    text = checked_output("zsh", "-f", "-c", ZSH, "-", str(folder), line, offered[-1], folder=game_folder)
    assert all(word in text for word in offered)


@needs("mandoc")
def test_mandoc_accepts_the_man_page(usr: Path) -> None:
    assert checked_output("mandoc", "-T", "lint", "-W", "warning", str(usr / MAN_PAGE)) == ""


@needs("mandoc")
def test_the_man_page_lists_every_command_and_exit_status(usr: Path) -> None:
    page = checked_output("mandoc", "-T", "ascii", "-O", "width=200", str(usr / MAN_PAGE))
    page = "".join(letter for number, letter in enumerate(page) if "\b" not in page[number : number + 2])
    assert all(f"mahjong-desk {name}" in page for name in COMMANDS)
    assert all(f"mahjong-desk ledger {name}" in page for name in LEDGER_COMMANDS)
    assert all(words in page for words in ("EXIT STATUS", "MAHJONG_DESK_DATA", "no display", "--diverged"))
