# SPDX-License-Identifier: MIT
"""Keeps the translations: ``python packaging/translate.py`` updates them, with ``--check`` it only says what is amiss.

The texts are found in the program with Python's own parser and handed to ``lupdate`` as a list; ``lupdate`` merges
them into ``resources/translations/*.ts``, ``lrelease`` makes the ``.qm`` files beside them.

WORKAROUND: lupdate reads Python itself, but puts a ``self.tr`` that follows ``QCoreApplication.translate`` in the same
class under a context that does not exist, so the text would stay English.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import Final
from xml.etree import ElementTree as ET

from mahjong_desk.rules.registry import rulesets

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "mahjong_desk"
FOLDER = ROOT / "resources" / "translations"

LANGUAGES: Final = {"en": "en", "ja": "ja_JP", "zh": "zh_CN"}
"""The languages by the ends of their files' names, with the locale that says which plural forms there are."""

SOURCE_LANGUAGE = "en"
"""The language of the texts in the program; its own file has only those with a number, for their plural forms."""

EMPTY: Final = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{locale}" sourcelanguage="{source}">
</TS>
"""
"""A file of translations in which there is none yet."""

USAGES: Final = tuple(sorted({ruleset.vocabulary.usage for ruleset in rulesets()} - {""}))
"""The usages of rulesets other than the Japanese ones; a text that asks for the usage is translated for each."""

PIECE_USAGES: Final = tuple(sorted({ruleset.pieces.called for ruleset in rulesets()} - {""}))
"""What rulesets are played with that are not played with tiles; a text that asks for it is translated for each."""

DEALERS: Final = tuple(sorted({ruleset.vocabulary.dealer for ruleset in rulesets()} - {""}))
"""Whose words name the dealer in Japanese games that do so otherwise than the others."""

SETS: Final = tuple(sorted({ruleset.vocabulary.sets for ruleset in rulesets()} - {""}))
"""Whose words name sets and melds where those are not sequence, pon and kan."""

FOULS: Final = "fouls"
"""Where a ruleset tells several kinds of foul apart."""

COMMENTS: Final = {
    "usage": USAGES,
    "dealer_usage": (*USAGES, *DEALERS),
    "piece_usage": PIECE_USAGES,
    "set_usage": SETS,
    "foul_usage": (*USAGES, FOULS),
}
"""What follows the words of a game, by the function that asks for them."""

CONTEXT_FIRST = ("translate", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP")
CONTEXT_IS_CLASS = ("tr", "QT_TR_NOOP", "QT_TR_N_NOOP")


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of the program that a person reads.

    Attributes:
        context: The class or the subject that it belongs to.
        source: The English text.
        comment: What sets it apart from the same text elsewhere, or nothing.
    """

    context: str
    source: str
    comment: str = ""

    @property
    def counts(self) -> bool:
        """Tells whether it has a number in it, and so one form a plural."""
        return "%n" in self.source


class _Finder(ast.NodeVisitor):
    """Collects the texts of one module, and the places where a text cannot be collected.

    Attributes:
        texts: What was found, in the order of the module.
        faults: What cannot be translated, each with its line.
    """

    def __init__(self, name: str) -> None:
        self.texts: list[Text] = []
        self.faults: list[str] = []
        self._name = name
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remembers the class, which is the context of ``tr``."""
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Takes the text of a call that translates or marks."""
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr") if self._classes:
                called = "tr"
            case ast.Attribute(attr="tr"):
                # Whose class it is, which is the context, is known only when the program runs.
                self.faults.append(f"{self._name}:{node.lineno}: a text is translated by another object than self")
                return
            case ast.Name(id=called) | ast.Attribute(attr=called):
                pass
            case _:
                return
        if called in CONTEXT_FIRST and len(node.args) > 1:
            self._take(node, node.args[0], node.args[1:])
        elif called in CONTEXT_IS_CLASS and node.args:
            context = ast.Constant(self._classes[-1] if self._classes else "")
            self._take(node, context, node.args)

    def _take(self, call: ast.Call, context: ast.expr, arguments: Sequence[ast.expr]) -> None:
        match context, arguments[0]:
            case ast.Constant(value=str()), ast.JoinedStr() | ast.BinOp():
                self.faults.append(f"{self._name}:{call.lineno}: a text is put together before it is translated")
            case ast.Constant(value=str(where)), ast.Constant(value=str(source)):
                for comment in _comments(arguments[1] if len(arguments) > 1 else None):
                    self.texts.append(Text(where, source, comment))


def _comments(argument: ast.expr | None) -> tuple[str, ...]:
    """Returns what sets a text apart from the same one elsewhere, every usage where it follows the words of a game."""
    match argument:
        case ast.Constant(value=str(comment)):
            return (comment,)
        case (
            ast.Name(id=name) | ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))
        ) if name in COMMENTS:
            return ("", *COMMENTS[name])
    return ("",)


def find_texts(files: Iterable[Path]) -> tuple[list[Text], list[str]]:
    """Returns all texts of these modules, each once and sorted, and the faults, one line each."""
    texts: set[Text] = set()
    faults: list[str] = []
    for file in files:
        finder = _Finder(file.name)
        finder.visit(ast.parse(file.read_text(encoding="utf-8"), str(file)))
        texts.update(finder.texts)
        faults += finder.faults
    return sorted(texts), faults


def as_list(texts: Iterable[Text]) -> str:
    """Returns the texts in a form that lupdate reads: marks in C++."""
    lines = []
    for text in texts:
        parts = ", ".join(_quoted(part) for part in (text.context, text.source, text.comment))
        lines.append(f"QT_TRANSLATE_N_NOOP3({parts});" if text.counts else f"QT_TRANSLATE_NOOP3({parts});")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    return f'"{"".join(escapes.get(letter, letter) for letter in text)}"'


def file_of(language: str, folder: Path, ending: str = "ts") -> Path:
    """Returns the place of a language's translations."""
    return folder / f"mahjong_desk_{language}.{ending}"


def update(texts: Sequence[Text], folder: Path) -> None:
    """Brings the ``.ts`` files in ``folder`` in step with the program and makes the ``.qm`` files anew.

    Raises:
        RuntimeError: One of Qt's tools failed.
    """
    files = {language: file_of(language, folder) for language in LANGUAGES}
    for language, file in files.items():
        if not file.is_file():
            file.write_text(EMPTY.format(locale=LANGUAGES[language], source=SOURCE_LANGUAGE), encoding="utf-8")
    others = [str(file) for language, file in files.items() if language != SOURCE_LANGUAGE]
    options = ["-silent", "-no-obsolete", "-sort-messages", "-locations", "none"]
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch) / "texts.cpp"
        listed.write_text(as_list(texts), encoding="utf-8")
        _tool("lupdate", str(listed), *options, "-ts", *others)
        listed.write_text(as_list(_other_in_english(texts)), encoding="utf-8")
        _tool("lupdate", str(listed), *options, "-ts", str(files[SOURCE_LANGUAGE]))
    for language, file in files.items():
        # A program that runs reads the old file to its end: it must not change under it.
        made, finished = file.with_suffix(".new"), file_of(language, folder, "qm")
        _tool("lrelease", "-silent", "-nounfinished", str(file), "-qm", str(made))
        made.replace(finished)


def _other_in_english(texts: Sequence[Text]) -> list[Text]:
    """Returns the texts that English has forms of: plurals, and those that have another word in some games."""
    comments = (*PIECE_USAGES, *SETS, FOULS)
    named = {(text.context, text.source) for text in texts if text.comment in comments}
    # With the usual form beside them: lrelease takes the only form that there is for any comment.
    return [
        text
        for text in texts
        if text.counts or (text.comment in ("", *comments) and (text.context, text.source) in named)
    ]


def _tool(name: str, *arguments: str) -> None:
    # The command of the same name beside Python starts another Python, and that one nothing but this program.
    bindings = importlib.util.find_spec("PySide6")
    folders = bindings.submodule_search_locations if bindings is not None else None
    program = shutil.which(name, path=os.pathsep.join(folders or ())) or f"pyside6-{name}"
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{name} failed:\n{done.stdout}{done.stderr}")


def faults_of(language: str, file: Path) -> Iterator[str]:
    """Yields, one line each, what is wrong in one language's file: texts not translated, or with other gaps."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            where = f"{file.name}: {context.findtext('name')}: “{source}”"
            translation = message.find("translation")
            if translation is None:
                yield f"{where} has no translation"
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if translation.get("type") in ("vanished", "obsolete"):
                yield f"{where} is not in the program any more"
            elif translation.get("type") == "unfinished" or not all(forms):
                yield f"{where} is not translated"
            elif any(gaps(form) != gaps(source) for form in forms):
                yield f"{where} has other gaps than its translation"
            elif language != SOURCE_LANGUAGE and "%n" in source and not all("%n" in form for form in forms):
                yield f"{where} loses its number"


def gaps(text: str) -> set[str] | None:
    """Returns the names of the gaps ``{name}`` that the program fills; ``None`` where the braces do not match."""
    try:
        return {
            f"{name}!{style or ''}:{layout}" for _, name, layout, style in Formatter().parse(text) if name is not None
        }
    except ValueError:
        return None


def check(texts: Sequence[Text], folder: Path) -> list[str]:
    """Returns what is amiss with the translations in ``folder``, one line each; changes nothing.

    Raises:
        RuntimeError: One of Qt's tools failed.
    """
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for language in LANGUAGES:
            file = file_of(language, folder)
            if file.is_file():
                shutil.copy(file, fresh)
                faults += faults_of(language, file)
        update(texts, fresh)
        for language in LANGUAGES:
            for ending in ("ts", "qm"):
                mine, wanted = file_of(language, folder, ending), file_of(language, fresh, ending)
                if not mine.is_file():
                    faults.append(f"{mine.name} is missing: run packaging/translate.py")
                elif mine.read_bytes() != wanted.read_bytes():
                    faults.append(f"{mine.name} is not in step with the program: run packaging/translate.py")
    return faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Updates the translations, or with ``--check`` returns 1 if anything is amiss."""
    parser = argparse.ArgumentParser(description="Keeps the translations in step with the program.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if anything is amiss")
    given = parser.parse_args(arguments)
    texts, faults = find_texts(sorted(SOURCES.rglob("*.py")))
    if given.check:
        faults += check(texts, FOLDER)
    else:
        FOLDER.mkdir(parents=True, exist_ok=True)
        update(texts, FOLDER)
        faults += [fault for language in LANGUAGES for fault in faults_of(language, file_of(language, FOLDER))]
    for fault in faults:
        print(fault)
    if given.check:
        print(f"{len(texts)} texts, {len(faults)} faults")
        return 1 if faults else 0
    print(f"{len(texts)} texts, {len(faults)} still to do")
    return 0


if __name__ == "__main__":
    sys.exit(main())
