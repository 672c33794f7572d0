# SPDX-License-Identifier: MIT
"""Matches and answers in JSON (contract.md §5), with their schemas."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from mahjong_desk.interchange.events import PAO, write_event
from mahjong_desk.interchange.forms import to_json
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, RULESET_VERSION
from mahjong_desk.interchange.schema_parts import (
    BOOLEAN,
    COUNT,
    INTEGER,
    NAME,
    Json,
    array,
    common_ref,
    enum,
    integer,
    local_ref,
    nullable,
    object_schema,
)
from mahjong_desk.match import Match, Replay, ReplayRow
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import FinalResult, Party, Settlement, WaitResult, WinOutcome
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import GroupShape, HandShape, WaitKind

_STRING: Json = {"type": "string"}


class AnswerField(NamedTuple):
    """One field of an answer.

    Attributes:
        source: The attribute with the value, dotted if nested, or a function that returns it; by default ``name``.
        write: Returns one value as JSON if ``to_json`` does not know how.
        optional: Whether an empty tuple is omitted.
    """

    name: str
    schema: Json
    source: str | Callable[[Any], object] = ""
    write: Callable[[Any], object] | None = None
    optional: bool = False


class Form:
    """One kind of object in answers; ``definition`` is its name in the schemas."""

    def __init__(self, *fields: AnswerField, description: str = "", definition: str = "") -> None:
        self._fields, self._description, self.definition = fields, description, definition
        sources = (field.source or field.name for field in fields)
        self._sources = [attrgetter(source) if isinstance(source, str) else source for source in sources]

    def write(self, value: Any) -> Json:
        answer: Json = {}
        for field, source in zip(self._fields, self._sources, strict=True):
            content = source(value)
            if content != () or not field.optional:
                answer[field.name] = to_json(content, field.write)
        return answer

    def schema(self) -> Json:
        """Returns the schema of such an object."""
        required = {field.name: field.schema for field in self._fields if not field.optional}
        schema = object_schema(required, {field.name: field.schema for field in self._fields if field.optional})
        return {"description": self._description, **schema} if self._description else schema

    def nullable_field(self, name: str, source: str | Callable[[Any], object] = "") -> AnswerField:
        """Returns a field with such an object, or null."""
        return AnswerField(name, nullable(self._reference()), source, self.write)

    def list_field(
        self, name: str, source: str | Callable[[Any], object] = "", min_items: int = 0, *, optional: bool = False
    ) -> AnswerField:
        """Returns a field with a list of such objects."""
        return AnswerField(name, array(self._reference(), min_items), source, self.write, optional)

    def _reference(self) -> Json:
        return local_ref(self.definition) if self.definition else self.schema()


OK = AnswerField("ok", {"const": True}, lambda _: True)
_REFUSED = Form(
    AnswerField("refused", enum(ErrorCode), "refusal.code"),
    AnswerField("reason", _STRING, lambda outcome: outcome.refusal.reason or (), optional=True),
)


def write_match(match: Match) -> Json:
    """Returns a match as the file that ``replay`` reads."""
    ruleset = match.rules.ruleset
    return {
        "format": MATCH_FORMAT,
        "version": MATCH_VERSION,
        "ruleset": ruleset.id,
        "ruleset_version": RULESET_VERSION,
        "options": dict(match.options),
        "players": list(match.players),
        "events": [write_event(event, ruleset) for event in match.events],
    }


class _ScoreAnswer(NamedTuple):
    settlement: Settlement
    ending: FinalResult | None


def write_settlement(settlement: Settlement, ruleset: Ruleset, ending: FinalResult | None) -> Json:
    """Returns a score answer.

    Args:
        ending: How the match would end with it; None if it would go on.
    """
    return _answer_forms(ruleset)["score_answer"].write(_ScoreAnswer(settlement, ending))


def write_waits(waits: tuple[WaitResult, ...], ruleset: Ruleset) -> Json:
    return _answer_forms(ruleset)["waits_answer"].write(waits)


def write_replay(replay: Replay) -> Json:
    """Returns a replay answer.

    Raises:
        Refusal: The first event that cannot happen, with its path.
    """
    replay.check()
    return _answer_forms(replay.match.rules.ruleset)["replay_answer"].write(replay)


def write_refusal(refusal: Refusal) -> Json:
    """Returns an error answer."""
    error = {"code": refusal.code.value, "message": refusal.message, "path": refusal.path}
    if refusal.reason is not None:
        error["reason"] = refusal.reason
    return {"ok": False, "error": error}


def define_answers(ruleset: Ruleset) -> dict[str, Json]:
    """Returns the schemas of all answers by name; they refer to those of the requests."""
    commands = ("score", "waits", "replay")
    labels = ruleset.vocabulary.end_labels
    return {
        "label": nullable(enum(labels)) if labels else {"type": "null"},
        **{name: form.schema() for name, form in _answer_forms(ruleset).items()},
        "outcome_of_wait": {"oneOf": [_wait_win_form(ruleset).schema(), _REFUSED.schema()]},
        **{command: {"anyOf": [local_ref(f"{command}_answer"), common_ref("error")]} for command in commands},
    }


@cache
def _part_forms(ruleset: Ruleset) -> dict[str, Form]:
    """Returns the forms that make up wins, by the names of their definitions."""
    pieces = ruleset.pieces
    yaku = enum(item.id for item in ruleset.yaku)
    party = {"anyOf": [local_ref("seat"), enum(member.value for member in Party)]}
    group = Form(
        AnswerField("shape", enum(GroupShape)),
        AnswerField("tiles", local_ref("pieces"), lambda group: pieces.format(group.kinds)),
        AnswerField("exposed", BOOLEAN, "is_open"),
        description="A group of a reading; exposed if it is open or was completed by another player's piece.",
        definition="group",
    )
    wildcard = Form(
        AnswerField("group", COUNT, "group_index"),
        AnswerField("tile", local_ref("tile"), "stands_for", pieces.face_names.__getitem__),
    )
    return _by_definition(
        group,
        Form(
            AnswerField("form", enum(HandShape), "shape"),
            group.list_field("groups", min_items=1),
            AnswerField("won", COUNT, "winning_group_index"),
            AnswerField("wait", enum(WaitKind)),
            wildcard.list_field("wilds", "wildcards", 1, optional=True),
            description="How the hand is read: its groups, which of them (from 0) the winning piece completed and by what "
            "wait, and for each wildcard piece its group and what it stands for.",
            definition="reading",
        ),
        Form(
            AnswerField("id", yaku),
            AnswerField("value", INTEGER),
            group.list_field("sets", "groups"),
            AnswerField("struck", array(yaku, 1), "excluded", optional=True),
            description="A yaku that counts, the groups that it consists of, none if it is of the whole hand, and the other "
            "yaku of the reading that it excludes.",
            definition="yaku",
        ),
        Form(
            AnswerField("from", party, "payer"),
            AnswerField("to", party, "payee"),
            AnswerField("points", integer(1)),
            AnswerField("for", enum(ruleset.vocabulary.payments), "reason"),
            definition="payment",
        ),
    )


def _by_definition(*forms: Form) -> dict[str, Form]:
    return {form.definition: form for form in forms}


@cache
def _answer_forms(ruleset: Ruleset) -> dict[str, Form]:
    """Returns the forms of answers, by the names of their definitions."""
    parts, won_hand = _part_forms(ruleset), _won_hand_form(ruleset)
    payment, each_seat = parts["payment"], local_ref("each_seat")
    outcome = Form(
        AnswerField("reason", enum(ruleset.vocabulary.end_reasons), "end_reason"),
        AnswerField("label", local_ref("label"), "end_label"),
    )
    meaning = "How the match would end with this win; null if it would continue."
    ending: Json = {"description": meaning, **nullable(outcome.schema())}
    next_table, final, wait = _next_table_form(ruleset), _final_form(ruleset), _wait_form(ruleset)
    row = Form(
        AnswerField("event", COUNT, lambda row: row.index),
        AnswerField("deltas", each_seat, "settlement.deltas"),
        AnswerField("scores", each_seat, "after.scores"),
        next_table.nullable_field("next", lambda row: row.after if row.end_reason is None else None),
        payment.list_field("payments", "settlement.payments"),
        AnswerField("side_results", each_seat, _side_results, optional=True),
        AnswerField("warnings", array(_STRING, 1), "settlement.warnings", optional=True),
        won_hand.list_field("wins", "settlement.wins", 1, optional=True),
        definition="row",
    )
    return _by_definition(
        *parts.values(),
        won_hand,
        next_table,
        row,
        final,
        Form(
            OK,
            won_hand.list_field("wins", "settlement.wins", 1),
            payment.list_field("payments", "settlement.payments"),
            AnswerField("deltas", each_seat, "settlement.deltas"),
            AnswerField("warnings", array(_STRING), "settlement.warnings"),
            AnswerField("outcome", ending, "ending", outcome.write),
            AnswerField("side_results", each_seat, _side_results, optional=True),
            definition="score_answer",
        ),
        Form(OK, wait.list_field("waits", lambda waits: waits), definition="waits_answer"),
        Form(
            OK,
            row.list_field("hands", "rows"),
            AnswerField("players", array(NAME, min(ruleset.players), max(ruleset.players))),
            final.nullable_field("final"),
            definition="replay_answer",
        ),
    )


def _wait_form(ruleset: Ruleset) -> Form:
    win_form = _wait_win_form(ruleset)

    def write_outcome(outcome: WinOutcome) -> Json:
        return (_REFUSED if outcome.evaluation is None else win_form).write(outcome)

    return Form(
        AnswerField("tile", local_ref("tile"), "piece", ruleset.pieces.face_names.__getitem__),
        AnswerField("left", COUNT, "remaining"),
        AnswerField("ron", local_ref("outcome_of_wait"), write=write_outcome),
        AnswerField("tsumo", local_ref("outcome_of_wait"), write=write_outcome),
    )


def _won_hand_form(ruleset: Ruleset) -> Form:
    parts = _part_forms(ruleset)
    reading, group = parts["reading"], parts["group"]
    has_fu, has_han = "fu" in ruleset.value_fields, "han" in ruleset.value_fields
    fu_id = AnswerField("id", enum(ruleset.vocabulary.fu))
    fu_item = Form(fu_id, AnswerField("value", INTEGER), group.nullable_field("set"))
    formula = Form(
        AnswerField("text", _STRING, lambda value: " ".join(str(part) for part in value.formula)),
        AnswerField("uncapped", nullable(COUNT), "uncapped_base"),
        *([AnswerField("raw_fu", nullable(COUNT))] if has_fu else []),
        description="How the base came about, in numbers; uncapped is what the formula gives before rounding and the "
        "limit.",
    )
    rejected = Form(
        AnswerField("reading", local_ref("reading"), write=reading.write),
        AnswerField("yaku", array(_STRING)),
        *([AnswerField("han", nullable(COUNT))] if has_han else []),
        *([AnswerField("raw_fu", nullable(COUNT), "fu")] if has_fu else []),
        AnswerField("base", COUNT),
        description="A reading that was not chosen, and what it would have been worth.",
    )
    return Form(
        AnswerField("winner", local_ref("seat")),
        *_value_fields(ruleset),
        AnswerField("formula", formula.schema(), "evaluation", formula.write),
        reading.nullable_field("reading", "evaluation.reading"),
        rejected.list_field("rejected", "evaluation.rejected_readings"),
        *([fu_item.list_field("fu_items", "evaluation.fu_items")] if "fu_items" in ruleset.value_fields else []),
        AnswerField("suggested_pao", array(local_ref("pao")), write=lambda pao: PAO.write(pao, ruleset)),
        definition="won_hand",
    )


def _value_fields(ruleset: Ruleset) -> list[AnswerField]:
    """Returns the fields with the value of a hand, read from its ``evaluation``."""
    limits = ruleset.vocabulary.limits
    fields = [
        _part_forms(ruleset)["yaku"].list_field("yaku", "evaluation.yaku"),
        AnswerField("fu", nullable(COUNT), "evaluation.fu"),
        AnswerField("han", nullable(COUNT), "evaluation.han"),
        AnswerField("limit", nullable(enum(limits)) if limits else {"type": "null"}, "evaluation.limit"),
        AnswerField("base", COUNT, "evaluation.base"),
    ]
    value_fields = [field for field in fields if field.name == "yaku" or field.name in ruleset.value_fields]
    return value_fields + [_extra_number_field(name) for name in ruleset.vocabulary.extra_numbers]


def _extra_number_field(name: str) -> AnswerField:
    return AnswerField(name, nullable(INTEGER), lambda won: won.evaluation.extra_numbers.get(name, ()), optional=True)


@cache
def _wait_win_form(ruleset: Ruleset) -> Form:
    """Returns the form of a win that a wait allows."""
    return Form(
        *_value_fields(ruleset),
        AnswerField("deltas", local_ref("each_seat")),
        AnswerField("warnings", array(_STRING), optional=True),
    )


def _next_table_form(ruleset: Ruleset) -> Form:
    def table_ref(name: str) -> Json:
        return {"$ref": f"#/$defs/table/properties/{name}"}

    def extra(name: str) -> AnswerField:
        return AnswerField(name, nullable(table_ref(name)), lambda table: table.extra_fields.get(name))

    order = AnswerField("order", table_ref("order"), "turn_order")
    return Form(
        AnswerField("round", table_ref("round"), "round_wind"),
        AnswerField("number", integer(1), "hand_number"),
        AnswerField("dealer", local_ref("seat")),
        AnswerField("honba", COUNT),
        AnswerField("deposit", COUNT),
        *([order] if ruleset.conventions.players_change_seats else []),
        *(extra(field.id) for field in ruleset.extra_fields_of(FieldOwner.TABLE)),
        definition="next",
    )


def _final_form(ruleset: Ruleset) -> Form:
    min_players, max_players = min(ruleset.players), max(ruleset.players)
    return Form(
        AnswerField("reason", enum(ruleset.vocabulary.end_reasons), "end_reason"),
        AnswerField("scores", local_ref("each_seat")),
        AnswerField("ranks", array(integer(1, max_players), min_players, max_players)),
        AnswerField("results", array({"type": "number"}, min_players, max_players)),
        AnswerField("house", INTEGER),
        AnswerField("label", local_ref("label"), "end_label"),
        definition="final",
    )


def _side_results(answer: _ScoreAnswer | ReplayRow) -> tuple[int, ...]:
    results = answer.settlement.side_results
    return results if any(results) else ()
