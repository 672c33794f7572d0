# SPDX-License-Identifier: MIT
"""Everything that a person can enter into a ledger, at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from decimal import Decimal
from itertools import count

from mahjong_desk.ledger.entry import End
from mahjong_desk.ledger.journal.journal import Act, MatchHeader
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.rates import Rates

AT = "2026-01-31T20:15:00Z"
_HEADER = MatchHeader("arushiaru", "1", {}, ("A", "B", "C", "D"))


class Guest:
    """Somebody who enters whatever comes to mind: sessions, matches, hands, edits, house rules, rates, answers."""

    def __init__(self, ledger: Ledger, chance: random.Random) -> None:
        """Sits down at a ledger, which may be empty."""
        self._ledger, self._chance = ledger, chance
        known = ledger.matches()
        self._journal = ledger.journal(chance.choice(known[-3:]).id) if known else None
        self._numbers = count(ledger.end.number)

    def entering(self) -> Iterator[End]:
        """Enters one thing after the other for ever; yields where the chain ends before the first and with each."""
        deeds: list[Callable[[], None]] = [self._act] * 6 + [
            self._start_session,
            self._rename_session,
            self._open_match,
            self._set_rates,
            self._keep_house_rules,
            self._delete_house_rules,
            self._answer,
        ]
        yield self._ledger.end
        while True:
            self._chance.choice(deeds)()
            yield self._ledger.end

    def _start_session(self) -> None:
        self._ledger.start_session(self._text("evening"), AT)

    def _open_match(self) -> None:
        for session in self._some_session():
            self._journal = self._ledger.open_match(session, _HEADER, AT)

    def _act(self) -> None:
        if self._journal is None:
            return
        hand = {"type": "draw", "kind": "exhaustive", "number": next(self._numbers), "note": self._text("note")}
        acts = [Act.record(hand), Act.several([Act.record({"type": "riichi"}), Act.record(hand)])]
        if self._journal.rows:
            row = self._chance.choice(self._journal.rows).id
            acts += [Act.replace(row, hand), Act.insert(row, hand), Act.delete(row)]
        if self._journal.history.undo:
            acts.append(Act.undo())
        if self._journal.history.redo:
            acts.append(Act.redo())
        self._journal = self._ledger.append(self._journal, self._chance.choice(acts), AT)

    def _rename_session(self) -> None:
        for session in self._some_session():
            self._ledger.rename_session(session, self._text("Thursday"), AT)

    def _set_rates(self) -> None:
        rates = Rates(self._text("point"), {"arushiaru": Decimal(self._chance.randrange(1000))})
        for session in self._some_session():
            self._ledger.rates.save(session, rates, AT)

    def _keep_house_rules(self) -> None:
        name = f"house {self._chance.randrange(4)}"
        self._ledger.house_rules.save("arushiaru", "1", name, {"number": next(self._numbers)}, AT)

    def _delete_house_rules(self) -> None:
        for rules in self._ledger.house_rules.all()[:1]:
            self._ledger.house_rules.delete(rules.id, AT)

    def _answer(self) -> None:
        self._ledger.drills.add({"drill": next(self._numbers), "note": self._text("answer")}, AT)

    def _some_session(self) -> list[int]:
        """Returns a session, or none where there is none yet."""
        sessions = self._ledger.sessions()[-3:]
        return [self._chance.choice(sessions).id] if sessions else []

    def _text(self, word: str) -> str:
        return word + "x" * self._chance.randrange(3000)
