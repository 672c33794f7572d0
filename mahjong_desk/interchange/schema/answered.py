# SPDX-License-Identifier: MIT
"""The schemas of the answers that one rule system gives (contract.md §5)."""

from __future__ import annotations

from mahjong_desk.interchange.schema.asked import RequestSchemas
from mahjong_desk.interchange.schema.parts import (
    BOOLEAN,
    COUNT,
    INTEGER,
    NAME,
    Json,
    array,
    common_ref,
    const,
    described,
    enum,
    integer,
    local_ref,
    nullable,
    object_schema,
)
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import Party
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import GroupShape, HandShape, WaitKind

_LINE: Json = {"type": "string"}
_SIDE_RESULTS: dict[str, Json] = {"side_results": local_ref("each_seat")}


def define_answers(asked: RequestSchemas) -> dict[str, Json]:
    """Returns the definitions of all answers by their names; they rest on those of the requests."""
    commands = ("score", "waits", "replay")
    return {
        **_parts_of_wins(asked.ruleset),
        **_score(asked.ruleset),
        **_waits(asked.ruleset),
        **_replay(asked),
        **{command: {"anyOf": [local_ref(f"{command}_answer"), common_ref("error")]} for command in commands},
    }


def _parts_of_wins(ruleset: Ruleset) -> dict[str, Json]:
    party = {"anyOf": [local_ref("seat"), enum(one.value for one in Party)]}
    yaku = enum(entry.id for entry in ruleset.yaku)
    return {
        "group": described(
            "A group of a reading; exposed where it lies open or was completed by another player's piece.",
            object_schema({"shape": enum(GroupShape), "tiles": local_ref("pieces"), "exposed": BOOLEAN}),
        ),
        "reading": described(
            "How the hand is read: its groups, which of them (from 0) the winning piece completed and by what wait, and "
            "for each wildcard piece its group and what it stands for.",
            object_schema(
                {"form": enum(HandShape), "groups": array(local_ref("group"), 1), "won": COUNT, "wait": enum(WaitKind)},
                {"wilds": array(object_schema({"group": COUNT, "tile": local_ref("tile")}), 1)},
            ),
        ),
        "yaku": described(
            "A yaku that counts, the groups that it rests on, none where it rests on the whole hand, and the yaku that the reading "
            "has too and that do not count beside it.",
            object_schema(
                {"id": yaku, "value": INTEGER, "sets": array(local_ref("group"))}, {"struck": array(yaku, 1)}
            ),
        ),
        "payment": object_schema(
            {"from": party, "to": party, "points": integer(1), "for": enum(ruleset.vocabulary.payments)}
        ),
    }


def _score(ruleset: Ruleset) -> dict[str, Json]:
    outcome = object_schema({"reason": enum(ruleset.vocabulary.ends), "label": local_ref("label")})
    answer = object_schema(
        {
            "ok": const(True),
            "wins": array(local_ref("won_hand"), 1),
            "payments": array(local_ref("payment")),
            "deltas": local_ref("each_seat"),
            "warnings": array(_LINE),
            "outcome": described(
                "How the match would end with this win; null where it would go on.", nullable(outcome)
            ),
        },
        _SIDE_RESULTS,
    )
    return {"won_hand": _won_hand(ruleset), "score_answer": answer}


def _waits(ruleset: Ruleset) -> dict[str, Json]:
    refused = object_schema({"refused": enum(ErrorCode)}, {"reason": _LINE})
    worth = object_schema(
        {**_value(ruleset), "deltas": local_ref("each_seat")}, {**_figures(ruleset), "warnings": array(_LINE)}
    )
    outcome = local_ref("outcome_of_wait")
    wait = object_schema({"tile": local_ref("tile"), "left": COUNT, "ron": outcome, "tsumo": outcome})
    return {
        "outcome_of_wait": {"oneOf": [worth, refused]},
        "waits_answer": object_schema({"ok": const(True), "waits": array(wait)}),
    }


def _replay(asked: RequestSchemas) -> dict[str, Json]:
    fewest, most = min(asked.ruleset.players), max(asked.ruleset.players)
    labels = asked.ruleset.vocabulary.labels
    label = nullable(enum(labels)) if labels else {"type": "null"}
    row = object_schema(
        {
            "event": COUNT,
            "deltas": local_ref("each_seat"),
            "scores": local_ref("each_seat"),
            "next": nullable(local_ref("next")),
            "payments": array(local_ref("payment")),
        },
        {**_SIDE_RESULTS, "warnings": array(_LINE, 1), "wins": array(local_ref("won_hand"), 1)},
    )
    final = object_schema(
        {
            "reason": enum(asked.ruleset.vocabulary.ends),
            "scores": local_ref("each_seat"),
            "ranks": array(integer(1, most), fewest, most),
            "results": array({"type": "number"}, fewest, most),
            "house": INTEGER,
            "label": local_ref("label"),
        }
    )
    answer = object_schema(
        {
            "ok": const(True),
            "hands": array(local_ref("row")),
            "players": array(NAME, fewest, most),
            "final": nullable(local_ref("final")),
        }
    )
    return {"label": label, "next": _next(asked), "row": row, "final": final, "replay_answer": answer}


def _figures(ruleset: Ruleset) -> dict[str, Json]:
    return {name: nullable(INTEGER) for name in ruleset.vocabulary.figures}


def _value(ruleset: Ruleset) -> dict[str, Json]:
    limits = ruleset.vocabulary.limits
    known: dict[str, Json] = {
        "fu": nullable(COUNT),
        "han": nullable(COUNT),
        "limit": nullable(enum(limits)) if limits else {"type": "null"},
        "base": COUNT,
    }
    return {"yaku": array(local_ref("yaku")), **{name: known[name] for name in ruleset.value_fields if name in known}}


def _won_hand(ruleset: Ruleset) -> Json:
    raw_fu = {"raw_fu": nullable(COUNT)} if "fu" in ruleset.value_fields else {}
    han = {"han": nullable(COUNT)} if "han" in ruleset.value_fields else {}
    rejected = described(
        "A reading that was not chosen, and what it would have been worth.",
        object_schema({"reading": local_ref("reading"), "yaku": array(_LINE), **han, **raw_fu, "base": COUNT}),
    )
    required: dict[str, Json] = {
        "winner": local_ref("seat"),
        **_value(ruleset),
        "formula": described(
            "How the base came about, in numbers; uncapped is what the formula gives before rounding and the limit.",
            object_schema({"text": _LINE, "uncapped": nullable(COUNT), **raw_fu}),
        ),
        "reading": nullable(local_ref("reading")),
        "rejected": array(rejected),
        "suggested_pao": array(local_ref("pao")),
    }
    if "fu_items" in ruleset.value_fields:
        item = object_schema({"id": enum(ruleset.vocabulary.fu), "value": INTEGER, "set": nullable(local_ref("group"))})
        required["fu_items"] = array(item)
    return object_schema(required, _figures(ruleset))


def _next(asked: RequestSchemas) -> Json:
    ruleset = asked.ruleset
    table = object_schema(
        {
            "round": enum(name.value for rules in asked.variants for name in rules.rounds),
            "number": integer(1),
            "dealer": local_ref("seat"),
            "honba": COUNT,
            "deposit": COUNT,
        }
    )
    if ruleset.conventions.order:
        table["properties"]["order"] = {"$ref": "#/$defs/table/properties/order"}
        table["required"].append("order")
    for field in ruleset.extra_fields_of(FieldOwner.TABLE):
        table["properties"][field.id] = nullable({"$ref": f"#/$defs/table/properties/{field.id}"})
        table["required"].append(field.id)
    return table
