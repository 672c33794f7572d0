# SPDX-License-Identifier: MIT
"""The texts of lessons: gaps filled as the engine values the hand that is shown, and what is said beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from mahjong_desk.learn.drills import Scene, waits_of
from mahjong_desk.learn.lessons import Choice, Filled, Gap, Pick, Sought, Step, Swap, Tiles, Turn, Words, marks, valued
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text, tr
from mahjong_desk.ui.kit.text_format import figure
from mahjong_desk.ui.learn import table_text
from mahjong_desk.ui.text import vocabulary
from mahjong_desk.ui.text.phrases import capital, in_language
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.tiles import piece_name
from mahjong_desk.ui.text.values import amount_words, formula, value_words
from mahjong_desk.ui.text.vocabulary import usage, yaku_name

T = TypeVar("T")

PLAYERS = (
    Text("Aoi"),
    Text("Ben"),
    Text("Chie"),
    Text("Dai"),
)
"""Who plays in the lessons, by seat."""


class Gaps(NamedTuple):
    """What the gaps of a text are filled from: a hand, where one is shown, and what can be tried with it."""

    ruleset: Ruleset
    scene: Scene | None
    choices: tuple[Choice, ...] = ()

    @classmethod
    def of_step(cls, ruleset: Ruleset, step: Step) -> Gaps:
        """Returns what the gaps of a screen's own texts are filled from."""
        return cls(ruleset, step.scene, step.deed.choices if isinstance(step.deed, Swap | Turn) else ())

    def at(self, choice: int | None) -> Scene:
        """Returns the scene of a choice, or the one as it lies at first.

        Raises:
            ValueError: There is none.
        """
        if choice is None:
            return _there(self.scene, "there is no hand")
        if choice >= len(self.choices):
            raise ValueError(f"there is no choice {choice + 1}")
        return self.choices[choice].scene


def names_of(scene: Scene | None, ruleset: Ruleset) -> Sequence[str]:
    """Returns the names of those at the table of a scene, or at a usual one."""
    count = scene.table.players if scene is not None else ruleset.players[0]
    return tuple(in_language(name) for name in PLAYERS[:count])


def told(text: Text, gaps: Gaps) -> tuple[Words | Tiles, ...]:
    """Returns a text in the language of the interface with its gaps filled.

    Raises:
        ValueError: A gap asks for what there is not.
    """
    return tuple(
        _filled(mark, gaps) if isinstance(mark, Filled) else mark
        for mark in marks(in_language(text), gaps.ruleset.pieces)
    )


def _filled(mark: Filled, gaps: Gaps) -> Words | Tiles:
    if mark.gap in _PIECES:
        scene = gaps.at(mark.choice)
        return Tiles((_there(_PIECES[mark.gap](scene), f"there is no {mark.gap} piece"),))
    of_game, of_scene = _OF_GAME.get(mark.gap), _OF_SCENE.get(mark.gap)
    if of_game is not None:
        return Words(of_game(gaps, mark), mark.bold)
    scene = gaps.at(mark.choice)
    if of_scene is not None:
        return Words(of_scene(scene, mark.about), mark.bold)
    settlement = _there(valued(scene).settlement, "the hand is worth nothing")
    if mark.gap in _OF_PAYMENT:
        return Words(figure(_OF_PAYMENT[mark.gap](settlement, scene, mark.about)), mark.bold)
    if not settlement.wins:
        raise ValueError("nobody wins")
    found = _OF_WIN[mark.gap](settlement.wins[0].evaluation, scene.ruleset)
    if found is None:
        raise ValueError(f"the hand has no {mark.gap}")
    return Words(found if isinstance(found, str) else figure(found), mark.bold)


def _option(gaps: Gaps, mark: Filled) -> str:
    known = {option.id: option.default for option in gaps.ruleset.options}
    chosen = known if gaps.scene is None and mark.choice is None else gaps.at(mark.choice).rules.options
    if mark.about not in chosen:
        raise ValueError(f"there is no option {mark.about}")
    value = chosen[mark.about]
    return figure(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _worth(gaps: Gaps, mark: Filled) -> str:
    entry = gaps.ruleset.yaku_by_id(mark.about)
    return amount_words((entry.closed if entry.closed is not None else entry.open) or 0, gaps.ruleset)


def _waits(scene: Scene) -> list[int]:
    """Returns how many are left of each piece that would win."""
    return [one.left for one in waits_of(scene) if one.ron.deltas or one.tsumo.deltas]


def _discarder(scene: Scene, _about: str) -> str:
    discarder = scene.event.discarder if isinstance(scene.event, Win) else None
    return names_of(scene, scene.ruleset)[_there(discarder, "nobody discarded")]


def _there(found: T | None, otherwise: str) -> T:
    if found is None:
        raise ValueError(otherwise)
    return found


_PIECES: dict[Gap, Callable[[Scene], Piece | None]] = {
    Gap.WILD: lambda scene: scene.ruleset.wild_kind(scene.hand.turned_up) if scene.hand is not None else None,
    Gap.WINNING: lambda scene: scene.hand.winning_piece if scene.hand is not None else None,
}
_OF_GAME: dict[Gap, Callable[[Gaps, Filled], str]] = {
    Gap.YAKU: lambda gaps, mark: yaku_name(gaps.ruleset, mark.about)[0],
    Gap.HAND: lambda gaps, _mark: figure(gaps.ruleset.hand_size),
    Gap.WHOLE: lambda gaps, _mark: figure(gaps.ruleset.hand_size + 1),
    Gap.COPIES: lambda gaps, _mark: figure(max(gaps.ruleset.pieces.copies)),
    Gap.COUNT: lambda gaps, _mark: figure(sum(gaps.ruleset.pieces.copies)),
    Gap.WORTH: _worth,
    Gap.OPTION: _option,
}
_OF_SCENE: dict[Gap, Callable[[Scene, str], str]] = {
    Gap.LEFT: lambda scene, _about: figure(sum(_waits(scene))),
    Gap.KINDS: lambda scene, _about: figure(len(_waits(scene))),
    Gap.PLAYER: lambda scene, about: names_of(scene, scene.ruleset)[int(about)],
    Gap.WINNER: lambda scene, _about: names_of(scene, scene.ruleset)[scene.seat],
    Gap.DEALER: lambda scene, _about: names_of(scene, scene.ruleset)[scene.table.dealer],
    Gap.DISCARDER: _discarder,
}
_OF_PAYMENT: dict[Gap, Callable[[Settlement, Scene, str], int]] = {
    Gap.POINTS: lambda settlement, scene, _about: abs(settlement.deltas[scene.seat]),
    Gap.PAYS: lambda settlement, _scene, about: -settlement.deltas[int(about)],
}
_OF_WIN: dict[Gap, Callable[[Evaluation, Ruleset], str | int | None]] = {
    Gap.SIZE: lambda evaluation, ruleset: value_words(ruleset, evaluation),
    Gap.FORMULA: lambda evaluation, _ruleset: formula(evaluation),
    Gap.BASE: lambda evaluation, _ruleset: evaluation.base,
    Gap.HAN: lambda evaluation, _ruleset: evaluation.han,
    Gap.FU: lambda evaluation, _ruleset: evaluation.fu,
}


def table_words(scene: Scene, names: Sequence[str], *, winds: bool) -> tuple[str, ...]:
    """Returns what there is to know of a table beside the pieces, a short sentence each."""
    ruleset, hand, found = scene.ruleset, scene.hand, []
    if isinstance(scene.event, Win) and hand is not None and hand.winning_piece is not None:
        sentence = tr("{player} draws: {tile}")
        if scene.event.discarder is not None:
            sentence = tr("{player} wins on what {discarder} discards: {tile}", usage=usage(ruleset))
        tile, giver = piece_name(ruleset, hand.winning_piece), names[scene.event.discarder or 0]
        found.append(sentence.format(player=names[scene.seat], discarder=giver, tile=tile))
    elif hand is not None:
        found.append(table_text.owner_words(scene, names))
    found += [table_text.dealer_words(scene, names), *table_text.hand_words(scene, names)]
    if winds:
        found += [table_text.seat_wind_words(scene), *table_text.round_wind_words(scene)]
    return (*found, *table_text.laid_words(scene))


def task_words(pick: Pick, ruleset: Ruleset) -> str:
    """Returns what is to be touched."""
    piece_usage = vocabulary.piece_usage(ruleset.pieces)
    return {
        Sought.WAITS: tr("Touch every tile that completes the hand.", usage=piece_usage),
        Sought.WILD: tr("Touch the wildcard."),
        Sought.YAKU: tr("Touch the groups that make this: {yaku}."),
        Sought.FU: tr("Touch the groups that give fu."),
        Sought.SPOILS: tr("Touch every tile that alone stands in the way of this: {yaku}.", usage=piece_usage),
        Sought.READY: tr("Touch every tile after whose discard the hand is ready.", usage=piece_usage),
        Sought.HONOURS: tr("Touch the honours."),
        Sought.TERMINALS: tr("Touch the terminals."),
        Sought.SIMPLES: tr("Touch the simples."),
        Sought.COPIES: tr("Touch the tiles of which there are {count}.", usage=piece_usage),
    }[pick.sought].format(yaku=_yaku(pick, ruleset), count=pick.count)


def wrong_words(ruleset: Ruleset, scene: Scene | None, pick: Pick, piece: Piece, names: Sequence[str]) -> str:
    """Returns why a piece, or the group that begins with it, is not what is sought."""
    if pick.sought is Sought.WAITS and scene is not None and scene.hand is not None:
        hand = replace(scene.hand, winning_piece=piece)
        drawn = Win(discarder=None, wins=(Winner(scene.seat, hand),))
        refusal = valued(replace(scene, hand=hand, event=drawn)).refusal
        if refusal is not None:
            return refusal_text(refusal, names, ruleset.pieces, ruleset)
    sentence = {
        Sought.WAITS: tr("{tile} does not complete the hand."),
        Sought.WILD: tr("{tile} is not the wildcard."),
        Sought.YAKU: tr("{yaku} does not rest on this one."),
        Sought.FU: tr("This one gives no fu."),
        Sought.SPOILS: tr("{tile}: whatever lay there instead, {yaku} would not count."),
        Sought.READY: tr("{tile}: once it is thrown, the hand is not ready."),
        Sought.HONOURS: tr("{tile} is no honour."),
        Sought.TERMINALS: tr("{tile} is no terminal."),
        Sought.SIMPLES: tr("{tile} is no simple."),
        Sought.COPIES: tr("{tile}: there are {count} of it."),
    }[pick.sought]
    tile = capital(piece_name(ruleset, piece))
    copies = ruleset.pieces.copies[ruleset.pieces.kinds[piece]]
    return sentence.format(tile=tile, yaku=_yaku(pick, ruleset), count=copies)


def _yaku(pick: Pick, ruleset: Ruleset) -> str:
    return yaku_name(ruleset, pick.yaku)[0] if pick.yaku is not None else ""
