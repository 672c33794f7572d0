# SPDX-License-Identifier: MIT
"""The yaku of a reference card, with the values of their examples at this table."""

from collections import defaultdict
from collections.abc import Sequence

from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily, enabled_yaku
from mahjong_desk.shapes import Group
from mahjong_desk.texts import language, tr
from mahjong_desk.ui.card.contents import CardYaku, YakuClass
from mahjong_desk.ui.hand.tile_groups import captioned_groups, row_groups
from mahjong_desk.ui.kit.text_format import format_number
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.rulebook.rendering import render, rule_page_source
from mahjong_desk.ui.rulebook.rule_values import RuleValues, example_event, table_before_first_hand
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import counted_group, yaku_name

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
    played = enabled_yaku(figures.ruleset.yaku, figures.rules.options)
    rows = [played.get(yaku.id, yaku) for yaku in figures.ruleset.yaku]
    regular = [_yaku(figures, yaku) for yaku in rows if not yaku.is_limit]
    limits = [_yaku(figures, yaku) for yaku in rows if yaku.is_limit]
    classes = [_class(figures, members) for members in _by_value(regular)]
    if limits:
        classes.append(YakuClass(section_titles(figures).get("limits", ""), tuple(limits)))
    return tuple(classes)


def section_titles(figures: RuleValues) -> dict[str, str]:
    """Returns the headings of the rule page by anchor, since the card repeats them."""
    empty: defaultdict[str, type[str]] = defaultdict(lambda: str)
    page = render(rule_page_source(figures.ruleset, language()), figures.ruleset.pieces, empty, 1)
    return {section.anchor: section.title for section in page.sections}


def _by_value(yaku: Sequence[CardYaku]) -> list[list[CardYaku]]:
    """Returns yaku in classes by value; equal values stay in the order of the rules."""
    values = sorted({item.worth for item in yaku})
    minimum = 1 if len(values) <= _MAX_VALUES else _MIN_YAKU
    classes: list[list[int]] = []
    full = True
    for value in values:
        if full:
            classes.append([])
        classes[-1].append(value)
        full = sum(item.worth in classes[-1] for item in yaku) >= minimum
    if not full and len(classes) > 1:
        classes[-2:] = [classes[-2] + classes[-1]]
    return [sorted((item for item in yaku if item.worth in span), key=lambda item: item.worth) for span in classes]


def _class(figures: RuleValues, members: Sequence[CardYaku]) -> YakuClass:
    lowest, highest = members[0].worth, members[-1].worth
    title = figures.units(lowest)
    if lowest != highest:
        unit = localise(figures.ruleset.unit)
        title = tr("{least} to {most} {unit}").format(least=lowest, most=highest, unit=unit)
    return YakuClass(title, tuple(members))


def _yaku(figures: RuleValues, yaku: AnyYaku) -> CardYaku:
    ruleset, example = figures.ruleset, yaku.example
    name, characters = yaku_name(ruleset, yaku.id)
    worth = value_in_match(figures, yaku)
    closed, opened = _closed_and_open(yaku, worth) if worth is not None else (yaku.closed_value, yaku.open_value)
    highest = closed if closed is not None else opened or 0
    settlement = figures.example(yaku)
    evaluation = settlement.wins[0].evaluation
    event = example_event(figures.unrestricted, example)
    assert isinstance(event, Win)
    hand, seat = event.winners[0].hand, event.winners[0].seat
    assert hand is not None
    groups = row_groups(ruleset, hand, seat, table_before_first_hand(figures.unrestricted).turn_order)
    size, points = hand_value_text(ruleset, evaluation), format_number(settlement.deltas[example.winner])
    return CardYaku(
        id=yaku.id,
        name=name,
        characters=characters,
        value=capitalise(figures.value(yaku, closed, opened)),
        worth=highest,
        figure="" if figures.is_limit(yaku) else format_number(highest),
        level=capitalise(figures.level(yaku, closed, opened)),
        open_value=figures.open_value_text(yaku, closed, opened),
        condition=localise(yaku.description),
        groups=groups,
        telling_groups=_telling_groups(figures, yaku, evaluation, hand, groups),
        won=figures.win_method_text(example),
        amount=tr("{size} → {points}").format(size=size, points=points),
        option_note="" if worth is not None else _option_note(figures, yaku),
    )


def _closed_and_open(yaku: AnyYaku, worth: int) -> tuple[int | None, int | None]:
    """Returns the closed and the open value; ``worth`` is that of the example."""
    if yaku.closed_value == yaku.open_value:
        return worth, worth
    if any(kind != "ankan" for kind, _pieces in yaku.example.melds) or yaku.closed_value is None:
        return yaku.closed_value, worth
    return worth, yaku.open_value


def value_in_match(figures: RuleValues, yaku: AnyYaku) -> int | None:
    """Returns a yaku's value in its example at this table, or None if it has none."""
    example, table = yaku.example, figures.rules.options
    decisive = {name: table[name] for name in (yaku.enabling_option, yaku.value_option) if name is not None}
    settlement = figures.settle_under_options(example, {**example.options, **decisive})
    items = settlement.wins[0].evaluation.yaku if settlement is not None else ()
    return next((item.value for item in items if item.id == yaku.id), None)


def _option_note(figures: RuleValues, yaku: AnyYaku) -> str:
    if yaku.enabling_option is None:
        return tr("Not played here.")
    option = next(option for option in figures.ruleset.options if option.id == yaku.enabling_option)
    sentence = tr("Not played here: option “{option}”.")
    return sentence.format(option=localise(option.name))


def _telling_groups(
    figures: RuleValues, yaku: AnyYaku, evaluation: Evaluation, hand: Hand, row: tuple[TileGroup, ...]
) -> tuple[TileGroup, ...]:
    """Returns the groups of an example that show its yaku.

    These are the decisive groups, or those of the whole hand; none if any hand could have the yaku.
    """
    fields = [field for field in figures.ruleset.extra_fields if field.faces and field.id in yaku.example.extra_fields]
    if fields:
        return tuple(counted_group(figures.ruleset, field) for field in fields)
    decisive = [group for item in evaluation.yaku if item.id == yaku.id for group in item.groups]
    if not decisive and yaku.family is YakuFamily.SITUATION:
        return ()
    order = table_before_first_hand(figures.unrestricted).turn_order
    groups = evaluation.reading.groups if evaluation.reading is not None else ()
    if not groups or (not decisive and yaku.family in _PIECE_FAMILIES):
        return tuple(TileGroup(tuple(face._replace(sideways=False) for face in group.pieces)) for group in row)
    explained = captioned_groups(figures.ruleset, hand, evaluation, yaku.example.winner, [""] * len(order), order)
    if len(groups) != len(explained):
        return explained
    wait_shown = yaku.family is YakuFamily.SITUATION or (not decisive and yaku.family is YakuFamily.SEQUENCES)
    claim_shown = yaku.family in (YakuFamily.SITUATION, YakuFamily.KANS)
    telling = []
    for group in sorted(decisive or groups, key=lambda group: (len(group.kinds) < _SET_SIZE, group.kinds)):
        faces = _in_order(figures.ruleset, group, explained[groups.index(group)].pieces)
        plain = (
            face._replace(winning=face.winning and wait_shown, sideways=face.sideways and claim_shown) for face in faces
        )
        telling.append(TileGroup(tuple(plain)))
    return tuple(telling)


def _in_order(ruleset: Ruleset, group: Group, faces: Sequence[TileFace]) -> list[TileFace]:
    """Moves the winning piece of a group, which is last in ``faces``, to its place."""
    *others, last = faces
    if last.winning:
        pieces = ruleset.pieces
        won = pieces.kind_of_face[pieces.parse(last.substitutes or last.name)[0]]
        others.insert(group.kinds.index(won), last)
        return others
    return list(faces)
