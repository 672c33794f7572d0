# SPDX-License-Identifier: MIT
"""The terms of a rule system, and texts for its options, hands and pieces."""

from collections.abc import Mapping, Sequence

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.circumstances import by_id
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.options import Option, OptionValue
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import PLAIN, PLAYERS, Text, current_language, language, mark, name_style, tr
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup, face_name
from mahjong_desk.ui.text.phrases import capitalise, localise


def vocabulary_context(ruleset: Ruleset | None) -> str:
    """Returns the terminology of a ruleset, for texts that differ between games."""
    return ruleset.vocabulary.terminology if ruleset is not None else ""


def dealer_context(ruleset: Ruleset | None) -> str:
    """Returns the terminology for dealer and non-dealers."""
    return ruleset.vocabulary.terminology or ruleset.vocabulary.dealer_terms if ruleset is not None else ""


def set_context(ruleset: Ruleset | None) -> str:
    """Returns the terminology for sets and melds."""
    return ruleset.vocabulary.set_terms if ruleset is not None else ""


def piece_context(pieces: PieceSet | None) -> str:
    """Returns the terminology for pieces that are not tiles."""
    return pieces.noun if pieces is not None else ""


def ready_context(ruleset: Ruleset) -> str:
    """Returns the terminology for waiting hands: of the pieces, or else of the game."""
    return piece_context(ruleset.pieces) or vocabulary_context(ruleset)


def short_ruleset(ruleset: Ruleset) -> str:
    """Returns the short name of a ruleset, or its name up to the first bracket."""
    name = localise(ruleset.short_name or ruleset.name)
    for bracket in (" (", "（"):
        name = name.partition(bracket)[0]
    return name


def characters(ruleset: Ruleset, names: Text) -> str:
    """Returns a name in Japanese or Chinese characters.

    Empty in languages that are written in characters, and if it is the same as the translated name.
    """
    written = names.zh if vocabulary_context(ruleset) else names.ja
    return written if current_language().spaces and written != localise(names) else ""


def counters_name(ruleset: Ruleset) -> str:
    """Returns the name of the repeat counter, such as ``honba``."""
    return localise(ruleset.vocabulary.honba)


def counters_text(number: int, ruleset: Ruleset) -> str:
    """Returns the repeat counter, such as ``2 honba``."""
    return tr("{amount} {unit}").format(amount=format_number(number), unit=counters_name(ruleset))


WIND_TILES = ("1z", "2z", "3z", "4z")
_WINDS = (mark("East"), mark("South"), mark("West"), mark("North"))


def wind_name(wind: int) -> str:
    """Returns the name of a wind: 0 east, 1 south, 2 west, 3 north."""
    return tr(_WINDS[wind])


def has_winds(ruleset: Ruleset) -> bool:
    """Returns whether the seats are named after winds."""
    return set(WIND_TILES) <= set(ruleset.pieces.face_names)


def seat_labels(ruleset: Ruleset, players: int) -> list[tuple[str, str]]:
    """Returns name and wind tile of each seat, first dealer first."""
    if has_winds(ruleset):
        return [(wind_name(seat), WIND_TILES[seat]) for seat in range(players)]
    dealer, right = tr("First dealer"), tr("On the dealer’s right")
    opposite, left = tr("Opposite the dealer"), tr("On the dealer’s left")
    names = {2: (dealer, opposite), 3: (dealer, right, left)}.get(players, (dealer, right, opposite, left))
    return [(name, "") for name in names]


def yaku_name(ruleset: Ruleset, yaku_id: str) -> tuple[str, str]:
    """Returns the translated name of a yaku and its ``characters``."""
    names = ruleset.yaku_by_id(yaku_id).name
    return capitalise(localise(names)), characters(ruleset, names)


def figure_name(ruleset: Ruleset, figure_id: str) -> tuple[str, str]:
    """Returns the translated name of a figure other than yaku and its ``characters``."""
    names = ruleset.vocabulary.extra_numbers[figure_id]
    return capitalise(localise(names)), characters(ruleset, names)


def fu_name(ruleset: Ruleset, fu_id: str) -> str:
    return _term(ruleset.vocabulary.fu, fu_id)


def limit_name(ruleset: Ruleset, limit_id: str) -> str:
    return _term(ruleset.vocabulary.limits, limit_id)


def situation_name(ruleset: Ruleset, situation: str) -> str:
    """Returns the name of a circumstance, in a single style to fit a chip."""
    style = PLAIN if name_style() == PLAIN else PLAYERS
    circumstance = by_id(ruleset.circumstances).get(situation)
    return circumstance.name.in_language(language(), style) if circumstance is not None else situation


_MELDS = {
    MeldKind.CHI: mark("chi", usage=set_context),
    MeldKind.PON: mark("pon", usage=set_context),
    MeldKind.DAIMINKAN: mark("open kan", "claimed from a discard", usage=set_context),
    MeldKind.SHOUMINKAN: mark("added kan", usage=set_context),
    MeldKind.ANKAN: mark("concealed kan", usage=set_context),
}


def meld_name(ruleset: Ruleset, kind: MeldKind) -> str:
    return tr(_MELDS[kind], "claimed from a discard", usage=set_context(ruleset))


def draw_name(ruleset: Ruleset, kind: str) -> str:
    return _term(ruleset.vocabulary.draws, kind)


def pao_name(ruleset: Ruleset, reason: str) -> str:
    """Returns what a player is responsible for."""
    return _term(ruleset.vocabulary.pao, reason)


def payment_name(ruleset: Ruleset, reason: str) -> str:
    if reason == "adjust":
        return tr("points adjusted")
    return _term(ruleset.vocabulary.payments, reason)


def end_reason_name(ruleset: Ruleset, reason: str) -> str:
    return _term(ruleset.vocabulary.end_reasons, reason)


def ending_text(ruleset: Ruleset, reason: str, label: str | None) -> str:
    """Returns why a match ended, such as ``Maru-A: the last hand``."""
    return with_heading(end_label_name(ruleset, label), capitalise(end_reason_name(ruleset, reason)))


def end_label_name(ruleset: Ruleset, label: str | None) -> str:
    """Returns the ruleset's name of an end, such as ``Maru-A``; empty without one."""
    names = ruleset.vocabulary.end_labels.get(label or "")
    return capitalise(localise(names)) if names is not None else ""


def _foul_field(ruleset: Ruleset) -> ExtraField | None:
    """Returns the field that distinguishes fouls, or None if there is only one kind."""
    return next((field for field in ruleset.extra_fields_of(FieldOwner.CHOMBO) if field.kind is FieldKind.CHOICE), None)


def chombo_plural_name(ruleset: Ruleset) -> str:
    """Returns the name for fouls of any kind, such as ``Chombo``."""
    field = _foul_field(ruleset)
    return tr("Chombo", usage=vocabulary_context(ruleset)) if field is None else capitalise(localise(field.name))


def chombo_context(ruleset: Ruleset | None) -> str:
    """Returns the terminology for fouls."""
    return "fouls" if ruleset is not None and _foul_field(ruleset) is not None else vocabulary_context(ruleset)


def chombo_name(ruleset: Ruleset, extra_fields: Mapping[str, object] = EMPTY_MAPPING) -> str:
    """Returns the kind of a foul, such as ``sham win``; empty if there is only one."""
    field = _foul_field(ruleset)
    names = None if field is None else field.choices.get(str(extra_fields.get(field.id, field.default)))
    return "" if names is None else localise(names)


def chombo_cases(ruleset: Ruleset) -> dict[str, dict[str, object]]:
    """Returns the extra fields of a chombo for each kind of foul, by name."""
    fields = ruleset.extra_fields_of(FieldOwner.CHOMBO)
    cases: dict[str, dict[str, object]] = {
        localise(field.name): {field.id: True} for field in fields if field.kind is FieldKind.BOOLEAN
    }
    for field in fields:
        if field.kind is FieldKind.CHOICE:
            others = (word for word in field.choices if word != field.default)
            cases |= {localise(field.choices[word]): {field.id: word} for word in others}
    return cases


def extra_annotations(
    ruleset: Ruleset, owner: FieldOwner, extra_fields: Mapping[str, object], names: Sequence[str]
) -> tuple[str, ...]:
    """Returns the extra fields of an event, except those that are shown elsewhere."""
    marks = []
    for field in ruleset.extra_fields_of(owner):
        name, value = localise(field.name), extra_fields.get(field.id)
        # Kinds of foul, pieces and claimed hands are shown elsewhere.
        if field.kind is FieldKind.CHOICE and owner is FieldOwner.CHOMBO:
            continue
        match field.kind, value:
            case FieldKind.BOOLEAN, True:
                marks.append(name)
            case FieldKind.NUMBER, int():
                marks.append(with_heading(name, format_number(value)))
            case FieldKind.SEAT, int():
                marks.append(with_heading(name, names[value]))
            case FieldKind.SEATS, tuple() if value:
                marks.append(with_heading(name, join_items([names[seat] for seat in value])))
            case ((FieldKind.CHOICE | FieldKind.SEAT), str()) if value in field.choices:
                marks.append(localise(field.choices[value]))
    return tuple(marks)


def _term(table: Mapping[str, Text], term_id: str) -> str:
    return localise(table[term_id]) if term_id in table else term_id


def option_value(option: Option, value: OptionValue) -> str:
    """Returns the value of an option in words, or as a number."""
    if option.number_range is not None and type(value) is int and value in option.number_range:
        return format_number(value)
    return localise(option.choice(value).name)


def differing_options(ruleset: Ruleset, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """Returns the options that are not default, such as ``Length: two rounds``."""
    phrases = []
    for option in ruleset.options:
        value = options.get(option.id, option.default)
        if value != option.default:
            phrase = tr("{option}: {choice}")
            phrases.append(phrase.format(option=localise(option.name), choice=option_value(option, value)))
    return tuple(phrases)


_HANDS = (mark("East {number}"), mark("South {number}"), mark("West {number}"), mark("North {number}"))
_SHORT_HANDS = (mark("E{number}"), mark("S{number}"), mark("W{number}"), mark("N{number}"))
# These characters are the same in every language.
_CHARACTER_ROUNDS = "東南西北"
_CHARACTER_NUMBERS = "〇一二三四五六七八九"


def hand_name(ruleset: Ruleset, table: Table) -> str:
    """Returns the name of a hand, such as ``East 1``, or ``Deal 5`` without rounds."""
    if not has_rounds(ruleset):
        return tr("Deal {number}").format(number=table.hand_number)
    number = str(table.hand_number) if current_language().spaces else _in_characters(table.hand_number)
    return tr(_HANDS[table.round_wind.position]).format(number=number)


def hand_characters(ruleset: Ruleset, table: Table) -> str:
    """Returns the hand in characters, in every language, such as ``東一局``."""
    wind = _CHARACTER_ROUNDS[table.round_wind.position] if has_rounds(ruleset) else "第"
    return f"{wind}{_in_characters(table.hand_number)}局"


def _in_characters(number: int) -> str:
    return _CHARACTER_NUMBERS[number] if number < len(_CHARACTER_NUMBERS) else str(number)


def short_hand_name(ruleset: Ruleset, table: Table) -> str:
    """Returns the hand as a column head, such as ``E1``, with honba ``S2 · 1``."""
    if has_rounds(ruleset):
        return short_round_name(table.round_wind, table.hand_number, table.honba)
    return f"{table.hand_number} · {table.honba}" if table.honba else str(table.hand_number)


def short_round_name(round_wind: RoundWind, number: int, honba: int) -> str:
    """Returns a hand of a round as a column head."""
    hand = tr(_SHORT_HANDS[round_wind.position]).format(number=number)
    return f"{hand} · {honba}" if honba else hand


def has_rounds(ruleset: Ruleset) -> bool:
    """Returns whether a match has rounds; otherwise hand numbers continue."""
    return ruleset.conventions.last_hand_number is not None


def piece_name(ruleset: Ruleset, piece: Piece) -> str:
    return face_name(ruleset.pieces.face_names[piece], ruleset.vocabulary.terminology)


def piece_face(
    ruleset: Ruleset, piece: Piece, wild: Piece | None = None, *, sideways: bool = False, winning: bool = False
) -> TileFace:
    """Returns a piece to show; ``wild`` is the kind of the wildcard, or None."""
    pieces = ruleset.pieces
    usage, is_wild = ruleset.vocabulary.terminology, pieces.kind_of_face[piece] == wild
    return TileFace(pieces.face_names[piece], sideways=sideways, winning=winning, wild=is_wild, usage=usage)


def piece_group(ruleset: Ruleset, *pieces: Piece) -> TileGroup:
    """Returns upright pieces that touch each other, without a caption."""
    return TileGroup(tuple(piece_face(ruleset, piece) for piece in pieces))


def counted_groups(ruleset: Ruleset, hand: Hand) -> tuple[TileGroup, ...]:
    """Returns the pieces that an example sets aside to be counted."""
    groups = []
    for field in ruleset.extra_fields:
        number = hand.extra_fields.get(field.id, 0) if field.faces else 0
        if isinstance(number, int) and number:
            # Only the number is known, so the first pieces are shown.
            faces = counted_group(ruleset, field).pieces[:number]
            groups.append(TileGroup(faces, capitalise(localise(field.name))))
    return tuple(groups)


def counted_group(ruleset: Ruleset, field: ExtraField) -> TileGroup:
    """Returns the pieces outside the hand that a field counts, if any."""
    return TileGroup(tuple(TileFace(name, usage=ruleset.vocabulary.terminology) for name in field.faces))
