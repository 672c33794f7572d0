# SPDX-License-Identifier: MIT
"""Readers of the fields of a JSON object.

They refuse missing, superfluous and ill-typed fields as ``bad_request``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from mahjong_desk.pieces import NotationError, Piece, PieceSet
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import LocalizedText, Text, mark

_MISSING: Any = object()
_OBJECTS = (dict, MappingProxyType)
_LISTS = (list, tuple)
Word = TypeVar("Word", str, int)
T = TypeVar("T")


ONE_VALUE = mark("{field} must be {value}.")
"""The message for a field that allows only one value."""

_OBJECT = mark("{field} must be an object.")
_NO_OBJECT = mark("The request must be an object.")


def bad_type(path: str, template: str, **values: Any) -> Refusal:
    """Returns the refusal of a field that is missing, unknown, or has a wrong value."""
    return Refusal(ErrorCode.BAD_REQUEST, template, path=path, field=path, **values)


def check_version(version: int, supported: int) -> None:
    """Refuses a file of any other than the supported version."""
    refuse_newer(version, supported)
    if version != supported:
        raise bad_type("version", ONE_VALUE, value=supported)


def refuse_newer(version: object, supported: int) -> None:
    """Refuses a file of a later version, whatever its contents."""
    if type(version) is int and version > supported:
        sentence = mark("Made by a newer version of Mahjong Desk. Update to open it.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path="version")


def read_file_header(value: Any, form: str, supported: int, message: str) -> ObjectReader:
    """Checks the format and the version of a file, and returns its other fields."""
    if not isinstance(value, dict) or value.get("format") != form:
        raise Refusal(ErrorCode.BAD_REQUEST, message, path="format")
    fields = ObjectReader(value)
    fields.pop("format")
    check_version(fields.integer("version"), supported)
    return fields


class ObjectReader:
    """Reads the fields of one JSON object."""

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, _OBJECTS):
            raise bad_type(path, _OBJECT if path else _NO_OBJECT)
        self._values: Mapping[str, Any] = value
        self._read: set[str] = set()
        self.path = path

    def path_of(self, name: str) -> str:
        """Returns the path of a field in the request."""
        return f"{self.path}.{name}" if self.path else name

    def fault(self, name: str, template: str, **values: Any) -> Refusal:
        """Returns the refusal of a field with a wrong value."""
        return bad_type(self.path_of(name), template, **values)

    def has(self, name: str) -> bool:
        """Returns whether the object has the field."""
        return name in self._values

    def pop(self, name: str, default: Any = _MISSING) -> Any:
        """Returns the value of a field, which must exist if there is no default."""
        self._read.add(name)
        value = self._values.get(name, default)
        if value is _MISSING:
            raise self._missing(name)
        return value

    def integer(self, name: str, default: Any = _MISSING) -> Any:
        """Returns a whole number, not true or false."""
        value = self.pop(name, default)
        return integer_value(value, self.path_of(name)) if self.has(name) else value

    def string(self, name: str, default: Any = _MISSING) -> Any:
        value = self.pop(name, default)
        if not isinstance(value, str) and self.has(name):
            raise bad_type(self.path_of(name), mark("{field} must be a string."))
        return value

    def enum(self, name: str, words: Collection[str], default: Any = _MISSING) -> str:
        """Returns one of several words."""
        return enum_value(str(self.string(name, default)), words, self.path_of(name))

    def player_name(self, name: str) -> str:
        return player_name_value(self.pop(name), self.path_of(name))

    def boolean(self, name: str, default: Any = _MISSING) -> Any:
        """Returns true or false."""
        value = self.pop(name, default)
        if not isinstance(value, bool) and self.has(name):
            raise bad_type(self.path_of(name), mark("{field} must be true or false."))
        return value

    def object(self, name: str, default: Any = _MISSING) -> ObjectReader:
        """Returns the reader of a nested object, or of ``default`` if it is missing."""
        return ObjectReader(self.pop(name, default), self.path_of(name))

    def mapping(self, name: str, default: Any = _MISSING) -> Mapping[str, Any]:
        """Returns a copy of a nested object."""
        value = self.pop(name, default)
        if not isinstance(value, _OBJECTS):
            raise bad_type(self.path_of(name), _OBJECT)
        return dict(value)

    def items(self, name: str, default: Any = _MISSING) -> Iterator[tuple[Any, str]]:
        """Returns the entries of a list, each with its path."""
        value = self.pop(name, default)
        if not isinstance(value, _LISTS):
            raise bad_type(self.path_of(name), mark("{field} must be a list."))
        return ((item, f"{self.path_of(name)}[{index}]") for index, item in enumerate(value))

    def entries(self, name: str, read: Callable[[Any, str], T], default: Any = _MISSING) -> tuple[T, ...]:
        """Returns the entries of a list, each read from its value and its path."""
        return tuple(read(item, path) for item, path in self.items(name, default))

    def seat(self, name: str, default: Any = _MISSING) -> Any:
        """Returns a seat as a number; the rules check whether it exists."""
        value = self.pop(name, default)
        return seat_value(value, self.path_of(name)) if self.has(name) else value

    def seat_or_null(self, name: str) -> Any:
        """Returns a seat, or None if the field is ``null``."""
        return None if self.pop(name) is None else self.seat(name)

    def allow_only(self, *names: str) -> None:
        """Checks that there are no other fields than these."""
        for name in self._values:
            if name not in names:
                raise self._superfluous(name)

    def require(self, *names: str) -> None:
        """Checks that the object has these fields."""
        for name in names:
            if name not in self._values:
                raise self._missing(name)

    def _missing(self, name: str) -> Refusal:
        return bad_type(self.path_of(name), mark("{field} is missing."))

    def _superfluous(self, name: str) -> Refusal:
        return bad_type(self.path_of(name), mark("{field} is not known here."))

    def localized_text(self) -> Text:
        """Returns a text in three languages, none of them empty."""
        texts = {language: self.string(language) for language in ("ja", "en", "zh")}
        self.check_all_read()
        for language, text in texts.items():
            if not text.strip():
                raise self._missing(language)
        return LocalizedText(**texts)

    def translatable_text(self, name: str, context: str) -> Text:
        """Returns a text, from an English string or from an object with all languages."""
        value = self.pop(name)
        if not isinstance(value, str):
            return ObjectReader(value, self.path_of(name)).localized_text()
        if not value.strip():
            raise self._missing(name)
        return Text(value, context)

    def check_all_read(self) -> None:
        """Checks that every field was read."""
        for name in self._values:
            if name not in self._read:
                raise self._superfluous(name)


def enum_value(value: Word, words: Collection[Word], path: str) -> Word:
    """Returns a value that must be one of several."""
    if value not in words:
        listed = ", ".join(str(word) for word in words)
        raise bad_type(path, mark("{field} must be one of {words}."), words=listed)
    return value


def integer_value(value: object, path: str) -> int:
    """Returns a value that must be a whole number, not true or false."""
    if type(value) is not int:
        raise bad_type(path, mark("{field} must be a whole number."))
    return value


def seat_value(value: object, path: str) -> int:
    """Returns a value that must be a seat; the rules check whether it exists."""
    if type(value) is not int:
        raise bad_type(path, mark("{field} must be a seat."))
    return value


def player_name_value(value: object, path: str) -> str:
    """Returns a value that must be the name of a player."""
    if not isinstance(value, str) or not value:
        raise bad_type(path, mark("{field} must be a name."))
    return value


NOTATION_TEXTS = {
    "unknown_character": mark("“{character}” in “{text}” has no meaning."),
    "no_such_piece": mark("“{character}” in “{text}” is not a piece of this ruleset."),
    "digits_without_suit": mark("“{text}” ends without a suit letter."),
    "suit_without_digits": mark("The suit letter “{character}” in “{text}” has no digits before it."),
    "empty": mark("There are no pieces."),
}
"""The messages for notation errors."""


_NOT_IN_NAMES = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""The Unicode categories of control characters, surrogates and line breaks."""


def is_one_line(text: str) -> bool:
    """Returns whether a text has no line breaks, control characters or surrogates."""
    return all(unicodedata.category(letter) not in _NOT_IN_NAMES for letter in text)


def read_pieces(pieces: PieceSet, text: object, path: str, *, may_be_empty: bool = False) -> tuple[Piece, ...]:
    """Returns the pieces that a text names."""
    if not isinstance(text, str):
        raise bad_type(path, mark("{field} must be a string of pieces."))
    if may_be_empty and not text:
        return ()
    try:
        return pieces.parse(text)
    except NotationError as error:
        sentence, character = NOTATION_TEXTS[error.code], text[error.position : error.position + 1]
        raise Refusal(ErrorCode.BAD_NOTATION, sentence, path=path, text=text, character=character) from None
