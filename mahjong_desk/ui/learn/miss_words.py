# SPDX-License-Identifier: MIT
"""Why a near miss misses, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mahjong_desk.learn.atlas import ChangeKind, NearMiss, Page
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.link_label import Phrase, Phrases, filled
from mahjong_desk.ui.learn.table_facts import seat_words
from mahjong_desk.ui.text.failures import failure_line
from mahjong_desk.ui.text.phrases import capital, in_language, sentences
from mahjong_desk.ui.text.tiles import piece_name
from mahjong_desk.ui.text.vocabulary import set_usage, situation_name
from mahjong_desk.ui.text.yaku_links import yaku_names


def miss_words(page: Page) -> Phrases:
    """Returns what was changed against an example, and what counts instead."""
    ruleset, miss = page.entry.ruleset, page.near_miss
    told = capital(_change(ruleset, miss))
    if miss.change.kind is not ChangeKind.WAY and miss.shown.self_drawn != page.examples[miss.of].self_drawn:
        told = sentences(told, _way(miss))
    if miss.of:
        told = sentences(told, tr("It is the second hand, changed."))
    if miss.shown.own is None or not miss.gained:
        return (Phrase(told),)
    both = sentences("{told}", tr("Now it counts: {yaku}."))
    return filled(both, {"told": told, "yaku": yaku_names(ruleset, miss.gained)})


def failed_words(page: Page) -> Phrases:
    """Returns what fails in the near miss of a page."""
    shown = page.near_miss.shown
    return failure_line(page.entry.ruleset, page.near_miss.failure, seat_words(shown.winner, shown.table.order))


def _change(ruleset: Ruleset, miss: NearMiss) -> str:
    change = miss.change
    before, after = _tiles(ruleset, change.before), _tiles(ruleset, change.after)
    match change.kind:
        case ChangeKind.CIRCUMSTANCE:
            name = situation_name(ruleset, change.situation) if change.situation is not None else ""
            return tr("Without “{situation}”.").format(situation=name)
        case ChangeKind.WAY:
            return _way(miss)
        case ChangeKind.SEAT:
            return tr("Another seat has the hand.")
        case ChangeKind.ROUND:
            return tr("It is another round.")
        case ChangeKind.CLAIMED:
            return tr("One set is claimed.")
        case ChangeKind.CONCEALED:
            return tr("One set is concealed.")
        case ChangeKind.WAIT:
            return tr("{after} completes it, not {before}.").format(before=before, after=after)
        case ChangeKind.KAN:
            return tr("A kan is a triplet.", usage=set_usage(ruleset))
        case ChangeKind.WILDCARD:
            replaced = _tiles(ruleset, tuple((Counter(change.before) - Counter(change.after)).elements()))
            return tr("A wildcard takes the place of {before}.").format(before=replaced)
        case ChangeKind.FIELD:
            names = {field.id: in_language(field.names) for field in ruleset.extra_fields}
            return tr("Without “{situation}”.").format(situation=names.get(change.field or "", ""))
        case ChangeKind.INDICATOR:
            return tr("Another indicator is turned up.")
        case ChangeKind.GROUP | ChangeKind.PIECE:
            return tr("{after} in the place of {before}.").format(before=before, after=after)


def _way(miss: NearMiss) -> str:
    if miss.shown.self_drawn:
        return tr("It is won by self-draw.")
    return tr("It is won on another player’s discard.")


def _tiles(ruleset: Ruleset, pieces: Sequence[Piece]) -> str:
    """Returns a piece by its name, several as they are written."""
    if len(pieces) == 1:
        return piece_name(ruleset, pieces[0])
    return ruleset.pieces.format(pieces)
