# SPDX-License-Identifier: MIT
"""Settings on the command line: written into a file, and taken from one after a look at what it changes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from mahjong_desk.interchange.parsing import file_content
from mahjong_desk.ledger.files import write_whole
from mahjong_desk.ledger.place import data_folder
from mahjong_desk.ui.settings.store import Settings
from mahjong_desk.ui.settings.travel import SettingsRefused, changes, read_settings, words_of, write_settings

DONE, REFUSED = 0, 2


def run(given: Namespace, say: Callable[[str], None]) -> int:
    """Does what is asked with the settings in a data folder and returns the exit status."""
    file: Path = given.file
    settings = Settings(data_folder(given.data))
    try:
        if given.deed == "export":
            write_whole(file, write_settings(settings))
            say(f"written: {file}")
            return DONE
        return _take_in(settings, file, say, really=given.yes)
    except OSError as error:
        say(f"mahjong-desk: {file}: {error.strerror or error}")
    except SettingsRefused as refused:
        for refusal in refused.refusals:
            say(f"mahjong-desk: {file}: {refusal.path}: {refusal}")
    return REFUSED


def _take_in(settings: Settings, file: Path, say: Callable[[str], None], *, really: bool) -> int:
    found = changes(settings, read_settings(file_content(file)))
    for change in found:
        say(f"{change.name}: {words_of(change.now)} -> {words_of(change.then)}")
    if not found:
        say("all is set so already")
    elif really:
        settings.take({change.name: change.then for change in found})
        say("taken; a window that is open shows it at its next start")
    else:
        say("nothing was changed: --yes takes it")
    return DONE
