# SPDX-License-Identifier: MIT
"""Why a yaku does not count, in a sentence whose yaku lead to their pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.conditions import Failure, Figure, Pieces, Situation, YakuIds
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Wait
from mahjong_desk.ui.kit.linked_text import Phrase, Phrases, filled
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.phrases import capital, in_language
from mahjong_desk.ui.words.pieces import piece_name
from mahjong_desk.ui.words.vocabulary import situation_name
from mahjong_desk.ui.words.yaku_links import refusal_line, yaku_names

translate = QCoreApplication.translate


def failure_line(ruleset: Ruleset, failure: Failure | Refusal, names: Sequence[str] = ()) -> Phrases:
    """Returns what fails, in a sentence.

    Args:
        ruleset: The rule system.
        failure: What fails, or what the rules refuse.
        names: The players by seat, for what a refusal says of them.
    """
    if isinstance(failure, Refusal):
        return refusal_line(failure, names, ruleset.pieces, ruleset)
    told = {name: _told(ruleset, value) for name, value in failure.figures.items()}
    sentence = filled(in_language(failure.said), told)
    return (Phrase(capital(sentence[0].text), sentence[0].target), *sentence[1:]) if sentence else ()


def _told(ruleset: Ruleset, value: Figure) -> str | Phrases:
    match value:
        case Pieces():
            texts = [pieces_text(ruleset, group) for group in value]
            # Groups of a piece that is told by its name alone are not told apart; those of a row may be there twice.
            named = {text for text, group in zip(texts, value, strict=True) if not _in_rows(ruleset, group)}
            return listed([text for at, text in enumerate(texts) if text not in named or text not in texts[:at]])
        case YakuIds():
            return yaku_names(ruleset, value)
        case Situation():
            return situation_name(ruleset, value)
        case Wait():
            return in_language(ruleset.vocabulary.waits[value])
        case Names():
            return in_language(value)
        case _:
            return figure(value)


def _in_rows(ruleset: Ruleset, kinds: Sequence[Piece]) -> bool:
    """Returns whether some of these pieces are of those that rows are made of."""
    return any(kind in range(*run) for kind in kinds for run in ruleset.pieces.runs)


def pieces_text(ruleset: Ruleset, kinds: Sequence[Piece]) -> str:
    """Returns pieces as they are spoken of: those that rows are made of as they are written, others by their names."""
    pieces = ruleset.pieces
    if len(set(kinds)) == 1 and len(kinds) == 1:
        return piece_name(ruleset, kinds[0])
    rows = [kind for kind in kinds if any(kind in range(*run) for run in pieces.runs)]
    others = list(dict.fromkeys(kind for kind in kinds if kind not in rows))
    return listed([*([pieces.format(rows)] if rows else []), *(piece_name(ruleset, kind) for kind in others)])
