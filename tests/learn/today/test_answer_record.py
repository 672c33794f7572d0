# SPDX-License-Identifier: MIT
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.journal.acts import freeze
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord, HandRef, QuestionRecipe

TOPIC_RESULTS = {"tanki": False, "closed_ron": True}
ANSWERED = AnswerRecord("2026-01-31T20:15:00Z", "arushiaru", Subject.FU, Level.MEDIUM, False, TOPIC_RESULTS, True)

moments = st.datetimes().map(lambda time: time.replace(year=2000 + time.year % 1000).strftime("%Y-%m-%dT%H:%M:%SZ"))
questions = st.builds(
    QuestionRecipe,
    level=st.sampled_from(Level),
    seed=st.text(),
    topic=st.none() | st.text(),
    yaku=st.lists(st.text(), max_size=3).map(tuple),
    hand_ref=st.none() | st.builds(HandRef, st.text(), st.integers()),
    mark=st.text(),
)
answers = st.builds(
    AnswerRecord,
    at=moments,
    ruleset=st.text(),
    subject=st.sampled_from(Subject),
    level=st.sampled_from(Level),
    right=st.booleans(),
    topics=st.dictionaries(st.text(), st.booleans(), max_size=4),
    from_club=st.booleans(),
    seconds=st.none() | st.integers(0, 86_400),
    question=st.none() | questions,
    answer=st.none() | st.frozensets(st.text() | st.integers(), max_size=3) | st.lists(st.integers()).map(tuple),
)


def payload_with(**changes: object) -> dict[str, Any]:
    return {**ANSWERED.payload(), **changes}


@given(answered=answers)
def test_answer_survives_a_json_round_trip(answered: AnswerRecord) -> None:
    document = json.loads(json.dumps(answered.payload()))
    assert AnswerRecord.from_payload(document) == answered
    assert AnswerRecord.from_payload(freeze(document)) == answered, "as the ledger returns it"


def test_unknown_fields_are_ignored() -> None:
    assert AnswerRecord.from_payload(payload_with(mood="good", sprint="2026-01-31T20:15:00Z")) == ANSWERED
    question = {"level": 1, "seed": "7f", "mark": "", "offered": ["pinfu"]}
    assert QuestionRecipe.from_payload(question) == QuestionRecipe(Level.EASY, "7f")


QUESTION = {"level": 1, "seed": "7f", "mark": ""}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("seconds", [-1, "12", True, 86_401]),
        ("question", ["7f", QUESTION | {"level": 9}, QUESTION | {"seed": 7}, QUESTION | {"topic": 3}]),
        ("question", [QUESTION | {"yaku": "pinfu"}, QUESTION | {"yaku": [1]}]),
        ("question", [QUESTION | {"match": "a"}, QUESTION | {"match": "a", "row": True}]),
        ("chosen", ["pinfu", [True]]),
        ("numbers", [[1.5]]),
    ],
)
def test_invalid_optional_fields_are_ignored(field: str, values: list[object]) -> None:
    for value in values:
        assert AnswerRecord.from_payload(payload_with(**{field: value})) == ANSWERED, value


@pytest.mark.parametrize("field", list(ANSWERED.payload()))
def test_each_field_of_an_answer_is_required(field: str) -> None:
    payload = ANSWERED.payload()
    del payload[field]
    with pytest.raises(ValueError, match="not an answer"):
        AnswerRecord.from_payload(payload)


TIMES = (
    "2026-02-30T20:15:00Z/2026-01-31 20:15:00Z/2026-01-31T20:15:00/2026-01-31T20:15:00+00:00/2026-01-31T20:15Z"
    "/2026-W05-6T20:15:00Z/1999-12-31T20:15:00Z/3000-01-01T00:00:00Z/"
)
"""Times that do not exist, or have another format or millennium; the last one is empty."""


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("at", [1769890500, *TIMES.split("/")]),
        ("ruleset", [None]),
        ("subject", [3, "chess"]),
        ("level", ["1", True, 9]),
        ("right", [1]),
        ("topics", [["tanki"], {"tanki": 1}]),
        ("recorded", ["yes"]),
    ],
)
def test_invalid_values_are_refused(field: str, values: list[object]) -> None:
    for value in values:
        with pytest.raises(ValueError, match=r"not an answer|not a valid"):
            AnswerRecord.from_payload(payload_with(**{field: value}))
