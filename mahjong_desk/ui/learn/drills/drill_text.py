# SPDX-License-Identifier: MIT
"""The texts of drills."""

from collections.abc import Sequence
from datetime import date

from mahjong_desk.learn.drills.drill import AnswerOption, ChoiceQuestion, Drill, FuSource, Level, Scene, Subject
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, HONOURS, SIMPLES, TERMINALS, category_of
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.events import event_annotations, event_text
from mahjong_desk.ui.text.phrases import capitalise, date_text, localise, long_weekday, sentences
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import (
    chombo_plural_name,
    pao_name,
    piece_context,
    piece_name,
    ready_context,
    yaku_name,
)

_WEEK = 7
SUBJECTS_WITH_TILES = (Subject.WAITS, Subject.DISCARD, Subject.PIECES)
"""The subjects that are answered with tiles."""


def subject_name(subject: Subject) -> str:
    return {
        Subject.YAKU: tr("Which yaku"),
        Subject.FU: tr("How many fu"),
        Subject.VALUE: tr("What it is worth"),
        Subject.PAYMENT: tr("Who pays what"),
        Subject.WAITS: tr("What it waits for"),
        Subject.ALLOWED: tr("May the hand win?"),
        Subject.DISCARD: tr("Which discard"),
        Subject.PIECES: tr("Which piece"),
    }[subject]


def level_name(level: Level) -> str:
    return {Level.EASY: tr("Easy"), Level.MEDIUM: tr("Medium"), Level.HARD: tr("Hard")}[level]


def next_due_text(today: date, next_day: date | None) -> str:
    """Returns when something is due again; ``next_day`` is None if nothing is."""
    if next_day is None:
        return tr("Nothing due in the next few days")
    days = (next_day - today).days
    if days == 1:
        return tr("Come back tomorrow.")
    return tr("Come back on {day}.").format(day=long_weekday(next_day) if days < _WEEK else date_text(next_day))


def question_texts(drill: Drill, names: Sequence[str]) -> tuple[str, str]:
    """Returns the question of a drill and how to answer it."""
    player, pieces = names[drill.scene.seat], drill.scene.ruleset.pieces
    match drill.subject:
        case Subject.YAKU:
            return tr("Which yaku count?"), tr("Choose all of them, or none.")
        case Subject.FU:
            return tr("How many fu?"), tr("Base fu are included only in “Total”.")
        case Subject.VALUE:
            return tr("What does {player} get?").format(player=player), tr("Total from all players who pay")
        case Subject.PAYMENT:
            return tr("How does everyone’s score change?"), tr("Payments are negative.")
        case Subject.WAITS:
            return (
                tr("What does this hand wait for?"),
                tr("Choose every tile that completes it.", usage=piece_context(pieces)),
            )
        case Subject.ALLOWED:
            return tr("How may this hand win?"), tr("Choose every way that the rules allow, or none.")
        case Subject.DISCARD:
            return (
                tr("Which discard accepts the most tiles?", usage=piece_context(pieces)),
                tr("Closest to tenpai, then accepting the most tiles.", usage=ready_context(drill.scene.ruleset)),
            )
        case Subject.PIECES:
            return _piece_question(drill)


def _piece_question(drill: Drill) -> tuple[str, str]:
    ruleset, (topic,) = drill.scene.ruleset, drill.topics
    option = next(iter(drill.answer_spec.right)) if isinstance(drill.answer_spec, ChoiceQuestion) else 0
    if topic == BY_NAME:
        title = tr("Find this one: {piece}").format(piece=piece_name(ruleset, int(option)))
        return title, tr("Choose the right tile.", usage=piece_context(ruleset.pieces))
    title = {
        HONOURS: tr("Which of these are honours?"),
        TERMINALS: tr("Which of these are terminals?"),
        SIMPLES: tr("Which of these are simples?"),
        COPIES: tr("Which of these are there {count} of?", usage=piece_context(ruleset.pieces)),
    }[topic].format(count=format_number(ruleset.pieces.copies_per_kind[int(option)]))
    return title, tr("Choose all of them.")


def kind_text(pieces: PieceSet, topic: str, count: int) -> str:
    """Returns the category of a tile, or how many there are of it."""
    if topic == COPIES:
        usage = piece_context(pieces)
        return trn("There is {n} of these in the game.", "There are {n} of these in the game.", count, usage=usage)
    return {
        HONOURS: tr("An honour: it belongs to no suit."),
        TERMINALS: tr("A terminal: a 1 or a 9."),
        SIMPLES: tr("A simple: any number tile from 2 to 8."),
    }[topic]


def category_text(pieces: PieceSet, kind: Piece) -> str:
    """Returns what a kind of tile is, and how many there are."""
    topics = dict.fromkeys((category_of(pieces, kind), COPIES))
    return sentences(*(kind_text(pieces, topic, pieces.copies_per_kind[kind]) for topic in topics))


def option_name(drill: Drill, option: AnswerOption, names: Sequence[str]) -> str:
    """Returns the name of a choice."""
    ruleset = drill.scene.ruleset
    match drill.subject:
        case Subject.YAKU:
            return yaku_name(ruleset, str(option))[0]
        case Subject.VALUE:
            return format_number(int(option))
        case Subject.ALLOWED:
            return win_method_name(drill.scene, int(option), names)
    return piece_name(ruleset, int(option))


def win_method_name(scene: Scene, seat: int, names: Sequence[str]) -> str:
    """Returns the name of a win method by the seat that gives the last tile."""
    if seat == scene.seat:
        return tr("Self-drawn")
    return tr("From {player}", usage=vocabulary.vocabulary_context(scene.ruleset)).format(player=names[seat])


def source_name(source: FuSource) -> str:
    if source is FuSource.WAIT:
        return tr("Wait")
    return tr("Win and whole hand")


def event_lines(scene: Scene, names: Sequence[str]) -> tuple[str, ...]:
    """Returns what happened and its value, line by line."""
    event, ruleset = scene.event, scene.ruleset
    settled = scene.settle()
    lines = [event_text(event, names, ruleset)] if event is not None else []
    if isinstance(event, Draw):
        seats = scene.table.turn_order_from(scene.table.dealer)
        ready = join_items([names[seat] for seat in seats if seat in (event.tenpai or ())]) or tr("nobody")
        lines.append(tr("Tenpai: {players}", usage=vocabulary.vocabulary_context(ruleset)).format(players=ready))
        lines += event_annotations(ruleset, event, names)
    elif isinstance(event, Chombo):
        lines += event_annotations(ruleset, event, names)
    elif isinstance(event, Win) and isinstance(settled, Settlement):
        for winner, win in zip(event.winners, settled.wins, strict=True):
            size = hand_value_text(ruleset, win.evaluation)
            text = tr("{size}, base {base}", usage=vocabulary.vocabulary_context(ruleset)).format(
                size=size, base=format_number(win.evaluation.base)
            )
            lines.append(with_heading(names[win.winner], text) if len(event.winners) > 1 else capitalise(text))
            liable = tr("{player} is responsible: {reason}")
            lines += [
                liable.format(player=names[pao.player], reason=pao_name(ruleset, pao.reason)) for pao in winner.pao
            ]
    return tuple(lines)


def topic_name(ruleset: Ruleset, subject: Subject, topic: str) -> str:
    if subject is Subject.YAKU and any(topic == yaku.id for yaku in ruleset.yaku):
        return yaku_name(ruleset, topic)[0]
    tables = (ruleset.vocabulary.fu, ruleset.vocabulary.limits, ruleset.vocabulary.refusals)
    for table in tables:
        if topic in table:
            return capitalise(localise(table[topic]))
    return _topics(ruleset).get(topic, topic)


def _topics(ruleset: Ruleset) -> dict[str, str]:
    usage, dealer_usage = vocabulary.vocabulary_context(ruleset), vocabulary.dealer_context(ruleset)
    staked = tr("Honba, riichi sticks and extras")
    extras = staked if ruleset.conventions.has_deposit else tr("Extra points for the winner")
    return {
        "nothing": tr("No fu"),
        "counted": tr("Below the limit"),
        "dealer_drawn": tr("The dealer wins by self-draw", usage=dealer_usage),
        "dealer_discard": tr("The dealer wins on a discard", usage=dealer_usage),
        "not_dealer_drawn": tr("Another player wins by self-draw", usage=dealer_usage),
        "not_dealer_discard": tr("Another player wins on a discard", usage=dealer_usage),
        "extra": extras,
        "draw": tr("Draw", usage=usage),
        "pao": tr("Responsibility", usage=usage),
        "chombo": chombo_plural_name(ruleset),
        "several": tr("Several winners"),
        "tanki": tr("Pair wait", usage=usage),
        "kanchan": tr("Closed wait"),
        "penchan": tr("Edge wait"),
        "ryanmen": tr("Two-sided wait"),
        "shanpon": tr("Two pairs", usage=usage),
        "orphan": tr("One of each kind"),
        "knitted": tr("Knitted tiles"),
        "pairs": tr("Only pairs"),
        "many": tr("Many-sided wait"),
        "wild": tr("Wildcards", "hands with them"),
        "allowed": tr("Nothing forbids it"),
        "below_minimum": tr("Below the minimum"),
        "ready": tr("One discard from tenpai", usage=usage),
        "one_away": tr("One step further"),
        "two_away": tr("Two steps further"),
        BY_NAME: tr("Tile names", usage=piece_context(ruleset.pieces)),
        HONOURS: tr("Honours"),
        TERMINALS: tr("Terminals"),
        SIMPLES: tr("Simples"),
        COPIES: tr("How many there are of each"),
    }


def correct_answer_text(drill: Drill, names: Sequence[str]) -> str:
    """Returns the right answer; empty for numbers and tiles, which show it."""
    spec = drill.answer_spec
    if not isinstance(spec, ChoiceQuestion) or drill.subject in SUBJECTS_WITH_TILES:
        return ""
    right = [option_name(drill, option, names) for option in spec.options if option in spec.right]
    return join_items(right) or tr("none")
