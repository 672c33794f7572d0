# SPDX-License-Identifier: MIT
"""Parses typed pieces such as ``123m``, ``555z``, ``111+999``, ``三万`` or ``金``."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from mahjong_desk.pieces import MAHJONG, SHOGI, Piece, PieceSet

_SUITED = re.compile(r"((?:[0-9]+[mpsz])+)$")
_PART = re.compile(r"([0-9]+)([mpsz])")
_BARE = re.compile(r"[1-9]{2,9}$")
_DASHED = re.compile(r"[0-9](-[0-9])+[mpszMPSZ]?$")
_WRITTEN = re.compile(r"(?:[1-9一二三四五六七八九]+[万萬筒饼餅索条條])+$")
_SIGNS = str.maketrans("一二三四五六七八九万萬筒饼餅索条條", "123456789mmpppsss")
_HONOURS = str.maketrans("東东南西北白發発发中", "1123456667")
_HONOUR = re.compile(r"[東东南西北白發発发中]{2,}$")
_LETTERED = str.maketrans("歩步兵香桂銀银金角飛飞玉王", "PPPLNSSGBRRKK")
_MAX_WAYS = 24
"""The maximum of interpretations of a query."""
_SET, _RANKS = 3, 9


class TilePattern(NamedTuple):
    kinds: tuple[Piece, ...]
    any_suit: bool = False


class TileQuery(NamedTuple):
    """The typed pieces; ``ways`` are their possible splits into patterns."""

    pieces: PieceSet
    ways: tuple[tuple[TilePattern, ...], ...]


def split_tile_query(text: str) -> tuple[str, TileQuery | None]:
    """Splits a search text into words and the query of its pieces, or None."""
    words: list[str] = []
    parts_by_set: dict[str, list[str]] = {}
    for word in unicodedata.normalize("NFKC", text).split():
        parts = [part for part in word.split("+") if part]
        if not parts:
            continue
        parsed = [_parse_word(part) for part in parts]
        sets = {result[0].id for result in parsed if result is not None}
        if len(sets) == 1 and None not in parsed:
            parts_by_set.setdefault(sets.pop(), []).extend(parts)
        else:
            words.append(word)
    if len(parts_by_set) != 1:
        return text if parts_by_set else " ".join(words), None
    ((set_id, typed),) = parts_by_set.items()
    ways = islice(product(*(match[1] for part in typed if (match := _parse_word(part)) is not None)), _MAX_WAYS)
    pieces = SHOGI if set_id == SHOGI.id else MAHJONG
    return " ".join(words), TileQuery(pieces, tuple(tuple(pattern for part in way for pattern in part) for way in ways))


@lru_cache(maxsize=1 << 8)
def _parse_word(word: str) -> tuple[PieceSet, tuple[tuple[TilePattern, ...], ...]] | None:
    """Returns the piece set of a word and the ways to split it, or None."""
    if _DASHED.match(word):
        word = word.replace("-", "")
    if _HONOUR.match(word):
        word = f"{word.translate(_HONOURS)}z"
    elif _WRITTEN.match(word):
        word = word.translate(_SIGNS)
    word = word.casefold() if _SUITED.match(word.casefold()) else word
    if _SUITED.match(word):
        suited = [_split_suit(digits, suit) for digits, suit in _PART.findall(word)]
        if any(split is None for split in suited):
            return MAHJONG, ()
        every = product(*(split for split in suited if split is not None))
        return MAHJONG, tuple(tuple(pattern for part in way for pattern in part) for way in islice(every, _MAX_WAYS))
    if _BARE.match(word):
        kinds = tuple(int(digit) - 1 for digit in sorted(word))
        ways = tuple(_partitions(kinds, runs=True)) or _partial_sequences(kinds)
        any_suit_ways = tuple(tuple(TilePattern(part, any_suit=True) for part in way) for way in ways)
        return (MAHJONG, any_suit_ways) if ways else None
    letters = word.translate(_LETTERED)
    named = letters.upper()
    if (letters == named or letters == word == word.lower()) and named and set(named) <= set(SHOGI.face_names):
        if len(named) == 1 and word != named:
            return None
        kinds = tuple(sorted(SHOGI.face_names.index(letter) for letter in named))
        groups = [kinds] if len(kinds) in (2, _SET, 4) else [(kind,) for kind in kinds]
        return SHOGI, (tuple(map(TilePattern, groups)),)
    return None


def _split_suit(digits: str, suit: str) -> tuple[tuple[TilePattern, ...], ...] | None:
    """Returns the ways to split tiles of one suit, or None if a tile does not exist."""
    names = [f"{digit.replace('0', '5') if suit != 'z' else digit}{suit}" for digit in digits]
    if any(name not in MAHJONG.face_names for name in names):
        return None
    kinds = tuple(sorted(MAHJONG.face_names.index(name) for name in names))
    if any(kinds.count(kind) > MAHJONG.copies_per_kind[kind] for kind in kinds):
        return None
    ways = tuple(_partitions(kinds, runs=suit != "z"))
    # Tiles that form no groups, such as those of a knitted hand, are searched one by one.
    return tuple(tuple(map(TilePattern, way)) for way in ways) or (tuple(TilePattern((kind,)) for kind in kinds),)


def _partial_sequences(kinds: tuple[Piece, ...]) -> tuple[tuple[tuple[Piece, ...], ...], ...]:
    """Returns the sequences that contain two neighbouring kinds; none for other kinds."""
    if len(kinds) != _SET - 1 or kinds[1] - kinds[0] != 1:
        return ()
    firsts = range(max(0, kinds[1] - _SET + 1), min(kinds[0], _RANKS - _SET) + 1)
    return tuple(((first, first + 1, first + 2),) for first in firsts)


def _partitions(kinds: tuple[Piece, ...], *, runs: bool) -> Iterator[tuple[tuple[Piece, ...], ...]]:
    """Yields every way to split ascending kinds into sets and pairs."""
    if not kinds:
        yield ()
        return
    first = kinds[0]
    for size in (_SET, 4, 2):
        if kinds[:size] == (first,) * size:
            for rest in _partitions(kinds[size:], runs=runs):
                yield ((first,) * size, *rest)
    run = (first, first + 1, first + 2)
    if runs and all(kind in kinds for kind in run):
        remaining = list(kinds)
        for kind in run:
            remaining.remove(kind)
        for rest in _partitions(tuple(remaining), runs=runs):
            yield (run, *rest)
