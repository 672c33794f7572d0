# SPDX-License-Identifier: MIT
"""Why a yaku does not count, in a sentence whose yaku lead to their pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import starmap

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import CircumstanceId, Figure, PieceKinds, YakuFailure, YakuIds
from mahjong_desk.shapes import WaitKind
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.kit.link_label import LinkSpan, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import format_number, join_items
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.tiles import piece_name
from mahjong_desk.ui.text.vocabulary import situation_name
from mahjong_desk.ui.text.yaku_links import refusal_line, yaku_names


def failure_line(ruleset: Ruleset, failure: YakuFailure | Refusal, names: Sequence[str] = ()) -> LinkSpans:
    """Returns a sentence that says what fails, with links to yaku."""
    if isinstance(failure, Refusal):
        return refusal_line(failure, names, ruleset)
    written = any(
        _is_written(ruleset, group)
        for one in failure.message_values.values()
        if isinstance(one, PieceKinds)
        for group in one
    )
    values = {name: _row_text(ruleset, value, written=written) for name, value in failure.message_values.items()}
    sentence = fill_placeholders(localised(failure.message), values)
    return (LinkSpan(capitalised(sentence[0].text), sentence[0].target), *sentence[1:]) if sentence else ()


def _row_text(ruleset: Ruleset, value: Figure, *, written: bool) -> str | LinkSpans:
    match value:
        case PieceKinds():
            texts = [_text(ruleset, group, written=written) for group in value]
            # Groups of a piece with one name are not distinguished; sequences may occur twice.
            named = {text for text, group in zip(texts, value, strict=True) if not _in_rows(ruleset, group)}
            return join_items([text for at, text in enumerate(texts) if text not in named or text not in texts[:at]])
        case YakuIds():
            return yaku_names(ruleset, value)
        case CircumstanceId():
            return situation_name(ruleset, value)
        case WaitKind():
            return localised(ruleset.vocabulary.waits[value])
        case Text():
            return localised(value)
        case _:
            return format_number(value)


def _in_rows(ruleset: Ruleset, kinds: Sequence[Piece]) -> bool:
    """Returns whether some of these pieces can form sequences."""
    return any(kind in range(*run) for kind in kinds for run in ruleset.pieces.suit_ranges)


def _is_written(ruleset: Ruleset, kinds: Sequence[Piece]) -> bool:
    """Returns whether pieces are shown in notation: several that can form sequences."""
    return len(kinds) > 1 and _in_rows(ruleset, kinds)


def pieces_text(ruleset: Ruleset, kinds: Sequence[Piece]) -> str:
    """Returns one piece by name, or several in notation."""
    return pieces_texts(ruleset, kinds)[0]


def pieces_texts(ruleset: Ruleset, *groups: Sequence[Piece]) -> list[str]:
    """Returns groups of one sentence in one notation: if one is in notation, none is named."""
    written = any(_is_written(ruleset, group) for group in groups)
    return [_text(ruleset, group, written=written) for group in groups]


def _text(ruleset: Ruleset, kinds: Sequence[Piece], *, written: bool) -> str:
    rows = [kind for kind in kinds if written and _in_rows(ruleset, (kind,))]
    others = Counter(kind for kind in kinds if kind not in rows)
    return join_items(
        [*([ruleset.pieces.format(rows)] if rows else []), *starmap(partial(_counted, ruleset), others.items())]
    )


def _counted(ruleset: Ruleset, kind: Piece, count: int) -> str:
    """Returns a piece by name with its count, so that a pair differs from a triplet."""
    name = piece_name(ruleset, kind)
    return name if count == 1 else tr("{piece} ×{count}").format(piece=name, count=count)
