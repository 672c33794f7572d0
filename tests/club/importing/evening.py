# SPDX-License-Identifier: MIT
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

from mahjong_desk.club.session_file import json_bytes, match_document, session_document
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.rules import registry
from tests.event_json import draw, typed_win

AT = "2026-01-31T20:15:00Z"
LATER = "2026-03-01T10:00:00Z"
NAMES = ("Aoi", "Ben", "Chie", "Dai")


def ron(winner: int, discarder: int, han: int = 1) -> dict[str, Any]:
    return typed_win(discarder, winner, han=han, fu=30)


def play_evening(ledger: Ledger, names: tuple[str, ...] = NAMES) -> None:
    """Enters two matches with edits and undo, rates, house rules and a drill answer."""
    ruleset = registry.get_ruleset("arushiaru")
    options = dict(ruleset.bind({}).options)
    header = MatchHeader(ruleset.id, options, names, "", "Ours")
    session = ledger.start_session("Friday", AT)
    for number in range(2):
        journal = ledger.open_match(session.id, header, AT)
        hands = Act.batch([Act.record(ron(1, 2)), Act.record(draw(tenpai=[0]))])
        for act in (hands, Act.record(ron(0, number + 1, 2))):
            journal = ledger.append(journal, act, AT)
        journal = ledger.append(journal, Act.replace(journal.rows[1].id, ron(2, 3)), AT)
        ledger.append(journal, Act.undo(), LATER)
    ledger.rename_session(session.id, "金曜の会", LATER)
    ledger.rates.save(session.id, Rates("yen", {"arushiaru/points": Decimal("0.5")}), LATER)
    ledger.house_rules.save(ruleset.id, "Ours", options, LATER)
    ledger.drills.add({"right": True, "note": "白"}, LATER)


def files_of(ledger: Ledger, folder: Path) -> dict[str, Path]:
    """Exports a ledger, its session and its first match, in several forms."""
    played = load_session(ledger, ledger.sessions()[0], {})
    match, session = match_document(played.matches[0]), session_document(played)
    unnamed = {name: session[name] for name in ("format", "version", "matches")}  # no identity in the ledger
    foreign = {name: value for name, value in match.items() if name not in ("uuid", "journal", "session")}
    files = {name: folder / f"{name}.json" for name in ("ledger", "session", "unnamed", "match", "foreign")}
    ledger.export(files["ledger"])
    files["session"].write_bytes(json_bytes(session))
    files["unnamed"].write_bytes(json_bytes(unnamed))
    files["match"].write_bytes(json_bytes(match))
    files["foreign"].write_text(json.dumps(foreign))
    return files
