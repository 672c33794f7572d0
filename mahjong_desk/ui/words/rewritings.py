# SPDX-License-Identifier: MIT
"""What was done to a whole match, in words: a name spelt anew, two players on each other's seats."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.names import PlayerName
from mahjong_desk.ledger.journal import ActKind, Rewriting

translate = QCoreApplication.translate


def rewriting_name(rewriting: Rewriting) -> str:
    """Returns the name of an act on the whole match, such as ``Seats exchanged: Aoi and Ben``."""
    payload = rewriting.payload
    if rewriting.act is ActKind.RENAME:
        text = translate("Rewritings", "Renamed: {old} is now {new}")
        return text.format(old=PlayerName(payload["player"]), new=PlayerName(payload["name"]))
    # The names of before the act and after it are the same two, each on the seat of the other.
    first, second = (PlayerName(rewriting.before[seat]) for seat in sorted(payload["seats"]))
    text = (
        translate("Rewritings", "Seats exchanged: {first} and {second}")
        if payload["hands"]
        else translate("Rewritings", "Names exchanged: {first} and {second}")
    )
    return text.format(first=first, second=second)
