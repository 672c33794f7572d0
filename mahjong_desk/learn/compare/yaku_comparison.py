# SPDX-License-Identifier: MIT
"""Compares one yaku in all rule systems."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cache
from itertools import islice
from typing import NamedTuple

from mahjong_desk.learn.atlas.entries import YakuEntry, counterparts, entries, excluded_yaku, excluding_yaku, get_entry
from mahjong_desk.learn.atlas.yaku_page import ExampleWalk
from mahjong_desk.learn.cases.changes import ChangeKind, variations
from mahjong_desk.learn.cases.win_case import HandGroup, WinCase, example_case, yaku_ids
from mahjong_desk.learn.compare.absence import Absence, Relative, explain_absence, nearest_in_system, nearest_relative
from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.rules.model.circumstances import WinMethod
from mahjong_desk.rules.model.options import Option
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import OFF_VALUES, AnyYaku, YakuFamily
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import Text

_STEPS, _MAX_WINS = 40, 40


@cache
def win_method_of(entry: YakuEntry) -> WinMethod:
    methods: set[bool] = set()
    for case in _sample_wins(entry):
        methods |= {
            drawn
            for drawn in (True, False)
            if drawn not in methods and entry.yaku.id in yaku_ids(case.settle(self_drawn=drawn))
        }
        if len(methods) > 1:
            return WinMethod.EITHER
    return WinMethod.DRAW if True in methods else WinMethod.DISCARD


def _sample_wins(entry: YakuEntry) -> Iterator[WinCase]:
    """Yields the example, variants of it, and random wins with the yaku."""
    first = example_case(entry.ruleset, entry.yaku)
    yield first
    for _, case in variations(first, ChangeKind.WAIT):
        yield case
    yield _with_closed_kans(first)
    walk = ExampleWalk(entry, first)
    walk.walk(_STEPS)
    for win in islice(walk.wins, 1, _MAX_WINS):
        yield win.case


def _with_closed_kans(case: WinCase) -> WinCase:
    """Returns a case with closed kans instead of melds, so that nothing is claimed."""
    kans = iter(case.rules.ruleset.possible_melds().get(MeldKind.ANKAN, ()))
    concealed = {piece for group in case.groups if group.meld is None for piece in group.pieces}
    free = (pieces for pieces in kans if pieces[0] not in concealed)
    groups = (
        group if group.meld in (None, MeldKind.ANKAN) else HandGroup(next(free, group.pieces), MeldKind.ANKAN)
        for group in case.groups
    )
    return replace(case, groups=tuple(groups))


class RemarkKind(StrEnum):
    """A kind of difference.

    ``OFF_BY_DEFAULT``, ``OPTION``, ``VARIANT``: an option that is off by default, turns it off, or changes it. ``LIMIT``,
    ``NO_LIMIT``: whether it is a limit yaku. ``CLOSED`` to ``OPEN_SAME``: whether it counts open and for how much.
    ``SELF_DRAW_ONLY`` to ``EITHER``: the win methods. ``WITH``: one yaku for several of the other system.
    ``EXCLUDED_BY``, ``EXCLUDES``, ``ALONE``: what counts together with it. ``EACH``: it counts once per occurrence.
    """

    OFF_BY_DEFAULT = "off"
    OPTION = "option"
    VARIANT = "variant"
    LIMIT = "limit"
    NO_LIMIT = "no_limit"
    CLOSED = "closed"
    OPEN = "open"
    OPEN_TOO = "open_too"
    OPEN_LESS = "open_less"
    OPEN_SAME = "open_same"
    SELF_DRAW_ONLY = "drawn"
    DISCARD_ONLY = "discarded"
    EITHER = "either"
    WITH = "with"
    EXCLUDED_BY = "gives_way"
    EXCLUDES = "leaves_out"
    ALONE = "alone"
    EACH = "each"


class Remark(NamedTuple):
    kind: RemarkKind
    option: Option | None = None
    others: tuple[AnyYaku, ...] = ()
    ideas: tuple[AnyYaku, ...] = ()
    value: int | None = None


_K = RemarkKind
_METHOD_REMARKS = {WinMethod.DRAW: _K.SELF_DRAW_ONLY, WinMethod.DISCARD: _K.DISCARD_ONLY, WinMethod.EITHER: _K.EITHER}


def remarks(entry: YakuEntry, other: YakuEntry) -> tuple[Remark, ...]:
    """Returns how a yaku differs from another, or its properties if they are equal."""
    is_own = entry == other
    return (
        *_combined_ideas(entry, other),
        *_openness(entry.yaku, other.yaku, is_own=is_own),
        *_win_methods(entry, other, is_own=is_own),
        *_limits(entry, other.yaku, is_own=is_own),
        *_counted(entry.yaku, other.yaku, is_own=is_own),
        *_others(entry, other, is_own=is_own),
        *_options(entry.ruleset, entry.yaku),
    )


def _combined_ideas(entry: YakuEntry, reference: YakuEntry) -> Iterable[Remark]:
    more = set(entry.yaku.concepts) - set(reference.yaku.concepts)
    separate = [
        other.yaku
        for other in entries(reference.ruleset.id)
        if more & set(other.yaku.concepts) and not other.yaku.shares_concept(reference.yaku)
    ]
    if separate:
        yield Remark(_K.WITH, ideas=tuple(separate))


def _openness(yaku: AnyYaku, other: AnyYaku, *, is_own: bool) -> Iterable[Remark]:
    remark_kind, other_kind = _open_kind(yaku), _open_kind(other)
    if remark_kind is _K.OPEN_SAME and other_kind is _K.CLOSED:
        yield Remark(_K.OPEN_TOO)
    elif remark_kind is not other_kind or (is_own and remark_kind is not _K.OPEN_SAME):
        yield Remark(remark_kind, value=yaku.open_value if remark_kind is _K.OPEN_LESS else None)


def _open_kind(yaku: AnyYaku) -> RemarkKind:
    if yaku.open_value is None:
        return _K.CLOSED
    if yaku.closed_value is None:
        return _K.OPEN
    return _K.OPEN_SAME if yaku.open_value == yaku.closed_value else _K.OPEN_LESS


def _win_methods(entry: YakuEntry, reference: YakuEntry, *, is_own: bool) -> Iterable[Remark]:
    method, other = win_method_of(entry), win_method_of(reference)
    if method is not other or (is_own and method is not WinMethod.EITHER):
        yield Remark(_METHOD_REMARKS[method])


def _limits(entry: YakuEntry, other: AnyYaku, *, is_own: bool) -> Iterable[Remark]:
    if entry.yaku.is_limit and (is_own or not other.is_limit):
        yield Remark(_K.LIMIT)
    elif other.is_limit and not entry.yaku.is_limit and any(yaku.is_limit for yaku in entry.ruleset.yaku):
        # In a system without limits, that is not a property of this yaku.
        yield Remark(_K.NO_LIMIT)


def _counted(yaku: AnyYaku, other: AnyYaku, *, is_own: bool) -> Iterable[Remark]:
    if yaku.count is not None and (is_own or other.count is None):
        yield Remark(_K.EACH)


def _others(entry: YakuEntry, reference: YakuEntry, *, is_own: bool) -> Iterable[Remark]:
    if entry.yaku.family is YakuFamily.SITUATION and entry.yaku.family is reference.yaku.family and is_own:
        return
    for kind, others_of in ((_K.EXCLUDED_BY, excluding_yaku), (_K.EXCLUDES, excluded_yaku)):
        ideas = {idea for yaku in others_of(reference) for idea in yaku.concepts}
        # Mention only yaku that the other system has too.
        items = tuple(
            other
            for other in others_of(entry)
            if is_own or (any(map(other.shares_concept, reference.ruleset.yaku)) and ideas.isdisjoint(other.concepts))
        )
        if items:
            yield Remark(kind, others=items)
    if is_own and entry.yaku.is_limit and entry.ruleset.limits_exclude_other_yaku:
        yield Remark(_K.ALONE)


def _options(ruleset: Ruleset, yaku: AnyYaku) -> Iterable[Remark]:
    options = {option.id: option for option in ruleset.options}
    if yaku.enabling_option is not None:
        option = options[yaku.enabling_option]
        yield Remark(_K.OFF_BY_DEFAULT if option.default in OFF_VALUES else _K.OPTION, option)
    for name in dict.fromkeys(variant.option for variant in yaku.variants if variant.option != yaku.enabling_option):
        yield Remark(_K.VARIANT, options[name])


class ComparisonRow(NamedTuple):
    """One yaku of a rule system with the compared idea, or the absence of such a yaku."""

    ruleset: Ruleset
    yaku: AnyYaku | None
    notes: tuple[Text, ...]
    remarks: tuple[Remark, ...]
    absence: Absence | None
    relative: Relative | None
    is_own: bool


def compare_yaku(entry: YakuEntry) -> tuple[ComparisonRow, ...]:
    """Returns the rows of all rule systems for a yaku."""
    return tuple(row for ruleset, yaku in counterparts(entry).items() for row in _rows(entry, ruleset, yaku))


def count_systems_with(entry: YakuEntry) -> int:
    return sum(map(bool, counterparts(entry).values()))


def differing_notes(entry: YakuEntry, other: YakuEntry) -> tuple[Text, ...]:
    """Returns the notes on a yaku that differ from those on another.

    Returns the yaku's description if one of the systems has no notes.
    """
    if entry == other:
        return ()
    notes, ruleset_id, other_id = load_notes(), entry.ruleset.id, other.ruleset.id
    if ruleset_id not in notes.answers or other_id not in notes.answers:
        return (entry.yaku.description,)
    return notes.yaku_answers(set(entry.yaku.concepts).intersection(other.yaku.concepts), ruleset_id, other_id)


def _rows(entry: YakuEntry, ruleset: Ruleset, related: tuple[AnyYaku, ...]) -> Iterable[ComparisonRow]:
    if not related:
        yield ComparisonRow(
            ruleset, None, (), (), explain_absence(entry, ruleset), nearest_in_system(entry, ruleset), False
        )
        return
    reference = frozenset(yaku.id for yaku in related)
    for yaku in related:
        other = get_entry(ruleset.id, yaku.id)
        notes, relative = differing_notes(other, entry), nearest_relative(other, reference)
        yield ComparisonRow(ruleset, yaku, notes, remarks(other, entry), None, relative, other == entry)
