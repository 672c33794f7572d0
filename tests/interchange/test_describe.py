# SPDX-License-Identifier: MIT
"""The rule systems, told as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from mahjong_desk.interchange.commands import describe_rulesets
from mahjong_desk.interchange.schema import schemas
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from tests.more_languages import FOLDER, offered


def test_the_list_names_every_ruleset() -> None:
    named = [ruleset["id"] for ruleset in describe_rulesets(None)["rulesets"]]
    assert named == [ruleset.id for ruleset in all_rulesets()]
    assert {path.stem for path in (Path(__file__).parents[1] / "conformance").glob("*.jsonl")} <= set(named)


def test_an_unknown_ruleset() -> None:
    assert describe_rulesets("chess")["error"]["code"] == "unknown_ruleset"


def test_a_ruleset_is_told_whole() -> None:
    values = json.loads(json.dumps(describe_rulesets("arushiaru")))
    ruleset = get_ruleset("arushiaru")
    assert [one["id"] for one in values["options"]] == [option.id for option in ruleset.options]
    assert [one["id"] for one in values["yaku"]] == [yaku.id for yaku in ruleset.yaku]
    assert sum(piece["copies"] for piece in values["pieces"]) == 136
    assert [one["id"] for one in values["situations"] if one["accepted"]] == [
        "rinshan", "chankan", "haitei", "tenhou", "chiihou",
    ]  # fmt: skip
    assert {one["id"]: one["accepted"] for one in describe_rulesets("riichi")["draws"]} == {
        "exhaustive": True, "kyuushu_kyuuhai": True, "suufon_renda": True, "suucha_riichi": True, "suukan_sanra": True,
        "sanchahou": False,
    }  # fmt: skip


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
def test_responsible_yaku_have_names_under_any_options(ruleset: Ruleset) -> None:
    values = describe_rulesets(ruleset.id)["pao"]
    assert values == {identity: names.to_json() for identity, names in ruleset.vocabulary.pao.items()}
    assert set(ruleset.bind({}).pao_reasons) <= set(values)


def test_beijing_names_responsibility_even_if_it_is_off() -> None:
    assert set(describe_rulesets("beijing")["pao"]) == {"hangzhou_own", "hangzhou_other", "chankan"}


def names_in(value: Any) -> Iterator[dict[str, str]]:
    if isinstance(value, dict):
        if set(value) == {"ja", "en", "zh"}:
            yield value
        for inner in value.values():
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


def test_further_languages_fit_the_schema(tmp_path: Path) -> None:
    with offered(tmp_path / "languages", FOLDER / "de"):
        values = json.loads(json.dumps(describe_rulesets("riichi")))
        everything = schemas()
    (toitoi,) = (one for one in values["yaku"] if one["id"] == "toitoi")
    assert toitoi["names"]["languages"] == {"de": "alles Drillinge"}
    assert "languages" not in toitoi["condition"]
    known = Registry().with_resources((name, Resource.from_contents(one)) for name, one in everything.items())
    Draft202012Validator(everything["rules-answer.schema.json"], registry=known).validate(values)


def test_every_name_stands_in_three_languages() -> None:
    names = list(names_in(describe_rulesets("arushiaru")))
    assert len(names) > 100
    assert all(text.strip() for one in names for text in one.values())
