# SPDX-License-Identifier: MIT
"""A half-typed hand as a small file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mahjong_desk import interchange
from mahjong_desk.entry.draft import Draft, Entry, MeldEntry, PieceEntry
from mahjong_desk.interchange.parsing import parse_json, read_bytes_up_to
from mahjong_desk.pieces import PieceSet
from mahjong_desk.rules.model.events import PaoEntry, Win
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.indicators import indicator_pieces
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind


@dataclass(frozen=True, slots=True)
class SavedDraft:
    """A draft and the deal of its match that it belongs to."""

    deal: int
    draft: Draft


def save(path: Path, kept: SavedDraft, rules: TableRules) -> OSError | None:
    """Saves a draft, or deletes the file for an empty one; returns why it could not be written, or None.

    A draft is a convenience, not a record: a full disk must not stop the user.
    """
    try:
        if kept.draft == Draft():
            # A remaining file belongs to a deal that is over, and is never loaded.
            with suppress(OSError):
                path.unlink(missing_ok=True)
            return None
        text = json.dumps({"deal": kept.deal, "draft": _write(kept.draft, rules)}, ensure_ascii=False)
        beside = path.with_suffix(".new")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        return error
    return None


def load(path: Path, rules: TableRules) -> SavedDraft | None:
    """Loads the draft of a file; None if there is none or it cannot be read."""
    try:
        raw = parse_json(read_bytes_up_to(path))
        return SavedDraft(int(raw["deal"]), _read(raw["draft"], rules))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError):
        return None


def _write(draft: Draft, rules: TableRules) -> dict[str, object]:
    pieces = rules.ruleset.pieces
    return {
        "winner": draft.winner,
        "discarder": draft.discarder,
        "self_drawn": draft.self_drawn,
        "entries": [_write_entry(entry, pieces) for entry in draft.entries],
        "situation": list(draft.situation),
        "pao": [{"player": entry.player, "for": entry.reason} for entry in draft.pao],
        "pao_declined": draft.pao_declined,
        "answered": sorted(draft.denied_fields),
        "value": None if draft.value is None else dict(draft.value),
        "note": draft.note,
        "at": draft.at,
        "pending": draft.unparsed_text,
        "claim": draft.claim_field,
        "late_riichi": sorted(draft.late_riichi),
        "turned_up": {kind: [pieces.face_names[piece] for piece in row] for kind, row in draft.indicators.rows},
        "further": [[place.value, key, value] for (place, key), value in draft.extra_fields.items()],
        "others": interchange.write_event(Win(discarder=None, wins=draft.other_winners), rules.ruleset)["wins"],
    }


def _write_entry(entry: Entry, pieces: PieceSet) -> dict[str, object]:
    if isinstance(entry, PieceEntry):
        return {"tile": pieces.face_names[entry.piece], "winning": entry.winning}
    return {
        "kind": entry.kind.value,
        "tiles": [pieces.face_names[piece] for piece in entry.pieces],
        "from": entry.claimed_from,
    }


def _read(raw: Mapping[str, Any], rules: TableRules) -> Draft:
    pieces, value = rules.ruleset.pieces, raw["value"]
    others = interchange.read_event(rules, {"type": "win", "from": None, "wins": raw["others"]})
    return Draft(
        winner=_seat(raw["winner"]),
        discarder=_seat(raw["discarder"]),
        self_drawn=bool(raw["self_drawn"]),
        entries=tuple(_read_entry(entry, pieces) for entry in raw["entries"]),
        situation=tuple(rules.ruleset.circumstance(situation).id for situation in raw["situation"]),
        pao=tuple(PaoEntry(int(entry["player"]), str(entry["for"])) for entry in raw["pao"]),
        pao_declined=bool(raw["pao_declined"]),
        denied_fields=frozenset(str(key) for key in raw["answered"]),
        value=None if value is None else dict(value),
        note=None if raw["note"] is None else str(raw["note"]),
        at=None if raw["at"] is None else str(raw["at"]),
        unparsed_text=str(raw["pending"]),
        claim_field=str(raw["claim"]),
        late_riichi=frozenset(seat for seat in map(_seat, raw["late_riichi"]) if seat is not None),
        indicators=indicator_pieces(
            {kind: tuple(map(pieces.face_names.index, row)) for kind, row in raw["turned_up"].items()}
        ),
        extra_fields={
            (FieldOwner(place), str(key)): tuple(values) if isinstance(values, list) else values
            for place, key, values in raw["further"]
        },
        other_winners=others.wins if isinstance(others, Win) else (),
    )


def _read_entry(raw: Mapping[str, Any], pieces: PieceSet) -> Entry:
    if "tile" in raw:
        return PieceEntry(pieces.face_names.index(raw["tile"]), bool(raw["winning"]))
    tiles = tuple(pieces.face_names.index(name) for name in raw["tiles"])
    return MeldEntry(MeldKind(raw["kind"]), tiles, _seat(raw["from"]))


def _seat(value: object) -> int | None:
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 4:
        raise ValueError(value)
    return value
