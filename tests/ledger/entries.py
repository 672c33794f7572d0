# SPDX-License-Identifier: MIT
import random
from decimal import Decimal
from pathlib import Path

from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.entry import ChainHead
from mahjong_desk.ledger.ledger import Ledger

AT = "2026-01-31T20:15:00Z"
HEADER = MatchHeader("arushiaru", {}, ("Anna", "Bernd", "千代", "D"))


def hand(number: int) -> Act:
    return Act.record({"type": "draw", "kind": "exhaustive", "number": number, "note": "x" * 80})


def start_match(ledger: Ledger) -> Journal:
    return ledger.open_match(ledger.start_session("Friday", AT).id, HEADER, AT)


def create_ledger(path: Path, hands: int = 40) -> Journal:
    with Ledger.open(path) as ledger:
        journal = start_match(ledger)
        for number in range(hands):
            journal = ledger.append(journal, hand(number), AT)
    return journal


def play_on(path: Path, *numbers: int) -> ChainHead:
    """Adds hands to the first match; returns the chain end."""
    with Ledger.open(path) as ledger:
        for number in numbers:
            ledger.append(ledger.journal(1), hand(number), AT)
        return ledger.chain_head


def checked_end(path: Path) -> ChainHead:
    """Checks that a ledger is sound; returns the chain end."""
    with Ledger.open(path) as ledger:
        assert ledger.check().is_sound
        return ledger.chain_head


class RandomWriter:
    def __init__(self, ledger: Ledger, chance: random.Random) -> None:
        self.ledger, self.chance = ledger, chance
        self.discarded: list[int] = []
        matches = ledger.matches()
        self.journal = ledger.journal(chance.choice(matches[-3:]).id) if matches else None

    def enter(self) -> None:
        chance, ledger = self.chance, self.ledger
        sessions = ledger.sessions()[-3:]
        others = ["session", "name", "match", "rates", "rules", "delete", "drill", "club", "mistake"]
        what = chance.choice(["act"] * 6 + others)
        text = what + "x" * chance.randrange(3000)
        if what == "session" or not sessions:
            ledger.start_session(text, AT)
        elif what == "name":
            ledger.rename_session(chance.choice(sessions).id, text, AT)
        elif what == "match" or self.journal is None:
            self.journal = ledger.open_match(chance.choice(sessions).id, HEADER, AT)
        elif what == "rates":
            ledger.rates.save(chance.choice(sessions).id, Rates(text, {"a": Decimal(chance.randrange(1000))}), AT)
        elif what == "rules":
            ledger.house_rules.save("arushiaru", f"house {chance.randrange(4)}", {"number": text}, AT)
        elif what == "delete":
            for rules in ledger.house_rules.all()[:1]:
                ledger.house_rules.delete(rules.id, AT)
        elif what == "mistake":
            self.discard_or_restore()
        elif what == "drill":
            ledger.drills.add({"note": text}, AT)
        elif what == "club":
            ledger.club.add("people", {"act": text}, AT)
        else:
            self.act(text)

    def discard_or_restore(self) -> None:
        if self.discarded:
            self.ledger.restore_match(self.discarded.pop(), AT)
            return
        for match in self.ledger.latest_matches(5):
            if match.length == 1:
                self.ledger.discard_match(match.id, AT)
                self.discarded.append(match.id)
                if self.journal is not None and self.journal.match_id == match.id:
                    self.journal = None
                return

    def act(self, text: str) -> None:
        journal, chance = self.journal, self.chance
        event = {"type": "draw", "note": text}
        acts = [Act.record(event), Act.batch([Act.record({"type": "riichi"}), Act.record(event)])]
        if journal.rows:
            row = chance.choice(journal.rows).id
            acts += [Act.replace(row, event), Act.insert(row, event), Act.delete(row)]
        if journal.history.undo:
            acts.append(Act.undo())
        if journal.history.redo:
            acts.append(Act.redo())
        self.journal = self.ledger.append(journal, chance.choice(acts), AT)
