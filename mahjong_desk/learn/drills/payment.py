# SPDX-License-Identifier: MIT
"""Asks what an event moves: who pays whom, responsibility and fouls included."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mahjong_desk.learn.drills.deal import deal, seated
from mahjong_desk.learn.drills.drill import Changes, Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.value import topics_of
from mahjong_desk.rules.events import Chombo, Draw, Pao, Riichi, Win, Winner
from mahjong_desk.rules.further import Form, Place
from mahjong_desk.rules.reasons import Settlement
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table

CHOMBO, DRAW, PAO, SEVERAL, EXTRA = "chombo", "draw", "pao", "several", "extra"
"""The topics beside those of a plain win; ``EXTRA`` is honba, deposit and whatever else a win brings besides."""
_MOST_STAKES = 3


def ask_payment(scene: Scene) -> Drill | None:
    """Returns the question how many points every player wins or loses; None where nobody does.

    A win for which everybody pays the same is easy; uneven payments, honba, a deposit or the like, and draws are harder;
    responsibility, several winners and fouls are hard.
    """
    settled = scene.settled()
    if isinstance(settled, Refusal) or not any(settled.deltas):
        return None
    level, topics = _graded(scene, settled)
    return Drill(Subject.PAYMENT, level, scene, Changes(settled.deltas), topics)


def _graded(scene: Scene, settled: Settlement) -> tuple[Level, tuple[str, ...]]:
    event = scene.event
    if not isinstance(event, Win):
        return (Level.HARD, (CHOMBO,)) if isinstance(event, Chombo) else (Level.MEDIUM, (DRAW,))
    plain = topics_of(scene, settled)[:1]
    if any(winner.pao for winner in event.wins):
        return Level.HARD, (PAO,)
    if len(event.wins) > 1:
        return Level.HARD, (SEVERAL,)
    if any(payment.reason != "win" for payment in settled.payments):
        return Level.MEDIUM, (*plain, EXTRA)
    uneven = len({payment.points for payment in settled.payments}) > 1
    return (Level.MEDIUM if uneven else Level.EASY), plain


def paying_scene(random: Random, rules: Rules, level: Level) -> Scene:
    """Returns a scene that is likely to be of the level."""
    if level is Level.HARD and (hard := _hard(random, rules)) is not None:
        return hard
    if level is Level.MEDIUM and random.random() < _DRAWN and (draw := _draw(random, rules)) is not None:
        return draw
    case = deal(random, rules)
    table = replace(case.table, honba=0) if level is Level.EASY else _staked(random, case.table, rules)
    return Scene(rules, table, case.winner, case.hand(), case.event())


def _staked(random: Random, table: Table, rules: Rules) -> Table:
    """Returns the table with riichi sticks lying on it, where the rules know such."""
    if not rules.ruleset.conventions.deposit:
        return table
    stake = rules.settle(replace(table, in_match=True), Riichi(player=0)).deposit
    return replace(table, deposit=stake * random.randint(0, _MOST_STAKES))


def _draw(random: Random, rules: Rules) -> Scene | None:
    """Returns a draw at which points move; None where none was found."""
    table = seated(random, rules)
    ready = tuple(seat for seat in range(table.players) if random.random() < _READY)
    scene = Scene(rules, table, table.dealer, None, Draw(tenpai=ready))
    return scene if moves(scene) else None


def _hard(random: Random, rules: Rules) -> Scene | None:
    """Returns responsibility, several winners or a foul, whichever the rules know; None where they know nothing."""
    for make in random.sample(_HARD, len(_HARD)):
        scene = make(random, rules)
        if scene is not None and moves(scene):
            return scene
    return None


def moves(scene: Scene) -> bool:
    """Returns whether points go from somebody to somebody."""
    settled = scene.settled()
    return not isinstance(settled, Refusal) and any(settled.deltas)


def _responsible(random: Random, rules: Rules) -> Scene | None:
    """Returns a win that the table counted itself, for which somebody is responsible; the dearest that can be."""
    if not rules.pao_reasons:
        return None
    table = seated(random, rules)
    winner, player, other = random.sample(range(table.players), 3)
    pao = (Pao(player, random.choice(rules.pao_reasons)),)
    discarder = random.choice((None, player, other))
    dear = [
        {**form.fixed, **{one.id: bool(one.minimum) if one.truth else one.default for one in form.fields}}
        for form in rules.value_forms
    ]
    tried = (
        _typed(rules, table, discarder, [Winner(winner, value=value, pao=pao)])
        for value in (*reversed(dear), *reversed(rules.ladder))
    )
    return next(filter(moves, tried), None)


def _several(random: Random, rules: Rules) -> Scene | None:
    """Returns two wins on one piece, counted by the table, the nearer one first."""
    if not rules.several_winners:
        return None
    table = seated(random, rules)
    discarder = random.randrange(table.players)
    offsets = sorted(random.sample(range(1, table.players), 2))
    winners = [Winner((discarder + off) % table.players, value=random.choice(rules.ladder)) for off in offsets]
    return _typed(rules, table, discarder, winners)


def _typed(rules: Rules, table: Table, discarder: int | None, winners: list[Winner]) -> Scene:
    return Scene(rules, table, winners[0].seat, None, Win(discarder=discarder, wins=tuple(winners)))


def _foul(random: Random, rules: Rules) -> Scene:
    table = seated(random, rules)
    choices = {
        field.id: random.choice((True, False))
        for field in rules.ruleset.further_of(Place.CHOMBO)
        if field.form is Form.TRUTH
    }
    player = random.randrange(table.players)
    return Scene(rules, table, player, None, Chombo(player=player, further=choices))


_DRAWN, _READY = 0.25, 0.5
_HARD = (_responsible, _several, _foul)
