# SPDX-License-Identifier: MIT
"""The schemas of the answers that one rule system gives (contract.md §5)."""

from __future__ import annotations

from mahjong_desk.interchange.schema.asked import Asked
from mahjong_desk.interchange.schema.parts import (
    COUNT,
    NAME,
    TRUTH,
    WHOLE,
    Json,
    common,
    exactly,
    items,
    or_null,
    own,
    record,
    told,
    whole,
    words,
)
from mahjong_desk.rules.model.extra_fields import Carrier
from mahjong_desk.rules.model.reasons import Party
from mahjong_desk.rules.model.refusal import Code
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import Form, Shape, Wait

_LINE: Json = {"type": "string"}
_SIDE_RESULTS: dict[str, Json] = {"side_results": own("each_seat")}


def answer_definitions(asked: Asked) -> dict[str, Json]:
    """Returns the definitions of all answers by their names; they rest on those of the requests."""
    commands = ("score", "waits", "replay")
    return {
        **_parts_of_wins(asked.ruleset),
        **_score(asked.ruleset),
        **_waits(asked.ruleset),
        **_replay(asked),
        **{command: {"anyOf": [own(f"{command}_answer"), common("error")]} for command in commands},
    }


def _parts_of_wins(ruleset: Ruleset) -> dict[str, Json]:
    party = {"anyOf": [own("seat"), words(one.value for one in Party)]}
    yaku = words(entry.id for entry in ruleset.yaku)
    return {
        "group": told(
            "A group of a reading; exposed where it lies open or was completed by another player's piece.",
            record({"shape": words(Shape), "tiles": own("pieces"), "exposed": TRUTH}),
        ),
        "reading": told(
            "How the hand is read: its groups, which of them (from 0) the winning piece completed and by what wait, and "
            "for each wildcard piece its group and what it stands for.",
            record(
                {"form": words(Form), "groups": items(own("group"), 1), "won": COUNT, "wait": words(Wait)},
                {"wilds": items(record({"group": COUNT, "tile": own("tile")}), 1)},
            ),
        ),
        "yaku": told(
            "A yaku that counts, the groups that it rests on, none where it rests on the whole hand, and the yaku that the reading "
            "has too and that do not count beside it.",
            record({"id": yaku, "value": WHOLE, "sets": items(own("group"))}, {"struck": items(yaku, 1)}),
        ),
        "payment": record({"from": party, "to": party, "points": whole(1), "for": words(ruleset.vocabulary.payments)}),
    }


def _score(ruleset: Ruleset) -> dict[str, Json]:
    outcome = record({"reason": words(ruleset.vocabulary.ends), "label": own("label")})
    answer = record(
        {
            "ok": exactly(True),
            "wins": items(own("won_hand"), 1),
            "payments": items(own("payment")),
            "deltas": own("each_seat"),
            "warnings": items(_LINE),
            "outcome": told("How the match would end with this win; null where it would go on.", or_null(outcome)),
        },
        _SIDE_RESULTS,
    )
    return {"won_hand": _won_hand(ruleset), "score_answer": answer}


def _waits(ruleset: Ruleset) -> dict[str, Json]:
    refused = record({"refused": words(Code)}, {"reason": _LINE})
    worth = record({**_value(ruleset), "deltas": own("each_seat")}, {**_figures(ruleset), "warnings": items(_LINE)})
    outcome = own("outcome_of_wait")
    wait = record({"tile": own("tile"), "left": COUNT, "ron": outcome, "tsumo": outcome})
    return {
        "outcome_of_wait": {"oneOf": [worth, refused]},
        "waits_answer": record({"ok": exactly(True), "waits": items(wait)}),
    }


def _replay(asked: Asked) -> dict[str, Json]:
    fewest, most = min(asked.ruleset.players), max(asked.ruleset.players)
    labels = asked.ruleset.vocabulary.labels
    label = or_null(words(labels)) if labels else {"type": "null"}
    row = record(
        {
            "event": COUNT,
            "deltas": own("each_seat"),
            "scores": own("each_seat"),
            "next": or_null(own("next")),
            "payments": items(own("payment")),
        },
        {**_SIDE_RESULTS, "warnings": items(_LINE, 1), "wins": items(own("won_hand"), 1)},
    )
    final = record(
        {
            "reason": words(asked.ruleset.vocabulary.ends),
            "scores": own("each_seat"),
            "ranks": items(whole(1, most), fewest, most),
            "results": items({"type": "number"}, fewest, most),
            "house": WHOLE,
            "label": own("label"),
        }
    )
    answer = record(
        {
            "ok": exactly(True),
            "hands": items(own("row")),
            "players": items(NAME, fewest, most),
            "final": or_null(own("final")),
        }
    )
    return {"label": label, "next": _next(asked), "row": row, "final": final, "replay_answer": answer}


def _figures(ruleset: Ruleset) -> dict[str, Json]:
    return {name: or_null(WHOLE) for name in ruleset.vocabulary.figures}


def _value(ruleset: Ruleset) -> dict[str, Json]:
    limits = ruleset.vocabulary.limits
    known: dict[str, Json] = {
        "fu": or_null(COUNT),
        "han": or_null(COUNT),
        "limit": or_null(words(limits)) if limits else {"type": "null"},
        "base": COUNT,
    }
    return {"yaku": items(own("yaku")), **{name: known[name] for name in ruleset.value_fields if name in known}}


def _won_hand(ruleset: Ruleset) -> Json:
    raw_fu = {"raw_fu": or_null(COUNT)} if "fu" in ruleset.value_fields else {}
    han = {"han": or_null(COUNT)} if "han" in ruleset.value_fields else {}
    rejected = told(
        "A reading that was not chosen, and what it would have been worth.",
        record({"reading": own("reading"), "yaku": items(_LINE), **han, **raw_fu, "base": COUNT}),
    )
    required: dict[str, Json] = {
        "winner": own("seat"),
        **_value(ruleset),
        "formula": told(
            "How the base came about, in numbers; uncapped is what the formula gives before rounding and the limit.",
            record({"text": _LINE, "uncapped": or_null(COUNT), **raw_fu}),
        ),
        "reading": or_null(own("reading")),
        "rejected": items(rejected),
        "suggested_pao": items(own("pao")),
    }
    if "fu_items" in ruleset.value_fields:
        item = record({"id": words(ruleset.vocabulary.fu), "value": WHOLE, "set": or_null(own("group"))})
        required["fu_items"] = items(item)
    return record(required, _figures(ruleset))


def _next(asked: Asked) -> Json:
    ruleset = asked.ruleset
    table = record(
        {
            "round": words(name.value for rules in asked.variants for name in rules.rounds),
            "number": whole(1),
            "dealer": own("seat"),
            "honba": COUNT,
            "deposit": COUNT,
        }
    )
    if ruleset.conventions.order:
        table["properties"]["order"] = {"$ref": "#/$defs/table/properties/order"}
        table["required"].append("order")
    for field in ruleset.extra_fields_of(Carrier.TABLE):
        table["properties"][field.id] = or_null({"$ref": f"#/$defs/table/properties/{field.id}"})
        table["required"].append(field.id)
    return table
