# SPDX-License-Identifier: MIT
"""Matches and answers as JSON (contract.md §5): the fields of answers are declared once, to be written and described."""

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple

from mahjong_desk.interchange.events import write_event, write_pao
from mahjong_desk.interchange.read import MATCH_FORMAT, MATCH_VERSION, RULESET_VERSION
from mahjong_desk.interchange.schema_parts import (
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
from mahjong_desk.match import Match, Replay
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import FinalResult, Party, Settlement, WaitResult, WinOutcome
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import GroupShape, WaitKind
from mahjong_desk.shapes import HandShape as HandForm

_LINE: Final[Json] = {"type": "string"}
_OMITTED: Final = object()
"""What the writer of an optional field returns if there is nothing to write."""


class AnswerField(NamedTuple):
    """One field of an answer.

    Attributes:
        write: Returns the value in JSON; None for the attribute of that name as it is.
        optional: Whether it is omitted if ``write`` returns ``_OMITTED``.
    """

    name: str
    schema: Json
    write: Callable[[Any], object] | None = None
    optional: bool = False


class Form:
    """One kind of object in answers."""

    def __init__(self, *fields: AnswerField, about: str = "") -> None:
        self.fields, self._about = fields, about
        self._writers = [(field.name, field.write or attrgetter(field.name)) for field in fields]

    def write(self, value: Any) -> Json:
        return {name: one for name, write in self._writers if (one := write(value)) is not _OMITTED}

    def write_or_none(self, value: Any) -> Json | None:
        """Returns a value as JSON; None if there is none."""
        return self.write(value) if value else None

    def write_all(self, values: Iterable[Any]) -> list[Json]:
        """Returns several values as JSON."""
        return [self.write(value) for value in values]

    def schema(self) -> Json:
        """Returns the schema of such an object."""
        required = {field.name: field.schema for field in self.fields if not field.optional}
        made = object_schema(required, {field.name: field.schema for field in self.fields if field.optional})
        return described(self._about, made) if self._about else made


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


def write_settlement(settlement: Settlement, ruleset: Ruleset, ending: FinalResult | None) -> Json:
    """Returns a score answer.

    Args:
        ending: How the match would end with it; None if it would go on.
    """
    return _answers(ruleset)["score_answer"].write((settlement, ending))


def write_waits(waits: tuple[WaitResult, ...], ruleset: Ruleset) -> Json:
    return _answers(ruleset)["waits_answer"].write(waits)


def write_replay(replay: Replay) -> Json:
    """Returns a replay answer.

    Raises:
        Refusal: The first event that cannot happen, with its place among the events.
    """
    fault = replay.first_refused_row
    if fault is not None and fault.refusal is not None:
        raise fault.refusal.with_path_prefix(f"events[{fault.index}]")
    return _answers(replay.match.rules.ruleset)["replay_answer"].write(replay)


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
        **{name: form.schema() for name, form in _answers(ruleset).items()},
        "outcome_of_wait": {"oneOf": [_worth(ruleset).schema(), _REFUSED.schema()]},
        **{command: {"anyOf": [local_ref(f"{command}_answer"), common_ref("error")]} for command in commands},
    }


@cache
def _parts(ruleset: Ruleset) -> dict[str, Form]:
    """Returns the forms that make up wins, by the names of their definitions."""
    pieces = ruleset.pieces
    yaku = enum(entry.id for entry in ruleset.yaku)
    group = Form(
        AnswerField("shape", enum(GroupShape), lambda group: group.shape.value),
        AnswerField("tiles", local_ref("pieces"), lambda group: pieces.format(group.kinds)),
        AnswerField("exposed", BOOLEAN, attrgetter("is_open")),
        about="A group of a reading; exposed where it lies open or was completed by another player's piece.",
    )
    wild = Form(
        AnswerField("group", COUNT, attrgetter("group_index")),
        AnswerField("tile", local_ref("tile"), lambda wild: pieces.face_names[wild.stands_for]),
    )
    return {
        "group": group,
        "reading": Form(
            AnswerField("form", enum(HandForm), lambda reading: reading.shape.value),
            AnswerField("groups", array(local_ref("group"), 1), lambda reading: group.write_all(reading.groups)),
            AnswerField("won", COUNT, attrgetter("winning_group_index")),
            AnswerField("wait", enum(WaitKind), lambda reading: reading.wait.value),
            _optional("wilds", array(wild.schema(), 1), lambda reading: wild.write_all(reading.wildcards)),
            about="How the hand is read: its groups, which of them (from 0) the winning piece completed and by what wait, and "
            "for each wildcard piece its group and what it stands for.",
        ),
        "yaku": Form(
            AnswerField("id", yaku),
            AnswerField("value", INTEGER),
            AnswerField("sets", array(local_ref("group")), lambda item: group.write_all(item.groups)),
            _optional("struck", array(yaku, 1), lambda item: list(item.excluded)),
            about="A yaku that counts, the groups that it rests on, none where it rests on the whole hand, and the yaku that "
            "the reading has too and that do not count beside it.",
        ),
        "payment": Form(
            AnswerField("from", _party_schema(), lambda payment: _party(payment.payer)),
            AnswerField("to", _party_schema(), lambda payment: _party(payment.payee)),
            AnswerField("points", integer(1)),
            AnswerField("for", enum(ruleset.vocabulary.payments), lambda payment: payment.reason),
        ),
    }


@cache
def _answers(ruleset: Ruleset) -> dict[str, Form]:
    """Returns the forms of answers, by the names of their definitions."""
    parts, won_hand = _parts(ruleset), _won_hand(ruleset)
    payments = array(local_ref("payment"))
    write_payments, write_wins = parts["payment"].write_all, won_hand.write_all
    outcome = Form(
        AnswerField("reason", enum(ruleset.vocabulary.end_reasons), attrgetter("end_reason")),
        AnswerField("label", local_ref("label"), attrgetter("end_label")),
    )
    wait = Form(
        AnswerField("tile", local_ref("tile"), lambda wait: ruleset.pieces.face_names[wait.piece]),
        AnswerField("left", COUNT, attrgetter("remaining")),
        AnswerField("ron", local_ref("outcome_of_wait"), lambda wait: _write_outcome(wait.ron, ruleset)),
        AnswerField("tsumo", local_ref("outcome_of_wait"), lambda wait: _write_outcome(wait.tsumo, ruleset)),
    )
    next_table, final = _next(ruleset), _final(ruleset)
    row = Form(
        AnswerField("event", COUNT, lambda row: row.index),
        AnswerField("deltas", local_ref("each_seat"), lambda row: list(row.settlement.deltas)),
        AnswerField("scores", local_ref("each_seat"), lambda row: list(row.after.scores)),
        AnswerField(
            "next",
            nullable(local_ref("next")),
            lambda row: None if row.end_reason is not None else next_table.write(row.after),
        ),
        AnswerField("payments", payments, lambda row: write_payments(row.settlement.payments)),
        _optional("side_results", local_ref("each_seat"), lambda row: _side_results(row.settlement)),
        _optional("warnings", array(_LINE, 1), lambda row: list(row.settlement.warnings)),
        _optional("wins", array(local_ref("won_hand"), 1), lambda row: write_wins(row.settlement.wins)),
    )
    fewest, most = min(ruleset.players), max(ruleset.players)
    return {
        **parts,
        "won_hand": won_hand,
        "next": next_table,
        "row": row,
        "final": final,
        "score_answer": Form(
            OK,
            AnswerField("wins", array(local_ref("won_hand"), 1), lambda pair: write_wins(pair[0].wins)),
            AnswerField("payments", payments, lambda pair: write_payments(pair[0].payments)),
            AnswerField("deltas", local_ref("each_seat"), lambda pair: list(pair[0].deltas)),
            AnswerField("warnings", array(_LINE), lambda pair: list(pair[0].warnings)),
            AnswerField(
                "outcome",
                described(
                    "How the match would end with this win; null where it would go on.", nullable(outcome.schema())
                ),
                lambda pair: outcome.write_or_none(pair[1]),
            ),
            _optional("side_results", local_ref("each_seat"), lambda pair: _side_results(pair[0])),
        ),
        "waits_answer": Form(OK, AnswerField("waits", array(wait.schema()), wait.write_all)),
        "replay_answer": Form(
            OK,
            AnswerField("hands", array(local_ref("row")), lambda replay: row.write_all(replay.rows)),
            AnswerField("players", array(NAME, fewest, most), lambda replay: list(replay.players)),
            AnswerField("final", nullable(local_ref("final")), lambda replay: final.write_or_none(replay.final)),
        ),
    }


def _won_hand(ruleset: Ruleset) -> Form:
    parts = _parts(ruleset)
    reading, group = parts["reading"], parts["group"]
    has_fu, has_han = "fu" in ruleset.value_fields, "han" in ruleset.value_fields
    fu_item = Form(
        AnswerField("id", enum(ruleset.vocabulary.fu)),
        AnswerField("value", INTEGER),
        AnswerField("set", nullable(local_ref("group")), lambda item: group.write_or_none(item.set)),
    )
    formula = Form(
        AnswerField("text", _LINE, lambda value: " ".join(str(part) for part in value.formula)),
        AnswerField("uncapped", nullable(COUNT)),
        *([AnswerField("raw_fu", nullable(COUNT))] if has_fu else []),
        about="How the base came about, in numbers; uncapped is what the formula gives before rounding and the limit.",
    )
    rejected = Form(
        AnswerField("reading", local_ref("reading"), lambda candidate: reading.write(candidate.reading)),
        AnswerField("yaku", array(_LINE), lambda candidate: list(candidate.yaku)),
        *([AnswerField("han", nullable(COUNT))] if has_han else []),
        *([AnswerField("raw_fu", nullable(COUNT), lambda candidate: candidate.fu)] if has_fu else []),
        AnswerField("base", COUNT),
        about="A reading that was not chosen, and what it would have been worth.",
    )
    fu_items = AnswerField("fu_items", array(fu_item.schema()), lambda won: fu_item.write_all(won.evaluation.fu_items))
    return Form(
        AnswerField("winner", local_ref("seat")),
        *_value_fields(ruleset),
        AnswerField("formula", formula.schema(), lambda won: formula.write(won.evaluation)),
        AnswerField(
            "reading", nullable(local_ref("reading")), lambda won: reading.write_or_none(won.evaluation.reading)
        ),
        AnswerField("rejected", array(rejected.schema()), lambda won: rejected.write_all(won.evaluation.rejected)),
        *([fu_items] if "fu_items" in ruleset.value_fields else []),
        AnswerField(
            "suggested_pao", array(local_ref("pao")), lambda won: [write_pao(pao) for pao in won.suggested_pao]
        ),
    )


def _value_fields(ruleset: Ruleset) -> list[AnswerField]:
    """Returns the fields with the value of a hand, read from its ``evaluation``."""
    yaku, limits = _parts(ruleset)["yaku"], ruleset.vocabulary.limits
    fields = [
        AnswerField("yaku", array(local_ref("yaku")), lambda won: yaku.write_all(won.evaluation.yaku)),
        AnswerField("fu", nullable(COUNT), attrgetter("evaluation.fu")),
        AnswerField("han", nullable(COUNT), attrgetter("evaluation.han")),
        AnswerField("limit", nullable(enum(limits)) if limits else {"type": "null"}, attrgetter("evaluation.limit")),
        AnswerField("base", COUNT, attrgetter("evaluation.base")),
    ]
    known = [field for field in fields if field.name == "yaku" or field.name in ruleset.value_fields]
    return known + [_figure(name) for name in ruleset.vocabulary.extra_numbers]


def _figure(name: str) -> AnswerField:
    return AnswerField(name, nullable(INTEGER), lambda won: won.evaluation.figures.get(name, _OMITTED), optional=True)


@cache
def _worth(ruleset: Ruleset) -> Form:
    """Returns the form of what one wait is worth, as an evaluation with deltas and warnings."""
    return Form(
        *_value_fields(ruleset),
        AnswerField("deltas", local_ref("each_seat"), lambda outcome: list(outcome.deltas)),
        _optional("warnings", array(_LINE), lambda outcome: list(outcome.warnings)),
    )


def _write_outcome(outcome: WinOutcome, ruleset: Ruleset) -> Json:
    form = _REFUSED if outcome.evaluation is None or outcome.deltas is None else _worth(ruleset)
    return form.write(outcome)


def _next(ruleset: Ruleset) -> Form:
    order = AnswerField("order", {"$ref": "#/$defs/table/properties/order"}, lambda table: list(table.turn_order))
    return Form(
        AnswerField("round", {"$ref": "#/$defs/table/properties/round"}, lambda table: table.round_wind.value),
        AnswerField("number", integer(1), attrgetter("hand_number")),
        AnswerField("dealer", local_ref("seat")),
        AnswerField("honba", COUNT),
        AnswerField("deposit", COUNT),
        *([order] if ruleset.conventions.players_change_seats else []),
        *(_extra_field(field.id) for field in ruleset.extra_fields_of(FieldOwner.TABLE)),
    )


def _extra_field(name: str) -> AnswerField:
    return AnswerField(
        name, nullable({"$ref": f"#/$defs/table/properties/{name}"}), lambda table: table.extra_fields.get(name)
    )


def _final(ruleset: Ruleset) -> Form:
    fewest, most = min(ruleset.players), max(ruleset.players)
    return Form(
        AnswerField("reason", enum(ruleset.vocabulary.end_reasons), attrgetter("end_reason")),
        AnswerField("scores", local_ref("each_seat"), lambda final: list(final.scores)),
        AnswerField("ranks", array(integer(1, most), fewest, most), lambda final: list(final.ranks)),
        AnswerField("results", array({"type": "number"}, fewest, most), lambda final: list(final.results)),
        AnswerField("house", INTEGER),
        AnswerField("label", local_ref("label"), attrgetter("end_label")),
    )


def _optional(name: str, schema: Json, write: Callable[[Any], object]) -> AnswerField:
    """Returns a field that is omitted if it is empty."""
    return AnswerField(name, schema, lambda value: write(value) or _OMITTED, optional=True)


def _side_results(settlement: Settlement) -> list[int]:
    return list(settlement.side_results) if any(settlement.side_results) else []


def _party(party: int | Party) -> int | str:
    return party.value if isinstance(party, Party) else party


def _party_schema() -> Json:
    return {"anyOf": [local_ref("seat"), enum(one.value for one in Party)]}


OK: Final = AnswerField("ok", const(True), lambda _: True)
_REFUSED: Final = Form(
    AnswerField("refused", enum(ErrorCode), lambda outcome: outcome.refusal.code.value if outcome.refusal else None),
    _optional("reason", _LINE, lambda outcome: outcome.refusal and outcome.refusal.reason),
)
