# SPDX-License-Identifier: MIT
"""Changes the winners and the discarder of a draft, and reads typed values."""

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.entry.draft import (
    NO_EXTRA_FIELDS,
    Draft,
    DraftError,
    DraftFault,
    HandSpec,
    MeldEntry,
    PieceEntry,
    claimed_from,
    draft_from_win,
    to_winner,
    win_by,
)
from mahjong_desk.match.players import swap_seats_in_event
from mahjong_desk.rules.model.circumstances import WinMethod
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.ruleset import Ruleset, TableRules


def choose_winner(draft: Draft, seat: int) -> Draft:
    """Returns the draft with another winner, who is not discarder or responsible."""
    discarder = None if draft.discarder == seat else draft.discarder
    pao = tuple(entry for entry in draft.pao if entry.player != seat)
    entries = tuple(
        replace(entry, claimed_from=None) if isinstance(entry, MeldEntry) and entry.claimed_from == seat else entry
        for entry in draft.entries
    )
    late = draft.late_riichi if draft.winner in (None, seat) else draft.late_riichi - {draft.winner}
    return replace(draft, winner=seat, discarder=discarder, pao=pao, entries=entries, late_riichi=late)


def choose_discarder(draft: Draft, seat: int | None) -> Draft:
    """Returns the draft as won from a seat, or as self-drawn for None.

    Raises ``DraftError`` for the winner's seat.
    """
    if seat is not None and seat == draft.winner:
        raise DraftError(DraftFault.NO_DISCARDER)
    return replace(draft, discarder=seat, self_drawn=seat is None)


def add_winner(ruleset: Ruleset, spec: HandSpec, draft: Draft) -> Draft:
    """Returns a draft for another player who wins on the same piece.

    The current winner becomes one of its other winners. What is true of the discard stays, such as that it was the last
    one.
    """
    entries = () if draft.winning_piece is None else (PieceEntry(draft.winning_piece, is_winning=True),)
    known = ruleset.known_circumstances(draft.situation)
    shared = (item.id for item in known if item.win_method is WinMethod.DISCARD and not item.first_turn)
    return Draft(
        discarder=draft.discarder,
        entries=entries,
        situation=tuple(shared),
        note=draft.note,
        at=draft.at,
        indicators=draft.indicators,
        extra_fields={key: value for key, value in draft.extra_fields.items() if key[0] is FieldOwner.WIN}
        or NO_EXTRA_FIELDS,
        other_winners=(*draft.other_winners, to_winner(spec, draft)),
        late_riichi=draft.late_riichi,
    )


def switch_winner(spec: HandSpec, draft: Draft, seat: int) -> Draft:
    """Returns the draft with another of its winners as the one being entered."""
    # A winner without a seat is dropped.
    wins = draft.other_winners if draft.winner is None else (*draft.other_winners, to_winner(spec, draft))
    index = [winner.seat for winner in wins].index(seat)
    switched = draft_from_win(win_by(draft, wins), index)
    indicators = switched.indicators.merged_with([draft.indicators])
    return replace(switched, late_riichi=draft.late_riichi, indicators=indicators)


def remove_winner(draft: Draft, seat: int) -> Draft:
    """Returns the draft without one of its other winners."""
    others = tuple(winner for winner in draft.other_winners if winner.seat != seat)
    return replace(draft, other_winners=others, late_riichi=draft.late_riichi - {seat})


def swap_seats(ruleset: Ruleset, spec: HandSpec, draft: Draft, first: int, second: int) -> Draft:
    """Returns the draft with two seats exchanged."""
    seats: dict[int | None, int] = {**{seat: seat for seat in spec.turn_order}, first: second, second: first}
    others = swap_seats_in_event(
        Win(discarder=None, winners=draft.other_winners), ruleset, first, second, spec.turn_order
    )
    assert isinstance(others, Win)
    asks_seat = {(field.owner, field.id) for field in ruleset.extra_fields if field.kind is FieldKind.SEAT}
    entries = (
        replace(entry, claimed_from=seats.get(claimed_from(spec, draft, entry)))
        if isinstance(entry, MeldEntry)
        else entry
        for entry in draft.entries
    )
    return replace(
        draft,
        winner=seats.get(draft.winner),
        discarder=seats.get(draft.discarder),
        entries=tuple(entries),
        pao=tuple(replace(pao, player=seats[pao.player]) for pao in draft.pao),
        extra_fields={
            key: seats[value] if key in asks_seat and isinstance(value, int) else value
            for key, value in draft.extra_fields.items()
        }
        or NO_EXTRA_FIELDS,
        other_winners=others.winners,
        late_riichi=frozenset(seats[seat] for seat in draft.late_riichi),
    )


def manual_value(rules: TableRules, form: str, fields: Mapping[str, int]) -> dict[str, object]:
    """Returns a typed value of one of the forms, with its fixed fields and defaults.

    Raises:
        KeyError: The rules have no such form.
    """
    value_form = {item.id: item for item in rules.value_forms}[form]
    values: dict[str, object] = dict(value_form.fixed)
    for field in value_form.fields:
        number = fields.get(field.id, field.default)
        values[field.id] = bool(number) if field.is_boolean else number
    return values


def value_form_id(rules: TableRules, value: Mapping[str, object]) -> str:
    """Returns the id of the form that fits a value best, by default the first form."""
    fitting = (
        form
        for form in rules.value_forms
        if set(form.fixed) <= set(value) <= {*form.fixed, *(field.id for field in form.fields)}
        and all(value[key] == fixed for key, fixed in form.fixed.items())
    )
    return max(fitting, key=lambda form: len(form.fixed), default=rules.value_forms[0]).id
