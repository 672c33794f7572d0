# SPDX-License-Identifier: MIT
"""Changes wins: all changes of a kind, or a random one."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from random import Random

from mahjong_desk.learn.cases.win_case import HandGroup, WinCase
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.pieces.shogi import DRAGONS, SHOGI, WINDS
from mahjong_desk.rules.model.circumstances import add_circumstance, remove_circumstances
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind


class ChangeKind(StrEnum):
    """What was changed in a hand.

    ``CIRCUMSTANCE``, ``FIELD``: a circumstance or extra field is removed. ``WIN_METHOD``, ``SEAT``, ``ROUND``,
    ``WAIT``: another win method, seat, round or winning piece. ``CLAIMED``, ``CONCEALED``: a set is claimed or concealed.
    ``GROUP``, ``PIECE``: a group or single pieces are replaced. ``KAN``: a kan becomes a triplet. ``WILDCARD``: a
    wildcard replaces a piece. ``INDICATOR``: another dora indicator.
    """

    CIRCUMSTANCE = "circumstance"
    WIN_METHOD = "way"
    SEAT = "seat"
    ROUND = "round"
    CLAIMED = "claimed"
    CONCEALED = "concealed"
    WAIT = "wait"
    GROUP = "group"
    KAN = "kan"
    PIECE = "piece"
    WILDCARD = "wildcard"
    INDICATOR = "indicator"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class HandChange:
    kind: ChangeKind
    group: int | None = None  # index in the changed hand, None for the whole hand
    before: tuple[Piece, ...] = ()
    after: tuple[Piece, ...] = ()
    situation: str | None = None
    seat: int | None = None
    round: RoundWind | None = None
    field: str | None = None

    @property
    def size(self) -> int:
        before, after = Counter(self.before), Counter(self.after)
        return max((before - after).total(), (after - before).total())


Variation = tuple[HandChange, WinCase]
_SET = 3


def variations(case: WinCase, kind: ChangeKind) -> Iterator[Variation]:
    """Yields every change of a kind with its case; the rules refuse many of them."""
    return _GENERATORS[kind](case)


def replace_winning_piece(case: WinCase) -> Iterator[WinCase]:
    """Yields the case with each other winning piece, even if this breaks its group."""
    group = case.groups[case.winning_group]
    rest = list(group.pieces)
    rest.remove(case.winning_piece)
    for kind in dict.fromkeys(case.rules.ruleset.pieces.kind_of_face):
        if kind != case.winning_piece:
            pieces = tuple(case.rules.ruleset.pieces.sorted((*rest, kind)))
            groups = (*case.groups[: case.winning_group], HandGroup(pieces), *case.groups[case.winning_group + 1 :])
            yield replace(case, groups=groups, winning_piece=kind)


def _missing_circumstance(case: WinCase) -> Iterator[Variation]:
    for situation in case.situation:
        remaining = tuple(other for other in case.situation if other != situation)
        yield HandChange(ChangeKind.CIRCUMSTANCE, situation=situation), replace(case, situation=remaining)


def _other_win_method(case: WinCase) -> Iterator[Variation]:
    yield HandChange(ChangeKind.WIN_METHOD), replace(case, self_drawn=not case.self_drawn)


def _other_seat(case: WinCase) -> Iterator[Variation]:
    for seat in range(case.table.players):
        if seat != case.winner:
            moved = replace(case, winner=seat, discarder=case.table.previous_seat(seat))
            groups = tuple(group._replace(claimed_from=_called_from(moved, group.meld)) for group in case.groups)
            yield HandChange(ChangeKind.SEAT, seat=seat), replace(moved, groups=groups)


def _other_round(case: WinCase) -> Iterator[Variation]:
    for wind in case.rules.rounds:
        if wind is not case.table.round_wind:
            yield HandChange(ChangeKind.ROUND, round=wind), replace(case, table=case.table._replace(round_wind=wind))


def _claimed_set(case: WinCase) -> Iterator[Variation]:
    shapes, kind_of = case.rules.ruleset.possible_melds(), case.rules.ruleset.pieces.kind_of_face.__getitem__
    for index, group in enumerate(case.groups):
        if group.meld is MeldKind.ANKAN:
            daiminkan = HandGroup(group.pieces, MeldKind.DAIMINKAN, _called_from(case, MeldKind.DAIMINKAN))
            yield HandChange(ChangeKind.CLAIMED, index, group.pieces, group.pieces), _with_group(case, index, daiminkan)
        if group.meld is not None or index == case.winning_group or len(group.pieces) != _SET:
            continue
        for meld in (MeldKind.CHI, MeldKind.PON):
            if tuple(map(kind_of, group.pieces)) in shapes.get(meld, ()):
                new_index, exposed = expose_group(case, index, HandGroup(group.pieces, meld, _called_from(case, meld)))
                yield HandChange(ChangeKind.CLAIMED, new_index, group.pieces, group.pieces), exposed


def expose_group(case: WinCase, index: int, meld: HandGroup) -> tuple[int, WinCase]:
    """Turns a group into a meld; returns the meld's index and the case."""
    others = (*case.groups[:index], *case.groups[index + 1 :])
    first = next((number for number, other in enumerate(others) if other.meld is not None), len(others))
    return first, replace(
        case,
        groups=(*others[:first], meld, *others[first:]),
        winning_group=case.winning_group - (index < case.winning_group),
    )


def _conceal_meld(case: WinCase, index: int, pieces: tuple[Piece, ...]) -> WinCase:
    """Returns the case with concealed pieces instead of a meld, as its first group."""
    others = (*case.groups[:index], *case.groups[index + 1 :])
    return replace(case, groups=(HandGroup(pieces), *others), winning_group=case.winning_group + 1)


def _concealed_set(case: WinCase) -> Iterator[Variation]:
    for index, group in enumerate(case.groups):
        if group.meld in (MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN):
            ankan = HandGroup(group.pieces, MeldKind.ANKAN)
            yield HandChange(ChangeKind.CONCEALED, index, group.pieces, group.pieces), _with_group(case, index, ankan)
        if group.meld is None or len(group.pieces) != _SET:
            continue
        yield HandChange(ChangeKind.CONCEALED, 0, group.pieces, group.pieces), _conceal_meld(case, index, group.pieces)


def _other_wait(case: WinCase) -> Iterator[Variation]:
    seen = {(case.groups[case.winning_group].pieces, case.winning_piece)}
    for index, group in enumerate(case.groups):
        if group.meld is not None:
            continue
        for piece in group.pieces:
            if (group.pieces, piece) not in seen:
                seen.add((group.pieces, piece))
                change = HandChange(ChangeKind.WAIT, index, (case.winning_piece,), (piece,))
                yield change, replace(case, winning_group=index, winning_piece=piece)


def _other_group(case: WinCase) -> Iterator[Variation]:
    for index, group in enumerate(case.groups):
        for other in _replacement_groups(case, group):
            if other.pieces != group.pieces:
                kind = ChangeKind.GROUP if len(other.pieces) > 1 else ChangeKind.PIECE
                yield HandChange(kind, index, group.pieces, other.pieces), _with_group(case, index, other)


def _no_kan(case: WinCase) -> Iterator[Variation]:
    for index, group in enumerate(case.groups):
        if group.meld is None or not group.meld.is_kan:
            continue
        pieces = group.pieces[:_SET]
        if group.meld is MeldKind.ANKAN:
            yield HandChange(ChangeKind.KAN, 0, group.pieces, pieces), _conceal_meld(case, index, pieces)
        else:
            change = HandChange(ChangeKind.KAN, index, group.pieces, pieces)
            yield change, _with_group(case, index, HandGroup(pieces, MeldKind.PON, _called_from(case, MeldKind.PON)))


def _other_piece(case: WinCase) -> Iterator[Variation]:
    faces = case.rules.ruleset.pieces
    for index, group in enumerate(case.groups):
        if group.meld is not None:
            continue
        for old in dict.fromkeys(group.pieces):
            for new in faces.order:
                if new == old:
                    continue
                rest = list(group.pieces)
                rest.remove(old)
                pieces = tuple(faces.sorted((*rest, new)))
                change = HandChange(ChangeKind.PIECE, index, group.pieces, pieces)
                is_winning_piece = index == case.winning_group and old == case.winning_piece and old not in rest
                changed = replace(case, winning_piece=new) if is_winning_piece else case
                groups = (*case.groups[:index], HandGroup(pieces), *case.groups[index + 1 :])
                yield change, replace(changed, groups=groups)


def _wildcard(case: WinCase) -> Iterator[Variation]:
    wild = case.wild
    if wild is None:
        return
    for change, changed in _other_piece(case):
        if change.after.count(wild) > change.before.count(wild):
            yield replace(change, kind=ChangeKind.WILDCARD), changed


def _other_indicator(case: WinCase) -> Iterator[Variation]:
    for indicator in case.rules.indicators:
        rest = () if indicator.makes_wildcards else case.turned_up.pieces_of(indicator)
        for index, old in enumerate(rest):
            for new in case.rules.ruleset.pieces.order:
                if new != old:
                    pieces = (*rest[:index], new, *rest[index + 1 :])
                    changed = replace(case, turned_up=case.turned_up.with_pieces(indicator, pieces))
                    yield HandChange(ChangeKind.INDICATOR, None, rest, pieces), changed


def _missing_field(case: WinCase) -> Iterator[Variation]:
    for name in case.extra_fields:
        remaining = {other: value for other, value in case.extra_fields.items() if other != name}
        yield HandChange(ChangeKind.FIELD, field=name), replace(case, extra_fields=remaining)


_GENERATORS: Mapping[ChangeKind, Callable[[WinCase], Iterator[Variation]]] = {
    ChangeKind.CIRCUMSTANCE: _missing_circumstance,
    ChangeKind.WIN_METHOD: _other_win_method,
    ChangeKind.SEAT: _other_seat,
    ChangeKind.ROUND: _other_round,
    ChangeKind.CLAIMED: _claimed_set,
    ChangeKind.CONCEALED: _concealed_set,
    ChangeKind.WAIT: _other_wait,
    ChangeKind.GROUP: _other_group,
    ChangeKind.KAN: _no_kan,
    ChangeKind.PIECE: _other_piece,
    ChangeKind.WILDCARD: _wildcard,
    ChangeKind.INDICATOR: _other_indicator,
    ChangeKind.FIELD: _missing_field,
}


def _called_from(case: WinCase, meld: MeldKind | None) -> int | None:
    """Returns the discarder of a meld, or None if it is concealed.

    That is always the previous player, the only one who can give a sequence.
    """
    return None if meld in (None, MeldKind.ANKAN) else case.table.previous_seat(case.winner)


def _with_group(case: WinCase, index: int, group: HandGroup) -> WinCase:
    groups = (*case.groups[:index], group, *case.groups[index + 1 :])
    if index != case.winning_group or case.winning_piece in group.pieces:
        return replace(case, groups=groups)
    # The winning piece is the one at the same index of the new group.
    piece_index = min(case.groups[index].pieces.index(case.winning_piece), len(group.pieces) - 1)
    return replace(case, groups=groups, winning_piece=group.pieces[piece_index])


def _replacement_groups(case: WinCase, group: HandGroup) -> Iterator[HandGroup]:
    """Yields the possible replacements of a group."""
    ruleset = case.rules.ruleset
    size = len(group.pieces)
    # A kan stays a kan and a concealed set stays concealed, so that only the pieces change.
    if group.meld is not None:
        for meld in (group.meld,) if group.meld.is_kan else (MeldKind.CHI, MeldKind.PON):
            claimed_from = _called_from(case, meld)
            yield from (HandGroup(pieces, meld, claimed_from) for pieces in ruleset.possible_melds().get(meld, ()))
    elif size == _SET:
        yield from map(HandGroup, sets_of(ruleset))
    elif size <= 2:
        yield from (HandGroup((kind,) * size) for kind in dict.fromkeys(ruleset.pieces.kind_of_face))


@cache
def sets_of(ruleset: Ruleset) -> tuple[tuple[Piece, ...], ...]:
    """Returns all possible concealed sets."""
    shapes = ruleset.possible_melds()
    sets = [*shapes.get(MeldKind.CHI, ()), *shapes.get(MeldKind.PON, ())]
    sets += [(kind,) * _SET for kind, copies in enumerate(ruleset.pieces.copies_per_kind) if copies >= _SET]
    return tuple(dict.fromkeys(sets))


_GROUP_SHARE = 0.6
_RECOLOUR_SHARE = 0.15
_KAN_SHARE = 0.15
_OTHER_CHANGES = (
    ChangeKind.CLAIMED,
    ChangeKind.CONCEALED,
    ChangeKind.WAIT,
    ChangeKind.WIN_METHOD,
    ChangeKind.INDICATOR,
    ChangeKind.WILDCARD,
    ChangeKind.KAN,
)


def random_change(random: Random, case: WinCase, group_share: float = _GROUP_SHARE) -> WinCase | None:
    """Returns the case with a random change, or None if the change is impossible."""
    chance = random.random()
    if chance < group_share:
        index = random.randrange(len(case.groups))
        others = list(_replacement_groups(case, case.groups[index]))
        return _with_group(case, index, random.choice(others)) if others else None
    if chance < group_share + _RECOLOUR_SHARE:
        return _recolour(random, case)
    if random.random() < _KAN_SHARE:
        return _with_a_kan(random, case)
    changes = list(variations(case, random.choice(_OTHER_CHANGES)))
    return random.choice(changes)[1] if changes else None


def _with_a_kan(random: Random, case: WinCase) -> WinCase | None:
    """Returns the case with a triplet turned into a kan, or None if no triplet can be."""
    shapes = case.rules.ruleset.possible_melds()
    kans = []
    for index, group in enumerate(case.groups):
        meld = MeldKind.ANKAN if group.meld is None else MeldKind.SHOUMINKAN
        pieces = (group.pieces[0],) * 4
        if index != case.winning_group and group.pieces == pieces[:_SET] and pieces in shapes.get(meld, ()):
            kans.append((index, group._replace(pieces=pieces, meld=meld)))
    if not kans:
        return None
    index, kan = random.choice(kans)
    _, exposed = expose_group(case, index, kan)
    return exposed


def with_random_circumstance(random: Random, case: WinCase) -> WinCase:
    circumstances, situation = case.rules.circumstances, random.choice(case.rules.circumstance_ids)
    if situation in case.situation:
        return replace(case, situation=remove_circumstances(circumstances, case.situation, (situation,)))
    return replace(case, situation=add_circumstance(circumstances, case.situation, situation))


def _recolour(random: Random, case: WinCase) -> WinCase:
    """Returns the case with equivalent kinds swapped: suits, winds, dragons."""
    pieces, faces = case.rules.ruleset.pieces, case.rules.faces
    swapped: dict[Piece, Piece] = {}
    for kinds in _interchangeable_kinds(pieces):
        order = list(kinds)
        random.shuffle(order)
        for old, new in zip(kinds, order, strict=True):
            swapped.update(zip(old, new, strict=True))

    reds = {pieces.kind_of_face[face]: face for face in range(len(pieces.copies_per_kind), len(faces)) if faces[face]}

    def paint(piece: Piece) -> Piece:
        kind = pieces.kind_of_face[piece]
        if piece == kind:
            return swapped.get(piece, piece)
        # A red five stays red if the other suit has one.
        return reds.get(swapped.get(kind, kind), piece)

    def paint_group(group: HandGroup) -> HandGroup:
        return group._replace(pieces=tuple(pieces.sorted(map(paint, group.pieces))))

    return replace(
        case,
        groups=tuple(map(paint_group, case.groups)),
        winning_piece=paint(case.winning_piece),
        turned_up=case.turned_up.map_pieces(paint),
    )


@cache
def _interchangeable_kinds(pieces: PieceSet) -> tuple[tuple[tuple[Piece, ...], ...], ...]:
    if pieces is SHOGI:
        return tuple((wind,) for wind in WINDS), tuple((dragon,) for dragon in DRAGONS)
    suits = tuple(tuple(range(*run)) for run in pieces.suit_ranges)
    winds = tuple((kind,) for kind in range(EAST, WHITE))
    return suits, winds, tuple((kind,) for kind in range(WHITE, WHITE + 3))
