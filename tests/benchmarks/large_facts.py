# SPDX-License-Identifier: MIT
"""The facts of a club of many years: 300,000 hands that were won or drawn as tables win and draw them, in 25,000 matches.

They are put straight into a store: some matches of each rule system are played, and told again with other people.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID

from mahjong_desk.club.facts.facts import Facts
from mahjong_desk.club.facts.store import FactStore
from mahjong_desk.club.facts.taking import told_by
from mahjong_desk.club.facts.told import Player, Told
from mahjong_desk.club.people.identity import identity_of
from mahjong_desk.club.replaying import replayed
from mahjong_desk.journal.acts import TIME_FORMAT
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.records import MatchHead
from tests.club.made_club import PEOPLE, make_club

MATCHES, HANDS, SESSION = 25_000, 300_000, 20
_PLAYED, _LONGEST, _MEMBERS = 100, 45, 240
_BEGUN = datetime(2006, 1, 5, 18, tzinfo=UTC)
MEMBERS = tuple(f"{PEOPLE[number % len(PEOPLE)]} {number // len(PEOPLE) + 1}" for number in range(_MEMBERS))


def make(path: Path) -> Facts:
    """Returns facts in a file where none is."""
    source = random.Random(20260131)
    store = FactStore(path)
    told = _played(source)
    for number in range(MATCHES):
        at = (_BEGUN + timedelta(weeks=number // SESSION, minutes=10 * (number % SESSION))).strftime(TIME_FORMAT)
        session = str(UUID(int=number // SESSION))
        head = MatchHead(number + 1, str(UUID(int=number)), str(number), session, number % SESSION + 1, at)
        # A few play nearly always, most now and then.
        people = random.Random(number).sample(MEMBERS[:40] if source.random() < 0.5 else MEMBERS, len(PEOPLE))
        known = {one: Player(identity_of(other), other) for one, other in zip(PEOPLE, people, strict=True)}
        store.seat(head, tuple(known.values()))
        store.keep(head, _retold(source.choice(told), known))
    store.commit()
    return Facts(store)


def _played(source: random.Random) -> list[Told]:
    with TemporaryDirectory() as folder, Ledger.open(ledger_path(Path(folder))) as ledger:
        make_club(ledger, source, matches=_PLAYED, hands=_LONGEST)
        journals = [ledger.journal(match.id) for match in ledger.matches()]
        return [told_by(replayed(journal), journal.header) for journal in journals]


def _retold(told: Told, known: Mapping[str, Player]) -> Told:
    """Returns what a match told, of other people."""
    return told._replace(
        seats=tuple(
            seat._replace(name=known[seat.name].name, identity=known[seat.name].identity) for seat in told.seats
        ),
        stints=tuple(stint._replace(player=known[stint.player.name]) for stint in told.stints),
        hands=tuple(
            hand._replace(
                players=tuple(known[player.name] for player in hand.players),
                wins=tuple(win._replace(player=known[win.player.name]) for win in hand.wins),
            )
            for hand in told.hands
        ),
    )
