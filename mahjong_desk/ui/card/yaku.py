# SPDX-License-Identifier: MIT
"""The yaku of a reference card, with the values that the rules give their examples at this table."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily
from mahjong_desk.shapes import Group
from mahjong_desk.texts import language, tr
from mahjong_desk.ui.card.contents import CardYaku, YakuClass
from mahjong_desk.ui.hand.tile_groups import captioned_groups, row_groups
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.rulebook.rendering import render, source_of
from mahjong_desk.ui.rulebook.rule_values import RuleValues, example_event, table_before_first_hand
from mahjong_desk.ui.text.phrases import capitalised, localised
from mahjong_desk.ui.text.tiles import counted_group
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import yaku_name

_MAX_VALUES = 4
"""With at most this many different values, each gets its own class."""
_MIN_YAKU = 6
"""Otherwise, neighbouring values share a class until it has this many yaku."""
_PIECE_FAMILIES = (YakuFamily.FLUSH, YakuFamily.SPECIAL)
"""Families that are recognised by the pieces of the hand, not by its sets."""
_SET_SIZE = 3
"""A group of fewer pieces is a pair."""


def yaku_classes(figures: RuleValues) -> tuple[YakuClass, ...]:
    """Returns all yaku of a ruleset by value, limit yaku last."""
    regular = [_yaku(figures, entry) for entry in figures.ruleset.yaku if not entry.is_limit]
    limits = [_yaku(figures, entry) for entry in figures.ruleset.yaku if entry.is_limit]
    classes = [_class(figures, members) for members in _by_value(regular)]
    if limits:
        classes.append(YakuClass(section_titles(figures).get("limits", ""), tuple(limits)))
    return tuple(classes)


def section_titles(figures: RuleValues) -> dict[str, str]:
    """Returns the headings of the rule page by their first anchor, which the card repeats."""
    empty: defaultdict[str, type[str]] = defaultdict(lambda: str)
    page = render(source_of(figures.ruleset, language()), figures.ruleset.pieces, empty, 1)
    return {section.anchor: section.title for section in page.sections}


def _by_value(yaku: Sequence[CardYaku]) -> list[list[CardYaku]]:
    """Returns yaku in classes by value, in the order of the rules within the same value."""
    values = sorted({one.worth for one in yaku})
    minimum = 1 if len(values) <= _MAX_VALUES else _MIN_YAKU
    classes: list[list[int]] = []
    full = True
    for value in values:
        if full:
            classes.append([])
        classes[-1].append(value)
        full = sum(one.worth in classes[-1] for one in yaku) >= minimum
    if not full and len(classes) > 1:
        classes[-2:] = [classes[-2] + classes[-1]]
    return [sorted((one for one in yaku if one.worth in span), key=lambda one: one.worth) for span in classes]


def _class(figures: RuleValues, members: Sequence[CardYaku]) -> YakuClass:
    least, most = members[0].worth, members[-1].worth
    title = figures.units(least)
    if least != most:
        unit = localised(figures.ruleset.unit)
        title = tr("{least} to {most} {unit}").format(least=least, most=most, unit=unit)
    return YakuClass(title, tuple(members))


def _yaku(figures: RuleValues, entry: AnyYaku) -> CardYaku:
    ruleset, example = figures.ruleset, entry.example
    name, characters = yaku_name(ruleset, entry.id)
    worth = value_in_match(figures, entry)
    closed, opened = _closed_and_open(entry, worth) if worth is not None else (entry.closed_value, entry.open_value)
    most = closed if closed is not None else opened or 0
    settlement = figures.example(entry)
    evaluation = settlement.wins[0].evaluation
    event = example_event(figures.unrestricted, example)
    assert isinstance(event, Win)
    hand, seat = event.wins[0].hand, event.wins[0].seat
    assert hand is not None
    groups = row_groups(ruleset, hand, seat, table_before_first_hand(figures.unrestricted).turn_order)
    return CardYaku(
        id=entry.id,
        name=name,
        characters=characters,
        value=capitalised(figures.value(entry, closed, opened)),
        worth=most,
        figure="" if figures.is_limit(entry) else format_number(most),
        level=capitalised(figures.level(entry, closed, opened)),
        open_value=figures.open_value_text(entry, closed, opened),
        condition=localised(entry.description),
        groups=groups,
        telling_groups=_telling_groups(figures, entry, evaluation, hand, groups),
        won=figures.win_method_text(example),
        amount=tr("{size} → {points}").format(
            size=hand_value_text(ruleset, evaluation), points=format_number(settlement.deltas[example.winner])
        ),
        option_note="" if worth is not None else _option_note(figures, entry),
    )


def _closed_and_open(entry: AnyYaku, worth: int) -> tuple[int | None, int | None]:
    """Returns the closed and the open value; ``worth`` is that of the example."""
    if entry.closed_value == entry.open_value:
        return worth, worth
    if any(kind != "ankan" for kind, _pieces in entry.example.melds) or entry.closed_value is None:
        return entry.closed_value, worth
    return worth, entry.open_value


def value_in_match(figures: RuleValues, entry: AnyYaku) -> int | None:
    """Returns the value of a yaku in its example under the options of the table, or None if it does not count."""
    settlement = _settle_under_options(figures, entry)
    items = settlement.wins[0].evaluation.yaku if settlement is not None else ()
    return next((item.value for item in items if item.id == entry.id), None)


def _settle_under_options(figures: RuleValues, entry: AnyYaku) -> Settlement | None:
    """Settles the example under as many of the table's options as possible; returns None if its own option forbids it."""
    example, table = entry.example, figures.unrestricted.options
    own = {key: value for key, value in example.options.items() if key != entry.enabling_option}

    def settle(options: Mapping[str, OptionValue]) -> Settlement | None:
        try:
            return figures.settle(example, options)
        except Refusal:
            return None

    if (settlement := settle({**table, **own})) is not None:
        return settlement
    options: dict[str, OptionValue] = {**figures.ruleset.unrestricted_options, **own}
    if entry.enabling_option is not None:
        options[entry.enabling_option] = table[entry.enabling_option]
    if (settlement := settle(options)) is None:
        return None
    for key, value in table.items():
        if key not in options and (more := settle({**options, key: value})) is not None:
            settlement, options[key] = more, value
    return settlement


def _option_note(figures: RuleValues, entry: AnyYaku) -> str:
    if entry.enabling_option is None:
        return tr("Not played here.")
    option = next(option for option in figures.ruleset.options if option.id == entry.enabling_option)
    sentence = tr("Not played here: option “{option}”.")
    return sentence.format(option=localised(option.name))


def _telling_groups(
    figures: RuleValues, entry: AnyYaku, evaluation: Evaluation, hand: Hand, row: tuple[TileGroup, ...]
) -> tuple[TileGroup, ...]:
    """Returns the groups that decide a yaku, or those of the whole hand; empty if any hand could have it."""
    counted = [
        counted_group(figures.ruleset, field)
        for field in figures.ruleset.extra_fields
        if field.faces and field.id in entry.example.extra_fields
    ]
    if counted:
        return tuple(counted)
    decisive = [group for item in evaluation.yaku if item.id == entry.id for group in item.groups]
    if not decisive and entry.family is YakuFamily.SITUATION:
        return ()
    order = table_before_first_hand(figures.unrestricted).turn_order
    groups = evaluation.reading.groups if evaluation.reading is not None else ()
    if not groups or (not decisive and entry.family in _PIECE_FAMILIES):
        return tuple(TileGroup(tuple(face._replace(sideways=False) for face in group.pieces)) for group in row)
    explained = captioned_groups(figures.ruleset, hand, evaluation, entry.example.winner, [""] * len(order), order)
    if len(groups) != len(explained):
        return explained
    wait_shown = entry.family is YakuFamily.SITUATION or (not decisive and entry.family is YakuFamily.SEQUENCES)
    claim_shown = entry.family in (YakuFamily.SITUATION, YakuFamily.KANS)
    telling = []
    for group in sorted(decisive or groups, key=lambda group: (len(group.kinds) < _SET_SIZE, group.kinds)):
        faces = _in_order(figures.ruleset, group, explained[groups.index(group)].pieces)
        plain = (
            face._replace(winning=face.winning and wait_shown, sideways=face.sideways and claim_shown) for face in faces
        )
        telling.append(TileGroup(tuple(plain)))
    return tuple(telling)


def _in_order(ruleset: Ruleset, group: Group, faces: Sequence[TileFace]) -> list[TileFace]:
    """Returns the pieces of a group in order, with the winning one no longer last."""
    *held, last = faces
    if last.winning:
        pieces = ruleset.pieces
        won = pieces.kind_of_face[pieces.parse(last.substitutes or last.name)[0]]
        held.insert(group.kinds.index(won), last)
        return held
    return list(faces)
