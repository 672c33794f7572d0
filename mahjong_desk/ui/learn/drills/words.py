# SPDX-License-Identifier: MIT
"""What drills are called and ask, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mahjong_desk.learn.drills import Choice, Drill, FuSource, Level, Option, Scene, Subject
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, HONOURS, SIMPLES, TERMINALS, belongs_to
from mahjong_desk.learn.practice.agenda import DueDay
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import figure
from mahjong_desk.ui.kit.listing import headed, listed
from mahjong_desk.ui.words import piece_name, piece_usage
from mahjong_desk.ui.words.dates import long_weekday

translate = QCoreApplication.translate
BY_PIECES = (Subject.WAITS, Subject.DISCARD, Subject.PIECES)
"""The subjects that are answered with pieces."""


def subject_name(subject: Subject) -> str:
    """Returns what a subject is called."""
    return {
        Subject.YAKU: translate("Drills", "Which yaku"),
        Subject.FU: translate("Drills", "How many fu"),
        Subject.VALUE: translate("Drills", "What it is worth"),
        Subject.PAYMENT: translate("Drills", "Who pays what"),
        Subject.WAITS: translate("Drills", "What it waits for"),
        Subject.ALLOWED: translate("Drills", "May it win"),
        Subject.DISCARD: translate("Drills", "Which discard"),
        Subject.PIECES: translate("Drills", "Which piece"),
    }[subject]


def level_name(level: Level) -> str:
    """Returns what a level is called."""
    return {
        Level.EASY: translate("Drills", "Easy"),
        Level.MEDIUM: translate("Drills", "Medium"),
        Level.HARD: translate("Drills", "Hard"),
    }[level]


def next_words(coming: Sequence[DueDay]) -> str:
    """Returns when something is due again, and how much.

    Args:
        coming: How many topics are due today and on each of the next days.
    """
    later = next((one for one in coming[1:] if one.topics), None)
    if later is None:
        return translate("Drills", "Nothing is due in the next days.")
    if later is coming[1]:
        return translate("Drills", "Come back tomorrow: {count} due.").format(count=figure(later.topics))
    told = translate("Drills", "Come back on {day}: {count} due.")
    return told.format(day=long_weekday(later.day), count=figure(later.topics))


def question(drill: Drill, names: Sequence[str]) -> tuple[str, str]:
    """Returns what a drill asks, and how it is to be answered."""
    player, pieces = names[drill.scene.seat], drill.scene.ruleset.pieces
    match drill.subject:
        case Subject.YAKU:
            return translate("Drills", "Which yaku count?"), translate("Drills", "Choose all of them, or none.")
        case Subject.FU:
            return translate("Drills", "How many fu?"), translate(
                "Drills", "The base fu of every hand count in “All in all” alone."
            )
        case Subject.VALUE:
            return (
                translate("Drills", "What does {player} get?").format(player=player),
                translate("Drills", "All in all, from everybody who pays."),
            )
        case Subject.PAYMENT:
            return (
                translate("Drills", "What changes for everybody?"),
                translate("Drills", "What somebody pays is negative."),
            )
        case Subject.WAITS:
            return (
                translate("Drills", "What does this hand wait for?"),
                translate("Drills", "Choose every tile that completes it.", piece_usage(pieces)),
            )
        case Subject.ALLOWED:
            return (
                translate("Drills", "How may this hand win?"),
                translate("Drills", "Choose every way that the rules allow, or none."),
            )
        case Subject.DISCARD:
            return (
                translate("Drills", "Which discard leaves the most?"),
                translate(
                    "Drills", "Nearest to ready, then with the most tiles that bring it nearer.", piece_usage(pieces)
                ),
            )
        case Subject.PIECES:
            return _piece_question(drill)


def _piece_question(drill: Drill) -> tuple[str, str]:
    ruleset, (topic,) = drill.scene.ruleset, drill.topics
    one = next(iter(drill.ask.right)) if isinstance(drill.ask, Choice) else 0
    if topic == BY_NAME:
        title = translate("Drills", "Find this one: {piece}").format(piece=piece_name(ruleset, int(one)))
        return title, translate("Drills", "Choose the tile that is meant.", piece_usage(ruleset.pieces))
    title = {
        HONOURS: translate("Drills", "Which of these are honours?"),
        TERMINALS: translate("Drills", "Which of these are terminals?"),
        SIMPLES: translate("Drills", "Which of these are simples?"),
        COPIES: translate("Drills", "Of which of these does the game have {count}?"),
    }[topic].format(count=figure(ruleset.pieces.copies[int(one)]))
    return title, translate("Drills", "Choose all of them.")


def words_of_kind(topic: str, count: int) -> str:
    """Returns what a piece is, by what it belongs to; how many the game has of it where there are no suits."""
    return {
        HONOURS: translate("Drills", "An honour: it belongs to no suit."),
        TERMINALS: translate("Drills", "A terminal: the end of its suit."),
        SIMPLES: translate("Drills", "A simple: it lies between the ends of its suit."),
        COPIES: translate("Drills", "The game has {count} of it."),
    }[topic].format(count=figure(count))


def belonging_words(pieces: PieceSet, kind: Piece) -> str:
    """Returns all that a kind of piece is by itself: what it belongs to, and how many the game has of it."""
    topics = dict.fromkeys((belongs_to(pieces, kind), COPIES))
    return words.sentences(*(words_of_kind(topic, pieces.copies[kind]) for topic in topics))


def option_name(drill: Drill, option: Option, names: Sequence[str]) -> str:
    """Returns what can be chosen, in words."""
    ruleset = drill.scene.ruleset
    match drill.subject:
        case Subject.YAKU:
            return words.yaku_name(ruleset, str(option))[0]
        case Subject.VALUE:
            return figure(int(option))
        case Subject.ALLOWED:
            return way_name(drill.scene, int(option), names)
    return piece_name(ruleset, int(option))


def way_name(scene: Scene, seat: int, names: Sequence[str]) -> str:
    """Returns a way to win, by the seat whose piece it is."""
    if seat == scene.seat:
        return translate("Drills", "Self-drawn")
    return translate("Drills", "From {player}", words.usage(scene.ruleset)).format(player=names[seat])


def source_name(source: FuSource) -> str:
    """Returns where fu come from that belong to no group."""
    if source is FuSource.WAIT:
        return translate("Drills", "Wait")
    return translate("Drills", "Win and whole hand")


def event_words(scene: Scene, names: Sequence[str]) -> tuple[str, ...]:
    """Returns what happened and how large it was, a line each."""
    event, ruleset = scene.event, scene.ruleset
    settled = scene.settled()
    lines = [words.describe(event, names, ruleset)] if event is not None else []
    if isinstance(event, Draw):
        seats = scene.table.in_turn(scene.table.dealer)
        ready = listed([names[seat] for seat in seats if seat in (event.tenpai or ())]) or translate("Drills", "nobody")
        lines.append(translate("Drills", "Ready: {players}").format(players=ready))
        lines += words.event_marks(ruleset, event, names)
    elif isinstance(event, Chombo):
        lines += words.event_marks(ruleset, event, names)
    elif isinstance(event, Win) and isinstance(settled, Settlement):
        for winner, won in zip(event.wins, settled.wins, strict=True):
            size = words.value_words(ruleset, won.evaluation)
            told = translate("Drills", "{size}, base {base}", words.usage(ruleset)).format(
                size=size, base=figure(won.evaluation.base)
            )
            lines.append(headed(names[won.winner], told) if len(event.wins) > 1 else words.capital(told))
            lines += [
                translate("Drills", "{player} is responsible: {reason}").format(
                    player=names[pao.player], reason=words.pao_name(ruleset, pao.reason)
                )
                for pao in winner.pao
            ]
    return tuple(lines)


def topic_name(ruleset: Ruleset, subject: Subject, topic: str) -> str:
    """Returns what is exercised, in words."""
    if subject is Subject.YAKU and any(topic == entry.id for entry in ruleset.yaku):
        return words.yaku_name(ruleset, topic)[0]
    tables = (ruleset.vocabulary.fu, ruleset.vocabulary.limits, ruleset.vocabulary.refusals)
    for table in tables:
        if topic in table:
            return words.capital(words.in_language(table[topic]))
    return _topics(ruleset).get(topic, topic)


def _topics(ruleset: Ruleset) -> dict[str, str]:
    usage, dealer_usage = words.usage(ruleset), words.dealer_usage(ruleset)
    staked = translate("Drills", "Honba, stakes and extras")
    extras = staked if ruleset.conventions.deposit else translate("Drills", "What a win brings besides")
    return {
        "nothing": translate("Drills", "No fu"),
        "counted": translate("Drills", "Below the limit"),
        "dealer_drawn": translate("Drills", "The dealer draws", dealer_usage),
        "dealer_discard": translate("Drills", "The dealer wins on a discard", dealer_usage),
        "not_dealer_drawn": translate("Drills", "Another player draws", dealer_usage),
        "not_dealer_discard": translate("Drills", "Another player wins on a discard", dealer_usage),
        "extra": extras,
        "draw": translate("Drills", "Draw"),
        "pao": translate("Drills", "Responsibility", usage),
        "chombo": words.fouls_name(ruleset),
        "several": translate("Drills", "Several winners"),
        "tanki": translate("Drills", "Pair wait", usage),
        "kanchan": translate("Drills", "Closed wait"),
        "penchan": translate("Drills", "Edge wait"),
        "ryanmen": translate("Drills", "Open wait"),
        "shanpon": translate("Drills", "Two pairs", usage),
        "orphan": translate("Drills", "One of each kind"),
        "knitted": translate("Drills", "Knitted tiles"),
        "pairs": translate("Drills", "Nothing but pairs"),
        "many": translate("Drills", "Many-sided wait"),
        "wild": translate("Drills", "Wildcards"),
        "allowed": translate("Drills", "Nothing forbids it"),
        "below_minimum": translate("Drills", "Below the minimum"),
        "ready": translate("Drills", "One discard from ready"),
        "one_away": translate("Drills", "One step further"),
        "two_away": translate("Drills", "Two steps further"),
        BY_NAME: translate("Drills", "Tiles by their names", piece_usage(ruleset.pieces)),
        HONOURS: translate("Drills", "Honours"),
        TERMINALS: translate("Drills", "Terminals"),
        SIMPLES: translate("Drills", "Simples"),
        COPIES: translate("Drills", "How many there are of each"),
    }


def right_words(drill: Drill, names: Sequence[str]) -> str:
    """Returns the right answer of a choice in words; nothing for numbers and pieces, where it can be seen."""
    if not isinstance(drill.ask, Choice) or drill.subject in BY_PIECES:
        return ""
    right = [option_name(drill, option, names) for option in drill.ask.options if option in drill.ask.right]
    return listed(right) or translate("Drills", "none")
