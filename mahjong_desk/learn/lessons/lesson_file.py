# SPDX-License-Identifier: MIT
"""Reads the lessons of the rule systems from their files."""

import logging
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from mahjong_desk.interchange.fields import ObjectReader, bad_type, enum_value, read_file_header, read_pieces
from mahjong_desk.learn.drills.drill import Level, Scene, Subject
from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    FinalDrill,
    FreeSwapTask,
    GapKind,
    GapRun,
    LabelledTiles,
    Lesson,
    LessonChoice,
    LessonStep,
    LookTask,
    MarkupPart,
    PickGoal,
    PickTask,
    SwapTask,
    Task,
    TextRun,
    parse_markup,
)
from mahjong_desk.learn.lessons.scene_file import merge_fields, read_scene, swap_piece
from mahjong_desk.learn.ruleset_files import load_ruleset_file
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import LocalizedText, Text, languages, mark

FORMAT = "mahjong-desk/lessons"
VERSION = 1
_DEFAULT_RIGHT = 3
_MAX_CHOICES = 4
_TASK_KINDS = ("look", "swap", "turn", "free", "pick")
_OPTIONAL_GAPS = (
    GapKind.PLAYER,
    GapKind.WINNER,
    GapKind.DISCARDER,
    GapKind.DEALER,
    GapKind.YAKU,
    GapKind.WILD,
    GapKind.WINNING,
)
"""Gaps that a translation may omit."""

_logger = logging.getLogger(__name__)


def read_lessons(ruleset: Ruleset, value: object) -> tuple[Lesson, ...]:
    """Reads a lessons file. Raises ``Refusal`` with the path of the fault."""
    otherwise = mark("This is not a lessons file.")
    fields = read_file_header(value, FORMAT, VERSION, otherwise)
    lessons = tuple(_LessonReader(ruleset, ObjectReader(item, path)).lesson() for item, path in fields.items("lesson"))
    fields.check_all_read()
    ids = [lesson.id for lesson in lessons]
    for index, name in enumerate(ids):
        if name in ids[:index]:
            raise bad_type(f"lesson[{index}].id", mark("{field} repeats the name “{name}”."), name=name)
    return lessons


class _LessonReader:
    def __init__(self, ruleset: Ruleset, fields: ObjectReader) -> None:
        self._ruleset, self._fields = ruleset, fields

    def lesson(self) -> Lesson:
        fields = self._fields
        steps = tuple(self._step(ObjectReader(item, path)) for item, path in fields.items("step"))
        exercises = tuple(self._exercise(ObjectReader(item, path)) for item, path in fields.items("drill", ()))
        lesson = Lesson(
            fields.string("id"),
            self._text(fields, "title", plain=True),
            fields.string("characters", ""),
            steps,
            exercises,
            fields.integer("right", _DEFAULT_RIGHT) if exercises else 0,
        )
        fields.check_all_read()
        return lesson

    def _step(self, fields: ObjectReader) -> LessonStep:
        values = fields.mapping("scene", {})
        scene = read_scene(self._ruleset, fields.object("scene")) if values else None
        step = LessonStep(
            self._text(fields, "lead"),
            self._task(fields, scene, values),
            scene,
            self._text(fields, "after") if fields.has("after") else None,
            fields.boolean("winds", False),
            fields.boolean("result", False),
        )
        fields.check_all_read()
        return step

    def _task(self, fields: ObjectReader, scene: Scene | None, values: Mapping[str, Any]) -> Task:
        match fields.enum("act", _TASK_KINDS):
            case "look":
                return LookTask(tuple(self._row(ObjectReader(item, path)) for item, path in fields.items("row", ())))
            case "swap":
                return self._swap(fields, self._require_scene(fields, scene))
            case "turn":
                self._require_scene(fields, scene)
                return CircumstanceTask(
                    self._check_choice_count(
                        fields, tuple(self._circumstance_choice(choice, values) for choice in self._choices(fields))
                    )
                )
            case "free":
                self._require_scene(fields, scene)
                return FreeSwapTask(self._yaku(fields, "aim"))
        return self._pick(fields)

    def _require_scene(self, fields: ObjectReader, scene: Scene | None) -> Scene:
        if scene is None:
            fields.pop("scene")
            raise bad_type(fields.path_of("scene"), mark("{field} is missing."))
        return scene

    def _row(self, fields: ObjectReader) -> LabelledTiles:
        if fields.has("field"):
            counting = tuple(field.id for field in self._ruleset.extra_fields if field.faces)
            row = LabelledTiles((), self._text(fields, "label", plain=True), fields.enum("field", counting))
        else:
            row = LabelledTiles(self._pieces(fields, "tiles"), self._text(fields, "label", plain=True))
        fields.check_all_read()
        return row

    def _choices(self, fields: ObjectReader) -> tuple[ObjectReader, ...]:
        return tuple(ObjectReader(item, path) for item, path in fields.items("choice"))

    def _check_choice_count(self, fields: ObjectReader, choices: tuple[LessonChoice, ...]) -> tuple[LessonChoice, ...]:
        if not 1 < len(choices) <= _MAX_CHOICES:
            raise bad_type(
                fields.path_of("choice"), mark("{field} must have from 2 to {most} entries."), most=_MAX_CHOICES
            )
        return choices

    def _swap(self, fields: ObjectReader, scene: Scene) -> SwapTask:
        winning = fields.has("winning") and fields.boolean("winning")
        if winning:
            drawn = scene.hand.winning_piece if scene.hand is not None else None
            if drawn is None:
                raise bad_type(fields.path_of("winning"), mark("{field}: there is no such piece."))
            piece = drawn
        else:
            piece = self._piece(fields, "tile")
        choices = tuple(self._swap_choice(choice, scene, piece, winning) for choice in self._choices(fields))
        return SwapTask(piece, winning, self._check_choice_count(fields, choices))

    def _swap_choice(self, fields: ObjectReader, scene: Scene, piece: Piece, winning: bool) -> LessonChoice:
        other = self._piece(fields, "tile")
        try:
            changed = swap_piece(scene, piece, other, winning=winning)
        except ValueError:
            path = fields.path_of("tile")
            raise bad_type(path, mark("{field}: there is no such piece.")) from None
        return self._choice(fields, changed, other)

    def _circumstance_choice(self, fields: ObjectReader, values: Mapping[str, Any]) -> LessonChoice:
        changed = merge_fields(values, fields.mapping("with", {}))
        scene = read_scene(self._ruleset, ObjectReader(changed, fields.path_of("with")))
        if not fields.has("label"):
            fields.pop("label")
        return self._choice(fields, scene, None)

    def _choice(self, fields: ObjectReader, scene: Scene, piece: Piece | None) -> LessonChoice:
        choice = LessonChoice(
            scene,
            piece,
            self._text(fields, "label") if fields.has("label") else None,
            self._text(fields, "note") if fields.has("note") else None,
            self._all_yaku(fields, "has"),
            self._all_yaku(fields, "lacks"),
            fields.string("refused", None),
        )
        fields.check_all_read()
        return choice

    def _pick(self, fields: ObjectReader) -> PickTask:
        goal = PickGoal(fields.enum("sought", list(PickGoal)))
        options = self._pieces(fields, "among") if fields.has("among") else ()
        return PickTask(goal, options, self._yaku(fields, "yaku"), fields.integer("count", 0))

    def _exercise(self, fields: ObjectReader) -> FinalDrill:
        subject = Subject(fields.enum("subject", list(Subject)))
        level = Level(enum_value(fields.integer("level", int(Level.EASY)), list(Level), fields.path_of("level")))
        topics = tuple(self._topic(name, path) for name, path in fields.items("topics", ()))
        exercise = FinalDrill(subject, level, self._all_yaku(fields, "yaku"), topics)
        fields.check_all_read()
        return exercise

    def _topic(self, name: object, path: str) -> str:
        if not isinstance(name, str):
            raise bad_type(path, mark("{field} must be a string."))
        return name

    # Values

    def _text(self, fields: ObjectReader, name: str, *, plain: bool = False) -> Text:
        """Returns a text in each language; ``plain`` forbids pieces and gaps.

        An invalid translation falls back to English.
        """
        source, path = fields.translatable_text(name, f"lessons {self._ruleset.id}"), fields.path_of(name)
        try:
            english = parse_markup(source.en, self._ruleset.pieces)
        except ValueError as error:
            raise bad_type(f"{path}.en", mark("{field}: {fault}."), fault=str(error)) from None
        if plain and english != (TextRun(source.en),):
            raise bad_type(f"{path}.en", mark("{field} must be plain text."))
        texts = {language: source.in_language(language) for language in languages()}
        wrong = {language for language, text in texts.items() if not self._has_same_gaps(text, english, plain=plain)}
        if not wrong:
            return source
        _logger.warning(
            "%s: %s is shown in English in %s: the gaps of the translation differ",
            self._ruleset.id,
            path,
            sorted(wrong),
        )
        return LocalizedText(**{language: source.en if language in wrong else text for language, text in texts.items()})

    def _has_same_gaps(self, text: str, english: tuple[MarkupPart, ...], *, plain: bool) -> bool:
        """Returns whether a translation has the English gaps, except optional ones."""
        try:
            parts = parse_markup(text, self._ruleset.pieces)
        except ValueError:
            return False
        if plain:
            return parts == (TextRun(text),)
        gaps, english_gaps = (
            {run._replace(bold=False) for run in runs if isinstance(run, GapRun)} for runs in (parts, english)
        )
        missing = {run for run in english_gaps - gaps if run.gap not in _OPTIONAL_GAPS}
        return not missing and gaps - english_gaps <= {GapRun(GapKind.YAKU, yaku.id) for yaku in self._ruleset.yaku}

    def _pieces(self, fields: ObjectReader, name: str) -> tuple[Piece, ...]:
        return read_pieces(self._ruleset.pieces, fields.pop(name), fields.path_of(name))

    def _piece(self, fields: ObjectReader, name: str) -> Piece:
        pieces = self._pieces(fields, name)
        if len(pieces) != 1:
            raise bad_type(fields.path_of(name), mark("There must be one piece here, not {count}."), count=len(pieces))
        return pieces[0]

    def _yaku(self, fields: ObjectReader, name: str) -> str | None:
        return self._known_yaku(fields.string(name), fields.path_of(name)) if fields.has(name) else None

    def _all_yaku(self, fields: ObjectReader, name: str) -> tuple[str, ...]:
        return tuple(self._known_yaku(yaku_id, path) for yaku_id, path in fields.items(name, ()))

    def _known_yaku(self, name: object, path: str) -> str:
        if name not in {yaku.id for yaku in self._ruleset.yaku}:
            raise bad_type(path, mark("{field}: there is no yaku “{name}”."), name=name)
        return str(name)


@cache
def load_lessons(ruleset: Ruleset) -> tuple[Lesson, ...]:
    """Returns the lessons of a rule system in order; empty if it has no file.

    Raises ``Refusal`` if a file of the application is invalid, or ``tomllib.TOMLDecodeError`` if it is not TOML.
    """
    return load_ruleset_file(ruleset, "lessons", f"{ruleset.id}.toml", partial(read_lessons, ruleset)) or ()


def systems_with_lessons() -> tuple[Ruleset, ...]:
    return tuple(ruleset for ruleset in all_rulesets() if _has_some(ruleset))


def _has_some(ruleset: Ruleset) -> bool:
    if ruleset.resources_folder is None:  # included files are valid; reading them here would be slow
        return (ruleset.resource_folder("lessons") / f"{ruleset.id}.toml").is_file()
    return bool(load_lessons(ruleset))
