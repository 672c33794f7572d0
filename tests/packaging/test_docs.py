# SPDX-License-Identifier: MIT
"""The documents cite only what exists, and no text has a banned word."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mahjong_desk.learn.compare.notes import load_notes
from mahjong_desk.learn.lessons.lesson_file import load_lessons
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.texts import SOURCE_LANGUAGE, catalogue
from tests.glossary import not_said
from translations import texts_in

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "resources" / "docs"
RULES = tuple(sorted(path.parent.name for path in (ROOT / "mahjong_desk" / "rules" / "systems").glob("*/__init__.py")))
FOLDERS = [ROOT / folder for folder in ("mahjong_desk", "packaging", "tests")]
SOURCES = tuple(path for folder in FOLDERS for path in sorted(folder.rglob("*.py")))
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "packaging/README.md")]
PAGES += [*sorted(DOCS.rglob("*.md")), *sorted((ROOT / "resources").glob("*/README.md"))]

SECTION = r"§\d+(?:\.\d+)?(?:–\d+(?:\.\d+)?)?"
CITATION = re.compile(rf"((?:\b[\w/]+\.md,? (?:and )?)*)({SECTION}(?:(?:,| and) {SECTION})*)")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@cache
def sections(name: str) -> frozenset[str]:
    """Returns the numbers of the sections of a document, with paragraphs as ``3.8``."""
    path = DOCS / f"{name}.md"
    numbers, section = set(), ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        if heading := re.match(r"#{2,} (\d+(?:\.\d+)*)\.? ", line):
            section = heading[1]
            numbers.add(section)
        elif section and (paragraph := re.match(r"(\d+)\. ", line)):
            numbers.add(f"{section}.{paragraph[1]}")
    return frozenset(numbers)


def citations(text: str, path: Path) -> Iterator[tuple[str, str]]:
    """Returns what a text cites: each document with each of its sections.

    A section without a document is in the rules of the system in whose folder the file is. In other folders, it must
    be in the rules of every system.
    """
    own = [part for part in path.parts if part in RULES]
    # Most files cite no section, and the search for document names is slow.
    for cited in CITATION.finditer(re.sub(r"\s+", " ", text)) if "§" in text else ():
        named = re.findall(r"([\w/]+)\.md", cited[1]) or [f"rules/{name}" for name in own or RULES]
        for document in named:
            for first, last in re.findall(r"§([\d.]+)(?:–(\d+))?", cited[2]):
                numbers = [first, *map(str, range(int(first) + 1, int(last) + 1))] if last else [first]
                yield from ((document, number) for number in numbers)


def missing(text: str, path: Path) -> list[str]:
    cited = citations(text, path)
    return [f"{document}.md §{number}" for document, number in cited if number not in sections(document)]


def test_every_cited_section_exists() -> None:
    broken = {str(path.relative_to(ROOT)): missing(path.read_text(encoding="utf-8"), path) for path in SOURCES}
    assert {path: faults for path, faults in broken.items() if faults} == {}


def slugs(path: Path) -> set[str]:
    """Returns the anchors of the headings of a page, as code hosts make them."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path, text: str) -> list[str]:
    broken = []
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in slugs(target)):
            broken.append(link)
    return broken


def test_every_link_has_a_target() -> None:
    broken = {page.relative_to(ROOT): broken_links(page, page.read_text(encoding="utf-8")) for page in PAGES}
    assert {page: links for page, links in broken.items() if links} == {}


def test_every_module_named_in_a_document_exists() -> None:
    paths = {str(path.relative_to(ROOT)) for path in SOURCES}
    named = {name for page in PAGES for name in re.findall(r"`([\w/]+\.py)`", page.read_text(encoding="utf-8"))}
    assert [
        name for name in named if "ID" not in name and not any(f"/{path}".endswith(f"/{name}") for path in paths)
    ] == []


def test_the_readme_leads_to_every_document() -> None:
    reached, pending = set(), [ROOT / "README.md"]
    while pending:
        page = pending.pop()
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.is_file() and target not in reached:
                reached.add(target)
                pending.append(target)
    assert set(DOCS.rglob("*.md")) <= reached


RESOURCES = ROOT / "resources"
SYSTEMS = tuple(ruleset.id for ruleset in all_rulesets())


def without_gaps(text: str) -> str:
    """Returns a text without what is in braces: anchors, tiles and placeholders."""
    return re.sub(r"\{+[^{}]*\}+", "", text)


def pages(language: str, pattern: str) -> list[str]:
    return [page.read_text("utf-8") for page in sorted((RESOURCES / "languages" / language).glob(pattern))]


@cache
def texts_of(system: str, language: str) -> str:
    """Returns all texts of a rule system."""
    ruleset = get_ruleset(system)
    parts = pages(language, f"rules/{system}.md")
    parts += [
        text.in_language(language)
        for text in texts_in([ruleset, load_lessons(ruleset), load_notes().answers.get(system)], set())
    ]
    return without_gaps("\n".join(parts))


@cache
def texts(language: str) -> str:
    messages = catalogue(language if language != SOURCE_LANGUAGE else "ja").messages
    parts = pages(language, "help/*.md") + pages(language, "changelog.md")
    if language == SOURCE_LANGUAGE:
        parts += [(key if isinstance(key, str) else key[0]).rpartition("\x04")[2] for key in messages]
    else:
        parts += messages.values()
    parts += [texts_of(system, language) for system in SYSTEMS]
    return without_gaps("\n".join(parts))


def test_texts_contain_no_banned_word() -> None:
    for banned in not_said():
        searched = "\n".join(texts_of(system, banned.language) for system in banned.where) or texts(banned.language)
        assert banned.found_in(searched) == [], f"the glossary has another word for {banned.word}"


def test_the_design_names_existing_methods_and_functions() -> None:
    text = (DOCS / "design.md").read_text(encoding="utf-8") + (DOCS / "ledger.md").read_text(encoding="utf-8")
    program = {str(path.with_suffix("")): path.read_text(encoding="utf-8") for path in FOLDERS[0].rglob("*.py")}
    everything = "\n".join(program.values())
    unknown = []
    for owner, name in re.findall(r"`((?:\w+\.)+)(\w+)\b[^.`]*`", text):
        path = "/" + owner.strip(".").replace(".", "/")
        modules = [source for module, source in program.items() if module.endswith(path)]
        if f"class {owner.strip('.')}" in everything:
            modules = [everything]
        is_module = any(module.endswith(f"{path}/{name}") for module in program)
        if name not in ("py", "toml") and not is_module and not any(f"def {name}(" in source for source in modules):
            unknown.append(owner + name)
    assert unknown == []
