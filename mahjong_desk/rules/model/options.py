# SPDX-License-Identifier: MIT
"""The options of a ruleset, and the checks of their values."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple, Self, TypeVar

from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import LocalizedText, Text, mark

MATCH = Text("The match")
YAKU = Text("Yaku")
SCORING = Text("Counting")
WINNING = Text("Who may win")
PAYMENTS = Text("Payments")
FOULS = Text("Fouls", "what the rules say")
RESULT = Text("Result of the match")
OTHER = Text("Others")
"""The default group of an option."""


OptionValue = int | str | bool
ValueT = TypeVar("ValueT", int, str, bool)


class OptionChoice(NamedTuple):
    """One value that an option may take."""

    value: OptionValue
    name: Text


_ON_OFF: Mapping[bool, Text] = {False: Text("off", "a rule"), True: Text("on", "a rule")}


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that a table makes before the match.

    Attributes:
        choices: All values, with their names; on and off for a boolean, none for a number that has a ``number_range``.
        number_range: All values of a number that has many; None if ``choices`` lists them.
    """

    id: str
    name: Text
    description: Text
    default: OptionValue
    choices: tuple[OptionChoice, ...] = ()
    number_range: range | None = None
    group: Text = OTHER

    @property
    def value_type(self) -> str:
        """The type of its values: ``bool``, ``int`` or ``string``."""
        return {bool: "bool", int: "int"}.get(type(self.default), "string")

    def choice(self, value: object) -> OptionChoice:
        """Returns the choice of ``value``.

        Raises:
            Refusal: ``bad_option`` if the option has no such value; ``true`` is not 1.
        """
        if self.number_range is not None and type(value) is int and value in self.number_range:
            return OptionChoice(value, LocalizedText(en=str(value)))
        for choice in self.choices:
            if type(choice.value) is type(value) and choice.value == value:
                return choice
        # Spelt as in JSON, except a word.
        spelt = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
        raise Refusal(
            ErrorCode.BAD_OPTION, mark("Option {option} cannot be {value}."), path=self.id, option=self.id, value=spelt
        )


class Preset(NamedTuple):
    """A named set of options that ships with a ruleset."""

    id: str
    name: Text
    note: Text  # what is special about it
    options: Mapping[str, OptionValue]


class Highlight(NamedTuple):
    """Options that distinguish the rule sets of a system."""

    heading: Text | None  # None if the values need none
    options: tuple[str, ...]


def group_options(options: Iterable[Option]) -> tuple[tuple[Text, tuple[Option, ...]], ...]:
    """Returns options by group, in the order of the first option of each."""
    groups: dict[Text, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    return tuple((group, tuple(members)) for group, members in groups.items())


def read_options(options: tuple[Option, ...], choices: Mapping[str, object]) -> dict[str, OptionValue]:
    """Returns the value of every option: the given one, or its default.

    Raises:
        Refusal: ``unknown_option`` or ``bad_option``, with the option's id as path.
    """
    options_by_id = {option.id: option for option in options}
    values = {option.id: option.default for option in options}
    for option_id, value in choices.items():
        option = options_by_id.get(option_id)
        if option is None:
            raise Refusal(
                ErrorCode.UNKNOWN_OPTION, mark("This ruleset has no option {option}."), path=option_id, option=option_id
            )
        values[option_id] = option.choice(value).value
    return values


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of one table, each declared by ``option`` as a field of a subclass."""

    @classmethod
    def rows(cls) -> tuple[Option, ...]:
        """Returns the options that the fields declare, in their order."""
        return tuple(Option(attribute.name, **attribute.metadata) for attribute in fields(cls))

    @classmethod
    def from_values(cls, values: Mapping[str, OptionValue]) -> Self:
        """Returns the options with these values, which must be complete and checked."""
        return cls(**values)


def option(
    default: ValueT,
    name: Text,
    description: Text,
    choices: Mapping[ValueT, Text] | Mapping[bool, Text] = _ON_OFF,
    *,
    number_range: range | None = None,
    group: Text = OTHER,
) -> ValueT:
    """Declares an option, whose id is the name of the field.

    Args:
        choices: The name of each value; by default those of a boolean, on and off.
        number_range: All values of a number that has many, instead of ``choices``.
    """
    named = () if number_range is not None else tuple(OptionChoice(*choice) for choice in choices.items())
    row = {"name": name, "description": description, "default": default, "choices": named}
    return field(default=default, metadata={**row, "number_range": number_range, "group": group})
