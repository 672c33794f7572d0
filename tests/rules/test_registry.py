# SPDX-License-Identifier: MIT
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.interchange.describe import RULESET, example_request
from mahjong_desk.interchange.events import EVENT_NAMES
from mahjong_desk.paths import resource_path
from mahjong_desk.rules.model.options import OTHER, group_options
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import all_rulesets, find_ruleset, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset

EXAMPLES = [(ruleset, entry) for ruleset in all_rulesets() for entry in ruleset.yaku]
CASES = Path(__file__).parents[1] / "conformance"


def _chinese_texts(answer: object) -> Iterator[str]:
    if isinstance(answer, dict):
        yield from [answer["zh"]] if isinstance(answer.get("zh"), str) else []
        for value in answer.values():
            yield from _chinese_texts(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from _chinese_texts(value)


def _traditional(text: str) -> str:
    """Returns the characters that are not simplified Chinese."""
    return "".join(sign for sign in text if "一" <= sign <= "鿿" and not sign.encode("gb2312", "ignore"))


def test_every_example_has_its_yaku_at_its_value(subtests: pytest.Subtests) -> None:
    for ruleset, entry in EXAMPLES:
        with subtests.test(f"{ruleset.id} {entry.id}"):
            got = answer_request("score", json.dumps({"ruleset": ruleset.id, **example_request(entry.example)}))
            assert got["ok"], got
            values = {item["id"]: item["value"] for item in got["wins"][0]["yaku"]}
            closed = all(kind == "ankan" for kind, _ in entry.example.melds)
            assert values.get(entry.id) == (entry.closed_value if closed else entry.open_value)


@pytest.mark.parametrize("ruleset", all_rulesets(), ids=lambda ruleset: ruleset.id)
class TestEveryRuleset:
    def test_has_conformance_cases_and_a_page_in_each_language(self, ruleset: Ruleset) -> None:
        assert (CASES / f"{ruleset.id}.jsonl").exists()
        for language in ("ja", "en", "zh"):
            assert resource_path("languages", language, "rules", f"{ruleset.id}.md").exists()

    def test_exact_rules_name_every_known_id(self, ruleset: Ruleset) -> None:
        words = ruleset.vocabulary
        text = resource_path("docs", "rules", f"{ruleset.id}.md").read_text(encoding="utf-8")
        named = set(re.findall(r"\w+", text))
        ids = [option.id for option in ruleset.options] + [entry.id for entry in ruleset.yaku]
        ids += [circumstance.id for circumstance in ruleset.circumstances]
        ids += [field.id for field in ruleset.extra_fields] + [EVENT_NAMES[event] for event in ruleset.known_events]
        for names in (words.fu, words.limits, words.draws, words.pao, words.payments, words.end_reasons):
            ids += names
        assert {*ids, *words.end_labels, *words.refusals, *words.extra_numbers} - named == set()

    def test_exact_rules_state_every_option_default(self, ruleset: Ruleset) -> None:
        text = resource_path("docs", "rules", f"{ruleset.id}.md").read_text(encoding="utf-8")
        for option in ruleset.options:
            rows = re.findall(rf"^\|[^|]*`{option.id}`[^|]*\|(.*)$", text, flags=re.MULTILINE)
            assert rows, option.id
            default = str(option.default).lower() if option.value_type == "bool" else str(option.default)
            texts = ["|".join(row.split("|")[:2]).replace("−", "-") for row in rows]
            assert any(default in re.findall(r"-?\w+", row) for row in texts), option.id
            span = option.number_range or [choice.value for choice in option.choices if option.value_type == "int"]
            stated = re.sub(r",(?=\d{3})", "", (text if "| POINTS |" in rows[0] else " ".join(rows)).replace("−", "-"))
            named = set(re.findall(r"-?\d+", re.sub(r"(?<=\d)[–…]", " ", stated)))
            ends = {str(value) for value in (*span[:1], *span[-1:])}
            assert ends <= named, option.id
            assert option.number_range or "–" in stated or {str(value) for value in span} <= named, option.id

    def test_chinese_texts_are_simplified(self, ruleset: Ruleset) -> None:
        page = resource_path("languages", "zh", "rules", f"{ruleset.id}.md")
        texts = [*_chinese_texts(RULESET.write(ruleset)), page.read_text("utf-8")]
        assert len(texts) > len(ruleset.yaku)
        assert not [text for text in texts if _traditional(text)]

    def test_yaku_refer_only_to_existing_options_and_yaku(self, ruleset: Ruleset) -> None:
        options = {option.id: option for option in ruleset.options}
        ids = [yaku.id for yaku in ruleset.yaku]
        assert [key for key, count in Counter(ids).items() if count > 1] == []
        for yaku in ruleset.yaku:
            assert yaku.enabling_option is None or yaku.enabling_option in options, yaku.id
            assert set(yaku.excludes) < set(ids)
            if yaku.value_option is not None:
                # If the option is off by default, the yaku's own value is that of its example.
                assert options[yaku.value_option].default in {0, yaku.closed_value}
            for variant in yaku.variants:
                assert options[variant.option].choice(variant.option_value).value != options[variant.option].default

    def test_every_option_belongs_to_a_group(self, ruleset: Ruleset) -> None:
        assert OTHER not in {option.group for option in ruleset.options}
        assert sum(len(options) for _names, options in group_options(ruleset.options)) == len(ruleset.options)

    def test_every_value_of_every_option_is_accepted(self, ruleset: Ruleset) -> None:
        for option in ruleset.options:
            values = [choice.value for choice in option.choices]
            if option.number_range is not None:
                values = [option.number_range[0], option.number_range[-1]]
            assert option.choice(option.default).value == option.default
            for value in values:
                rules = ruleset.bind({option.id: value})
                assert rules.options[option.id] == value
                assert rules.result_unit in ruleset.result_units

    def test_presets_are_valid_and_distinct(self, ruleset: Ruleset) -> None:
        chosen = [dict(ruleset.bind(preset.options).options) for preset in ruleset.presets]
        chosen.append(dict(ruleset.bind({}).options))
        assert all(one != other for place, one in enumerate(chosen) for other in chosen[:place])
        assert len({preset.id for preset in ruleset.presets}) == len(ruleset.presets)

    def test_refuses_a_value_of_another_type_or_out_of_range(self, ruleset: Ruleset) -> None:
        for option in ruleset.options:
            other = int(option.default) if option.value_type == "bool" else str(option.default) + "?"
            wrong: list[object] = [None, [], other]
            if option.value_type == "int":
                wrong.append(True)
            if (span := option.number_range) is not None:
                wrong += [span[0] - span.step, span[-1] + span.step, *([span[0] + 1] if span.step > 1 else [])]
            for value in wrong:
                with pytest.raises(Refusal) as caught:
                    ruleset.bind({option.id: value})
                assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_OPTION, option.id)

    def test_every_id_in_answers_has_a_name(self, ruleset: Ruleset) -> None:
        rules = ruleset.bind({option.id: option.choices[-1].value for option in ruleset.options if option.choices})
        words = ruleset.vocabulary
        assert set(rules.circumstances) <= set(rules.ruleset.circumstances)
        assert set(rules.draw_kinds) <= set(words.draws)
        assert set(rules.pao_reasons) <= set(words.pao)


@pytest.mark.parametrize(
    ("system", "chosen"), [("wsom", "points"), ("wsom", "match_points"), ("mcr", "table_points"), ("mcr", "points")]
)
def test_results_use_the_chosen_unit(system: str, chosen: str) -> None:
    assert get_ruleset(system).bind({"result": chosen}).result_unit.id == chosen


def test_an_unknown_ruleset_is_refused_by_name() -> None:
    assert find_ruleset("chess") is None
    with pytest.raises(Refusal, match="chess") as caught:
        get_ruleset("chess")
    assert caught.value.code is ErrorCode.UNKNOWN_RULESET
