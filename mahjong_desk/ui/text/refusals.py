# SPDX-License-Identifier: MIT
"""Text for refusals of the rules and errors of the ledger."""

from collections.abc import Sequence

from mahjong_desk.ledger.errors import Damage, LedgerError
from mahjong_desk.rules.model.events import Event, win_of_event
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal, SeatLabel
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import face_name
from mahjong_desk.ui.text.phrases import date_and_time, localise
from mahjong_desk.ui.text.vocabulary import piece_name, vocabulary_context


def refusal_text(
    refusal: Refusal, names: Sequence[str] = (), ruleset: Ruleset | None = None, event: Event | None = None
) -> str:
    """Returns the sentence of a refusal.

    If the event has several winners, the name of the refused one is in front of it.
    """
    text = refusal_sentence(refusal).format(**refusal_values(refusal, names, ruleset))
    return text if event is None else with_refused_winner(text, refusal, names, event)


def with_refused_winner(text: str, refusal: Refusal, names: Sequence[str], event: Event) -> str:
    """Returns a text after the name of the refused winner, if there are several."""
    win, index = win_of_event(event), refusal.win_index
    if win is None or len(win.winners) == 1 or index is None:
        return text
    return with_heading(names[win.winners[index].seat], text)


def lacks_yaku(refusal: Refusal) -> bool:
    """Returns whether a hand is refused because it has no yaku at all."""
    return refusal.code is ErrorCode.BELOW_MINIMUM and refusal.values.get("minimum") == 1


def refusal_sentence(refusal: Refusal) -> str:
    """Returns the translated sentence of a refusal with its ``{placeholders}``."""
    template = refusal.template
    # The values are already formatted in the style of the language.
    return (localise(template) if isinstance(template, Text) else tr(template)).replace(":,}", "}")


def refusal_values(refusal: Refusal, names: Sequence[str], ruleset: Ruleset | None) -> dict[str, str]:
    """Returns the values of the placeholders; see ``refusal_text``."""
    return {key: _value_text(key, value, names, ruleset) for key, value in refusal.values.items()}


_SEAT_KEYS = {"player", "seat", "winner", "discarder", "dealer", "offender"}
_PIECE_KEYS = {"piece", "tile"}
_ID_KEYS = {"situation", "option", "yaku", "pao", "draw", "name", "kind", "reason"}


def _value_text(key: str, value: object, names: Sequence[str], ruleset: Ruleset | None) -> str:
    if isinstance(value, Text):
        return localise(value)
    if isinstance(value, bool) or not isinstance(value, int):
        if ruleset is not None and key in _PIECE_KEYS and value in ruleset.pieces.face_names:
            return face_name(str(value), vocabulary_context(ruleset))
        return _id_text(str(value), ruleset) if ruleset is not None and key in _ID_KEYS else str(value)
    if (isinstance(value, SeatLabel) or key in _SEAT_KEYS) and 0 <= value < len(names):
        return f"{names[value]}"
    if ruleset is not None and key in _PIECE_KEYS and 0 <= value < len(ruleset.pieces.face_names):
        return piece_name(ruleset, value)
    return format_number(value)


def _id_text(key: str, ruleset: Ruleset) -> str:
    words = ruleset.vocabulary
    names = {option.id: option.name for option in ruleset.options} | {yaku.id: yaku.name for yaku in ruleset.yaku}
    names |= {**words.limits, **words.pao, **words.draws, **{item.id: item.name for item in ruleset.circumstances}}
    return localise(names[key]) if key in names else key


def warnings_line(ruleset: Ruleset, settlement: Settlement) -> str:
    """Returns the rules that a win breaks and the table ignores, such as ``maru-C``."""
    labels = ruleset.vocabulary.refusals
    return join_items([localise(labels[reason]) if reason in labels else reason for reason in settlement.warnings])


def ledger_error_text(error: LedgerError) -> str:
    values = {name: format_number(value) if isinstance(value, int) else value for name, value in error.params.items()}
    if "last" in values:
        values["last"] = date_and_time(str(values["last"]))
    return tr(error.template).format(**values)


def broken_match_text(entry: int) -> str:
    """Returns the sentence on a match that was changed outside from ``entry`` on."""
    return tr(Damage.ACTS.value).format(entry=format_number(entry))
