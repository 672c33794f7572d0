# SPDX-License-Identifier: MIT
"""Why an answer to a drill is wrong, in words."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.learn.drills import Changes, Drill, FuCount, FuSource, Mistake
from mahjong_desk.learn.drills.mistakes import (
    AddsUp,
    Brings,
    Completes,
    Counts,
    Differs,
    Gives,
    Incomplete,
    Is,
    Leaves,
    MayWin,
    Moves,
)
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.value.fu import SET_FU
from mahjong_desk.rules.yaku.conditions import Failure
from mahjong_desk.shapes import Group, Shape
from mahjong_desk.texts import tr
from mahjong_desk.ui.hand.tile_groups import group_name
from mahjong_desk.ui.kit.link_label import Phrase, Phrases
from mahjong_desk.ui.kit.text_format import change, figure, headed, listed, noted, stopped
from mahjong_desk.ui.learn.drills.words import option_name, source_name, words_of_kind
from mahjong_desk.ui.text.failures import failure_line, pieces_text, pieces_texts
from mahjong_desk.ui.text.payments import paid_lines
from mahjong_desk.ui.text.phrases import capital, in_language, sentences
from mahjong_desk.ui.text.values import fu_line, value_words
from mahjong_desk.ui.text.vocabulary import fu_name, piece_usage, usage


def mistake_head(drill: Drill, mistake: Mistake, names: Sequence[str]) -> str:
    """Returns what was answered wrongly or missed."""
    ask, place = drill.ask, mistake.option
    if isinstance(ask, Changes):
        return names[int(place)]
    if isinstance(ask, FuCount):
        if isinstance(mistake.why, Gives):
            group = mistake.why.group
            if group is not None:
                return capital(group_name(drill.scene.ruleset, group))
            return source_name(mistake.why.part.source)
        return tr("All in all")
    name = option_name(drill, place, names)
    return tr("{choice}, missed").format(choice=name) if mistake.missed else name


def mistake_words(drill: Drill, mistake: Mistake, names: Sequence[str]) -> Phrases:
    """Returns why it is not right, or why what was missed is."""
    ruleset, why = drill.scene.ruleset, mistake.why
    if isinstance(why, Failure | Refusal):
        return failure_line(ruleset, why, names)
    match why:
        case Counts():
            text = in_language(ruleset.yaku_by_id(str(mistake.option)).condition)
        case Completes():
            completes = tr("It completes {pieces} (wait: {wait}).")
            text = completes.format(
                pieces=_group(ruleset, why.group), wait=in_language(ruleset.vocabulary.waits[why.wait])
            )
        case Incomplete():
            text = _incomplete(ruleset, why)
        case MayWin():
            text = tr("Nothing forbids it: {points}.").format(points=change(why.gain))
        case Leaves():
            text = _leaves(ruleset, why)
        case Brings():
            text = _brings(drill, mistake, why)
        case Gives():
            text = _gives(ruleset, mistake, why)
        case AddsUp():
            settled = drill.scene.settled()
            line = fu_line(settled.wins[0].evaluation) if isinstance(settled, Settlement) else ""
            text = _instead(line, mistake)
        case Moves():
            text = _moves(drill, mistake, why, names)
        case Is():
            text = words_of_kind(why.topic, why.count)
        case Differs():
            text = _differs(ruleset, why)
    return (Phrase(text),)


def _differs(ruleset: Ruleset, why: Differs) -> str:
    if why.suit and why.number:
        return tr("This is another tile.", usage=piece_usage(ruleset.pieces))
    if why.suit:
        return tr("The number is right, but the suit is another.")
    return tr("The suit is right, but the number is another.")


def _group(ruleset: Ruleset, group: Group) -> str:
    return pieces_text(ruleset, group.kinds)


def _incomplete(ruleset: Ruleset, why: Incomplete) -> str:
    # A pair that waits for a third, or a single piece for its pair, says no more than the piece does.
    if set(why.left) - {why.near}:
        sentence = tr("It completes nothing: {left} waits for {piece}.")
        left, near = pieces_texts(ruleset, why.left, (why.near,))
        return sentence.format(left=left, piece=near)
    near = pieces_text(ruleset, (why.near,))
    return tr("It completes nothing; {piece} would.").format(piece=near)


def _away(count: int) -> str:
    if not count:
        return tr("ready")
    return tr("{count} from ready").format(count=count)


def _leaves(ruleset: Ruleset, why: Leaves) -> str:
    best = pieces_text(ruleset, (why.best.piece,))
    if why.discard.shanten != why.best.shanten:
        sentence = tr("It leaves the hand {left}; without {best} it is {least}.")
        return sentence.format(left=_away(why.discard.shanten), best=best, least=_away(why.best.shanten))
    sentence = tr(
        "Tiles that bring the hand nearer: {tiles}; without {best}: {more}.", usage=piece_usage(ruleset.pieces)
    )
    told = sentence.format(tiles=figure(why.discard.tiles), best=best, more=figure(why.best.tiles))
    if not why.lost:
        return told
    lost = listed(pieces_text(ruleset, (piece,)) for piece in why.lost)
    return sentences(told, tr("It gives up {pieces}.").format(pieces=lost))


def _way(drill: Drill, *, self_drawn: bool) -> str:
    if self_drawn:
        return tr("self-drawn")
    return tr("from a discard", usage=usage(drill.scene.ruleset))


def _brings(drill: Drill, mistake: Mistake, why: Brings) -> str:
    ruleset, event = drill.scene.ruleset, drill.scene.event
    drawn = isinstance(event, Win) and event.discarder is None
    sentence = tr("{points} is what {size} brings, {way}; this hand is {own}, {own_way}.")
    return sentence.format(
        points=figure(int(mistake.option)),
        size=value_words(ruleset, why.other),
        way=_way(drill, self_drawn=why.self_drawn),
        own=value_words(ruleset, why.own),
        own_way=_way(drill, self_drawn=drawn),
    )


def _instead(told: str, mistake: Mistake) -> str:
    sentence = tr("{right}, not {given}.")
    return sentence.format(right=told, given=figure(mistake.given or 0))


def _gives(ruleset: Ruleset, mistake: Mistake, why: Gives) -> str:
    part, group, doubled = why.part, why.group, why.doubled
    if not part.fu:
        return _gives_nothing(ruleset, why)
    what = listed(fu_name(ruleset, item) for item in part.ids)
    if doubled is None:
        return capital(_instead(headed(what, figure(part.fu)), mistake))
    terms = [SET_FU, *[2] * doubled.times]
    ends = tr("of terminals or honours") if doubled.ends else ""
    total = f"{' × '.join(map(str, terms))} = {part.fu}" if doubled.times else figure(part.fu)
    told = capital(_instead(headed(noted(what, ends), total), mistake))
    if group is not None and group.exposed and not group.melded:
        opened = tr("Another player’s tile completed it, so it counts as open.")
        return sentences(told, opened)
    return told


def _gives_nothing(ruleset: Ruleset, why: Gives) -> str:
    match why.part.source:
        case FuSource.WAIT:
            wait = in_language(ruleset.vocabulary.waits[why.reading.wait])
            return tr("This wait gives no fu ({wait}).").format(wait=wait)
        case FuSource.WHOLE:
            return tr("How it was won gives no fu.")
    if why.group is not None and why.group.shape is Shape.PAIR:
        return tr("This pair is of no value.")
    return tr("A sequence gives no fu.")


def _moves(drill: Drill, mistake: Mistake, why: Moves, names: Sequence[str]) -> str:
    settled = drill.scene.settled()
    told = tr("{right}, not {given}.").format(right=change(why.change), given=change(mistake.given or 0))
    if not isinstance(settled, Settlement) or not why.payments:
        return sentences(told, tr("Nothing of it concerns this player."))
    own = settled._replace(payments=why.payments)
    lines = [headed(*line) for line in paid_lines(drill.scene.ruleset, own, names)]
    return sentences(told, stopped(*lines))
