# SPDX-License-Identifier: MIT
"""A match as spectators see it: the seats, and what every row says; nothing that was typed beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.match import Match, Replay, Row
from mahjong_desk.rules.model.events import Riichi, Substitute, told_win
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.spectators.snapshot import NOTHING, Change, Hand, Seat, Table, Tile
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.club.spectators.naming import Namer
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.text_format import change, figure, noted
from mahjong_desk.ui.kit.tiles.faces import TileFace, groups_text
from mahjong_desk.ui.text.events import told_row
from mahjong_desk.ui.text.language import in_each_language
from mahjong_desk.ui.text.phrases import in_language
from mahjong_desk.ui.text.values import value_words
from mahjong_desk.ui.text.vocabulary import counters_name, hand_name, has_rounds, short_place

Called = Callable[[Sequence[str]], Sequence[str]]
"""What players are called, by their names and in the language that is spoken."""


class MatchShow:
    """Shows one match as it goes on; what it has shown already it does not put into words again."""

    def __init__(self, namer: Namer) -> None:
        self._namer = namer
        self._shown: dict[int, tuple[Row, Hand]] = {}

    def table(self, number: int, stored: StoredMatch) -> Table:
        """Returns the match at a table as it stands."""
        replay, header = stored.as_entered().replay, stored.journal.header
        ruleset, table = replay.match.rules.ruleset, replay.table

        def called(players: Sequence[str]) -> Sequence[str]:
            return self._namer.seated(header, players)

        told = [row for row in replay.rows if row.refusal is None and not isinstance(row.event, Riichi)]
        before = self._shown
        self._shown = {
            id(row): before[id(row)] if id(row) in before else (row, hand_of(replay.match, row, called)) for row in told
        }
        return Table(
            number,
            in_each_language(lambda: in_language(ruleset.names)),
            in_each_language(lambda: hand_name(ruleset, table)),
            _counters(ruleset, replay),
            _seats(replay, called),
            tuple(hand for _, hand in reversed(self._shown.values())),
            datetime.fromisoformat(stored.journal.entries[-1].at).timestamp(),
            replay.final is not None,
        )


def hand_of(match: Match, row: Row, called: Called) -> Hand:
    """Returns what spectators are told of a row."""
    ruleset = match.rules.ruleset

    def retold() -> Row:
        players = tuple(called(row.players))
        event = row.event
        if isinstance(event, Substitute):
            # Only those who sit at a table have a seat to be called by; whoever comes takes over that of the other.
            event = replace(event, name=called((*row.players[: event.player], event.name))[event.player])
        return replace(row, players=players, event=event)

    names = _at_each_seat(row.players, called)
    changes = tuple(Change(name, change(delta)) for name, delta in zip(names, row.settlement.deltas, strict=False))
    win = told_win(row.event)
    held = win.wins[0] if win is not None else None
    groups = row_groups(ruleset, held.hand, held.seat, row.before.order) if held is not None and held.hand else ()
    return Hand(
        in_each_language(lambda: short_place(row.before.round, row.before.number, 0))
        if has_rounds(ruleset)
        else in_each_language(lambda: str(row.before.number)),
        in_each_language(lambda: told_row(match, retold())),
        in_each_language(lambda: _value(ruleset, row)),
        changes,
        tuple(tuple(map(_tile, group.pieces)) for group in groups),
        in_each_language(lambda: groups_text(groups)) if groups else NOTHING,
    )


def _value(ruleset: Ruleset, row: Row) -> str:
    """Returns what was won in words, and which of it was typed and not worked out."""
    win = told_win(row.event)
    sizes = [value_words(ruleset, one.evaluation) for one in row.settlement.wins]
    typed = win is not None and any(one.hand is None for one in win.wins)
    return noted(*sizes, tr("value typed, not checked") if typed and sizes else "")


def _tile(face: TileFace) -> Tile:
    return Tile("back" if face.face_down else face.name, face.sideways, face.winning)


def _counters(ruleset: Ruleset, replay: Replay) -> tuple[Text, ...]:
    table = replay.table
    found = []
    if table.honba:
        found.append(
            in_each_language(
                lambda: tr("{count} {counters}").format(count=table.honba, counters=counters_name(ruleset))
            )
        )
    if table.deposit:
        found.append(in_each_language(lambda: tr("{points} on the table").format(points=figure(table.deposit))))
    return tuple(found)


def _seats(replay: Replay, called: Called) -> tuple[Seat, ...]:
    table, final = replay.table, replay.final
    pieces = replay.match.rules.ruleset.pieces
    winds = tuple(name for name in ("1z", "2z", "3z", "4z") if name in pieces.names)
    names = _at_each_seat(replay.players, called)
    return tuple(
        Seat(
            names[seat],
            figure(table.scores[seat]),
            winds[table.wind(seat)] if winds and final is None else "",
            final is None and seat == table.dealer,
            final is None and seat in table.riichi,
            final.ranks[seat] if final is not None else 0,
        )
        for seat in table.order
    )


def _at_each_seat(players: Sequence[str], called: Called) -> tuple[Text, ...]:
    return tuple(in_each_language(lambda seat=seat: str(called(players)[seat])) for seat in range(len(players)))  # type: ignore[misc]
