# SPDX-License-Identifier: MIT
"""Checks and settlements that several systems share."""

from collections.abc import Mapping, Sequence

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import Adjustment, DeadHand, Draw, Event, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, ExtraField, FieldKind, with_defaults
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import (
    Refusal,
    bad_event,
    bad_request,
    bad_seat,
    below_minimum,
    forbidden_win,
    not_a_win,
)
from mahjong_desk.rules.model.table import Table
from mahjong_desk.texts import Text, mark


def check_extra_fields(
    fields: Sequence[ExtraField],
    field_values: Mapping[str, object],
    players: int,
    other_values: Mapping[str, object] = EMPTY_MAPPING,
) -> None:
    """Checks that the extra fields of one carrier are complete, compatible and valid.

    Args:
        fields: The fields that the ruleset declares for the carrier, in the order in which to check them.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``, its path relative to the carrier.
    """
    if not field_values and not any(field.required for field in fields):
        return
    values = {**other_values, **with_defaults(fields, field_values)}
    # Checked in the order of the declaration, so that the first faulty field is refused.
    for field in fields:
        is_allowed = field.is_allowed_with(values)
        if field.id in field_values:
            if not is_allowed:
                raise bad_request(mark("{field} contradicts the other fields."), path=field.id, field=field.id)
            _check_value(field, field_values[field.id], players)
        elif field.required and is_allowed:
            raise bad_request(mark("{field} is missing."), path=field.id, field=field.id)


def _check_value(field: ExtraField, value: object, players: int) -> None:
    if field.kind is FieldKind.SEAT and isinstance(value, int):
        check_seat(value, players, field.id)
    elif field.kind is FieldKind.SEATS and isinstance(value, tuple):
        check_seats(value, players, field.id)
    elif field.kind is FieldKind.NUMBER and value not in field.allowed_numbers:
        raise bad_request(mark("{field} cannot be {number}."), path=field.id, field=field.id, number=value)


def check_seats(seats: Sequence[int], players: int, path: str) -> None:
    """Checks that every named seat exists and is named once.

    Raises:
        Refusal: ``bad_seat``, or ``bad_request`` at ``path``.
    """
    for index, seat in enumerate(seats):
        check_seat(seat, players, f"{path}[{index}]")
    if len(set(seats)) != len(seats):
        raise bad_request(mark("A seat is named twice."), path=path)


RULE_EXPLANATIONS = {
    "head_bump": Text("Only one player can win on a discard: the one whose turn comes first after the discarder."),
    "dead_hand": Text("A dead hand stays dead until the end of the deal, whatever completes it."),
}
"""The rules behind ``head_bump_refusal`` and ``check_hand_not_dead``, by the reason of the refusal."""


def pao_not_supported() -> Refusal:
    """Returns the ``bad_request`` of a responsible player in a ruleset without pao."""
    return bad_request(mark("In this ruleset no player is responsible for a win."), path="pao")


def empty_settlement(table: Table) -> Settlement:
    """Returns the settlement of an event that moves no points."""
    return Settlement((), (), (0,) * table.players)


def unknown_event() -> Refusal:
    """Returns the ``bad_request`` of an event that the ruleset does not know."""
    return bad_request(mark("This ruleset has no such event."), path="type")


def single_winner(table: Table, win: Win) -> Winner:
    """Checks the seats of a win and returns its only winner; refuses a second one.

    Raises:
        Refusal: ``bad_request``, ``bad_seat``, or ``forbidden_win`` with the reason ``head_bump``.
    """
    winners = win.winners
    check_discarder(table, win)
    check_single_winner(win)
    check_winner(table, win, 0)
    return winners[0]


def check_single_winner(win: Win) -> None:
    """Checks that a win has exactly one winner.

    Raises:
        Refusal: ``bad_request``, or ``forbidden_win`` with the reason ``head_bump``.
    """
    check_winners(win)
    if len(win.winners) > 1:
        check_not_self_drawn(win.discarder)
        raise head_bump_refusal()


def check_winners(win: Win) -> None:
    """Checks that a win names a winner.

    Raises:
        Refusal: ``bad_request``.
    """
    if not win.winners:
        raise bad_request(mark("A win needs a winner."), path="wins")


def head_bump_refusal() -> Refusal:
    """Returns the ``forbidden_win`` of several winners if only one may win."""
    return forbidden_win(
        mark("Only the first claimant in turn order after the discarder wins."), path="wins", reason="head_bump"
    )


def check_not_self_drawn(discarder: int | None) -> None:
    """Checks that a win of several players was not self-drawn.

    Raises:
        Refusal: ``bad_request``.
    """
    if discarder is None:
        raise bad_request(mark("A self-drawn win has one winner."), path="wins")


def check_distinct_winner(win: Win, index: int) -> None:
    """Checks that a winner is not among the previous ones.

    Raises:
        Refusal: ``bad_seat``.
    """
    seat = win.winners[index].seat
    if any(winner.seat == seat for winner in win.winners[:index]):
        raise bad_seat(mark("A seat is named twice."), path=f"wins[{index}].winner")


def check_turn_order(table: Table, win: Win, index: int) -> None:
    """Checks that a winner follows the previous one in turn order after the discarder.

    Raises:
        Refusal: ``bad_request``.
    """
    if not index or win.discarder is None:
        return
    before, after = (table.turns_between(win.discarder, win.winners[position].seat) for position in (index - 1, index))
    if before > after:
        raise bad_request(mark("The winner nearest to the discarder in turn order must come first."), path="wins")


def check_discarder(table: Table, win: Win) -> None:
    """Checks that the discarder sits at the table.

    Raises:
        Refusal: ``bad_seat``.
    """
    if win.discarder is not None:
        check_seat(win.discarder, table.players, "from")


def check_winner(table: Table, win: Win, index: int) -> None:
    """Checks that a winner sits at the table and is not the discarder.

    Raises:
        Refusal: ``bad_seat``.
    """
    seat = win.winners[index].seat
    check_seat(seat, table.players, f"wins[{index}].winner")
    if seat == win.discarder:
        raise own_discard_refusal("from")


def own_discard_refusal(path: str) -> Refusal:
    """Returns the ``bad_seat`` of a player who would win on a discard of their own."""
    return bad_seat(mark("A player cannot win on their own discard."), path=path)


def check_hand_not_dead(table: Table, seat: int, path: str = "winner") -> None:
    """Checks that a winner's hand is not dead.

    Raises:
        Refusal: ``forbidden_win`` with the reason ``dead_hand``, its path relative to the winner.
    """
    if seat in table.dead_hands:
        raise forbidden_win(mark("This player’s hand is dead and may not win."), path=path, reason="dead_hand")


def check_tenpai(table: Table, tenpai: Sequence[int], *, all_declared: bool = True) -> None:
    """Checks the seats in tenpai at a draw.

    No hand among them may be dead. With ``all_declared`` they include every other player who declared riichi.

    Raises:
        Refusal: ``bad_event``.
    """
    for index, seat in enumerate(tenpai):
        if seat in table.dead_hands:
            raise bad_event(mark("A dead hand is not tenpai."), path=f"tenpai[{index}]")
    if all_declared and any(seat not in tenpai and seat not in table.dead_hands for seat in table.riichi):
        raise bad_event(mark("A player who declared riichi is noten: this is a chombo."), path="tenpai")


_TOO_FEW_HAN = Text("The yaku total {han} han without dora; {minimum} needed to win.")


def below_minimum_refusal(han: int, minimum: int, sentence: Text = _TOO_FEW_HAN) -> Refusal:
    """Returns the ``below_minimum`` of a hand whose yaku are worth too little.

    Args:
        sentence: The sentence, for a game that writes han differently.
    """
    return below_minimum(sentence, han=han, minimum=minimum)


def no_winning_shape(path: str = "") -> Refusal:
    """Returns the ``not_a_win`` of a hand of none of the three usual shapes."""
    return not_a_win(
        mark("Not a winning hand. Needed: four sets and a pair, seven pairs, or thirteen orphans."), path=path
    )


def check_draw(table: Table, draw: Draw, kinds: Sequence[str]) -> None:
    """Checks that the table knows this kind of draw, and the named seats.

    Raises:
        Refusal: ``bad_request`` or ``bad_seat``.
    """
    if draw.kind not in kinds:
        raise bad_request(mark("The draw “{kind}” is not used at this table."), path="kind", kind=draw.kind)
    check_seats(draw.tenpai or (), table.players, "tenpai")


def settle_adjustment(table: Table, adjust: Adjustment) -> Settlement:
    """Returns the settlement of a correction.

    If ``adjust.house`` is set, the house balances points that do not sum to zero.

    Raises:
        Refusal: ``bad_request``.
    """
    if len(adjust.deltas) != table.players:
        raise bad_request(mark("An adjustment needs a number for every seat."), path="deltas")
    total = sum(adjust.deltas)
    if total and not adjust.house_takes_rest:
        raise bad_request(mark("The adjustment sums to {total}, not to zero."), path="deltas", total=total)
    return Settlement((), (), adjust.deltas, house=-total)


def apply_settlement(table: Table, settlement: Settlement) -> Table:
    """Returns the table with the points of a settlement added."""
    return table._replace(
        scores=tuple(score + delta for score, delta in zip(table.scores, settlement.deltas, strict=True)),
        deposit=table.deposit + settlement.deposit,
        house_points=table.house_points + settlement.house,
    )


def apply_event(table: Table, event: Event, settlement: Settlement) -> Table:
    """Returns the table after an event: its points, riichi and dead hands."""
    after = apply_settlement(table, settlement)
    match event:
        case RiichiDeclaration(player=player):
            return after._replace(riichi=(*table.riichi, player))
        case DeadHand(player=player):
            return after._replace(dead_hands=table.dead_hands | {player})
        case _:
            return after
