# SPDX-License-Identifier: MIT
"""Reads gettext catalogues of messages, compiled (``.mo``) or not (``.po``)."""

import hashlib
import logging
import re
from collections.abc import Callable, Mapping
from gettext import GNUTranslations, c2py
from pathlib import Path

TAUGHT = ("lessons ", "notes ")
"""The context prefixes of lessons and notes, whose translations may refer to other tiles than the English."""
HASH_HEADER = "X-Source-Hash"
"""The header of a compiled catalogue that has the hash of its ``.po`` file."""

_logger = logging.getLogger(__name__)

Key = str | tuple[str, int]
"""A context and text as ``gettext`` joins them; for a plural, with the index of its form."""


def source_hash(path: Path) -> str:
    """Returns the hash of a ``.po`` file that its ``.mo`` must contain to be used."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def read_catalogue(folder: Path, name: str) -> tuple[Mapping[Key, str], Callable[[int], int] | None]:
    """Returns the messages of a catalogue, and its plural rule or None.

    They are read from the ``.mo`` file if that is up to date.
    """
    source, compiled = folder / f"{name}.po", folder / f"{name}.mo"
    if compiled.is_file():
        with compiled.open("rb") as file:
            translations = GNUTranslations(file)
        made_from = translations.info().get(HASH_HEADER.lower())
        if not source.is_file() or made_from == source_hash(source):
            messages: Mapping[Key, str] = translations._catalog  # type: ignore[attr-defined]
            # A catalogue with a source hash was checked when it was compiled.
            return (messages if made_from else _drop_mismatched(messages, compiled)), translations.plural  # type: ignore[attr-defined]
    return read_po(source) if source.is_file() else ({}, None)


_LINE = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?)?\s*(".*")\s*$')


def read_po(path: Path) -> tuple[Mapping[Key, str], Callable[[int], int]]:
    """Returns the valid messages of a ``.po`` file, and its plural rule."""
    from ast import literal_eval

    messages: dict[Key, str] = {}
    for entry in re.split(r"\n\s*\n", path.read_text("utf-8")):
        parts: dict[str, str] = {}
        keyword, fuzzy = "", False
        for line in entry.splitlines():
            if line.startswith("#"):
                fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            elif match := _LINE.match(line):
                keyword = line.split(None, 1)[0] if match[1] else keyword
                parts[keyword] = parts.get(keyword, "") + literal_eval(match[3])
        if "msgid" not in parts or (fuzzy and parts["msgid"]):
            continue
        key = f"{parts['msgctxt']}\x04{parts['msgid']}" if "msgctxt" in parts else parts["msgid"]
        for name, translation in parts.items():
            if name == "msgstr":
                messages[key] = translation
            elif name.startswith("msgstr["):
                messages[key, int(name[7:-1])] = translation
    plural = re.search(r"plural=([^;\n]+)", messages.pop("", ""))
    return _drop_mismatched(messages, path), c2py(plural[1] if plural else "n != 1")


def _drop_mismatched(messages: Mapping[Key, str], path: Path) -> Mapping[Key, str]:
    """Drops and logs messages whose placeholders differ from the English ones."""
    kept = {}
    for key, translation in messages.items():
        context, _, text = (key if isinstance(key, str) else key[0]).rpartition("\x04")
        if context.startswith(TAUGHT) or has_same_gaps(text, translation, is_plural=isinstance(key, tuple)):
            kept[key] = translation
        else:
            _logger.warning(
                "%s: the placeholders of %r are not those of %r", f"{path.parent.name}/{path.name}", translation, text
            )
    return kept


GAP = re.compile(r"\{(\w*)(?::([^{}]*))?\}")
_GAP_OR_BRACE = re.compile(rf"{GAP.pattern}|[{{}}]")


def has_same_gaps(text: str, translation: str, *, is_plural: bool = False) -> bool:
    """Returns whether a translation has the placeholders of the English text.

    A form of a plural may lack ``{n}``.
    """
    if not translation or not ("{" in text or "{" in translation or "}" in translation):
        return True
    expected, actual = (
        set(map(str, _GAP_OR_BRACE.findall(value.replace("{{", "").replace("}}", "")))) for value in (text, translation)
    )
    count = str(("n", ""))
    return actual == expected or (is_plural and actual | {count} == expected | {count})
