# SPDX-License-Identifier: MIT
"""The open questions of a complete win: its source, pao, and extra fields."""

from dataclasses import dataclass, replace
from itertools import product

from mahjong_desk.entry.draft import NO_EXTRA_FIELDS, Draft, HandSpec, to_event
from mahjong_desk.rules.model.events import Chombo, PaoEntry, Win
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules

OPTIONAL_KINDS = frozenset({FieldKind.BOOLEAN, FieldKind.NUMBER})
"""The kinds of fields whose control needs no answer, like a circumstance."""
_WIN_OWNERS = (FieldOwner.WIN, FieldOwner.WINNER, FieldOwner.HAND)


@dataclass(frozen=True, slots=True)
class FieldQuestion:
    """An extra field that this win can have.

    Attributes:
        values: The possible answers, None for no answer; only those that fit the hand.
    """

    field: ExtraField
    values: tuple[object, ...]
    answer: object
    is_answered: bool


def possible_questions(ruleset: Ruleset) -> tuple[ExtraField, ...]:
    """Returns the extra fields of a win that some table may ask about."""
    return tuple(field for field in ruleset.extra_fields if field.owner in _WIN_OWNERS and possible_answers(field, 0))


def questions_at_table(rules: TableRules, table: Table) -> tuple[ExtraField, ...]:
    """Returns the extra fields of a win that may be asked at a table."""
    return tuple(field for field in possible_questions(rules.ruleset) if field.is_offered(rules.options, table))


def possible_answers(field: ExtraField, players: int) -> tuple[object, ...]:
    """Returns all answers to an extra field, first None for no answer."""
    match field.kind:
        case FieldKind.BOOLEAN:
            return (None, True)
        case FieldKind.SEAT:
            return (None, *field.choices, *range(players))
        case FieldKind.CHOICE:
            return (None, *field.choices)
        case FieldKind.NUMBER:
            return (None, *field.allowed_numbers)
    # Fields of other kinds are not asked about.
    return ()


def find_questions(rules: TableRules, table: Table, spec: HandSpec, draft: Draft) -> tuple[FieldQuestion, ...]:
    """Returns the extra fields that are answered or would change the settlement."""
    questions = []
    for field in questions_at_table(rules, table):
        candidates = possible_answers(field, table.players)
        answer = draft.extra_fields.get((field.owner, field.id))
        if field.kind is FieldKind.NUMBER:
            # If the greatest number changes nothing, no smaller one does.
            candidates = tuple(dict.fromkeys((None, field.allowed_numbers[-1], answer)))
        answers = {value: set_answer(draft, field.owner, field.id, value) for value in candidates}
        outcomes = {value: _outcome(rules, table, spec, answered) for value, answered in answers.items()}
        accepted = tuple(value for value, settlement in outcomes.items() if settlement is not None)
        matters = any(outcomes[value] != outcomes[accepted[0]] for value in accepted[1:])
        if field.kind is FieldKind.SEAT:
            # A seat that changes nothing is not offered.
            without = outcomes[None]
            accepted = tuple(value for value in accepted if value in (None, answer) or outcomes[value] != without)
        if field.kind is FieldKind.NUMBER and matters:
            accepted = possible_answers(field, table.players)
        if matters or answer is not None:
            values = accepted if answer in accepted else (*accepted, answer)
            # With a typed value, a question about a seat usually has no answer.
            preset = draft.value is not None and field.kind is FieldKind.SEAT
            answered = answer is not None or preset or field.kind in OPTIONAL_KINDS or field.id in draft.denied_fields
            questions.append(FieldQuestion(field, values, answer, answered))
    return tuple(questions)


def set_answer(draft: Draft, owner: FieldOwner, key: str, value: object) -> Draft:
    """Returns the draft with an extra field answered; None denies the field."""
    extra_fields = {name: answer for name, answer in draft.extra_fields.items() if name != (owner, key)}
    if value is not None:
        extra_fields[owner, key] = value
    return replace(draft, extra_fields=extra_fields or NO_EXTRA_FIELDS, denied_fields=draft.denied_fields | {key})


def reopen_questions(ruleset: Ruleset, before: Draft, draft: Draft) -> Draft:
    """Returns the draft with denied questions reopened if the win has changed since."""
    if _decisive(ruleset, before) == _decisive(ruleset, draft):
        return draft
    return replace(
        draft,
        pao_declined=draft.pao_declined and not before.pao_declined,
        denied_fields=draft.denied_fields - before.denied_fields,
    )


def _outcome(rules: TableRules, table: Table, spec: HandSpec, draft: Draft) -> tuple[object, ...] | None:
    event = to_event(spec, draft)
    settlement = rules.try_settle(table, event)
    if isinstance(settlement, Refusal):
        # A forbidden win is a possible answer; one that contradicts the hand is not.
        return (settlement.reason, ()) if settlement.code is ErrorCode.FORBIDDEN_WIN else None
    # Settlements that differ only in wording are the same outcome.
    values = tuple((win.evaluation.base, win.evaluation.limit) for win in settlement.wins)
    return values, settlement.deltas, *rules.advance(table, event, settlement)


def _decisive(ruleset: Ruleset, draft: Draft) -> tuple[object, ...]:
    """Returns the fields that decide responsibility or immunity."""
    robbed = any(circumstance.robs_kan for circumstance in ruleset.known_circumstances(draft.situation))
    return (
        draft.winner,
        draft.discarder,
        draft.self_drawn,
        draft.melds,
        draft.winning_piece,
        robbed,
        draft.value is None,
    )


@dataclass(frozen=True, slots=True)
class PossibleWin:
    """The result of a hand if it is won from one source.

    Attributes:
        discarder: The seat that gives the winning piece; None for a self-drawn win.
        settlement: None if the win is refused.
        final: The final result if the match would end, otherwise None.
    """

    discarder: int | None
    settlement: Settlement | None
    refusal: Refusal | None
    final: FinalResult | None = None


def possible_wins(rules: TableRules, table: Table, spec: HandSpec, draft: Draft) -> tuple[PossibleWin, ...]:
    """Returns the result of a complete hand from each source, self-drawn first."""
    assert draft.winner is not None
    wins = []
    for source in possible_sources(table, draft, draft.winner):
        event = to_event(spec, replace(draft, discarder=source, self_drawn=source is None, pao=()))
        settlement = rules.try_settle(table, event)
        if isinstance(settlement, Refusal):
            wins.append(PossibleWin(source, None, settlement))
        else:
            wins.append(PossibleWin(source, settlement, None, advance(rules, table, event, settlement)[2]))
    return tuple(wins)


def possible_sources(table: Table, draft: Draft, winner: int) -> tuple[int | None, ...]:
    """Returns the sources of a winning piece, first None if it may be self-drawn."""
    winners = {winner, *(other.seat for other in draft.other_winners)}
    seats = (seat for seat in range(table.players) if seat not in winners)
    return tuple(seats) if draft.other_winners else (None, *seats)


def settle_unrestricted(rules: TableRules, table: Table, win: Win) -> Settlement | None:
    """Returns the settlement of a win that may be forbidden, or None if it is refused."""
    settle = rules.settle_unrestricted or rules.settle
    try:
        return settle(table._replace(dead_hands=frozenset()), win)
    except Refusal:
        return None


def advance(
    rules: TableRules, table: Table, event: Win | Chombo, settlement: Settlement
) -> tuple[Table, str | None, FinalResult | None]:
    """Returns the table after an event, and the end reason and final result if any."""
    after, end_reason = rules.advance(table, event, settlement)
    return after, end_reason, rules.conclude(after, end_reason) if end_reason is not None else None


@dataclass(frozen=True, slots=True)
class PaoOffers:
    """Who can be responsible for the hand of one winner.

    Attributes:
        refusal: Why the win is forbidden with the suggested pao, or None if it is allowed.
    """

    suggested: tuple[PaoEntry, ...] = ()
    options: tuple[PaoEntry, ...] = ()
    allows_several: bool = False
    refusal: Refusal | None = None


def pao_offers(rules: TableRules, table: Table, win: Win, seat: int) -> PaoOffers:
    """Returns who can be responsible for the win of a seat."""
    index = next(index for index, winner in enumerate(win.winners) if winner.seat == seat)
    bare = _with_pao(win, index, ())
    settled = _settle_even_if_forbidden(rules, table, bare)
    if settled is None:
        return PaoOffers()
    others = [other for other in range(table.players) if other != seat]
    possible = (PaoEntry(other, reason) for other, reason in product(others, rules.pao_reasons))
    wins = ((pao, _with_pao(bare, index, (pao,))) for pao in possible)
    offers = [pao for pao, won in wins if _settle_even_if_forbidden(rules, table, won) is not None]
    two = tuple(offers[:2])
    allows_several = len(offers) > 1 and settle_unrestricted(rules, table, _with_pao(bare, index, two)) is not None
    suggested = tuple(pao for pao in settled.wins[index].suggested_pao if pao in offers)
    charged = rules.try_settle(table, _with_pao(bare, index, suggested if allows_several else suggested[:1]))
    if not isinstance(charged, Refusal):
        return PaoOffers(suggested, tuple(offers), allows_several)
    if isinstance(rules.try_settle(table, bare), Refusal):
        return PaoOffers()
    return PaoOffers(suggested, tuple(offers), allows_several, charged)


def _settle_even_if_forbidden(rules: TableRules, table: Table, win: Win) -> Settlement | None:
    """Returns the settlement of a win, even if forbidden, or None if it is refused."""
    result = rules.try_settle(table, win)
    if isinstance(result, Settlement):
        return result
    # Whether it is forbidden may depend on who is responsible.
    return settle_unrestricted(rules, table, win) if result.code is ErrorCode.FORBIDDEN_WIN else None


def _with_pao(win: Win, index: int, pao: tuple[PaoEntry, ...]) -> Win:
    wins = tuple(replace(winner, pao=pao) if other == index else winner for other, winner in enumerate(win.winners))
    return replace(win, winners=wins)
