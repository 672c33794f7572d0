# SPDX-License-Identifier: MIT
"""What the page in the browser says itself, in each language: the same translations as everything else."""

from __future__ import annotations

from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.text.language import in_each_language


def page_words() -> dict[str, Text]:
    """Returns the texts by the ids that ``resources/spectators/page.js`` knows them by."""
    return {identity: in_each_language(lambda identity=identity: _texts()[identity]) for identity in _texts()}  # type: ignore[misc]


def _texts() -> dict[str, str]:
    return {
        "table": tr("Table {number}"),
        "tables": tr("Tables"),
        "no_table": tr("No match is on the table yet."),
        "finished": tr("finished {time}"),
        "dealer_tag": tr("親"),
        "dealer": tr("dealer"),
        "riichi": tr("has declared riichi"),
        "hands": tr("Last hands", "the latest"),
        "all_hands": tr("All hands"),
        "latest_hands": tr("Latest hands only"),
        "no_hand": tr("No hand has been played yet."),
        "evening": tr("The evening"),
        "evening_chip": tr("Evening", "all tables"),
        "all_players": tr("All {count}"),
        "ends": tr("ends {time}"),
        "round_ends": tr("round ends\nat {time}"),
        "paused": tr("paused\nsince {time}"),
        "over": tr("+{time} over"),
        "timer_last": tr("Last hands"),
        "as_of": tr("As of {time}, renews by itself"),
        "as_of_wall": tr("As of {time}. Scores from the ledger."),
        "as_of_whole": tr("As of {time}. Scores from the ledger; every row adds up."),
        "no_news": tr("No news since {time}"),
        "connecting": tr("Connecting…"),
        "follow": tr("{first} to {last} follow in {seconds} seconds"),
        "tables_follow": tr("Further tables follow in {seconds} seconds"),
        "read_only": tr("to read only"),
        "language": tr("Language"),
    }
