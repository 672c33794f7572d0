# SPDX-License-Identifier: MIT
"""House rules files are read back unchanged, and invalid ones are refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.interchange.house_rules import MAX_NAME_LENGTH, HouseRulesError, read_house_rules, write_house_rules
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.options import Option, OptionValue

RULESET = registry.get_ruleset("arushiaru")


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    if option.number_range is not None:
        return st.sampled_from(option.number_range)
    return st.sampled_from([choice.value for choice in option.choices])


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, str, dict[str, OptionValue]]:
    ruleset = draw(st.sampled_from(registry.all_rulesets()))
    one_line = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=60)
    name = draw(one_line.map(str.strip).filter(bool))
    return ruleset.id, name, {option.id: draw(values(option)) for option in ruleset.options}


def document(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(write_house_rules(RULESET, "Ours", {"length": "hanchan"}))
    return {**whole, **changes}


def refused(value: object) -> list[str]:
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    with pytest.raises(HouseRulesError) as caught:
        read_house_rules(data)
    return [refusal.message for refusal in caught.value.refusals]


@given(house_rules())
def test_house_rules_are_read_back_unchanged(given_rules: tuple[str, str, dict[str, OptionValue]]) -> None:
    ruleset_id, name, options = given_rules
    read = read_house_rules(write_house_rules(registry.get_ruleset(ruleset_id), name, options))
    assert (read.ruleset.id, read.name, read.options) == (ruleset_id, name, options)


def test_the_file_has_the_documented_format() -> None:
    assert document() == {
        "format": "mahjong-desk/house-rules",
        "version": 1,
        "ruleset": "arushiaru",
        "ruleset_version": 1,
        "name": "Ours",
        "options": {**{option.id: option.default for option in RULESET.options}, "length": "hanchan"},
    }


def test_the_file_is_human_readable() -> None:
    assert ' "name": "木曜会",\n'.encode() in write_house_rules(RULESET, "木曜会", {})
    longest = "x" * MAX_NAME_LENGTH
    assert read_house_rules(write_house_rules(RULESET, longest, {})).name == longest


def test_an_omitted_option_has_its_default() -> None:
    read = read_house_rules(json.dumps(document(options={"unit": 2})).encode())
    assert read.options["unit"] == 2
    assert read.options["length"] == "ichan"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "mahjong-desk/match"}, "This is not a Mahjong Desk house rules file."),
        ({"version": 2}, "Made by a newer version of Mahjong Desk. Update to open it."),
        ({"version": 0}, "version must be 1."),
        ({"version": "1"}, "version must be a whole number."),
        ({"ruleset": "tenpo"}, "There is no ruleset “tenpo”."),
        ({"ruleset": 3}, "ruleset must be a string."),
        ({"ruleset_version": 0}, "The rules are version 0; this program supports them up to version 1."),
        ({"ruleset_version": None}, "ruleset_version must be a whole number."),
        *(({"name": name}, "The name must be one line of 1 to 60 characters.") for name in (" ", "x" * 61, "a\nb")),
        ({"options": []}, "options must be an object."),
        ({"options": {"no_such_option": 1}}, "This ruleset has no option no_such_option."),
        ({"options": {"length": "short"}}, "Option length cannot be short."),
        ({"options": {"length": ["hanchan"]}}, "Option length has an invalid value."),
        ({"options": {"length": "x" * 40}}, f"Option length cannot be {'x' * 40}."),
        ({"options": {"length": "x" * 41}}, "Option length has an invalid value."),
        ({"options": {"unit": 2.0}}, "Option unit has an invalid value."),
        ({"options": {"unit": True}}, "Option unit cannot be true."),
        ({"colour": "red"}, "colour is not known here."),
    ],
)
def test_invalid_fields_are_refused_with_a_message(change: dict[str, Any], sentence: str) -> None:
    assert refused(document(**change)) == [sentence]


def test_all_faults_are_reported_at_once() -> None:
    assert len(refused(document(name="", options={"length": "short", "nothing": 1, "unit": 3}, more=1))) == 5


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "This is not JSON: line 1, column 1."),
        (b"{}", "This is not a Mahjong Desk house rules file."),
        (b"[]", "This is not a Mahjong Desk house rules file."),
        (b'{\n"format": }', "This is not JSON: line 2, column 11."),
        (b"\xff\xfe", "This is not UTF-8 text: byte 1 cannot be read."),
        (b'{"format": NaN}', "This is not JSON: NaN is not a number."),
        (b'{"name": 1, "version": 1, "version": 1}', "The field “version” is repeated in one object."),
        (b'{"name": "\\ud800"}', "This contains half a character, which cannot be shown or stored."),
        (b"[" * 100_000, "This is nested more than 64 deep."),
        (b'{"version": ' + b"9" * 10_000 + b"}", "A whole number must be between -1,000,000,000 and 1,000,000,000."),
        (b" " * (1 << 20) + b"1", "This is too large: the limit is 1,048,576 bytes."),
    ],
)
def test_unreadable_files_are_refused_with_a_message(data: bytes, sentence: str) -> None:
    assert refused(data) == [sentence]
