# SPDX-License-Identifier: MIT
"""The entry of a hand on the workbench."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from mahjong_desk.entry import pieces
from mahjong_desk.entry.draft import Draft, DraftError, HandSpec, MeldEntry, PieceEntry, claimed_from, hand_spec
from mahjong_desk.entry.in_progress import UndoHistory
from mahjong_desk.entry.notation import add_text, split_segments, unparsed_error
from mahjong_desk.entry.pieces import drop_uncounted_indicators
from mahjong_desk.entry.winners import choose_winner
from mahjong_desk.learn.workbench import ruleset_bench
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Indicator, Meld
from mahjong_desk.rules.model.table import RoundWind, seats_in_order
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.hand.draft_entry import DraftEntry

_SEAT = 1
"""The default seat: a non-dealer."""


class _BenchState(NamedTuple):
    """A hand and its table; ``typed`` is the line as typed, None if it is normalised."""

    draft: Draft
    table: Bench
    typed: str | None = None


BenchUndoStack = UndoHistory[_BenchState]
"""The undo history of a hand, which another entry can continue."""


class BenchEntry(DraftEntry):
    """A hand that is edited freely, with undo."""

    def __init__(self, ruleset: Ruleset, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rulesets = [
            other for other in all_rulesets() if other.pieces.copies_per_kind == ruleset.pieces.copies_per_kind
        ]
        self.ruleset = max(self._rulesets, key=lambda candidate: len(candidate.pieces.face_names))
        self._spec = _spec(self.ruleset, self._rulesets)
        self._steps = UndoHistory(_BenchState(Draft(winner=_SEAT, self_drawn=True), Bench(())))

    @property
    def steps(self) -> BenchUndoStack:
        return self._steps

    def restore_state(self, steps: BenchUndoStack) -> None:
        """Continues with the hand of another entry."""
        self._steps = steps
        self.changed.emit()

    @property
    def draft(self) -> Draft:
        return self._steps.current.draft

    @property
    def spec(self) -> HandSpec:
        return self._spec_at(self._steps.current.table)

    def _spec_at(self, table: Bench) -> HandSpec:
        return replace(self._spec, turn_order=seats_in_order(table.players or self._spec.players))

    @property
    def seat_wind(self) -> int:
        """The player's wind, 0 for east; also the seat."""
        return self.draft.winner or 0

    @property
    def round_wind(self) -> RoundWind:
        return self._steps.current.table.round_wind

    @property
    def wild_kind(self) -> Piece | None:
        """The kind of the wildcard; None without an indicator."""
        kinds = self.draft.indicators.map_pieces(self._spec.pieces.kind_of_face.__getitem__)
        return next((kind for ruleset in self._rulesets if (kind := ruleset.wildcard_kind(kinds)) is not None), None)

    @property
    def has_table_options(self) -> bool:
        """Whether the hand has unusual options, honba or players of a real table."""
        table = self._steps.current.table
        return bool(table.options or table.honba or table.players)

    def bench(self) -> Bench:
        return self._bench(self._steps.current)

    def ruleset_with_indicator(self, indicator: Indicator) -> Ruleset:
        """Returns the first rule system of these pieces with this indicator.

        Raises ``StopIteration`` if there is none.
        """
        return next(ruleset for ruleset in self._rulesets if indicator in ruleset.indicators)

    def circumstances(self) -> tuple[ruleset_bench.CircumstanceOption, ...]:
        """Returns the possible circumstances."""
        return ruleset_bench.available_circumstances(self.bench())

    def _bench(self, state: _BenchState) -> Bench:
        draft, table, _typed = state
        spec = self._spec_at(table)
        return replace(
            table,
            concealed=draft.concealed,
            melds=tuple(Meld(meld.kind, meld.pieces, claimed_from(spec, draft, meld)) for meld in draft.melds),
            winning_piece=draft.winning_piece,
            self_drawn=draft.self_drawn,
            situation=draft.situation,
            seat_wind=draft.winner or 0,
            turned_up=draft.indicators,
            pieces=spec.pieces,
            discarder=None if draft.self_drawn else draft.discarder,
        )

    # Actions

    def set_draft(self, draft: Draft, fault: DraftError | None = None) -> None:
        """Replaces the hand, and removes impossible circumstances."""
        self._push_state(self._steps.current._replace(draft=draft, typed=None), fault)

    @property
    def notation(self) -> str:
        """The hand as text, as typed or normalised."""
        typed = self._steps.current.typed
        return "".join(part.text for part in split_segments(self.spec, self.draft)) if typed is None else typed

    def set_notation(self, text: str) -> None:
        """Parses the edited line; text that cannot be parsed stays in it."""
        bare = replace(self.draft, entries=(), unparsed_text="")
        draft = add_text(self.spec, bare, text)
        state = self._steps.current._replace(draft=draft, typed=text)
        self._push_state(state, unparsed_error(self.spec, draft))

    def normalise_notation(self) -> None:
        """Normalises the line without an undo step."""
        self._steps.current = self._steps.current._replace(typed=None)

    def _push_state(self, state: _BenchState, fault: DraftError | None = None) -> None:
        situation = ruleset_bench.drop_invalid_circumstances(self._bench(state)).situation
        draft = drop_uncounted_indicators(self.spec, replace(state.draft, situation=situation))
        self._steps.push(state._replace(draft=draft))
        self._emit_changed(fault)

    def remove(self, group: int, tile_index: int) -> None:
        """Removes the clicked tile, or the meld that it belongs to."""
        draft = self.draft
        concealed = self.spec.pieces.sorted(draft.concealed)
        removals: list[Callable[[], Draft]] = []
        if concealed:
            removals.append(lambda: pieces.remove_piece(draft, concealed[tile_index]))
        removals += [partial(pieces.remove_meld, draft, index) for index in range(len(draft.melds))]
        if draft.winning_piece is not None:
            winning = draft.winning_piece
            removals.append(lambda: pieces.remove_piece(draft, winning, winning=True))
        self.set_draft(removals[group]())

    def clear(self) -> None:
        """Clears the hand; winds and win method stay."""
        draft, table, _typed = self._steps.current
        bare = Draft(winner=draft.winner, self_drawn=draft.self_drawn)
        self._push_state(_BenchState(bare, Bench((), round_wind=table.round_wind)))

    def set_self_drawn(self, drawn: bool) -> None:
        """Sets the win method, and resets the discarder."""
        self.set_draft(replace(self.draft, self_drawn=drawn, discarder=None))

    @property
    def possible_discarders(self) -> tuple[int, ...]:
        """The possible discarders in turn order; empty if there is only one."""
        players = self.spec.players
        return tuple((self.seat_wind + steps) % players for steps in range(1, players)) if players > 2 else ()

    def set_discarder(self, seat: int | None) -> None:
        self.set_draft(replace(self.draft, self_drawn=False, discarder=seat))

    def set_winds(self, seat: int, round_: RoundWind) -> None:
        """Sets the player's wind, 0 for east, and the round wind."""
        draft, table, _typed = self._steps.current
        self._push_state(_BenchState(choose_winner(draft, seat), replace(table, round_wind=round_)))

    def toggle_situation(self, situation: str) -> None:
        self.set_draft(
            replace(self.draft, situation=ruleset_bench.toggle_circumstance(self.bench(), situation).situation)
        )

    @property
    def fields(self) -> tuple[ExtraField, ...]:
        """The extra fields that any rule system asks of a hand."""
        fields = {
            field.id: field
            for ruleset in self._rulesets
            for field in ruleset.extra_fields_of(FieldOwner.HAND)
            if field.kind in (FieldKind.NUMBER, FieldKind.BOOLEAN)
        }
        return tuple(fields.values())

    def set_extra_field(self, field: ExtraField, value: object) -> None:
        """Sets an extra field; default values are removed."""
        draft, table, _typed = self._steps.current
        values = {name: other for name, other in table.extra_fields.items() if name != field.id}
        if value and value != field.default:
            values[field.id] = value
        self._push_state(_BenchState(draft, replace(table, extra_fields=values)))

    def reset_table_options(self) -> None:
        """Resets options, honba and number of players."""
        draft, table, _typed = self._steps.current
        self._push_state(_BenchState(draft, Bench((), round_wind=table.round_wind, extra_fields=table.extra_fields)))

    def load_bench(self, bench: Bench) -> None:
        """Opens a bench with its table, and converts its pieces to this set."""
        own_faces = {name: piece for piece, name in enumerate(self.spec.pieces.face_names)}
        names, kinds = bench.pieces.face_names, bench.pieces.kind_of_face

        def face(piece: int) -> int:
            return own_faces.get(names[piece], own_faces[names[kinds[piece]]])

        entries: list[PieceEntry | MeldEntry] = [PieceEntry(face(piece)) for piece in bench.concealed]
        entries += [MeldEntry(meld.kind, tuple(map(face, meld.pieces)), meld.claimed_from) for meld in bench.melds]
        if bench.winning_piece is not None:
            entries.append(PieceEntry(face(bench.winning_piece), is_winning=True))
        draft = Draft(
            winner=bench.seat_wind,
            self_drawn=bench.self_drawn,
            entries=tuple(entries),
            situation=bench.situation,
            indicators=bench.turned_up.map_pieces(face),
            discarder=None if bench.self_drawn else bench.discarder,
        )
        table = Bench(
            (),
            round_wind=bench.round_wind,
            honba=bench.honba,
            players=bench.players,
            options=bench.options,
            extra_fields=bench.extra_fields,
        )
        self._push_state(_BenchState(draft, table))


def _spec(ruleset: Ruleset, rulesets: Sequence[Ruleset]) -> HandSpec:
    """Returns a spec with enough faces for each of the rule systems."""
    spec = hand_spec(ruleset.bind({}), ruleset.players[0])
    piece_set = spec.pieces
    max_counts = dict.fromkeys(piece_set.face_names, 0)
    for rules in (other.bind({}) for other in rulesets):
        for name, count in zip(rules.ruleset.pieces.face_names, rules.faces, strict=True):
            max_counts[name] = max(max_counts[name], count)
    faces = tuple(
        piece_set.copies_per_kind[kind] if face == kind else max_counts[name]
        for face, (kind, name) in enumerate(zip(piece_set.kind_of_face, piece_set.face_names, strict=True))
    )
    return replace(spec, face_counts=faces, indicators=_indicators(rulesets))


def _indicators(rulesets: Sequence[Ruleset]) -> tuple[Indicator, ...]:
    """Returns every kind of indicator with its largest number, wildcards first."""
    largest: dict[str, Indicator] = {}
    for indicator in (indicator for ruleset in rulesets for indicator in ruleset.indicators):
        if indicator.id not in largest or indicator.max_count > largest[indicator.id].max_count:
            largest[indicator.id] = indicator
    return tuple(sorted(largest.values(), key=lambda indicator: not indicator.makes_wildcards))
