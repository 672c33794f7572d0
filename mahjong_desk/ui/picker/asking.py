# SPDX-License-Identifier: MIT
"""What else a ruleset has to be told of a win, found out by asking it whether the answer would matter."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.further import Form, FurtherField, Place
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.picker.draft import Draft, Frame, tell
from mahjong_desk.ui.picker.draft_event import event_of


@dataclass(frozen=True, slots=True)
class Asked:
    """A further field that this win can carry.

    Attributes:
        field: The field.
        values: What may be told, None for nothing; only answers that can go with the hand.
        told: What the draft tells.
        answered: Whether the table has told it, or said that there is nothing to tell.
    """

    field: FurtherField
    values: tuple[object, ...]
    told: object
    answered: bool


def askable(rules: Rules) -> tuple[FurtherField, ...]:
    """Returns the further fields that can be asked of a win at all."""
    places = (Place.WIN, Place.WINNER, Place.HAND)
    return tuple(field for field in rules.ruleset.further if field.place in places and answers(field, 0))


def answers(field: FurtherField, players: int) -> tuple[object, ...]:
    """Returns every answer that a further field knows, None for no answer first; none where it holds pieces."""
    match field.form:
        case Form.TRUTH:
            return (None, True)
        case Form.SEAT:
            return (None, *range(players))
        case Form.WORD:
            return (None, *field.words)
    return ()


def asked(rules: Rules, table: Table, frame: Frame, draft: Draft) -> tuple[Asked, ...]:
    """Returns the further fields whose answer would change what a complete win brings, or that were told already."""
    found = []
    for field in askable(rules):
        candidates = answers(field, table.players)
        told = draft.further.get((field.place, field.id))
        outcomes = {
            value: _outcome(rules, table, frame, tell(draft, field.place, field.id, value)) for value in candidates
        }
        accepted = tuple(value for value, settlement in outcomes.items() if settlement is not None)
        matters = any(outcomes[value] != outcomes[accepted[0]] for value in accepted[1:])
        if field.form is Form.SEAT:
            # A player who changes nothing is as good as nobody.
            nobody = outcomes[None]
            accepted = tuple(value for value in accepted if value in (None, told) or outcomes[value] != nobody)
        if matters or told is not None:
            values = accepted if told in accepted else (*accepted, told)
            # What is true or not is said by its chip or left, like a circumstance; it asks nothing.
            answered = told is not None or field.form is Form.TRUTH or field.id in draft.answered
            found.append(Asked(field, values, told, answered))
    return tuple(found)


def _outcome(rules: Rules, table: Table, frame: Frame, draft: Draft) -> tuple[object, tuple[int, ...]] | None:
    try:
        settlement = rules.settle(table, event_of(frame, draft))
    except Refusal as refusal:
        # A win that one answer forbids is an answer as well; what contradicts the hand is none.
        return (refusal.reason, ()) if refusal.code is Code.FORBIDDEN_WIN else None
    # What is worth the same, told in other words, makes no difference to the table.
    values = tuple((won.evaluation.base, won.evaluation.limit) for won in settlement.wins)
    return values, settlement.deltas
