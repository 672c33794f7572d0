# SPDX-License-Identifier: MIT
"""A win split into groups, which can be changed and evaluated again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from mahjong_desk import interchange
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import NO_INDICATORS, Hand, IndicatorPieces, Meld
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.shapes import MeldKind, Reading
from mahjong_desk.shapes.arrangement import place_faces


class HandGroup(NamedTuple):
    """One group of a hand; ``meld`` is None if it is concealed."""

    pieces: tuple[Piece, ...]
    meld: MeldKind | None = None
    claimed_from: int | None = None


@dataclass(frozen=True, slots=True)
class WinCase:
    rules: TableRules
    table: Table
    winner: int
    discarder: int
    self_drawn: bool
    groups: tuple[HandGroup, ...]
    winning_group: int
    winning_piece: Piece
    situation: tuple[str, ...] = ()
    turned_up: IndicatorPieces = NO_INDICATORS
    extra_fields: Mapping[str, object] = EMPTY_MAPPING
    win_extra_fields: Mapping[str, object] = EMPTY_MAPPING

    @property
    def wild(self) -> Piece | None:
        """The kind of the wildcard, or None."""
        return self.rules.ruleset.wildcard_kind(self.turned_up)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(self.rules.ruleset.pieces.sorted(piece for group in self.groups for piece in group.pieces))

    def hand(self) -> Hand:
        concealed = [piece for group in self.groups if group.meld is None for piece in group.pieces]
        concealed.remove(self.winning_piece)
        return Hand(
            tuple(self.rules.ruleset.pieces.sorted(concealed)),
            tuple(Meld(part.meld, part.pieces, part.claimed_from) for part in self.groups if part.meld is not None),
            self.winning_piece,
            self.situation,
            self.turned_up.counting_for(self.rules.indicators, self.situation),
            self.extra_fields,
        )

    def settle(self, *, self_drawn: bool | None = None) -> Settlement | Refusal:
        """Returns the settlement or refusal, by default with the case's own win method."""
        try:
            return self.rules.settle(self.table, self.to_event(self_drawn=self_drawn))
        except Refusal as refusal:
            return refusal

    def to_event(self, *, self_drawn: bool | None = None) -> Win:
        drawn = self.self_drawn if self_drawn is None else self_drawn
        discarder = None if drawn else self.discarder
        return Win(discarder=discarder, winners=(Winner(self.winner, self.hand()),), extra_fields=self.win_extra_fields)


def _rules_of(ruleset: Ruleset, yaku: AnyYaku) -> TableRules:
    """Returns the default rules with the options that a yaku and its example need."""
    needed: dict[str, bool | int | str] = {}
    if yaku.enabling_option is not None:
        option = next(option for option in ruleset.options if option.id == yaku.enabling_option)
        if isinstance(option.default, bool):
            needed[option.id] = True
    return ruleset.bind({**ruleset.unrestricted_options, **yaku.example.options, **needed})


def example_case(ruleset: Ruleset, yaku: AnyYaku) -> WinCase:
    """Returns the example of a yaku in the groups of its reading."""
    example = yaku.example
    rules = _rules_of(ruleset, yaku)
    event = interchange.read_event(rules, example_request(example)["event"], "event")
    if not isinstance(event, Win) or event.winners[0].hand is None or event.winners[0].hand.winning_piece is None:
        raise ValueError(f"the example of {yaku.id} is not a complete hand")
    hand = event.winners[0].hand
    winning = event.winners[0].hand.winning_piece
    discarder = (example.winner - 1) % example.players if example.discarder is None else example.discarder
    pieces = rules.ruleset.pieces
    whole_hand = HandGroup(tuple(pieces.sorted((*hand.concealed, winning))))
    case = WinCase(
        rules,
        rules.opening_table(example.players)._replace(in_match=False),
        example.winner,
        discarder,
        example.self_drawn,
        (whole_hand, *(HandGroup(meld.pieces, meld.kind, meld.claimed_from) for meld in hand.melds)),
        0,
        winning,
        hand.situation,
        hand.indicators,
        hand.extra_fields,
        event.extra_fields,
    )
    settled = case.settle()
    if isinstance(settled, Refusal):
        raise settled
    return regroup(case, settled)


@cache
def example_cases(ruleset: Ruleset) -> tuple[WinCase, ...]:
    """Returns the examples of all yaku of a ruleset, in the order of its rules."""
    return tuple(example_case(ruleset, yaku) for yaku in ruleset.yaku)


def regroup(case: WinCase, settled: Settlement) -> WinCase:
    """Returns a case in the groups of its reading, unchanged if it needs no shape."""
    reading: Reading | None = settled.wins[0].evaluation.reading
    if reading is None:
        return case
    pieces = case.rules.ruleset.pieces
    groups = place_faces(reading, pieces, case.hand().concealed, case.winning_piece, case.wild)
    concealed = tuple(HandGroup(tuple(pieces.sorted(group.faces))) for group in groups)
    melds = tuple(group for group in case.groups if group.meld is not None)
    winning_group = next(index for index, group in enumerate(groups) if group.winning_index is not None)
    return replace(case, groups=(*concealed, *melds), winning_group=winning_group)


def yaku_ids(settled: Settlement | Refusal | None) -> tuple[str, ...]:
    """Returns the ids of the winner's yaku; none if the win is refused."""
    if settled is None or isinstance(settled, Refusal):
        return ()
    return tuple(item.id for win in settled.wins[:1] for item in win.evaluation.yaku)
