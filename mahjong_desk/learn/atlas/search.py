# SPDX-License-Identifier: MIT
"""Finds yaku by their names in any language, by pieces, rule system, value, family and kind of hand, the best first."""

from collections.abc import Collection, Iterator
from enum import StrEnum
from time import perf_counter
from typing import TypedDict, Unpack

from mahjong_desk.learn.atlas.entries import YakuEntry, entries
from mahjong_desk.learn.atlas.name_matching import match_rank
from mahjong_desk.learn.atlas.tile_query import TilePattern, TileQuery, split_tile_query
from mahjong_desk.learn.atlas.tile_search import match_example, match_generated_hands
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.yaku.row import YakuFamily

_ANY_TILE = TileQuery(MAHJONG, ((TilePattern((0,)),),))
_SLICE_SECONDS = 0.012
"""For how long hands are tried at a stretch, in seconds."""


class HandOpenness(StrEnum):
    """Whether a hand has claimed sets."""

    CLOSED = "closed"
    OPEN = "open"


_Hits = dict[int, tuple[int, float]]
"""How each hit was found, by its position in the rules: by name, example or trial, and how well, the best lowest."""


class SearchFilters(TypedDict, total=False):
    """The filter of a search; without ids of rule systems or keys of yaku, all are searched."""

    rulesets: Collection[str]
    value: int | None
    limit: bool | None
    hand: HandOpenness | None
    family: YakuFamily | None
    among: Collection[tuple[str, str]] | None


def search_yaku(text: str = "", **traits: Unpack[SearchFilters]) -> tuple[YakuEntry, ...]:
    """Returns the yaku that match all criteria, the best matching names first."""
    *_, found = search_incrementally(text, **traits)
    return found


def search_incrementally(text: str = "", **traits: Unpack[SearchFilters]) -> Iterator[tuple[YakuEntry, ...]]:
    """Yields the growing result of ``search`` in slices of a few hundredths of a second.

    A hit keeps its position; hits that need the engine follow.
    """
    asked = [entry for entry in entries() if _has(entry, traits)]
    if not text.split():
        yield tuple(asked)
        return
    words, pieces = split_tile_query(text)
    hits: _Hits = {}
    # Figures name tiles and no yaku; letters may be either.
    if pieces is None or not any(letter.isdecimal() for letter in text):
        for order, entry in enumerate(asked):
            found = match_rank(entry, text)
            if found is not None:
                hits[order] = 0, found
    if pieces is None:
        yield _in_order(asked, hits)
        return
    rest = [
        order
        for order, entry in enumerate(asked)
        if order not in hits and (not words or match_rank(entry, words) is not None)
    ]
    since = perf_counter()
    for tried in (False, True):
        # Hits of this round go to the end, sorted by how much of the yaku the pieces are.
        left, kept = [], dict(hits)
        for order in rest:
            share: float | None = None
            for answer in (
                match_generated_hands(asked[order], pieces) if tried else (match_example(asked[order], pieces),)
            ):
                share = answer
                if perf_counter() - since > _SLICE_SECONDS:
                    yield _in_order(asked, hits)
                    since = perf_counter()
            if share is None:
                left.append(order)
            else:
                kept[order] = 1 + tried, -share
        rest, hits = left, kept
        yield _in_order(asked, hits)


def _has(entry: YakuEntry, traits: SearchFilters) -> bool:
    rulesets, among = traits.get("rulesets"), traits.get("among")
    family, limit = traits.get("family"), traits.get("limit")
    return (
        (not rulesets or entry.ruleset.id in rulesets)
        and (among is None or entry.key in among)
        and (family is None or entry.yaku.family is family)
        and (limit is None or entry.yaku.is_limit is limit)
        and _has_value(entry, traits.get("value"), traits.get("hand"))
    )


def warm_up() -> Iterator[None]:
    """Loads what the first search needs, yaku by yaku."""
    for entry in entries():
        match_rank(entry, "")
        match_example(entry, _ANY_TILE)
        yield


def _in_order(asked: list[YakuEntry], hits: _Hits) -> tuple[YakuEntry, ...]:
    return tuple(asked[order] for _, order in sorted((found, order) for order, found in hits.items()))


def values(ruleset_id: str) -> tuple[int, ...]:
    """Returns every value of a rule system, ascending; limit yaku only if limits are no unit."""
    found = {
        worth
        for entry in entries(ruleset_id)
        if not (entry.yaku.is_limit and has_limits(ruleset_id))
        for worth in (entry.yaku.closed_value, entry.yaku.open_value)
        if worth is not None
    }
    return tuple(sorted(found))


def has_limits(ruleset_id: str) -> bool:
    """Returns whether limit yaku of a rule system are shown as limits: only if han and fu lead to limits."""
    return "fu" in get_ruleset(ruleset_id).value_fields and any(entry.yaku.is_limit for entry in entries(ruleset_id))


def _has_value(entry: YakuEntry, value: int | None, hand: HandOpenness | None) -> bool:
    worth = {HandOpenness.CLOSED: entry.yaku.closed_value, HandOpenness.OPEN: entry.yaku.open_value}
    possible = {one for kind, one in worth.items() if one is not None and hand in (None, kind)}
    return value in possible if value is not None else bool(possible)
