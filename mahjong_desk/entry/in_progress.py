# SPDX-License-Identifier: MIT
"""The draft of the current deal, with its undo steps and its file."""

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from mahjong_desk import interchange
from mahjong_desk.entry.draft import Draft, Entry, MeldEntry, PieceEntry
from mahjong_desk.entry.pieces import set_indicators
from mahjong_desk.interchange.parsing import parse_json, read_bytes_up_to
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import PaoEntry, Win, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.hand import Indicator, indicator_pieces
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind

T = TypeVar("T")


class UndoHistory(Generic[T]):
    """A state that can be undone and redone."""

    def __init__(self, first: T) -> None:
        self.current = first
        self._past: list[T] = []
        self._future: list[T] = []

    def push(self, state: T) -> bool:
        """Makes ``state`` the current one; returns whether it differs."""
        if state == self.current:
            return False
        self._past.append(self.current)
        self._future = []
        self.current = state
        return True

    def undo(self) -> bool:
        """Undoes a step; returns whether there was one."""
        return self._move(self._past, self._future)

    def redo(self) -> bool:
        """Redoes a step; returns whether there was one."""
        return self._move(self._future, self._past)

    def _move(self, source: list[T], target: list[T]) -> bool:
        if not source:
            return False
        target.append(self.current)
        self.current = source.pop()
        return True


DealKey = tuple[int, int]
"""A match, and the journal entry of the row that ended its previous deal, or 0."""


class HandInProgress:
    """The hand being entered in a match.

    Attributes:
        deal: The deal that it belongs to; None without a match.
    """

    def __init__(self) -> None:
        self.deal: DealKey | None = None
        self.steps = UndoHistory(Draft())
        self._left: dict[DealKey, UndoHistory[Draft]] = {}

    @property
    def draft(self) -> Draft:
        return self.steps.current

    def is_same_match(self, deal: DealKey | None) -> bool:
        """Returns whether a deal belongs to the same match."""
        return self.deal is not None and deal is not None and deal[0] == self.deal[0]

    def switch_to(self, deal: DealKey | None, load_saved: Callable[[], Draft]) -> None:
        """Switches to another deal and restores its draft.

        Args:
            load_saved: Returns the saved draft of that deal, or an empty one.
        """
        if deal is None:
            # Another ledger may be next, with other matches under the same ids.
            self._left = {}
        elif self.deal is not None:
            goes_back = not self.is_same_match(deal) or self.deal[1] > deal[1]
            # Indicators are kept for an undo: unlike a win, the event of a draw does not contain them.
            self._left[self.deal] = self.steps if goes_back else UndoHistory(keep_indicators(self.draft))
        steps = (self._left.pop(deal, None) if deal is not None else None) or UndoHistory(Draft())
        saved = load_saved() if steps.current == keep_indicators(steps.current) else Draft()
        self.deal, self.steps = deal, steps if saved == Draft() else UndoHistory(saved)

    def set_indicators(self, indicator: Indicator, pieces: tuple[Piece, ...]) -> None:
        """Sets the indicators of the deal, as a step that can be undone."""
        self.steps.push(set_indicators(self.draft, indicator, pieces))

    def begin_again(self) -> None:
        """Clears the draft after recording, when the deal continues."""
        self.steps = UndoHistory(keep_indicators(self.draft))


def keep_indicators(draft: Draft) -> Draft:
    """Returns an empty draft of the same deal, with its indicators."""
    return Draft(indicators=draft.indicators)


def without_hand(draft: Draft) -> Draft:
    """Returns the draft without its pieces; winner and source stay."""
    return replace(
        keep_indicators(draft),
        winner=draft.winner,
        discarder=draft.discarder,
        self_drawn=draft.self_drawn,
        note=draft.note,
        at=draft.at,
        other_winners=draft.other_winners,
        claim_field=draft.claim_field,
        late_riichi=draft.late_riichi - {draft.winner},
    )


@dataclass(frozen=True, slots=True)
class SavedDraft:
    """A draft as it is saved in a file."""

    deal: int  # second part of its ``DealKey``
    draft: Draft
    entries: int = 0  # number of entries that the match had


def save(path: Path, saved: SavedDraft, rules: TableRules) -> OSError | None:
    """Saves a draft, or deletes the file if the draft is empty.

    Returns the error if the file could not be written, otherwise None. A draft is a convenience, not a record: a full
    disk must not stop the user.
    """
    try:
        if saved.draft == Draft():
            # A file that remains belongs to a finished deal, so it is never loaded.
            with suppress(OSError):
                path.unlink()
            return None
        text = json.dumps({"deal": saved.deal, "draft": _write(saved.draft, rules), "entries": saved.entries})
        temporary = path.with_suffix(".new")
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, path)
    except OSError as error:
        return error
    return None


def load(path: Path, rules: TableRules) -> SavedDraft | None:
    """Returns the draft in a file, or None if it is missing or cannot be read."""
    try:
        raw = parse_json(read_bytes_up_to(path))
        # Older versions saved no number of entries.
        return SavedDraft(int(raw["deal"]), _read(raw["draft"], rules), int(raw.get("entries", 1 << 31)))
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
        "further": [[owner.value, key, value] for (owner, key), value in draft.extra_fields.items()],
        "others": _write_winners(draft.other_winners, rules) if draft.other_winners else [],
    }


def _write_winners(winners: tuple[Winner, ...], rules: TableRules) -> object:
    return interchange.write_event(Win(discarder=None, winners=winners), rules.ruleset)["wins"]


def _write_entry(entry: Entry, pieces: PieceSet) -> dict[str, object]:
    if isinstance(entry, PieceEntry):
        return {"tile": pieces.face_names[entry.piece], "winning": entry.is_winning}
    tiles = [pieces.face_names[piece] for piece in entry.pieces]
    return {"kind": entry.kind.value, "tiles": tiles, "from": entry.claimed_from}


def _read(raw: Mapping[str, Any], rules: TableRules) -> Draft:
    pieces, value = rules.ruleset.pieces, raw["value"]
    others: list[Winner] = []
    for winner in raw["others"]:
        # The draft is kept without a winner that cannot be read.
        with suppress(Refusal):
            others.append(_read_winner(winner, rules))
    turned_up = {kind: tuple(map(pieces.face_names.index, row)) for kind, row in raw["turned_up"].items()}
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
        indicators=indicator_pieces(turned_up),
        extra_fields={
            (FieldOwner(owner), str(key)): tuple(values) if isinstance(values, list) else values
            for owner, key, values in raw["further"]
        },
        other_winners=tuple(others),
    )


def _read_winner(raw: Mapping[str, Any], rules: TableRules) -> Winner:
    """Reads a winner whose hand may lack the winning piece that every event has."""
    hand: dict[str, Any] | None = raw.get("hand")
    if hand is not None:
        raw = {**raw, "hand": {"winning_tile": rules.ruleset.pieces.face_names[0], **hand}}
    win = interchange.read_event(rules, {"type": "win", "from": None, "wins": [raw]})
    assert isinstance(win, Win)
    (winner,) = win.winners
    if hand is None or winner.hand is None or "winning_tile" in hand:
        return winner
    return replace(winner, hand=replace(winner.hand, winning_piece=None))


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
