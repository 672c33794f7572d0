# SPDX-License-Identifier: MIT
"""Reads the lessons of a rule system from its file."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from mahjong_desk.interchange.fields import Fields, bad_type, fields_of_file, one_of, read_pieces
from mahjong_desk.learn.drills import Level, Scene, Subject
from mahjong_desk.learn.lessons.lesson import (
    Choice,
    Deed,
    Exercise,
    Free,
    Lesson,
    Look,
    Pick,
    Row,
    Sought,
    Step,
    Swap,
    Turn,
)
from mahjong_desk.learn.lessons.scene_file import exchanged, merged, read_scene
from mahjong_desk.learn.lessons.text_markup import Filled, Gap, Mark, Words, marks
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import LocalizedText, Text, languages, mark

FORMAT = "mahjong-desk/lessons"
VERSION = 1
_USUAL_RIGHT = 3
_MOST_CHOICES = 4
_ACTS = ("look", "swap", "turn", "free", "pick")
_NAMES = (Gap.PLAYER, Gap.WINNER, Gap.DISCARDER, Gap.DEALER, Gap.YAKU, Gap.WILD, Gap.WINNING)
"""The gaps without which a language may say the same."""

_logger = logging.getLogger(__name__)


def read_lessons(ruleset: Ruleset, value: object) -> tuple[Lesson, ...]:
    """Returns the lessons that a file tells, in its order.

    Raises:
        Refusal: It is no such file; with the place of what is wrong in it.
    """
    otherwise = mark("This is no file of lessons.")
    fields = fields_of_file(value, FORMAT, VERSION, otherwise)
    found = tuple(_Reader(ruleset, Fields(one, place)).lesson() for one, place in fields.entries("lesson"))
    fields.close()
    ids = [lesson.id for lesson in found]
    for place, name in enumerate(ids):
        if name in ids[:place]:
            raise bad_type(f"lesson[{place}].id", mark("{field} is “{name}” like another one."), name=name)
    return found


class _Reader:
    """Reads one lesson."""

    def __init__(self, ruleset: Ruleset, fields: Fields) -> None:
        self._ruleset, self._fields = ruleset, fields

    def lesson(self) -> Lesson:
        fields = self._fields
        steps = tuple(self._step(Fields(one, place)) for one, place in fields.entries("step"))
        exercises = tuple(self._exercise(Fields(one, place)) for one, place in fields.entries("drill", ()))
        found = Lesson(
            fields.text("id"),
            self._names(fields, "title", plain=True),
            fields.text("characters", ""),
            steps,
            exercises,
            fields.whole("right", _USUAL_RIGHT) if exercises else 0,
        )
        fields.close()
        return found

    def _step(self, fields: Fields) -> Step:
        told = fields.mapping("scene", {})
        scene = read_scene(self._ruleset, fields.object("scene")) if told else None
        found = Step(
            self._names(fields, "lead"),
            self._deed(fields, scene, told),
            scene,
            self._names(fields, "after") if fields.has("after") else None,
            fields.truth("winds", False),
            fields.truth("result", False),
        )
        fields.close()
        return found

    def _deed(self, fields: Fields, scene: Scene | None, told: Mapping[str, Any]) -> Deed:
        match fields.word("act", _ACTS):
            case "look":
                return Look(tuple(self._row(Fields(one, place)) for one, place in fields.entries("row", ())))
            case "swap":
                return self._swap(fields, self._needed(fields, scene))
            case "turn":
                self._needed(fields, scene)
                return Turn(self._several(fields, tuple(self._turned(one, told) for one in self._choices(fields))))
            case "free":
                self._needed(fields, scene)
                return Free(self._yaku(fields, "aim"))
        return self._pick(fields)

    def _needed(self, fields: Fields, scene: Scene | None) -> Scene:
        if scene is None:
            fields.take("scene")
            raise bad_type(fields.at("scene"), mark("{field} is missing."))
        return scene

    def _row(self, fields: Fields) -> Row:
        if fields.has("field"):
            counting = tuple(field.id for field in self._ruleset.extra_fields if field.faces)
            row = Row((), self._names(fields, "label", plain=True), fields.word("field", counting))
        else:
            row = Row(self._pieces(fields, "tiles"), self._names(fields, "label", plain=True))
        fields.close()
        return row

    def _choices(self, fields: Fields) -> tuple[Fields, ...]:
        return tuple(Fields(one, place) for one, place in fields.entries("choice"))

    def _several(self, fields: Fields, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        if not 1 < len(choices) <= _MOST_CHOICES:
            raise bad_type(
                fields.at("choice"),
                mark("{field} has to have from 2 to {most} entries."),
                most=_MOST_CHOICES,
            )
        return choices

    def _swap(self, fields: Fields, scene: Scene) -> Swap:
        winning = fields.has("winning") and fields.truth("winning")
        if winning:
            drawn = scene.hand.winning_piece if scene.hand is not None else None
            if drawn is None:
                raise bad_type(fields.at("winning"), mark("{field}: there is no such piece."))
            piece = drawn
        else:
            piece = self._piece(fields, "tile")
        choices = tuple(self._swapped(one, scene, piece, winning) for one in self._choices(fields))
        return Swap(piece, winning, self._several(fields, choices))

    def _swapped(self, fields: Fields, scene: Scene, piece: Piece, winning: bool) -> Choice:
        other = self._piece(fields, "tile")
        try:
            changed = exchanged(scene, piece, other, winning=winning)
        except ValueError:
            place = fields.at("tile")
            raise bad_type(place, mark("{field}: there is no such piece.")) from None
        return self._choice(fields, changed, other)

    def _turned(self, fields: Fields, told: Mapping[str, Any]) -> Choice:
        changed = merged(told, fields.mapping("with", {}))
        scene = read_scene(self._ruleset, Fields(changed, fields.at("with")))
        if not fields.has("label"):
            fields.take("label")
        return self._choice(fields, scene, None)

    def _choice(self, fields: Fields, scene: Scene, piece: Piece | None) -> Choice:
        found = Choice(
            scene,
            piece,
            self._names(fields, "label") if fields.has("label") else None,
            self._names(fields, "note") if fields.has("note") else None,
            self._all_yaku(fields, "has"),
            self._all_yaku(fields, "lacks"),
            fields.text("refused", None),
        )
        fields.close()
        return found

    def _pick(self, fields: Fields) -> Pick:
        sought = Sought(fields.word("sought", list(Sought)))
        among = self._pieces(fields, "among") if fields.has("among") else ()
        return Pick(sought, among, self._yaku(fields, "yaku"), fields.whole("count", 0))

    def _exercise(self, fields: Fields) -> Exercise:
        subject = Subject(fields.word("subject", list(Subject)))
        level = Level(one_of(fields.whole("level", int(Level.EASY)), list(Level), fields.at("level")))
        topics = tuple(self._topic(one, place) for one, place in fields.entries("topics", ()))
        exercise = Exercise(subject, level, self._all_yaku(fields, "yaku"), topics)
        fields.close()
        return exercise

    def _topic(self, name: object, place: str) -> str:
        if not isinstance(name, str):
            raise bad_type(place, mark("{field} must be a text."))
        return name

    # Small things

    def _names(self, fields: Fields, name: str, *, plain: bool = False) -> Text:
        """Returns a text that can be shown in each language; without pieces and gaps where it is plain.

        A translation that cannot be shown gives way to the English.
        """
        names, place = fields.said(name, f"lessons {self._ruleset.id}"), fields.at(name)
        try:
            english = marks(names.en, self._ruleset.pieces)
        except ValueError as error:
            raise bad_type(f"{place}.en", mark("{field}: {fault}."), fault=str(error)) from None
        if plain and english != (Words(names.en),):
            raise bad_type(f"{place}.en", mark("{field} has to be plain words."))
        shown = {language: names.in_language(language) for language in languages()}
        wrong = {language for language, text in shown.items() if not self._says_the_same(text, english, plain=plain)}
        if not wrong:
            return names
        _logger.warning("%s: %s is in English in %s: it has other gaps there", self._ruleset.id, place, sorted(wrong))
        return LocalizedText(**{one: names.en if one in wrong else text for one, text in shown.items()})

    def _says_the_same(self, text: str, english: tuple[Mark, ...], *, plain: bool) -> bool:
        """Returns whether a translation can be shown, with every figure of the English; names may come and go."""
        try:
            parts = marks(text, self._ruleset.pieces)
        except ValueError:
            return False
        if plain:
            return parts == (Words(text),)
        gaps, wanted = (
            {one._replace(bold=False) for one in said if isinstance(one, Filled)} for said in (parts, english)
        )
        missing = {one for one in wanted - gaps if one.gap not in _NAMES}
        return not missing and gaps - wanted <= {Filled(Gap.YAKU, entry.id) for entry in self._ruleset.yaku}

    def _pieces(self, fields: Fields, name: str) -> tuple[Piece, ...]:
        return read_pieces(self._ruleset.pieces, fields.take(name), fields.at(name))

    def _piece(self, fields: Fields, name: str) -> Piece:
        found = self._pieces(fields, name)
        if len(found) != 1:
            raise bad_type(
                fields.at(name),
                mark("There must be one piece here, not {count}."),
                count=len(found),
            )
        return found[0]

    def _yaku(self, fields: Fields, name: str) -> str | None:
        return self._known_yaku(fields.text(name), fields.at(name)) if fields.has(name) else None

    def _all_yaku(self, fields: Fields, name: str) -> tuple[str, ...]:
        return tuple(self._known_yaku(one, place) for one, place in fields.entries(name, ()))

    def _known_yaku(self, name: object, place: str) -> str:
        if name not in {entry.id for entry in self._ruleset.yaku}:
            raise bad_type(place, mark("{field}: there is no yaku “{name}”."), name=name)
        return str(name)
