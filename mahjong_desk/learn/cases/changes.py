# SPDX-License-Identifier: MIT
"""Changes of a win: every one of a kind, or a random one."""

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
    wildcard replaces a piece. ``INDICATOR``: another dora indicator, or none.
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
    """One change of a hand; ``group`` is the index of the group in the changed hand, None for the whole hand."""

    kind: ChangeKind
    group: int | None = None
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
    """Returns every case that one change of that kind makes; many of them the rules will refuse."""
    return _GENERATORS[kind](case)


def replace_winning_piece(case: WinCase) -> Iterator[WinCase]:
    """Yields the case with each other winning piece, even if its group breaks."""
    part = case.groups[case.winning_group]
    rest = list(part.pieces)
    rest.remove(case.winning_piece)
    for kind in dict.fromkeys(case.rules.ruleset.pieces.kind_of_face):
        if kind != case.winning_piece:
            pieces = tuple(case.rules.ruleset.pieces.sorted((*rest, kind)))
            parts = (*case.groups[: case.winning_group], HandGroup(pieces), *case.groups[case.winning_group + 1 :])
            yield replace(case, groups=parts, winning_piece=kind)


def _missing_circumstance(case: WinCase) -> Iterator[Variation]:
    for situation in case.situation:
        left = tuple(one for one in case.situation if one != situation)
        yield HandChange(ChangeKind.CIRCUMSTANCE, situation=situation), replace(case, situation=left)


def _other_way(case: WinCase) -> Iterator[Variation]:
    yield HandChange(ChangeKind.WIN_METHOD), replace(case, self_drawn=not case.self_drawn)


def _other_seat(case: WinCase) -> Iterator[Variation]:
    for seat in range(case.table.players):
        if seat != case.winner:
            moved = replace(case, winner=seat, discarder=case.table.previous_seat(seat))
            parts = tuple(part._replace(giver=_called_from(moved, part.meld)) for part in case.groups)
            yield HandChange(ChangeKind.SEAT, seat=seat), replace(moved, groups=parts)


def _other_round(case: WinCase) -> Iterator[Variation]:
    for name in case.rules.rounds:
        if name is not case.table.round_wind:
            yield HandChange(ChangeKind.ROUND, round=name), replace(case, table=case.table._replace(round_wind=name))


def _claimed(case: WinCase) -> Iterator[Variation]:
    shapes = case.rules.ruleset.meld_shapes()
    for place, part in enumerate(case.groups):
        if part.meld is MeldKind.ANKAN:
            opened = HandGroup(part.pieces, MeldKind.DAIMINKAN, _called_from(case, MeldKind.DAIMINKAN))
            yield HandChange(ChangeKind.CLAIMED, place, part.pieces, part.pieces), _with_part(case, place, opened)
        if part.meld is not None or place == case.winning_group or len(part.pieces) != _SET:
            continue
        for meld in (MeldKind.CHI, MeldKind.PON):
            if _kinds(case, part.pieces) in shapes.get(meld, ()):
                at, laid = expose_group(case, place, HandGroup(part.pieces, meld, _called_from(case, meld)))
                yield HandChange(ChangeKind.CLAIMED, at, part.pieces, part.pieces), laid


def expose_group(case: WinCase, place: int, meld: HandGroup) -> tuple[int, WinCase]:
    """Returns the case with a meld in the place of a part, as the first behind the concealed ones; its place there first."""
    others = (*case.groups[:place], *case.groups[place + 1 :])
    first = next((at for at, other in enumerate(others) if other.meld is not None), len(others))
    return first, replace(
        case,
        groups=(*others[:first], meld, *others[first:]),
        winning_group=case.winning_group - (place < case.winning_group),
    )


def _conceal_meld(case: WinCase, place: int, pieces: tuple[Piece, ...]) -> WinCase:
    """Returns the case with concealed pieces in the place of a meld, as its first part."""
    others = (*case.groups[:place], *case.groups[place + 1 :])
    return replace(case, groups=(HandGroup(pieces), *others), winning_group=case.winning_group + 1)


def _concealed(case: WinCase) -> Iterator[Variation]:
    for place, part in enumerate(case.groups):
        if part.meld in (MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN):
            closed = HandGroup(part.pieces, MeldKind.ANKAN)
            yield HandChange(ChangeKind.CONCEALED, place, part.pieces, part.pieces), _with_part(case, place, closed)
        if part.meld is None or len(part.pieces) != _SET:
            continue
        yield HandChange(ChangeKind.CONCEALED, 0, part.pieces, part.pieces), _conceal_meld(case, place, part.pieces)


def _other_wait(case: WinCase) -> Iterator[Variation]:
    seen = {(case.groups[case.winning_group].pieces, case.winning_piece)}
    for place, part in enumerate(case.groups):
        if part.meld is not None:
            continue
        for piece in part.pieces:
            if (part.pieces, piece) not in seen:
                seen.add((part.pieces, piece))
                change = HandChange(ChangeKind.WAIT, place, (case.winning_piece,), (piece,))
                yield change, replace(case, winning_group=place, winning_piece=piece)


def _other_group(case: WinCase) -> Iterator[Variation]:
    for place, part in enumerate(case.groups):
        for other in _replacement_groups(case, part):
            if other.pieces != part.pieces:
                kind = ChangeKind.GROUP if len(other.pieces) > 1 else ChangeKind.PIECE
                yield HandChange(kind, place, part.pieces, other.pieces), _with_part(case, place, other)


def _no_kan(case: WinCase) -> Iterator[Variation]:
    for place, part in enumerate(case.groups):
        if part.meld is None or not part.meld.is_kan:
            continue
        pieces = part.pieces[:_SET]
        if part.meld is MeldKind.ANKAN:
            yield HandChange(ChangeKind.KAN, 0, part.pieces, pieces), _conceal_meld(case, place, pieces)
        else:
            change = HandChange(ChangeKind.KAN, place, part.pieces, pieces)
            yield change, _with_part(case, place, HandGroup(pieces, MeldKind.PON, _called_from(case, MeldKind.PON)))


def _other_piece(case: WinCase) -> Iterator[Variation]:
    faces = case.rules.ruleset.pieces
    for place, part in enumerate(case.groups):
        if part.meld is not None:
            continue
        for old in dict.fromkeys(part.pieces):
            for new in faces.order:
                if new == old:
                    continue
                rest = list(part.pieces)
                rest.remove(old)
                pieces = tuple(faces.sorted((*rest, new)))
                change = HandChange(ChangeKind.PIECE, place, part.pieces, pieces)
                held = place == case.winning_group and old == case.winning_piece and old not in rest
                changed = replace(case, winning_piece=new) if held else case
                parts = (*case.groups[:place], HandGroup(pieces), *case.groups[place + 1 :])
                yield change, replace(changed, groups=parts)


def _wildcard(case: WinCase) -> Iterator[Variation]:
    wild = case.wild
    if wild is None:
        return
    for change, changed in _other_piece(case):
        if change.after.count(wild) > change.before.count(wild):
            yield replace(change, kind=ChangeKind.WILDCARD), changed


def _other_indicator(case: WinCase) -> Iterator[Variation]:
    for one in case.rules.indicators:
        rest = () if one.makes_wildcards else case.turned_up.pieces_of(one)
        for place, old in enumerate(rest):
            for new in case.rules.ruleset.pieces.order:
                if new != old:
                    turned = (*rest[:place], new, *rest[place + 1 :])
                    changed = replace(case, turned_up=case.turned_up.with_pieces(one, turned))
                    yield HandChange(ChangeKind.INDICATOR, None, rest, turned), changed


def _missing_field(case: WinCase) -> Iterator[Variation]:
    for name in case.extra_fields:
        left = {other: value for other, value in case.extra_fields.items() if other != name}
        yield HandChange(ChangeKind.FIELD, field=name), replace(case, extra_fields=left)


_GENERATORS: Mapping[ChangeKind, Callable[[WinCase], Iterator[Variation]]] = {
    ChangeKind.CIRCUMSTANCE: _missing_circumstance,
    ChangeKind.WIN_METHOD: _other_way,
    ChangeKind.SEAT: _other_seat,
    ChangeKind.ROUND: _other_round,
    ChangeKind.CLAIMED: _claimed,
    ChangeKind.CONCEALED: _concealed,
    ChangeKind.WAIT: _other_wait,
    ChangeKind.GROUP: _other_group,
    ChangeKind.KAN: _no_kan,
    ChangeKind.PIECE: _other_piece,
    ChangeKind.WILDCARD: _wildcard,
    ChangeKind.INDICATOR: _other_indicator,
    ChangeKind.FIELD: _missing_field,
}


def _called_from(case: WinCase, meld: MeldKind | None) -> int | None:
    """Returns the discarder of a claimed piece: the player before, the only one who can give a sequence."""
    return None if meld in (None, MeldKind.ANKAN) else case.table.previous_seat(case.winner)


def _with_part(case: WinCase, place: int, part: HandGroup) -> WinCase:
    parts = (*case.groups[:place], part, *case.groups[place + 1 :])
    if place != case.winning_group or case.winning_piece in part.pieces:
        return replace(case, groups=parts)
    # The winning piece is the one at the same index of the new group.
    at = min(case.groups[place].pieces.index(case.winning_piece), len(part.pieces) - 1)
    return replace(case, groups=parts, winning_piece=part.pieces[at])


def _kinds(case: WinCase, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(case.rules.ruleset.pieces.kind_of_face[piece] for piece in pieces)


def _replacement_groups(case: WinCase, part: HandGroup) -> Iterator[HandGroup]:
    """Yields the possible replacements of a group."""
    ruleset = case.rules.ruleset
    size = len(part.pieces)
    # A kan stays a kan and a concealed set concealed, so that the change is seen in the pieces alone.
    if part.meld is not None:
        for meld in (part.meld,) if part.meld.is_kan else (MeldKind.CHI, MeldKind.PON):
            giver = _called_from(case, meld)
            yield from (HandGroup(pieces, meld, giver) for pieces in ruleset.meld_shapes().get(meld, ()))
    elif size == _SET:
        yield from map(HandGroup, sets_of(ruleset))
    elif size <= 2:
        yield from (HandGroup((kind,) * size) for kind in dict.fromkeys(ruleset.pieces.kind_of_face))


@cache
def sets_of(ruleset: Ruleset) -> tuple[tuple[Piece, ...], ...]:
    """Returns all possible concealed sets; without sequences, triplets of any kind."""
    shapes = ruleset.meld_shapes()
    found = [*shapes.get(MeldKind.CHI, ()), *shapes.get(MeldKind.PON, ())]
    found += [(kind,) * _SET for kind, copies in enumerate(ruleset.pieces.copies_per_kind) if copies >= _SET]
    return tuple(dict.fromkeys(found))


_GROUP_SHARE = 0.6
_REPAINT_SHARE = 0.15
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
    """Returns the case with a random change; None if that kind is impossible."""
    chance = random.random()
    if chance < group_share:
        place = random.randrange(len(case.groups))
        others = list(_replacement_groups(case, case.groups[place]))
        return _with_part(case, place, random.choice(others)) if others else None
    if chance < group_share + _REPAINT_SHARE:
        return _recolour(random, case)
    if random.random() < _KAN_SHARE:
        return _with_a_kan(random, case)
    found = list(variations(case, random.choice(_OTHER_CHANGES)))
    return random.choice(found)[1] if found else None


def _with_a_kan(random: Random, case: WinCase) -> WinCase | None:
    """Returns the case with a triplet turned into a kan; None if there is none."""
    shapes = case.rules.ruleset.meld_shapes()
    found = []
    for place, part in enumerate(case.groups):
        meld = MeldKind.ANKAN if part.meld is None else MeldKind.SHOUMINKAN
        pieces = (part.pieces[0],) * 4
        if place != case.winning_group and part.pieces == pieces[:_SET] and pieces in shapes.get(meld, ()):
            found.append((place, part._replace(pieces=pieces, meld=meld)))
    if not found:
        return None
    place, kan = random.choice(found)
    _, laid = expose_group(case, place, kan)
    return laid


def with_random_circumstance(random: Random, case: WinCase) -> WinCase:
    known, situation = case.rules.circumstances, random.choice(case.rules.circumstance_ids)
    if situation in case.situation:
        return replace(case, situation=remove_circumstances(known, case.situation, (situation,)))
    return replace(case, situation=add_circumstance(known, case.situation, situation))


def _recolour(random: Random, case: WinCase) -> WinCase:
    """Returns the case with equivalent kinds swapped: suits, winds, dragons."""
    pieces, faces = case.rules.ruleset.pieces, case.rules.faces
    turned: dict[Piece, Piece] = {}
    for alike in _interchangeable_kinds(pieces):
        order = list(alike)
        random.shuffle(order)
        for old, new in zip(alike, order, strict=True):
            turned.update(zip(old, new, strict=True))

    special = {
        pieces.kind_of_face[face]: face for face in range(len(pieces.copies_per_kind), len(faces)) if faces[face]
    }

    def paint(piece: Piece) -> Piece:
        kind = pieces.kind_of_face[piece]
        if piece == kind:
            return turned.get(piece, piece)
        # A red five stays red if the other suit has one.
        return special.get(turned.get(kind, kind), piece)

    def part(one: HandGroup) -> HandGroup:
        return one._replace(pieces=tuple(pieces.sorted(map(paint, one.pieces))))

    return replace(
        case,
        groups=tuple(map(part, case.groups)),
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
