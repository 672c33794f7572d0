# SPDX-License-Identifier: MIT
"""What differs between rule systems about a yaku, in words."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_desk.learn.compare import Kinship, Lack, LackKind, Relative, Remark, RemarkKind, Row
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.kit.listing import clauses, listed
from mahjong_desk.ui.kit.numbers import figure
from mahjong_desk.ui.words.phrases import capital, in_language, plural
from mahjong_desk.ui.words.values import amount_words
from mahjong_desk.ui.words.vocabulary import usage

_MOST = 4
"""So many yaku are named in one remark; of more it says how many."""


def own_characters(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the name as the players of a system write it; empty where it is the one that the interface shows."""
    written = yaku.names.zh if ruleset.vocabulary.usage else yaku.names.ja
    return "" if written == in_language(yaku.names) else written


def worth_words(ruleset: Ruleset, yaku: AnyYaku) -> str:
    """Returns the value of a yaku, closed and open where these differ."""
    if yaku.limit and "han" in ruleset.value_fields:
        return capital(tr("limit", usage=usage(ruleset)))
    *before, last = dict.fromkeys(value for value in (yaku.closed, yaku.open) if value is not None)
    # The unit stands once, after the last.
    return " / ".join([*(figure(value) for value in before), amount_words(last, ruleset)])


def differing_words(row: Row) -> str:
    """Returns what differs, or why a system has no such yaku, as one sentence without an end."""
    if row.lack is not None:
        return capital(lack_words(row.lack))
    told = change_words(row.ruleset, row.notes, row.remarks)
    if not told and not row.own:
        return tr("Nothing but the value")
    return told


def change_words(ruleset: Ruleset, notes: Iterable[Text], remarks: Iterable[Remark]) -> str:
    """Returns what differs about a yaku of a system beside another one; empty where nothing does but the value."""
    told = [in_language(note) for note in notes]
    # Where limits are counted in han, the value says that it is one.
    plain = (one for one in remarks if one.kind is not RemarkKind.LIMIT or "han" not in ruleset.value_fields)
    return capital(clauses(*told, *(_remark(ruleset, remark) for remark in plain)))


def _remark(ruleset: Ruleset, remark: Remark) -> str:
    option = in_language(remark.option.names) if remark.option is not None else ""
    others = _names(remark.others or remark.ideas)
    match remark.kind:
        case RemarkKind.OFF:
            return tr("only with the option “{option}”, off as a rule").format(option=option)
        case RemarkKind.OPTION:
            return tr("the option “{option}” can leave it out").format(option=option)
        case RemarkKind.VARIANT:
            return tr("the option “{option}” changes it").format(option=option)
        case RemarkKind.LIMIT:
            return tr("a limit hand", usage=usage(ruleset))
        case RemarkKind.NO_LIMIT:
            return tr("no limit hand", usage=usage(ruleset))
        case RemarkKind.CLOSED:
            return tr("closed hands only")
        case RemarkKind.OPEN:
            return tr("open hands only")
        case RemarkKind.OPEN_TOO:
            return tr("open hands too")
        case RemarkKind.OPEN_LESS:
            return tr("worth less open")
        case RemarkKind.OPEN_SAME:
            return tr("worth as much open as closed")
        case RemarkKind.DRAWN:
            return tr("self-drawn only")
        case RemarkKind.DISCARDED:
            return tr("from a discard only", usage=usage(ruleset))
        case RemarkKind.EITHER:
            return tr("self-drawn or from a discard", usage=usage(ruleset))
        case RemarkKind.WITH:
            return tr("one yaku with {yaku}").format(yaku=others)
        case RemarkKind.GIVES_WAY:
            return tr("gives way to {yaku}").format(yaku=others)
        case RemarkKind.LEAVES_OUT:
            return tr("leaves out {yaku}").format(yaku=others)
        case RemarkKind.ALONE:
            return tr("nothing but limits beside it", usage=usage(ruleset))
        case RemarkKind.EACH:
            return tr("once for each time that it is there")


def lack_words(lack: Lack) -> str:
    """Returns why a system has no such yaku."""
    name = in_language(lack.names) if lack.names is not None else ""
    match lack.kind:
        case LackKind.CIRCUMSTANCE:
            return tr("{circumstance} counts for nothing").format(circumstance=name)
        case LackKind.FIELD:
            return tr("{field}: not known").format(field=name)
        case LackKind.DORA:
            return tr("there are no dora")
        case LackKind.WILDCARDS:
            return tr("there are no wildcards")
        case LackKind.SEQUENCES:
            return tr("its pieces have no numbers")
        case LackKind.SUITS:
            return tr("its pieces have no suits")
        case LackKind.SETS:
            return tr("a hand has fewer sets")
        case LackKind.PIECES:
            return tr("played with other pieces")
        case LackKind.SHAPE:
            return tr("such a hand is no winning shape")
        case LackKind.MINIMUM:
            return tr("such a hand is worth too little to win")
        case LackKind.FORBIDDEN:
            return tr("such a hand may not win so")
        case LackKind.OTHERS:
            return tr("such a hand counts as {yaku}").format(yaku=_names(lack.others))
        case LackKind.NOTHING:
            return tr("such a hand brings nothing of its own")


def kinship_words(relative: Relative) -> str:
    """Returns why a yaku is the nearest relative."""
    match relative.kinship:
        case Kinship.IDEA:
            return tr("another form of it")
        case Kinship.UNDER:
            return tr("it takes its place")
        case Kinship.OVER:
            return tr("counts in its place")
        case Kinship.AWAY:
            away = relative.away
            return plural(lambda: trn("{n} tile away", "{n} tiles away", away), away, "tile")
        case Kinship.TOGETHER:
            return tr("comes along with it")
        case Kinship.SAME_HAND:
            return tr("the same hand has it")
        case Kinship.FAMILY:
            return tr("of the same family")
        case Kinship.KINDRED:
            return tr("looks alike")


def _names(yaku: Iterable[AnyYaku]) -> str:
    names = [in_language(one.names) for one in yaku]
    more = len(names) - _MOST
    told = listed(names[:_MOST])
    if more <= 0:
        return told
    return tr("{yaku} and {count} more").format(yaku=told, count=more)
