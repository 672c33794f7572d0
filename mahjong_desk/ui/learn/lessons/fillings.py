# SPDX-License-Identifier: MIT
"""What fills the gaps in the texts of lessons: figures and names as the engine has them for the hand that is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.learn.drills import Scene, waits_of
from mahjong_desk.learn.lessons import Choice, Filled, Gap, Step, Swap, Tiles, Turn, Words, marks, valued
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.reasons import Evaluation, Settlement
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import figure

translate = QCoreApplication.translate

PLAYERS = (
    Names("あおい", "Aoi", "小葵"),
    Names("ベン", "Ben", "小本"),
    Names("ちえ", "Chie", "千惠"),
    Names("ダイ", "Dai", "阿大"),
)
"""Who plays in the lessons, by seat."""


class Gaps(NamedTuple):
    """What the gaps of a text are filled from.

    Attributes:
        ruleset: The rule system.
        scene: The hand; None where none is shown.
        choices: What can be tried.
    """

    ruleset: Ruleset
    scene: Scene | None
    choices: tuple[Choice, ...] = ()

    @classmethod
    def of_step(cls, ruleset: Ruleset, step: Step) -> Gaps:
        """Returns what the gaps of a screen's own texts are filled from."""
        choices = step.deed.choices if isinstance(step.deed, Swap | Turn) else ()
        return cls(ruleset, step.scene, choices)

    def at(self, choice: int | None) -> Scene:
        """Returns the scene of a choice, or the one as it lies at first.

        Raises:
            ValueError: There is none.
        """
        if choice is not None:
            if choice >= len(self.choices):
                raise ValueError(f"there is no choice {choice + 1}")
            return self.choices[choice].scene
        if self.scene is None:
            raise ValueError("there is no hand")
        return self.scene


def player_names(count: int) -> tuple[str, ...]:
    """Returns the names of so many players by seat."""
    return tuple(words.in_language(name) for name in PLAYERS[:count])


def told(text: Names, gaps: Gaps) -> tuple[Words | Tiles, ...]:
    """Returns a text in the language of the interface with its gaps filled.

    Raises:
        ValueError: A gap asks for what there is not.
    """
    found: list[Words | Tiles] = []
    for mark in marks(words.in_language(text), gaps.ruleset.pieces):
        if not isinstance(mark, Filled):
            found.append(mark)
        elif mark.gap is Gap.WILD:
            wild = _wild(gaps.at(mark.choice))
            found.append(Tiles((wild,)))
        elif mark.gap is Gap.WINNING:
            found.append(Tiles((_winning(gaps.at(mark.choice)),)))
        else:
            found.append(Words(_filled(mark, gaps), mark.bold))
    return tuple(found)


def _filled(mark: Filled, gaps: Gaps) -> str:
    ruleset = gaps.ruleset
    of_game: dict[Gap, Callable[[], str]] = {
        Gap.YAKU: lambda: words.yaku_name(ruleset, mark.about)[0],
        Gap.HAND: lambda: figure(ruleset.hand_size),
        Gap.WHOLE: lambda: figure(ruleset.hand_size + 1),
        Gap.COPIES: lambda: figure(max(ruleset.pieces.copies)),
        Gap.COUNT: lambda: figure(sum(ruleset.pieces.copies)),
    }
    if mark.gap in of_game:
        return of_game[mark.gap]()
    if mark.gap is Gap.WORTH:
        return _worth(ruleset, mark.about)
    if mark.gap is Gap.OPTION:
        return _option(gaps, mark)
    if mark.gap in (Gap.LEFT, Gap.KINDS):
        waits = [one for one in waits_of(gaps.at(mark.choice)) if one.ron.deltas or one.tsumo.deltas]
        return figure(len(waits) if mark.gap is Gap.KINDS else sum(one.left for one in waits))
    return _valued(mark, gaps.at(mark.choice))


def _worth(ruleset: Ruleset, yaku: str) -> str:
    entry = ruleset.yaku_by_id(yaku)
    value = entry.closed if entry.closed is not None else entry.open
    return words.amount_words(value or 0, ruleset)


def _option(gaps: Gaps, mark: Filled) -> str:
    known = {option.id: option.default for option in gaps.ruleset.options}
    chosen = known if gaps.scene is None and mark.choice is None else gaps.at(mark.choice).rules.options
    if mark.about not in chosen:
        raise ValueError(f"there is no option {mark.about}")
    value = chosen[mark.about]
    return figure(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _valued(mark: Filled, scene: Scene) -> str:
    names = player_names(scene.table.players)
    match mark.gap:
        case Gap.PLAYER:
            return names[int(mark.about)]
        case Gap.WINNER:
            return names[scene.seat]
        case Gap.DEALER:
            return names[scene.table.dealer]
        case Gap.DISCARDER:
            return names[_discarder(scene)]
    settlement = _settled(scene)
    if mark.gap is Gap.POINTS:
        return figure(abs(settlement.deltas[scene.seat]))
    if mark.gap is Gap.PAYS:
        return figure(-settlement.deltas[int(mark.about)])
    evaluation = _evaluation(settlement)
    match mark.gap:
        case Gap.SIZE:
            return words.value_words(scene.ruleset, evaluation)
        case Gap.FORMULA:
            return words.formula(evaluation)
        case Gap.BASE:
            return figure(evaluation.base)
    number = evaluation.han if mark.gap is Gap.HAN else evaluation.fu
    if number is None:
        raise ValueError(f"the hand has no {mark.gap}")
    return figure(number)


def _settled(scene: Scene) -> Settlement:
    found = valued(scene)
    if found.settlement is None:
        raise ValueError("the hand is worth nothing") from found.refusal
    return found.settlement


def _evaluation(settlement: Settlement) -> Evaluation:
    if not settlement.wins:
        raise ValueError("nobody wins")
    return settlement.wins[0].evaluation


def _discarder(scene: Scene) -> int:
    if not isinstance(scene.event, Win) or scene.event.discarder is None:
        raise ValueError("nobody discarded")
    return scene.event.discarder


def _wild(scene: Scene) -> int:
    wild = scene.ruleset.wild_kind(scene.hand.turned_up) if scene.hand is not None else None
    if wild is None:
        raise ValueError("there is no wildcard")
    return wild


def _winning(scene: Scene) -> int:
    if scene.hand is None or scene.hand.winning_piece is None:
        raise ValueError("there is no winning piece")
    return scene.hand.winning_piece


def names_of(scene: Scene | None, ruleset: Ruleset) -> Sequence[str]:
    """Returns the names of those at the table of a scene, or at a usual one."""
    return player_names(scene.table.players if scene is not None else ruleset.players[0])
