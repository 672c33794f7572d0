# SPDX-License-Identifier: MIT
"""House rules, rates, answers and acts of the club: the last entry about a thing says what it is now."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from mahjong_desk.ledger.books import HouseRulesNameTaken, Rates, parse_factor
from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.things import AT, HEADER
from tests.ledger.world import locked_by_another_process, tamper

EARLIER, LATER = "2026-01-01T20:15:00Z", "2026-02-01T20:15:00Z"
SHORT = {"length": "hanchan", "unit": 2}


def test_house_rules(ledger: Ledger, path: Path) -> None:
    rules = ledger.house_rules
    ours = rules.save("arushiaru", " Short evening ", SHORT, AT)
    assert (ours.id, ours.name, ours.options, ours.changed_at) == (1, "Short evening", SHORT, AT)
    for ruleset, name in (("wsom", "a"), ("arushiaru", "b"), ("arushiaru", "A"), ("wsom", "A later one")):
        rules.save(ruleset, name, {}, AT)
    assert [one.name for one in rules.all()] == ["A", "b", "Short evening", "a", "A later one"]
    again = rules.save("arushiaru", "SHORT evening", {"unit": 3}, LATER)
    assert (again.id, again.options) == (1, {"unit": 3})
    assert again in ledger.house_rules.all("arushiaru")
    with pytest.raises(HouseRulesNameTaken):
        rules.rename(1, " B", LATER)
    assert rules.rename(1, "Ours", LATER).options == {"unit": 3}
    for name in ("", "  "):
        with pytest.raises(ValueError, match="need a name"):
            rules.save("arushiaru", name, {}, AT)
    rules.delete(1, LATER)
    for missing in (lambda: rules.delete(1, LATER), lambda: rules.rename(1, "x", LATER)):
        with pytest.raises(LookupError):
            missing()
    assert rules.save("arushiaru", "Ours", SHORT, LATER).id == 6
    with Ledger.open(path) as other:
        assert other.house_rules.all() == rules.all()
        other.house_rules.save("boo", "from elsewhere", {}, AT)
    assert "from elsewhere" in [one.name for one in rules.all()]


def test_rates(ledger: Ledger, path: Path) -> None:
    friday, saturday = (ledger.start_session(name, AT) for name in ("Friday", "Saturday"))
    assert ledger.rates.for_session(friday.id) == ledger.rates.latest() == Rates()
    ours = Rates("yen", {"boo/result_points": Decimal("10"), "wsom/points": Decimal("0.0005")})
    later = Rates("cent", {"boo/result_points": Decimal("1.5")})
    for session, rates in ((friday, ours), (saturday, ours), (friday, later)):
        ledger.rates.save(session.id, rates, AT)
    assert (ledger.rates.for_session(friday.id), ledger.rates.for_session(saturday.id), ledger.rates.latest()) == (
        later,
        ours,
        later,
    )
    with pytest.raises(LookupError):
        ledger.rates.save(77, ours, AT)
    tamper(path, """UPDATE entries SET content = '{"unit":3}' WHERE number = 5""")
    assert ledger.rates.for_session(friday.id) == ours


@pytest.mark.parametrize(
    ("text", "factor"),
    [("0.5", "0.5"), ("0,5", "0.5"), (" 10 ", "10"), ("１.５", "1.5"), ("0", "0"), ("0.0001", "0.0001")],
)
def test_factors_are_parsed_as_typed(text: str, factor: str) -> None:
    assert parse_factor(text) == Decimal(factor)


@pytest.mark.parametrize("text", ["", "x", "-1", "1,000", "1,0,0", "1.0,5", "0.00001", "nan", "inf", "1e9", "1 2"])
def test_invalid_factors_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no factor"):
        parse_factor(text)


def test_club_acts(ledger: Ledger, path: Path) -> None:
    entered = [ledger.club.add("people", {"act": act}, at) for act, at in (("a", AT), ("b", LATER), ("a", EARLIER))]
    assert [act.at for act in entered] == [AT, LATER, LATER]
    assert ledger.club.actions("people") == tuple(entered)
    assert (ledger.club.has("people", "b"), ledger.club.has("people", "c")) == (True, False)
    session = ledger.start_session("Friday", AT)
    opened = ledger.club.open_matches(session.uuid, [HEADER, HEADER], "evenings", {"act": "go"}, AT, after="")
    assert opened is not None
    assert [record.uuid for record in ledger.matches(session.id)] == list(opened.act["matches"])
    with Ledger.open(path) as other:
        assert other.club.open_matches(session.uuid, [HEADER], "evenings", {"act": "go"}, AT, after="") is None
        assert other.club.open_matches(session.uuid, [HEADER], "evenings", {"act": "go"}, AT, after=opened.uuid)
    assert len(ledger.club.actions("evenings")) == 2
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        ledger.club.add("people", {"act": "c"}, AT)
    assert ledger.club.actions("people") == tuple(entered)


def test_damaged_entry_hides_no_other(ledger: Ledger, path: Path) -> None:
    for number in range(3):
        ledger.drills.add({"answer": number}, AT)
        ledger.club.add("people", {"act": str(number)}, AT)
        ledger.house_rules.save("boo", str(number), {}, AT)
    tamper(path, "UPDATE entries SET content = '{' WHERE number IN (4, 5, 6)")
    with Ledger.open(path) as other:
        assert [answer["answer"] for answer in other.drills.all()] == [0, 2]
        assert [act.act["act"] for act in other.club.actions("people")] == ["0", "2"]
        assert [rules.name for rules in other.house_rules.all()] == ["0", "2"]
