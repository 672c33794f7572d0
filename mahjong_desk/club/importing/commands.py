# SPDX-License-Identifier: MIT
"""``mahjong-desk ledger import``: says what a file would bring, and brings it after a ``--yes``."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from mahjong_desk.club.importing.counting import counted, hands_in_common, journals
from mahjong_desk.club.importing.reading import look_into
from mahjong_desk.ledger.commands import DONE, REFUSED, Say, checked
from mahjong_desk.ledger.holdings import hands_among
from mahjong_desk.ledger.journal.acts import now
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import Decision, Item, Matter, Merge
from mahjong_desk.ledger.server_place import Place
from mahjong_desk.records.telling import lines_of
from mahjong_desk.rules.model.refusal import Refusal


def take_in(place: Place, given: Namespace, say: Say) -> int:
    """Says what a file would bring, and brings it if that was asked for; returns the exit status."""
    file: Path = given.file
    at = now()
    try:
        brought, records = look_into(file, at)
    except OSError as error:
        say(f"mahjong-desk: {file}: {error.strerror or error}")
        return REFUSED
    except Refusal as refusal:
        where = f", {refusal.path}" if refusal.path else ""
        say(f"mahjong-desk: {file}{where}: {refusal.message}")
        return REFUSED
    for record in records:
        for line in lines_of(record):
            say(line)
    with Ledger.open(place) as ledger:
        merge = ledger.compare(brought, {}, at)
        _tell(merge, {name for match in ledger.matches() for name in match.people}, say)
        if not given.yes:
            say("nothing was changed: --yes brings it")
            return DONE
        wanted = Decision(given.parted) if given.parted else None
        decisions = {(item.matter, item.key): wanted for item in merge.parted} if wanted is not None else {}
        merge = ledger.take_in(brought, decisions, file.name, at)
        say(f"{len(merge.lines) or len(merge.steps)} entries came" if merge.changes else "all of it was here already")
        return checked(ledger, say)


def _tell(merge: Merge, known: set[str], say: Say) -> None:
    say(f"{'':14}{'comes':>8}{'here':>8}{'parted':>8}")
    for name, count in counted(merge, known)._asdict().items():
        say(f"{name.replace('_', ' '):14}{count.comes:>8}{count.here:>8}{count.parted:>8}")
    for item in merge.parted:
        say(f"parted: {_told(item)} ({', '.join(way.value for way in item.ways)})")


def _told(item: Item) -> str:
    if item.matter is not Matter.MATCH:
        return f"{item.matter} of “{item.name}”"
    theirs, mine = journals(item)
    assert mine is not None
    same = hands_in_common(mine, theirs)
    return f"match {item.key} after {same} hands: {hands_among(mine.events) - same} more here, {hands_among(theirs.events) - same} there"
