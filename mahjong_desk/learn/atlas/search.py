# SPDX-License-Identifier: MIT
"""Searches yaku by name, pieces and filters, the best first."""

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
"""How long hands are tried before results are yielded, in seconds."""


class HandOpenness(StrEnum):
    """Whether a hand has claimed sets."""

    CLOSED = "closed"
    OPEN = "open"


_Hits = dict[int, tuple[int, float]]
"""The hits by the index of their candidate: stage and match quality, lowest first."""


class SearchFilters(TypedDict, total=False):
    """The filters of a search; a missing one or None matches every yaku."""

    rulesets: Collection[str]
    value: int | None
    limit: bool | None
    hand: HandOpenness | None
    family: YakuFamily | None
    among: Collection[tuple[str, str]] | None


def search_yaku(text: str = "", **filters: Unpack[SearchFilters]) -> tuple[YakuEntry, ...]:
    """Returns the yaku that match all criteria, the best matching names first."""
    *_, results = search_incrementally(text, **filters)
    return results


def search_incrementally(text: str = "", **filters: Unpack[SearchFilters]) -> Iterator[tuple[YakuEntry, ...]]:
    """Yields the growing result of ``search_yaku`` at short intervals.

    Hits keep their order; those that need the engine follow.
    """
    candidates = [entry for entry in entries() if _matches_filters(entry, filters)]
    if not text.split():
        yield tuple(candidates)
        return
    words, pieces = split_tile_query(text)
    hits: _Hits = {}
    # A text with digits names tiles, not yaku; letters may name either.
    if pieces is None or not any(letter.isdecimal() for letter in text):
        for order, entry in enumerate(candidates):
            rank = match_rank(entry, text)
            if rank is not None:
                hits[order] = 0, rank
    if pieces is None:
        yield _in_order(candidates, hits)
        return
    rest = [
        order
        for order, entry in enumerate(candidates)
        if order not in hits and (not words or match_rank(entry, words) is not None)
    ]
    since = perf_counter()
    for stage, generate in enumerate((False, True), start=1):
        # Hits of this round are appended, sorted by how much of the yaku the pieces cover.
        remaining, found_hits = [], dict(hits)
        for order in rest:
            share: float | None = None
            for answer in (
                match_generated_hands(candidates[order], pieces)
                if generate
                else (match_example(candidates[order], pieces),)
            ):
                share = answer
                if perf_counter() - since > _SLICE_SECONDS:
                    yield _in_order(candidates, hits)
                    since = perf_counter()
            if share is None:
                remaining.append(order)
            else:
                found_hits[order] = stage, -share
        rest, hits = remaining, found_hits
        yield _in_order(candidates, hits)


def _matches_filters(entry: YakuEntry, filters: SearchFilters) -> bool:
    rulesets, among = filters.get("rulesets"), filters.get("among")
    family, limit = filters.get("family"), filters.get("limit")
    return (
        (not rulesets or entry.ruleset.id in rulesets)
        and (among is None or entry.key in among)
        and (family is None or entry.yaku.family is family)
        and (limit is None or entry.yaku.is_limit is limit)
        and _has_value(entry, filters.get("value"), filters.get("hand"))
    )


def warm_up() -> Iterator[None]:
    """Fills the caches for the first search, yaku by yaku."""
    for entry in entries():
        match_rank(entry, "")
        match_example(entry, _ANY_TILE)
        yield


def _in_order(candidates: list[YakuEntry], hits: _Hits) -> tuple[YakuEntry, ...]:
    return tuple(candidates[order] for _, order in sorted((rank, order) for order, rank in hits.items()))


def values(ruleset_id: str) -> tuple[int, ...]:
    """Returns the values of a system's yaku, ascending.

    Limit yaku are omitted if they are shown as limits.
    """
    worths = {
        worth
        for entry in entries(ruleset_id)
        if not (entry.yaku.is_limit and has_limits(ruleset_id))
        for worth in (entry.yaku.closed_value, entry.yaku.open_value)
        if worth is not None
    }
    return tuple(sorted(worths))


def has_limits(ruleset_id: str) -> bool:
    """Returns whether a system counts fu, and so shows limit yaku as limits."""
    return "fu" in get_ruleset(ruleset_id).value_fields and any(entry.yaku.is_limit for entry in entries(ruleset_id))


def _has_value(entry: YakuEntry, value: int | None, hand: HandOpenness | None) -> bool:
    worth = {HandOpenness.CLOSED: entry.yaku.closed_value, HandOpenness.OPEN: entry.yaku.open_value}
    possible = {amount for kind, amount in worth.items() if amount is not None and hand in (None, kind)}
    return value in possible if value is not None else bool(possible)
