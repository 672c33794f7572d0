# SPDX-License-Identifier: MIT
"""Words and sentences made from the values of the lower layers, in the language of the interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.match import Replay, Row
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.events import (
    Adjust,
    Chombo,
    DeadHand,
    Draw,
    End,
    Event,
    PenaltyState,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Sticks,
    Substitute,
    Win,
)
from mahjong_desk.rules.further import Form, Place
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.reasons import Evaluation, Party, Settlement
from mahjong_desk.rules.refusal import Refusal, Seat
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit.faces import face_name
from mahjong_desk.ui.kit.listing import headed, listed, noted
from mahjong_desk.ui.kit.numbers import change, figure
from mahjong_desk.ui.language import language, locale
from mahjong_desk.ui.piece_words import piece_name

translate = QCoreApplication.translate


class Told(Protocol):
    """An error or finding that brings its sentence: ``LedgerError`` and ``Break`` do."""

    @property
    def template(self) -> str:
        """The sentence in English with ``{placeholders}``."""

    @property
    def params(self) -> Mapping[str, object]:
        """What fills them."""


_WINDS: Final = (
    QT_TRANSLATE_NOOP("Words", "East"),
    QT_TRANSLATE_NOOP("Words", "South"),
    QT_TRANSLATE_NOOP("Words", "West"),
    QT_TRANSLATE_NOOP("Words", "North"),
)


def in_language(names: Names) -> str:
    """Returns the text of rule data in the language of the interface."""
    return names.of(language())


def japanese_name(ruleset: Ruleset, names: Names) -> str:
    """Returns a Japanese name to stand beside that of the language; nothing where that is in the game’s own words."""
    spoken = language() == "zh" and usage(ruleset)
    return "" if spoken or names.ja == in_language(names) else names.ja


def short_ruleset(ruleset: Ruleset) -> str:
    """Returns the name of a rule system without what stands in brackets behind it."""
    name = in_language(ruleset.names)
    for bracket in (" (", "（"):
        name = name.partition(bracket)[0]
    return name


def usage(ruleset: Ruleset | None) -> str:
    """Returns whose words are taken where systems call the same thing otherwise; a comment for ``translate``."""
    return ruleset.vocabulary.usage if ruleset is not None else ""


def counters_name(ruleset: Ruleset) -> str:
    """Returns what the number of deals that the dealer stayed is called, such as ``honba``."""
    return in_language(ruleset.vocabulary.counters)


def wind_name(wind: int) -> str:
    """Returns the name of a wind: 0 east, 1 south, 2 west, 3 north."""
    return translate("Words", _WINDS[wind])


def describe(happened: Row | Event, names: Sequence[str], ruleset: Ruleset | None = None) -> str:
    """Returns one short line for an event, such as ``Chie from Dai`` or ``Aoi draws 240``.

    Args:
        happened: A row of a replay, or an event alone; the gain of a self-draw is known of a row only.
        names: Who sits at the table; of a row, it knows itself who sat there.
        ruleset: Names the kinds of draw; a row need not be told.
    """
    event = happened
    if isinstance(happened, Row):
        event, names = happened.event, happened.players
    match event:
        case Win():
            gain = None
            if isinstance(happened, Row) and happened.refusal is None:
                gain = happened.settlement.deltas[event.wins[0].seat]
            return _win(event, names, gain, ruleset)
        case Draw(kind=kind):
            if kind == "exhaustive" or ruleset is None:
                return translate("Words", "Draw")
            return translate("Words", "Draw, {kind}").format(kind=draw_name(ruleset, kind))
        case Chombo(player=player):
            return translate("Words", "Chombo by {player}", usage(ruleset)).format(player=names[player])
        case DeadHand(player=player):
            return translate("Words", "Dead hand of {player}").format(player=names[player])
        case Riichi(player=player):
            return translate("Words", "Riichi of {player}").format(player=names[player])
        case PenaltyTile(player=player, tile=tile, state=state):
            return _penalty(names[player], tile, state, ruleset)
        case Shaozhuang():
            return translate("Words", "Shaozhuang")
        case Adjust():
            return translate("Words", "Correction")
        case Substitute(player=player, name=name):
            return translate("Words", "{substitute} sits in for {player}").format(substitute=name, player=names[player])
        case Sticks():
            return _sticks(event, ruleset)
        case End():
            return translate("Words", "Match stopped")
    return type(event).__name__


def _win(event: Win, names: Sequence[str], gain: int | None, ruleset: Ruleset | None) -> str:
    winners = listed([names[win.seat] for win in event.wins])
    if event.discarder is not None:
        return translate("Words", "{winner} from {discarder}", usage(ruleset)).format(
            winner=winners, discarder=names[event.discarder]
        )
    if gain is None:
        return translate("Words", "{winner} draws").format(winner=winners)
    return translate("Words", "{winner} draws {points}").format(winner=winners, points=figure(gain))


def _sticks(event: Sticks, ruleset: Ruleset | None) -> str:
    counters = counters_name(ruleset) if ruleset is not None else translate("Words", "honba")
    if event.deposit is None:
        text = translate("Words", "{counters} put right: {honba}")
        return text.format(counters=capital(counters), honba=event.honba)
    if event.honba is None:
        return translate("Words", "Deposit put right: {deposit}").format(deposit=figure(event.deposit))
    text = translate("Words", "Put right: {counters} {honba}, deposit {deposit}")
    return text.format(counters=counters, honba=event.honba, deposit=figure(event.deposit))


def _penalty(player: str, tile: Piece, state: PenaltyState, ruleset: Ruleset | None) -> str:
    name = piece_name(ruleset, tile) if ruleset is not None else ""
    told = {
        PenaltyState.LIVE: translate("Words", "Penalty tile of {player}: {tile}"),
        PenaltyState.DEAD: translate("Words", "Dead penalty tile of {player}: {tile}"),
        PenaltyState.CLEARED: translate("Words", "Penalty tile of {player} cleared: {tile}"),
    }
    return told[state].format(player=player, tile=name)


def reason_words(ruleset: Ruleset, event: Event) -> str:
    """Returns why something happened, in the words of the ruleset where it knows the reason by an id; else as it was typed."""
    reason = getattr(event, "reason", None) or ""
    known = known_reasons(ruleset, type(event))
    return in_language(known[reason]) if reason in known else reason


def known_reasons(ruleset: Ruleset, kind: type[Event]) -> Mapping[str, Names]:
    """Returns the reasons that the ruleset knows by an id for a kind of event."""
    if issubclass(kind, Chombo):
        return ruleset.vocabulary.reasons
    return ruleset.vocabulary.dead_hands if issubclass(kind, DeadHand) else {}


def noted_line(note: str) -> str:
    """Returns a note as it stands among other text."""
    return translate("Words", "Note: {note}").format(note=note)


def sentences(*parts: str) -> str:
    """Returns sentences one after the other, parted as the language does it; empty ones are left out."""
    return ("" if language() in {"ja", "zh"} else " ").join(part for part in parts if part)


def refusal_text(
    refusal: Refusal, names: Sequence[str] = (), pieces: PieceSet | None = None, ruleset: Ruleset | None = None
) -> str:
    """Returns the sentence of a refusal; with ``names`` seats and with ``pieces`` pieces stand there by name.

    Args:
        refusal: What the rules refused.
        names: The players by seat.
        pieces: The piece set of the ruleset.
        ruleset: Names what stands in the sentence by an id.
    """
    return translate("Refusal", refusal.template).format(**refusal_values(refusal, names, pieces, ruleset))


def refusal_values(
    refusal: Refusal, names: Sequence[str] = (), pieces: PieceSet | None = None, ruleset: Ruleset | None = None
) -> dict[str, str]:
    """Returns what fills the gaps in the sentence of a refusal; the arguments are those of ``refusal_text``."""
    return {key: _value_text(key, value, names, pieces, ruleset) for key, value in refusal.values.items()}


_SEAT_KEYS: Final = {"player", "seat", "winner", "discarder", "dealer", "giver", "offender"}
_PIECE_KEYS: Final = {"piece", "tile"}
_ID_KEYS: Final = {"situation", "option", "yaku", "pao", "draw", "name", "kind", "reason"}


def _value_text(key: str, value: object, names: Sequence[str], pieces: PieceSet | None, ruleset: Ruleset | None) -> str:
    if isinstance(value, bool) or not isinstance(value, int):
        if isinstance(value, Names):
            return in_language(value)
        if isinstance(value, str) and key in _PIECE_KEYS and ruleset is not None and value in ruleset.pieces.names:
            return face_name(value, usage(ruleset))
        if isinstance(value, str) and ruleset is not None and key in _ID_KEYS:
            return _id_text(value, ruleset)
        return str(value)
    if (isinstance(value, Seat) or key in _SEAT_KEYS) and 0 <= value < len(names):
        return f"{names[value]}"
    if key in _PIECE_KEYS and pieces is not None and 0 <= value < len(pieces.names):
        return face_name(pieces.names[value], usage(ruleset))
    return figure(value)


def _id_text(identity: str, ruleset: Ruleset) -> str:
    words = ruleset.vocabulary
    for table in (words.situations, words.draws, words.pao, words.limits):
        if identity in table:
            return in_language(table[identity])
    for yaku in ruleset.yaku:
        if yaku.id == identity:
            return in_language(yaku.names)
    for option in ruleset.options:
        if option.id == identity:
            return in_language(option.names)
    return identity


def ledger_error_text(error: Told) -> str:
    """Returns the sentence of an error of the ledger, or of a break in a journal."""
    return translate("LedgerError", error.template).format(**error.params)


def yaku_name(ruleset: Ruleset, identity: str) -> tuple[str, str]:
    """Returns the name of a yaku in the language of the interface, and its ``japanese_name``."""
    names = ruleset.yaku_entry(identity).names
    return capital(in_language(names)), japanese_name(ruleset, names)


def figure_name(ruleset: Ruleset, identity: str) -> tuple[str, str]:
    """Returns the name of a further number of an evaluation in the language of the interface, and its ``japanese_name``."""
    names = ruleset.vocabulary.figures[identity]
    return capital(in_language(names)), japanese_name(ruleset, names)


def counted_figures(ruleset: Ruleset, evaluation: Evaluation) -> tuple[tuple[str, int], ...]:
    """Returns what counts among the han of a hand beside its yaku, each with its id and number."""
    found = ((identity, evaluation.figures.get(identity)) for identity in ruleset.vocabulary.counted)
    return tuple((identity, number) for identity, number in found if number)


def fu_name(ruleset: Ruleset, identity: str) -> str:
    """Returns the name of a fu item."""
    return _vocabulary(ruleset.vocabulary.fu, identity)


def limit_name(ruleset: Ruleset, identity: str) -> str:
    """Returns the name of a limit."""
    return _vocabulary(ruleset.vocabulary.limits, identity)


def situation_name(ruleset: Ruleset, situation: Situation) -> str:
    """Returns the name of a circumstance of a win."""
    return _vocabulary(ruleset.vocabulary.situations, situation.value)


def draw_name(ruleset: Ruleset, kind: str) -> str:
    """Returns the name of a kind of draw."""
    return _vocabulary(ruleset.vocabulary.draws, kind)


def pao_name(ruleset: Ruleset, reason: str) -> str:
    """Returns what a player is responsible for."""
    return _vocabulary(ruleset.vocabulary.pao, reason)


def payment_name(ruleset: Ruleset, reason: str) -> str:
    """Returns what a payment is for."""
    if reason == "adjust":
        return translate("Words", "correction")
    return _vocabulary(ruleset.vocabulary.payments, reason)


def end_reason_name(ruleset: Ruleset, reason: str) -> str:
    """Returns why a match ended."""
    return _vocabulary(ruleset.vocabulary.ends, reason)


def ending_words(ruleset: Ruleset, reason: str, label: str | None) -> str:
    """Returns why a match ended, after what the ruleset calls such an end, such as ``Maru-A: the last hand``."""
    names = ruleset.vocabulary.labels.get(label or "")
    called = capital(in_language(names)) if names is not None else ""
    return headed(called, capital(end_reason_name(ruleset, reason)))


def _vocabulary(table: Mapping[str, Names], identity: str) -> str:
    return in_language(table[identity]) if identity in table else identity


def capital(text: str) -> str:
    """Returns a text as a sentence begins."""
    return text[:1].upper() + text[1:]


def amount_words(amount: int, unit: Names) -> str:
    """Returns an amount with its unit, such as ``3 han``; units are named for many, so English takes the s from one."""
    name = in_language(unit)
    if amount == 1 and language() == "en":
        name = name.removesuffix("s")
    return translate("Words", "{amount} {unit}").format(amount=figure(amount), unit=name)


def value_words(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns the size of a hand, such as ``40 fu, 3 han``, ``Mangan`` or ``50 points``."""
    limit = capital(limit_name(ruleset, evaluation.limit)) if evaluation.limit else ""
    if evaluation.fu is None or evaluation.han is None:
        amount = evaluation.base if evaluation.han is None else evaluation.han
        return limit or amount_words(amount, ruleset.unit)
    size = translate("Words", "{fu} fu, {han} han").format(fu=evaluation.fu, han=evaluation.han)
    if not limit:
        return size
    return translate("Words", "{size}: {limit}").format(size=size, limit=limit)


def warnings_line(ruleset: Ruleset, settlement: Settlement) -> str:
    """Returns the rules that a win breaks and the table lets stand, such as ``maru-C``; nothing where there are none."""
    known = ruleset.vocabulary.refusals
    return listed([in_language(known[reason]) if reason in known else reason for reason in settlement.warnings])


def party_name(party: int | Party, names: Sequence[str]) -> str:
    """Returns who pays or receives: a player, the table or the house."""
    if isinstance(party, int):
        return f"{names[party]}"
    return translate("Words", "the table") if party is Party.TABLE else translate("Words", "the house")


def standing_words(score: int, start: int) -> str:
    """Returns how a score stands to the start, such as ``560 over`` or ``level with the start``."""
    if score == start:
        return translate("Words", "level with the start")
    if score > start:
        return translate("Words", "{points} over the start").format(points=figure(score - start))
    return translate("Words", "{points} under the start").format(points=figure(start - score))


def changes_line(deltas: Sequence[int], names: Sequence[str]) -> str:
    """Returns the changes of those whom an event moved, such as ``Aoi +240, Ben −240``."""
    moved = [f"{name} {change(delta)}" for name, delta in zip(names, deltas, strict=True) if delta]
    return noted(*moved) if moved else translate("Words", "no points move")


def hand_count(number: int) -> str:
    """Returns a number of hands, such as ``six hands`` would be counted: ``6 hands``."""
    return plural(lambda: translate("Words", "%n hand(s)", None, number), number, "hand")


def plural(translated: Callable[[], str], number: int, noun: str) -> str:
    """Returns a counted sentence, in good English even where no translation file is there to give it.

    Args:
        translated: Looks the sentence up with its count.
        number: The count.
        noun: The counted noun as the source has it before ``(s)``.
    """
    return translated().replace(f"{noun}(s)", noun if number == 1 else f"{noun}s")


def time_of_day(at: str) -> str:
    """Returns the local time of a moment of the journal, such as ``20:15``; nothing for what is no moment."""
    moment = _moment(at)
    return moment.strftime("%H:%M") if moment else ""


def date_of(at: str) -> str:
    """Returns the local date of a moment of the journal in the words of the language."""
    moment = _moment(at)
    if moment is None:
        return ""
    return locale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.LongFormat)


def _moment(at: str) -> datetime | None:
    try:
        return datetime.fromisoformat(at).astimezone()
    except ValueError:
        return None


def formula(evaluation: Evaluation) -> str:
    """Returns how the base came about, such as ``40 × 2² = 160``; the base alone where nothing is counted."""
    if not evaluation.formula:
        return figure(evaluation.base)
    return " ".join(figure(part) if isinstance(part, int) else part for part in evaluation.formula)


def chombo_fields(ruleset: Ruleset) -> dict[str, str]:
    """Returns what a chombo may be marked with, by its id."""
    fields = ruleset.further_of(Place.CHOMBO)
    return {field.id: in_language(field.names) for field in fields if field.form is Form.TRUTH}


def formula_remark(ruleset: Ruleset, evaluation: Evaluation) -> str:
    """Returns what rounding or a limit made of the formula; nothing where it stands as it is."""
    if evaluation.uncapped is None or evaluation.uncapped == evaluation.base:
        return ""
    if evaluation.limit is None:
        return translate("Words", "rounded to {base}").format(base=figure(evaluation.base))
    limit = limit_name(ruleset, evaluation.limit)
    return translate("Words", "{limit}, capped at {base}").format(limit=limit, base=figure(evaluation.base))


def fu_line(evaluation: Evaluation) -> str:
    """Returns the fu as a sum, such as ``20 + 10 + 8 = 38, up to 40 fu``; nothing where none are counted."""
    items = [item.value for item in evaluation.fu_items if item.id != "rounding"]
    if not items or evaluation.fu is None:
        return ""
    terms = " + ".join(str(value) for value in items)
    raw = sum(items)
    if raw == evaluation.fu:
        return translate("Words", "{terms} = {fu} fu").format(terms=terms, fu=evaluation.fu)
    return translate("Words", "{terms} = {raw}, up to {fu} fu").format(terms=terms, raw=raw, fu=evaluation.fu)


def hands_played(replay: Replay) -> int:
    """Returns how many hands of a match were played to their end."""
    return sum(row.refusal is None and isinstance(row.event, Win | Draw) for row in replay.rows)
