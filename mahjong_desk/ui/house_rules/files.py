# SPDX-License-Identifier: MIT
"""House rules as files: read from one that another club wrote, written for another club."""

from __future__ import annotations

from pathlib import Path

from mahjong_desk.club.file_names import file_name
from mahjong_desk.interchange.house_rules import (
    HouseRulesFile,
    HouseRulesRefused,
    read_house_rules,
    write_house_rules,
)
from mahjong_desk.interchange.parsing import file_content
from mahjong_desk.ledger.books import HouseRules
from mahjong_desk.ledger.files import write_whole
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.file_dialogs import DATA_ENDING
from mahjong_desk.ui.house_rules_keeper import Arrival, HouseRulesKeeper, options_of, ruleset_of
from mahjong_desk.ui.words.phrases import plural
from mahjong_desk.ui.words.refusals import refusal_text

_MOST_FAULTS = 6
_LONGEST_FAULT = 240


class FileFault(Exception):
    """House rules could not be read from a file or written into one; its text says why in the person's language."""


def suggested_name(rules: HouseRules) -> str:
    """Returns a file name that every system takes, such as ``Short evening.mahjong``."""
    return file_name(rules.name, DATA_ENDING, "house rules")


def export_file(rules: HouseRules, path: Path) -> None:
    """Writes house rules that can be played by into a file, whole or not at all.

    Raises:
        FileFault: It could not be written.
    """
    ruleset = ruleset_of(rules)
    assert ruleset is not None
    try:
        write_whole(path, write_house_rules(ruleset, rules.name, options_of(rules, ruleset)))
    except OSError as error:
        sentence = tr("{file} could not be written: {fault}.")
        raise FileFault(sentence.format(file=path.name, fault=error.strerror or error)) from error


def import_file(keeper: HouseRulesKeeper, path: Path) -> tuple[HouseRules, str]:
    """Takes house rules out of a file; returns them as the ledger has them, and what became of them in a sentence.

    Raises:
        FileFault: The file cannot be read or says something that is not known here; nothing was taken.
    """
    taken = keeper.take(_read(path))
    if taken.result is None:
        raise FileFault(taken.why)
    imported = taken.result
    sentences = {
        Arrival.NEW: tr("{name} is in the list now."),
        Arrival.KNOWN: tr("{name} was in the list already, with the same options."),
        Arrival.RENAMED: tr("The name was taken by other options; these are called {name}."),
    }
    return imported.rules, sentences[imported.arrival].format(name=imported.rules.name)


def _read(path: Path) -> HouseRulesFile:
    try:
        data = file_content(path)
    except OSError as error:
        sentence = tr("{file} could not be read: {fault}.")
        raise FileFault(sentence.format(file=path.name, fault=error.strerror or error)) from error
    try:
        return read_house_rules(data)
    except HouseRulesRefused as refused:
        told = [refusal_text(fault, ruleset=refused.ruleset) for fault in refused.refusals]
        lines = [text if len(text) <= _LONGEST_FAULT else f"{text[:_LONGEST_FAULT]}…" for text in told[:_MOST_FAULTS]]
        more = len(told) - len(lines)
        if more:
            lines.append(plural(lambda: trn("and {n} more fault", "and {n} more faults", more), more, "fault"))
        heading = tr("{file} was not imported.").format(file=path.name)
        raise FileFault("\n".join((heading, *lines))) from refused
