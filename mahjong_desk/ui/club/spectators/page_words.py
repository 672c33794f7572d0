# SPDX-License-Identifier: MIT
"""What the page in the browser says itself, in each language: the same translations as everything else."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.rules.model.names import Names
from mahjong_desk.ui.words.language import in_each_language

translate = QCoreApplication.translate


def page_words() -> dict[str, Names]:
    """Returns the texts by the ids that ``resources/spectators/page.js`` knows them by."""
    return {identity: in_each_language(lambda identity=identity: _texts()[identity]) for identity in _texts()}  # type: ignore[misc]


def _texts() -> dict[str, str]:
    return {
        "table": translate("SpectatorsPage", "Table {number}"),
        "tables": translate("SpectatorsPage", "Tables"),
        "no_table": translate("SpectatorsPage", "No match is on the table yet."),
        "finished": translate("SpectatorsPage", "finished {time}"),
        "dealer_tag": translate("SpectatorsPage", "親"),
        "dealer": translate("SpectatorsPage", "dealer"),
        "riichi": translate("SpectatorsPage", "has declared riichi"),
        "hands": translate("SpectatorsPage", "Last hands"),
        "all_hands": translate("SpectatorsPage", "All hands"),
        "latest_hands": translate("SpectatorsPage", "Latest hands only"),
        "no_hand": translate("SpectatorsPage", "No hand has been played yet."),
        "evening": translate("SpectatorsPage", "The evening"),
        "evening_chip": translate("SpectatorsPage", "Evening"),
        "all_players": translate("SpectatorsPage", "All {count}"),
        "ends": translate("SpectatorsPage", "ends {time}"),
        "round_ends": translate("SpectatorsPage", "round ends\nat {time}"),
        "paused": translate("SpectatorsPage", "paused\nsince {time}"),
        "over": translate("SpectatorsPage", "+{time} over"),
        "timer_last": translate("SpectatorsPage", "Last hands", "of a round"),
        "as_of": translate("SpectatorsPage", "As of {time}, renews by itself"),
        "as_of_wall": translate("SpectatorsPage", "As of {time}. Scores from the ledger."),
        "as_of_whole": translate("SpectatorsPage", "As of {time}. Scores from the ledger; every row adds up."),
        "no_news": translate("SpectatorsPage", "No news since {time}"),
        "connecting": translate("SpectatorsPage", "Connecting…"),
        "follow": translate("SpectatorsPage", "{first} to {last} follow in {seconds} seconds"),
        "tables_follow": translate("SpectatorsPage", "Further tables follow in {seconds} seconds"),
        "read_only": translate("SpectatorsPage", "to read only"),
        "language": translate("SpectatorsPage", "Language"),
    }
