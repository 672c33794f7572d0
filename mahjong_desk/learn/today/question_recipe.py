# SPDX-License-Identifier: MIT
"""From what a question was made, so that it can be laid again with the answer that was given to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NamedTuple

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Option, Scene, Subject
from mahjong_desk.rules.ruleset import Ruleset

_DRAWN: Final = (Subject.YAKU, Subject.VALUE, Subject.PIECES)
"""Where others than the right ones are offered by chance; elsewhere the scene tells what can be chosen."""
_FINGERPRINT_LENGTH: Final = 12
"""So many characters of a hash tell whether a question is still the one that was asked."""


class HandRef(NamedTuple):
    """Where a hand of the club stands.

    Attributes:
        row: The index of its row.
    """

    match: str
    row: int


@dataclass(frozen=True, slots=True)
class QuestionRecipe:
    """What leads to the same question again.

    Attributes:
        topic: What it was to exercise; None for anything.
        yaku: The yaku of which one was to count; none for any.
        played: The hand of the club that it was about; None for one that was dealt.
        offered: What could be chosen, where chance had a part in it: another version may offer other things beside what is
            right. None where the scene tells it, and where it is not known.
    """

    level: Level
    seed: str
    topic: str | None = None
    yaku: tuple[str, ...] = ()
    played: HandRef | None = None
    mark: str = ""
    offered: tuple[Option, ...] = ()

    def of(self, drill: Drill) -> QuestionRecipe:
        """Returns this question with what is kept of the drill that came out."""
        drawn = drill.ask.options if drill.subject in _DRAWN and isinstance(drill.ask, ChoiceQuestion) else ()
        return replace(self, mark=fingerprint_of(drill), offered=drawn)

    def payload(self) -> dict[str, object]:
        """Returns the question as a JSON object; what says nothing is left out."""
        told: dict[str, object] = {"level": self.level.value, "seed": self.seed, "mark": self.mark}
        if self.topic is not None:
            told["topic"] = self.topic
        if self.yaku:
            told["yaku"] = list(self.yaku)
        if self.played is not None:
            told["match"], told["row"] = self.played
        if self.offered:
            told["offered"] = list(self.offered)
        return told

    @classmethod
    def from_payload(cls, payload: object) -> QuestionRecipe | None:
        """Returns the question that a payload describes; None where it describes none that is known here."""
        match payload:
            case {"level": int(level), "seed": str(seed), "mark": str(mark), **others} if level in set(Level):
                pass
            case _:
                return None
        topic, yaku = others.get("topic"), others.get("yaku", [])
        played = _played(others)
        if not (topic is None or isinstance(topic, str)) or not isinstance(yaku, list | tuple):
            return None
        if not all(isinstance(one, str) for one in yaku) or (played is None and ("match" in others or "row" in others)):
            return None
        return cls(Level(level), seed, topic, tuple(yaku), played, mark, _offered(others.get("offered")))

    def again(
        self, ruleset: Ruleset, subject: Subject, scene_of: Callable[[HandRef], Scene | None] | None = None
    ) -> Drill | None:
        """Returns the question laid again; None where it would be another one, or its hand is gone."""
        found: Drill | None = None
        try:
            if self.played is not None:
                scene = scene_of(self.played) if scene_of is not None else None
                found = None if scene is None else _recorded(scene, subject, self)
            else:
                found = _dealt(ruleset, subject, self)
        except (ValueError, RuntimeError):
            # The subject is no longer one of this ruleset, or nothing comes out any more.
            return None
        if found is None or self.mark not in (fingerprint_of(found), _early_mark(found)):
            return None
        return _as_offered(found, self.offered)


def _played(payload: Mapping[object, object]) -> HandRef | None:
    match, row = payload.get("match"), payload.get("row")
    if isinstance(match, str) and isinstance(row, int) and not isinstance(row, bool):
        return HandRef(match, row)
    return None


def _offered(told: object) -> tuple[Option, ...]:
    if isinstance(told, list | tuple) and all(isinstance(one, str | int) and not isinstance(one, bool) for one in told):
        return tuple(told)
    return ()


def _as_offered(drill: Drill, offered: tuple[Option, ...]) -> Drill:
    """Returns the question with what could be chosen when it was asked, as far as it still means something."""
    ask = drill.ask
    if not isinstance(ask, ChoiceQuestion) or drill.subject not in _DRAWN:
        return drill
    known = tuple(one for one in dict.fromkeys(offered) if _is_known(drill, one))
    return replace(drill, ask=replace(ask, options=known)) if ask.right <= set(known) else drill


def _is_known(drill: Drill, option: Option) -> bool:
    ruleset = drill.scene.ruleset
    if drill.subject is Subject.YAKU:
        return any(entry.id == option for entry in ruleset.yaku)
    if drill.subject is Subject.PIECES:
        return option in range(len(ruleset.pieces.copies))
    return isinstance(option, int)


def _dealt(ruleset: Ruleset, subject: Subject, question: QuestionRecipe) -> Drill:
    # Loaded when a question is laid again: to count answers nobody needs to deal.
    from mahjong_desk.learn.drills.drill_maker import make_drill

    return make_drill(ruleset, subject, question.level, question.seed, topic=question.topic, yaku=question.yaku)


def _recorded(scene: Scene, subject: Subject, question: QuestionRecipe) -> Drill | None:
    from mahjong_desk.learn.drills.from_matches import drill_from_matches

    return drill_from_matches([scene], subject, question.level, question.seed, topic=question.topic)


def fingerprint_of(drill: Drill) -> str:
    """Returns what tells a question from every other one: its hand, and what is right."""
    return _hash(_canonical_form(drill, ()))


def _early_mark(drill: Drill) -> str:
    """Returns the mark as it was made before it was kept what was offered."""
    return _hash(_canonical_form(drill, [drill.ask.options] if isinstance(drill.ask, ChoiceQuestion) else ()))


def _canonical_form(drill: Drill, offered: Iterable[object]) -> list[object]:
    scene, ask = drill.scene, drill.ask
    told: list[object] = [scene.ruleset.id, drill.subject.value, drill.level.value, scene.seat, scene.table.dealer]
    told += [scene.table.round.value, scene.table.honba, scene.table.deposit, scene.table.scores, *offered]
    told += [sorted(ask.right, key=str) if isinstance(ask, ChoiceQuestion) else ask.right]
    if scene.hand is not None:
        hand = scene.hand
        melds = [(meld.kind.value, meld.pieces) for meld in hand.melds]
        told += [hand.concealed, hand.winning_piece, melds, hand.situation, hand.turned_up.pieces]
    return told


def _hash(told: list[object]) -> str:
    return sha256(repr(told).encode()).hexdigest()[:_FINGERPRINT_LENGTH]
