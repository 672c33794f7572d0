# SPDX-License-Identifier: MIT
"""Keeps the catalogues of ``resources/languages`` in step with the program.

``python packaging/translations.py`` adds new texts to every ``.po`` file and into the template ``messages.pot``, and
compiles the ``.mo`` files that the program reads. ``--check`` changes nothing and reports faults with file and line.
``--compile`` only compiles. ``--shared`` lists the texts without context that several rule systems share.

Texts are found with Python's own parser: calls of ``tr``, ``trn``, ``mark``, ``marks``, ``Text`` and ``Name``. The
texts of lessons and notes are those that their readers find in the TOML files.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import partial
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeVar

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from mahjong_desk.catalogues import HASH_HEADER, TAUGHT, has_same_gaps, source_hash
from mahjong_desk.texts import PLAIN, READING, SOURCE_LANGUAGE, USAGE, Text

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES_FOLDER = ROOT / "resources" / "languages"
_SYSTEMS = ROOT / "mahjong_desk" / "rules" / "systems"
COMPLETE = ("ja", "zh")
"""The languages that must translate every text."""

TERMINOLOGIES = {
    "vocabulary_context": ("beijing", "chinese", "official"),
    "usage": ("beijing", "chinese", "official"),
    "dealer_context": ("beijing", "chinese", "official", "older"),
    "dealer_usage": ("beijing", "chinese", "official", "older"),
    "piece_context": ("pieces",),
    "set_context": ("official",),
    "ready_context": ("beijing", "chinese", "pieces"),
    "chombo_context": ("beijing", "chinese", "official", "fouls"),
}
"""The terminologies that a function or parameter of this name can choose; a text may have a translation for each."""

_CALLS = {"tr": 1, "mark": 1, "Text": 1, "Name": 1, "trn": 2, "marks": 2}
"""The functions that take texts, and how many each takes."""
_OPTIONAL = re.compile(rf"{READING}\b|(.*\|)?{USAGE}")
"""The contexts of messages that only some languages need."""
_SETTINGS: Mapping[str, tuple[object, ...]] = {
    "name": (),
    "locale": (),
    "glyphs": ("jp", "sc", "tc"),
    "spaces": (True, False),
    "qt": (),
}
"""The settings of ``language.toml``, with their possible values; empty for any text."""
_QT = re.compile(r"(?<![\w.])(self|[a-z_]+)\.tr\(|QCoreApplication\.translate|QT_TRANSLATE_NOOP")
_SAME_FOR_ALL = re.compile(r"^\"(POT-Creation|PO-Revision|Last-Tr|Language-Team|Generated|Report-Ms)[^\n]*\n", re.M)

_Add = Callable[[int, tuple[str, ...], str], None]
_Report = Callable[[str], None]
Key = tuple[str, str]
"""The context and the English of a message."""


@dataclass(slots=True)
class ExtractedText:
    """A text of the program and its locations.

    Attributes:
        forms: The English text; singular and plural if it has a number.
        locations: The files and lines that use it; line 0 for a lesson or a note.
    """

    forms: tuple[str, ...]
    locations: list[tuple[str, int]] = field(default_factory=list)


class Extracted(NamedTuple):
    """What ``extract`` finds."""

    messages: dict[Key, ExtractedText]  # the texts of the code
    lessons: dict[Key, ExtractedText]  # those of lessons and notes
    faults: list[str]  # calls in the code that cannot be translated, with file and line


# Texts of the program


def extract(root: Path = ROOT) -> Extracted:
    """Returns the texts of the program."""
    messages: dict[Key, ExtractedText] = {}
    faults: list[str] = []
    for path in sorted((root / "mahjong_desk").rglob("*.py")):
        if path.name == "texts.py":
            continue
        file = str(path.relative_to(root))
        source = path.read_text("utf-8")
        for number, line in enumerate(source.splitlines(), 1):
            if _QT.search(line.partition("#")[0]):
                faults.append(f"{file}:{number}: Qt’s own translation finds no text: use mahjong_desk.texts.tr")
        module = ast.parse(source)
        if called := _called_in(module):
            own: list[str] = []
            _read_scope(module, called, {}, partial(_add, messages, file), own.append)
            faults += [f"{file}:{fault}" for fault in own]
    return Extracted(messages, _taught(), faults)


def _add(messages: dict[Key, ExtractedText], file: str, line: int, forms: tuple[str, ...], context: str) -> None:
    found = messages.setdefault((context, forms[0]), ExtractedText(forms))
    if len(forms) > len(found.forms):
        found.forms = forms
    found.locations.append((file, line))


def _called_in(module: ast.Module) -> dict[str, str]:
    """Returns the ``texts`` functions that a module imports, by its name for them."""
    found: dict[str, str] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "mahjong_desk.texts":
            found |= {alias.asname or alias.name: alias.name for alias in node.names if alias.name in _CALLS}
        elif isinstance(node, ast.ImportFrom) and node.module == "mahjong_desk":
            found |= {
                f"{alias.asname or alias.name}.{call}": call
                for alias in node.names
                if alias.name == "texts"
                for call in _CALLS
            }
    return found


def _read_scope(
    scope: ast.AST, called: Mapping[str, str], variables: Mapping[str, str], add: _Add, report: _Report
) -> None:
    """Adds the texts of a scope, in which ``variables`` hold a terminology."""
    inner: list[ast.AST] = []
    own: list[ast.AST] = []
    pending = list(ast.iter_child_nodes(scope))
    while pending:
        node = pending.pop(0)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            inner.append(node)
        else:
            own.append(node)
            pending += ast.iter_child_nodes(node)
    variables = {**variables, **dict(chain.from_iterable(map(_terminologies_in, own)))}
    for node in own:
        if isinstance(node, ast.Call) and (call := called.get(ast.unparse(node.func))) is not None:
            _read_call(node, call, variables, add, report)
    for function in inner:
        _read_scope(function, called, variables, add, report)


def _terminologies_in(node: ast.AST) -> Iterator[tuple[str, str]]:
    if not isinstance(node, ast.Assign):
        return
    for target in node.targets:
        pairs = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = list(zip(target.elts, node.value.elts, strict=False))
        for left, right in pairs:
            if isinstance(left, ast.Name) and isinstance(right, ast.Call) and _last_name(right) in TERMINOLOGIES:
                yield left.id, _last_name(right)


def _read_call(node: ast.Call, call: str, variables: Mapping[str, str], add: _Add, report: _Report) -> None:
    size = _CALLS[call]
    arguments = [argument.value if isinstance(argument, ast.Constant) else None for argument in node.args]
    if len(arguments) < size or not all(isinstance(argument, str) for argument in arguments[:size]):
        if node.args and isinstance(node.args[0], (ast.JoinedStr, ast.BinOp)):
            report(f"{node.lineno}: a text is composed before it is translated")
        return
    at = size + (call == "trn")
    context = str(arguments[at]) if len(arguments) > at and isinstance(arguments[at], str) else ""
    if names_program(context):
        report(f"{node.lineno}: the context “{context}” names a part of the program, not what the text means")
    forms = tuple(map(str, arguments[:size]))
    add(node.lineno, forms, context)
    if call == "Name":
        add(node.lineno, forms, f"{READING}|{context}" if context else READING)
    for word in node.keywords:
        if word.arg == "usage" and call in ("tr", "trn", "mark", "marks"):
            name = _last_name(word.value)
            name = variables.get(name, name)
            if name not in TERMINOLOGIES:
                report(f"{node.lineno}: TERMINOLOGIES lacks “{name}”, so no translation is asked for")
            for usage in TERMINOLOGIES.get(name, ()):
                add(node.lineno, forms, f"{context}|{USAGE}{usage}" if context else f"{USAGE}{usage}")


def names_program(context: str) -> bool:
    """Returns whether a context names a class, a module or a rule system."""
    named = context.isidentifier() and (context != context.lower() or (_SYSTEMS / context).is_dir())
    return named or "/" in context


def _last_name(node: ast.expr) -> str:
    target = node.func if isinstance(node, ast.Call) else node
    return target.id if isinstance(target, ast.Name) else getattr(target, "attr", "")


def _taught() -> dict[Key, ExtractedText]:
    """Returns the texts of lessons and notes."""
    from mahjong_desk.learn.compare.notes import load_notes
    from mahjong_desk.learn.lessons.lesson_file import load_lessons
    from mahjong_desk.rules.registry import all_rulesets

    found: dict[Key, ExtractedText] = {}
    for text in texts_in([load_notes(), *(load_lessons(ruleset) for ruleset in all_rulesets())], set()):
        if text.context.startswith(TAUGHT):
            kind, _, name = text.context.partition(" ")
            ending = "toml" if kind == "lessons" or name == "points" else "notes.toml"
            folder = "lessons" if kind == "lessons" else "compare"
            _add(found, f"resources/{folder}/{name}.{ending}", 0, (text.source,), text.context)
    return found


def texts_in(value: object, seen: set[int]) -> Iterator[Text]:
    """Yields every text in a value, however deep."""
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(texts_in(part, seen) for part in value.values())
    elif isinstance(value, (tuple, list, frozenset, set)):
        yield from chain.from_iterable(texts_in(part, seen) for part in value)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from chain.from_iterable(texts_in(getattr(value, field.name), seen) for field in fields(value))


# Catalogues


def _key(message: Message) -> Key:
    return message.context or "", message.id if isinstance(message.id, str) else message.id[0]


def _without_plain_context(key: Key) -> Key:
    """Returns a key without the context for plain words, which only catalogues use."""
    return key[0].removesuffix(f"{USAGE}{PLAIN}").removesuffix("|"), key[1]


def _strings(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def read(path: Path) -> Catalog:
    """Returns a catalogue; an empty one if there is no file."""
    if not path.is_file():
        return Catalog(locale=_locale(path.parent))
    with path.open("rb") as file:
        held = read_po(file)
    if held.locale is None:
        held.locale = _locale(path.parent)
    return held


def _locale(folder: Path) -> str:
    """Returns the locale of a language whose folder has a catalogue."""
    locale: str = tomllib.loads((folder / "language.toml").read_text("utf-8")).get("locale", folder.name)
    return locale


def write(path: Path, catalog: Catalog) -> None:
    """Writes a catalogue without dates and versions, which change at every run."""
    catalog.header_comment = "# SPDX-License-Identifier: MIT"
    catalog.project, catalog.version = "Mahjong Desk", ""
    made = BytesIO()
    write_po(made, catalog, width=100, sort_output=True, include_lineno=False, ignore_obsolete=True)
    path.write_text(_SAME_FOR_ALL.sub("", made.getvalue().decode()), "utf-8")


def updated(
    texts: Mapping[Key, ExtractedText], held: Catalog, language: str | None, others: Iterable[Message] = ()
) -> Catalog:
    """Returns a catalogue of the program's texts with the existing translations.

    Args:
        texts: The texts.
        held: The current catalogue.
        language: The language; None for the template.
        others: The messages of all catalogues of the language, whose translations are used, too.
    """
    known = {_key(message): message for message in chain(others, held) if message.id}
    made = _with_plurals_of(held, Catalog(locale=held.locale))
    for (context, english), found in texts.items():
        before = known.get((context, english))
        if before is None and (language == SOURCE_LANGUAGE or _OPTIONAL.match(context)):
            continue
        forms = found.forms if len(found.forms) > 1 else english
        string = before.string if before is not None and language is not None else ""
        made.add(forms, string, sorted({(file, 0) for file, _line in found.locations}), context=context or None)
    for key, message in known.items():
        if key not in texts and (base := texts.get(_without_plain_context(key))) and language is not None:
            locations = sorted({(file, 0) for file, _line in base.locations})
            made.add(message.id, message.string, locations, context=message.context)
    return made


_Made = TypeVar("_Made", bound=Catalog)


def _with_plurals_of(held: Catalog, made: _Made) -> _Made:
    """Copies a catalogue's own plural rule, which may differ from Babel's."""
    made._num_plurals, made._plural_expr = held.num_plurals, held.plural_expr  # type: ignore[assignment]
    return made


class _Compiled(Catalog):
    """A catalogue with the hash of its ``.po`` file among its headers."""

    digest = ""

    @property  # type: ignore[misc] # nothing sets them here
    def mime_headers(self) -> list[tuple[str, str]]:
        return [*super().mime_headers, (HASH_HEADER, self.digest)]


def compile_folder(folder: Path) -> None:
    """Compiles a language's catalogues, without messages with wrong placeholders."""
    for path in sorted(folder.glob("*.po")):
        catalog, digest = read(path), source_hash(path)
        compiled = path.with_suffix(".mo")
        if compiled.is_file() and digest.encode() in compiled.read_bytes():
            continue
        kept = _with_plurals_of(catalog, _Compiled(locale=catalog.locale))
        kept.digest = digest
        for message in catalog:
            if message.id and all(_strings(message)) and not _has_wrong_gaps(message):
                kept.add(message.id, message.string, context=message.context)
        made = BytesIO()
        write_mo(made, kept)
        compiled.write_bytes(made.getvalue())


def _has_wrong_gaps(message: Message) -> bool:
    if (message.context or "").startswith(TAUGHT):
        return False
    source = message.id if isinstance(message.id, str) else message.id[-1]
    plural = not isinstance(message.id, str)
    return any(not has_same_gaps(source, translation, is_plural=plural) for translation in _strings(message))


# Faults


def faults_of(folder: Path, extracted: Extracted) -> Iterator[str]:
    """Yields the faults in the catalogues of a language."""
    language = folder.name
    for name, texts in (("messages", extracted.messages), ("lessons", extracted.lessons)):
        path = folder / f"{name}.po"
        held = {_key(message): message for message in read(path) if message.id}
        for key, found in texts.items():
            if (
                language in COMPLETE
                and not _OPTIONAL.match(key[0])
                and (key not in held or not all(_strings(held[key])))
            ):
                file, line = found.locations[0]
                yield f"{file}:{line}: {language} lacks {_quoted(key)}"
        for key, message in held.items():
            at = f"{_shown(path)}:{message.lineno}"
            if _without_plain_context(key) not in texts:
                yield f"{at}: {_quoted(key)} is not in the program any more"
            elif all(_strings(message)) and _has_wrong_gaps(message):
                yield f"{at}: the placeholders of {_quoted(key)} are not those of its translation"


def settings_faults(folder: Path) -> Iterator[str]:
    """Yields the faults in the description of a language."""
    path = folder / "language.toml"
    try:
        settings = tomllib.loads(path.read_text("utf-8"))
    except ValueError as error:
        yield f"{_shown(path)}: {error}"
        return
    for key, value in settings.items():
        if key not in _SETTINGS:
            yield f"{_shown(path)}: there is no setting {key!r}"
        elif _SETTINGS[key] and value not in _SETTINGS[key]:
            yield f"{_shown(path)}: {key} must be one of {_SETTINGS[key]}, not {value!r}"


def _shown(path: Path) -> Path:
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def _quoted(key: Key) -> str:
    return f"“{key[1]}”" + (f" ({key[0]})" if key[0] else "")


def shared_texts(messages: Mapping[Key, ExtractedText]) -> Iterator[str]:
    """Yields the texts that several rule systems share without a context."""
    for key, found in sorted(messages.items()):
        systems = {match[1] for file, _line in found.locations if (match := re.search(r"rules/systems/(\w+)/", file))}
        if not key[0] and len(systems) > 1:
            yield f"{_quoted(key)}: " + ", ".join(f"{file}:{line}" for file, line in found.locations)


def languages_in(folder: Path) -> list[Path]:
    """Returns the folders of the languages."""
    return sorted(path.parent for path in folder.glob("*/language.toml"))


def main(arguments: Iterable[str] | None = None) -> int:
    """Updates the catalogues; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description="Keeps the catalogues in step with the program.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing")
    what.add_argument("--compile", action="store_true", help="only compile the catalogues")
    what.add_argument("--shared", action="store_true", help="list the texts without context that rule systems share")
    options = parser.parse_args(None if arguments is None else list(arguments))
    folders = languages_in(LANGUAGES_FOLDER)
    if options.compile:
        for folder in folders:
            compile_folder(folder)
        return 0
    extracted = extract()
    if options.shared:
        print(*shared_texts(extracted.messages), sep="\n")
        return 0
    if not options.check:
        write(LANGUAGES_FOLDER / "messages.pot", updated(extracted.messages | extracted.lessons, Catalog(), None))
        for folder in folders:
            held = {name: read(folder / f"{name}.po") for name in ("messages", "lessons")}
            every = list(chain.from_iterable(held.values()))
            for name, texts in (("messages", extracted.messages), ("lessons", extracted.lessons)):
                catalog = updated(texts, held[name], folder.name, every)
                if len(catalog):
                    write(folder / f"{name}.po", catalog)
            compile_folder(folder)
    faults = [*extracted.faults]
    for folder in folders:
        faults += [*settings_faults(folder), *faults_of(folder, extracted)]
    print(*faults, sep="\n" if faults else "")
    print(f"{len(extracted.messages) + len(extracted.lessons)} texts, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
