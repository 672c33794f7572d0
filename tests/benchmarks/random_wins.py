# SPDX-License-Identifier: MIT
"""Random wins for every ruleset, the same ones for the same seed."""

import random
from collections.abc import Callable
from operator import attrgetter

from mahjong_desk.match import Replay
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, Event, Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind
from tests.hands import indicators
from tests.rules.systems.riichi.dealing import random_win

Drawn = tuple[TableRules, Table, Win]
"""A win with the rules and the table at which it happens."""


def _groups(source: random.Random) -> list[list[int]]:
    """Returns four sets and a pair, with at most four of each kind; the pair is last."""
    while True:
        groups = []
        for _ in range(4):
            if source.random() < 0.65:
                first = source.choice([0, 9, 18]) + source.randrange(7)
                groups.append([first, first + 1, first + 2])
            else:
                groups.append([source.randrange(34)] * 3)
        groups.append([source.randrange(34)] * 2)
        counts = [sum(group.count(kind) for group in groups) for kind in range(34)]
        if max(counts) <= 4:
            return groups


def _melded(
    groups: list[list[int]], winner: int, source: random.Random, *, most: int = 3
) -> tuple[list[int], list[Meld]]:
    """Returns the concealed pieces and at most ``most`` melds of a hand."""
    claimed = min(most, source.choice((0, 0, 0, 1, 2, 3)))
    melds = []
    for group in groups[:claimed]:
        if group[0] != group[1]:
            melds.append(Meld(MeldKind.CHI, tuple(group), (winner - 1) % 4))
        else:
            melds.append(Meld(MeldKind.PON, tuple(group), (winner + source.randrange(1, 4)) % 4))
    return [kind for group in groups[claimed:] for kind in group], melds


def _seats(source: random.Random, players: int = 4) -> tuple[int, int | None]:
    winner = source.randrange(players)
    return winner, (winner + source.randrange(1, players)) % players if source.random() < 0.5 else None


def _win(winner: int, discarder: int | None, hand: Hand) -> Win:
    return Win(discarder=discarder, winners=(Winner(winner, hand),))


def mahjong_win(ruleset_id: str, source: random.Random, **options: object) -> Drawn:
    """Returns a win of four sets and a pair, half of them self-drawn, half with melds."""
    rules = get_ruleset(ruleset_id).bind(options)
    winner, discarder = _seats(source)
    concealed, melds = _melded(_groups(source), winner, source)
    winning = concealed.pop(source.randrange(len(concealed)))
    return rules, rules.opening_table(), _win(winner, discarder, Hand(tuple(sorted(concealed)), tuple(melds), winning))


def boo_win(source: random.Random) -> Drawn:
    """Returns a win with a dora indicator, in which every five of circles is red."""
    rules, table, win = mahjong_win("boo", source, enforce_restrictions="warn", red_fives=4)
    hand = win.winners[0].hand

    def red(pieces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(RED_FIVE if piece == 13 else piece for piece in pieces)

    melds = tuple(Meld(meld.kind, red(meld.pieces), meld.claimed_from) for meld in hand.melds)
    hand = Hand(red(hand.concealed), melds, red((hand.winning_piece,))[0], indicators=indicators((27,)))
    pieces = [*hand.concealed, *(piece for meld in melds for piece in meld.pieces), hand.winning_piece]
    if pieces.count(27) > 3:
        return boo_win(source)
    return rules, table, _win(win.winners[0].seat, win.discarder, hand)


def beijing_win(source: random.Random, wilds: int | None = None) -> Drawn:
    """Returns a self-drawn win with ``wilds`` wildcards, by default up to three."""
    rules = get_ruleset("beijing").bind({"hungang_points": 0} if wilds == 4 else {})
    wild, indicator = 8, 7
    winner, _ = _seats(source)
    most = 3 if wilds is None else 0
    while True:
        concealed, melds = _melded(_groups(source), winner, source, most=most)
        number = source.choice((0, 1, 1, 2, 3)) if wilds is None else wilds
        if any(wild in meld.pieces or indicator in meld.pieces for meld in melds) or len(concealed) <= number:
            continue
        if wild in concealed or concealed.count(indicator) > 3:
            continue
        for place in source.sample(range(len(concealed)), number):
            concealed[place] = wild
        winning = concealed.pop(source.randrange(len(concealed)))
        hand = Hand(tuple(sorted(concealed)), tuple(melds), winning, indicators=indicators(wild=indicator))
        return rules, rules.opening_table(), _win(winner, None, hand)


_SHOGI_SETS = ((0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4), (0, 5, 5), (0, 6, 6), (0, 7, 7))
_SHOGI_COPIES = (12, 4, 4, 4, 4, 2, 2, 2)


def shogi_win(source: random.Random) -> Drawn:
    """Returns a closed win under riichi, so that every one has a yaku."""
    rules = get_ruleset("shogi").bind({})
    winner, discarder = _seats(source, 3)
    while True:
        pieces = [*source.choice(_SHOGI_SETS), *source.choice(_SHOGI_SETS), *[source.randrange(8)] * 2]
        if all(pieces.count(kind) <= copies for kind, copies in enumerate(_SHOGI_COPIES)):
            break
    winning = pieces.pop(source.randrange(8))
    hand = Hand(tuple(sorted(pieces)), (), winning, ("riichi",), indicators=indicators((0,)))
    if pieces.count(0) + (winning == 0) > 11:
        return shogi_win(source)
    return rules, rules.opening_table()._replace(in_match=False), _win(winner, discarder, hand)


def riichi_win(source: random.Random) -> Drawn:
    """Returns a win with a yaku, as it may occur at a table."""
    rules = get_ruleset("riichi").bind({})
    while True:
        dealt = random_win(source, rules)
        try:
            rules.settle(dealt.table, dealt.win)
        except Refusal:
            continue
        return rules, dealt.table, dealt.win


WIN_GENERATORS: dict[str, Callable[[random.Random], Drawn]] = {
    "arushiaru": lambda source: mahjong_win("arushiaru", source),
    "boo": boo_win,
    "wsom": lambda source: mahjong_win("wsom", source),
    "beijing": beijing_win,
    "shogi": shogi_win,
    "riichi": riichi_win,
    "mcr": lambda source: mahjong_win("mcr", source, minimum=0),
}
"""Generators of wins, by ruleset."""

OPTIONS: dict[str, dict[str, OptionValue]] = {"boo": {"red_fives": 4}, "mcr": {"minimum": 0}}
"""The options that these wins need, by ruleset."""


def next_event(replay: Replay, source: random.Random, rows: int) -> Event:
    """Returns an event that keeps the current deal, or one that levels the scores."""
    rules, table, deal = replay.match.rules, replay.table, attrgetter("round_wind", "hand_number", "honba")
    start = replay.match.start.scores
    level = Adjustment(
        deltas=tuple(there - now for there, now in zip(start, table.scores, strict=True)), house_takes_rest=True
    )
    if len(replay.rows) == rows - 1 or max(table.scores) > 1.4 * start[0] or min(table.scores) < 0.6 * start[0]:
        return level
    candidates: list[Event] = [WIN_GENERATORS[rules.ruleset.id](source)[2] for _ in range(3)]
    candidates += [Draw(tenpai=tuple(range(table.players))), Chombo(player=source.randrange(table.players))]
    for event in candidates:
        try:
            after, ended = rules.advance(table, event, rules.settle(table, event))
        except Refusal:
            continue
        if ended is None and deal(after) == deal(table):
            return event
    return level
