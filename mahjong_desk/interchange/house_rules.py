# SPDX-License-Identifier: MIT
"""House rules as a file to share.

The file is one JSON object, UTF-8::

    {"format": "mahjong-desk/house-rules", "version": 1,
     "ruleset": "arushiaru", "ruleset_version": 1,
     "name": "Thursday club", "options": {"length": "hanchan", ...}}

``options`` holds the value of every option of the rule system; one that is left out has its default. A file with
anything unknown is refused as a whole.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from mahjong_desk.interchange.fields import ObjectReader, is_one_line, read_file_header
from mahjong_desk.interchange.parsing import parse_json
from mahjong_desk.interchange.read import RULESET_VERSION, check_ruleset_version
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import OptionValue, read_options
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import mark

HOUSE_RULES_FORMAT = "mahjong-desk/house-rules"
HOUSE_RULES_VERSION = 1
MAX_NAME_LENGTH = 60
"""The longest name of house rules."""

_MAX_VALUE_LENGTH = 40


class HouseRulesError(ValueError):
    """A file that cannot be imported."""

    def __init__(self, refusals: tuple[Refusal, ...], ruleset: Ruleset | None = None) -> None:
        super().__init__(" ".join(refusal.message for refusal in refusals))
        self.refusals = refusals
        self.ruleset = ruleset


@dataclass(frozen=True, slots=True)
class HouseRulesFile:
    """The contents of a file of house rules."""

    ruleset: Ruleset
    name: str
    options: Mapping[str, OptionValue]


def write_house_rules(ruleset: Ruleset, name: str, options: Mapping[str, object]) -> bytes:
    """Returns the file of house rules, with the value of every option.

    Raises:
        Refusal: ``unknown_option`` or ``bad_option``.
    """
    document = {
        "format": HOUSE_RULES_FORMAT,
        "version": HOUSE_RULES_VERSION,
        "ruleset": ruleset.id,
        "ruleset_version": RULESET_VERSION,
        "name": name,
        "options": read_options(ruleset.options, options),
    }
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def check_options(ruleset: Ruleset, options: Mapping[str, object]) -> tuple[Refusal, ...]:
    """Returns a refusal for each unknown option and each invalid value."""
    option_ids = {option.id for option in ruleset.options}
    faults: list[Refusal] = []
    for name, value in options.items():
        with _collect_refusals(faults):
            if name in option_ids and not _is_scalar(value):
                sentence = mark("Option {option} has an invalid value.")
                raise Refusal(ErrorCode.BAD_OPTION, sentence, path=name, option=name)
            read_options(ruleset.options, {name: value})
    return tuple(faults)


def read_house_rules(data: bytes) -> HouseRulesFile:
    """Returns the house rules in a file.

    Raises:
        HouseRulesError: With every fault of the file.
    """
    message = mark("This is not a Mahjong Desk house rules file.")
    try:
        fields = read_file_header(parse_json(data), HOUSE_RULES_FORMAT, HOUSE_RULES_VERSION, message)
        ruleset = registry.get_ruleset(fields.string("ruleset"))
    except Refusal as refusal:
        raise HouseRulesError((refusal,)) from None
    faults: list[Refusal] = []
    name, options = "", dict[str, object]()
    with _collect_refusals(faults):
        fields.pop("ruleset_version")
        check_ruleset_version(fields)
    with _collect_refusals(faults):
        name = _name(fields)
    with _collect_refusals(faults):
        options = dict(fields.mapping("options"))
        faults.extend(fault.with_path_prefix("options") for fault in check_options(ruleset, options))
    with _collect_refusals(faults):
        fields.check_all_read()
    if faults:
        raise HouseRulesError(tuple(faults), ruleset)
    return HouseRulesFile(ruleset, name, read_options(ruleset.options, options))


def _name(fields: ObjectReader) -> str:
    name = str(fields.string("name")).strip()
    if not name or len(name) > MAX_NAME_LENGTH or not is_one_line(name):
        sentence = mark("The name must be one line of 1 to {count} characters.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path="name", count=MAX_NAME_LENGTH)
    return name


def _is_scalar(value: object) -> bool:
    return isinstance(value, int | str) and len(str(value)) <= _MAX_VALUE_LENGTH


@contextmanager
def _collect_refusals(faults: list[Refusal]) -> Iterator[None]:
    """Adds a refusal to the faults, so that the other fields are read too."""
    try:
        yield
    except Refusal as refusal:
        faults.append(refusal)
