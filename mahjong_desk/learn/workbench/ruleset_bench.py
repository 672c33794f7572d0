# SPDX-License-Identifier: MIT
"""A bench under the rules of one system, and the circumstances that it may have."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.circumstances import add_circumstance
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Indicator, Meld
from mahjong_desk.rules.model.reasons import Settlement, WaitResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.shapes import MeldKind


@dataclass(frozen=True, slots=True)
class RulesetBench:
    """A bench under the rules of one system."""

    rules: TableRules
    table: Table
    seat: int
    hand: Hand
    placeholder: Piece | None  # the wildcard assumed without an indicator
    declared_discarder: int | None

    @property
    def discarder(self) -> int:
        """The seat that is assumed to discard, the first of ``discarders``."""
        return self.discarders[0]

    @property
    def discarders(self) -> tuple[int, ...]:
        """The possible seats of the discarder, the assumed one first."""
        circumstances = self.rules.ruleset.known_circumstances(self.hand.situation)
        if self.seat and any(circumstance.first_turn for circumstance in circumstances):
            return (self.table.dealer,)
        if self.declared_discarder is not None:
            return (self.declared_discarder,)
        before = self.table.previous_seat(self.seat)
        others = (seat for seat in range(self.table.players) if seat not in (self.seat, before))
        return (before, *others)

    def gains(self, hand: Hand, first: int) -> tuple[int, ...]:
        """Returns the distinct gains from a discard, ascending, including ``first``."""
        outcomes = (self.settle(hand, self_drawn=False, discarder=seat) for seat in self.discarders[1:])
        gains = (settled.deltas[self.seat] for settled in outcomes if not isinstance(settled, Refusal))
        return tuple(sorted({first, *gains}))

    def settle(self, hand: Hand, *, self_drawn: bool, discarder: int | None = None) -> Settlement | Refusal:
        """Settles a hand without its impossible circumstances and extra fields.

        ``discarder`` is the assumed one if None.
        """
        source = None if self_drawn else self.discarder if discarder is None else discarder
        hand = self._without_invalid_fields(hand, source)
        if hand.situation:
            hand = self.rules.hand_with_circumstances(hand, self.accepted_circumstances(hand, self_drawn=self_drawn))
        settle = self.rules.settle_unrestricted or self.rules.settle
        try:
            return settle(self.table, Win(discarder=source, winners=(Winner(self.seat, hand),)))
        except Refusal as refusal:
            return refusal

    def _without_invalid_fields(self, hand: Hand, discarder: int | None) -> Hand:
        """Returns the hand without the extra fields that the rules refuse."""
        for name in hand.extra_fields:
            remaining = {other: value for other, value in hand.extra_fields.items() if other != name}
            reduced = replace(self.rules.hand_with_circumstances(hand, ()), extra_fields=remaining)
            alone = replace(reduced, extra_fields={name: hand.extra_fields[name]})
            if self._refuses(alone, discarder) and not self._refuses(reduced, discarder):
                hand = replace(hand, extra_fields=remaining)
        return hand

    def accepted_circumstances(self, hand: Hand, *, self_drawn: bool) -> tuple[str, ...]:
        """Returns the circumstances of a hand that fit the win method.

        Of two that exclude each other, the first is kept.
        """
        discarder = None if self_drawn else self.discarder
        with_circumstances = self.rules.hand_with_circumstances
        accepted, plain = tuple[str, ...](), with_circumstances(hand, ())
        for situation in self._sort_by_requirements(hand.situation):
            candidates = (*accepted, situation)
            if not self._refuses(with_circumstances(hand, candidates), discarder) or self._refuses(plain, discarder):
                accepted = candidates
        return accepted

    def _sort_by_requirements(self, situation: tuple[str, ...]) -> Iterable[str]:
        """Returns the ids of circumstances, each after those of them that it requires."""
        circumstances = self.rules.ruleset.known_circumstances(situation)
        return dict.fromkeys(
            name
            for circumstance in circumstances
            for name in (*(other for other in circumstance.requires_any if other in situation), circumstance.id)
        )

    def _refuses(self, hand: Hand, discarder: int | None) -> bool:
        try:
            self.rules.check_hand(self.table, self.seat, discarder, hand)
        except Refusal:
            return True
        return False

    def waits(self, hand: Hand) -> tuple[WaitResult, ...]:
        """Returns the waits of a hand with their values.

        Raises ``Refusal`` if the hand is not one piece short, or is invalid.
        """
        # Before the win, only declarations such as riichi are known.
        ids = tuple(name for name in hand.situation if name in self.rules.declared_circumstance_ids and hand.is_closed)
        winner = Winner(self.seat, replace(self.rules.hand_with_circumstances(hand, ids), winning_piece=None))
        discarder = self.declared_discarder
        source = self.table.previous_seat(self.seat) if discarder is None else discarder
        return tuple(wait for wait in self.rules.waits(self.table, winner, source) if wait.piece != self.placeholder)


def fits_ruleset(bench: Bench, ruleset: Ruleset) -> bool:
    """Returns whether a ruleset uses these pieces, regardless of their faces."""
    return ruleset.pieces.copies_per_kind == bench.pieces.copies_per_kind


def matching_rulesets(bench: Bench) -> tuple[Ruleset, ...]:
    """Returns the rulesets that fit a hand with or without its winning piece."""
    return tuple(
        ruleset
        for ruleset in all_rulesets()
        if fits_ruleset(bench, ruleset) and bench.size in (ruleset.hand_size, ruleset.hand_size + 1)
    )


def bench_for_ruleset(bench: Bench, ruleset: Ruleset) -> RulesetBench:
    """Returns the bench under one system. Raises ``Refusal`` for an unknown option."""
    rules = ruleset.bind({**ruleset.practice_options, **bench.options.get(ruleset.id, {})})
    players = bench.players if bench.players in ruleset.players else ruleset.players[0]
    opening = rules.opening_table(players)
    seat = bench.seat_wind % players
    table = opening._replace(
        dealer=0,
        round_wind=bench.round_wind if bench.round_wind in rules.rounds else rules.rounds[0],
        honba=bench.honba if ruleset.conventions.has_honba else 0,
        in_match=False,
    )
    concealed, winning = bench.concealed, bench.winning_piece
    if winning is None and bench.size == ruleset.hand_size + 1:
        concealed, winning = concealed[:-1], concealed[-1]
    faces = _FaceMapper(rules, bench.pieces)
    hand = Hand(
        concealed=faces.all(concealed),
        melds=tuple(_meld(meld, faces, seat, table) for meld in bench.melds),
        winning_piece=None if winning is None else faces.one(winning),
        situation=tuple(situation for situation in bench.situation if situation in rules.circumstance_ids),
        extra_fields=_known_extra_fields(bench, rules),
    )
    turned_up, placeholder = bench.turned_up, None
    if ruleset.wildcard_indicator is not None and not turned_up.pieces_of(ruleset.wildcard_indicator):
        indicator, placeholder = _neutral_indicator(bench, ruleset.wildcard_indicator)
        turned_up = turned_up.with_pieces(ruleset.wildcard_indicator, (indicator,))
    counting = turned_up.counting_for(rules.indicators, hand.situation).map_pieces(faces.one)
    discarder = bench.discarder if bench.discarder != seat and bench.discarder in range(players) else None
    return RulesetBench(rules, table, seat, replace(hand, indicators=counting), placeholder, discarder)


def _known_extra_fields(bench: Bench, rules: TableRules) -> Mapping[str, object]:
    """Returns the extra fields of the bench that these rules have."""
    field_ids = [field.id for field in rules.ruleset.extra_fields_of(FieldOwner.HAND)]
    return {name: bench.extra_fields[name] for name in field_ids if name in bench.extra_fields} or EMPTY_MAPPING


def _neutral_indicator(bench: Bench, wild: Indicator) -> tuple[Piece, Piece]:
    """Returns an indicator and its wildcard that affect the hand the least."""
    pieces = bench.pieces
    counts = pieces.counts([*bench.hand, *(piece for meld in bench.melds for piece in meld.pieces)])
    near = list(counts)
    for first, end in pieces.suit_ranges:
        for kind in range(first, end):
            near[kind] += sum(counts[max(first, kind - 2) : min(end, kind + 3)])

    def relevance(indicator: Piece) -> tuple[int, int, int, int]:
        wildcard = wild.indicates(indicator)
        return counts[wildcard], near[wildcard], counts[indicator], -indicator

    indicator = min(range(len(pieces.copies_per_kind)), key=relevance)
    return indicator, wild.indicates(indicator)


class _FaceMapper:
    """Maps the pieces of a bench to the faces that a table uses."""

    def __init__(self, rules: TableRules, source: PieceSet) -> None:
        target = rules.ruleset.pieces
        self._source = source
        self._is_same_set = source is target
        self._order = target.sort_keys
        self._face_by_name = {name: face for face, name in enumerate(target.face_names)}
        self._remaining = list(rules.faces)
        self._faces_of_kind: dict[int, list[int]] = {}
        for face, kind in enumerate(target.kind_of_face):
            self._faces_of_kind.setdefault(kind, []).append(face)

    def one(self, piece: Piece) -> Piece:
        """Returns the face of the same name, or another of its kind if none is left."""
        kind = self._source.kind_of_face[piece]
        faces = self._faces_of_kind[kind]
        if len(faces) == 1:
            return kind
        wanted = piece if self._is_same_set else self._face_by_name.get(self._source.face_names[piece], kind)
        chosen = next((face for face in (wanted, *faces) if self._remaining[face] > 0), wanted)
        self._remaining[chosen] -= 1
        return chosen

    def all(self, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
        return tuple([self.one(piece) for piece in pieces])

    def sorted(self, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
        return tuple(sorted(self.all(pieces), key=self._order.__getitem__))


def _meld(meld: Meld, faces: _FaceMapper, seat: int, table: Table) -> Meld:
    before = table.previous_seat(seat)
    source = meld.claimed_from
    if meld.kind is MeldKind.ANKAN:
        source = None
    elif source is None or source == seat or source >= table.players or meld.kind is MeldKind.CHI:
        source = before
    return Meld(meld.kind, faces.sorted(meld.pieces), source)


class CircumstanceOption(NamedTuple):
    situation: str
    rulesets: tuple[Ruleset, ...]
    naming_ruleset: Ruleset


def available_circumstances(bench: Bench) -> tuple[CircumstanceOption, ...]:
    """Returns the possible circumstances of a hand, the declared ones first."""
    benches = tuple(_ruleset_benches(bench))
    circumstances = {item.id: item for variant in benches for item in variant.rules.ruleset.circumstances}
    offered = []
    for situation in sorted(circumstances, key=lambda situation: not circumstances[situation].is_declared):
        rulesets = tuple(variant.rules.ruleset for variant in benches if _accepts(variant, bench, situation))
        if rulesets:
            first = next(variant for variant in benches if variant.rules.ruleset.known_circumstances((situation,)))
            offered.append(CircumstanceOption(situation, rulesets, first.rules.ruleset))
    return tuple(offered)


def drop_invalid_circumstances(bench: Bench) -> Bench:
    """Returns the bench without the circumstances that no ruleset accepts."""
    if not bench.situation:
        return bench
    accepted = {situation for variant in _ruleset_benches(bench) for situation in _accepted(variant, bench)}
    return replace(bench, situation=tuple(situation for situation in bench.situation if situation in accepted))


def toggle_circumstance(bench: Bench, situation: str) -> Bench:
    """Returns the bench with a circumstance toggled; incompatible ones are removed."""
    if situation in bench.situation:
        return drop_invalid_circumstances(
            replace(bench, situation=tuple(other for other in bench.situation if other != situation))
        )
    needed = (
        other
        for variant in _ruleset_benches(bench)
        if situation in variant.rules.circumstance_ids
        for other in add_circumstance(variant.rules.circumstances, bench.situation, situation)
    )
    # The new one comes first, so that it is kept if two exclude each other.
    added = tuple(dict.fromkeys((situation, *needed, *bench.situation)))
    return drop_invalid_circumstances(replace(bench, situation=added))


def _ruleset_benches(bench: Bench) -> Iterator[RulesetBench]:
    return (bench_for_ruleset(bench, ruleset) for ruleset in all_rulesets() if fits_ruleset(bench, ruleset))


def _accepts(variant: RulesetBench, bench: Bench, situation: str) -> bool:
    """Returns whether the rules accept a circumstance with those it requires."""
    if situation not in variant.rules.circumstance_ids:
        return False
    with_required = add_circumstance(variant.rules.circumstances, (), situation)
    candidate = bench_for_ruleset(replace(bench, situation=with_required), variant.rules.ruleset)
    return situation in _accepted(candidate, bench)


def _accepted(variant: RulesetBench, bench: Bench) -> tuple[str, ...]:
    return variant.accepted_circumstances(variant.hand, self_drawn=bench.self_drawn)
