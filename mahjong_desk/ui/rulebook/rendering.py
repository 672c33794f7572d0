# SPDX-License-Identifier: MIT
"""Renders the source of a rule page as HTML, and searches it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape, unescape
from typing import NamedTuple

from mahjong_desk import texts
from mahjong_desk.pieces import NotationError, PieceSet
from mahjong_desk.rules.ruleset import Ruleset

_HEADING = re.compile(r"^(#{1,2}) (.+?)(?: \{#([^}]+)\})?$")
_PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")
_TILES = re.compile(r"\{([0-9A-Za-z]+)\}")
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_TYPED = re.compile(r"`([^`]+)`")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
TILE_SCHEME = "tile:"
YAKU_SCHEME = "yaku"
"""The scheme of links to the page of a yaku."""


class PageSection(NamedTuple):
    """A second-level heading of a page."""

    anchor: str
    title: str


class RenderedPage(NamedTuple):
    html: str
    sections: tuple[PageSection, ...]
    anchors: frozenset[str]


def rule_page_source(ruleset: Ruleset, language: str) -> str:
    """Returns the source of a rule page.

    Raises:
        FileNotFoundError: There is no such page.
    """
    if ruleset.resources_folder is None:
        return texts.page(language, "rules", f"{ruleset.id}.md").read_text(encoding="utf-8")
    page = ruleset.resources_folder / f"{ruleset.id}.{language}.md"
    return (page if page.is_file() else ruleset.resources_folder / f"{ruleset.id}.en.md").read_text(encoding="utf-8")


def tiles_html(pieces: PieceSet, text: str, width: int) -> str:
    """Returns the tiles of a notation as images of a width.

    Raises:
        NotationError: The text is not valid notation.
    """
    return faces_html([pieces.face_names[piece] for piece in pieces.parse(text)], width)


def faces_html(faces: Iterable[str], width: int) -> str:
    return "".join(
        f'<img src="{TILE_SCHEME}{name}/{width}" width="{width}" style="vertical-align:middle">' for name in faces
    )


def render(
    source: str, pieces: PieceSet, placeholders: Mapping[str, Callable[[], str]], tile_width: int
) -> RenderedPage:
    """Renders the source of a page, with ``placeholders`` for each ``{{name}}``.

    Raises:
        KeyError: A placeholder is missing.
    """
    html: list[str] = []
    sections: list[PageSection] = []
    anchors: list[str] = []

    def inline(text: str) -> str:
        text = escape(text, quote=False)
        text = _PLACEHOLDER.sub(lambda match: placeholders[match[1]](), text)
        text = _TILES.sub(lambda match: _tiles(pieces, match, tile_width), text)
        text = _TYPED.sub(r"<code>\1</code>", text)
        text = _LINK.sub(r'<a href="\2">\1</a>', text)
        return _BOLD.sub(r"<b>\1</b>", text)

    for block in re.split(r"\n\s*\n", source.strip()):
        lines = block.strip().split("\n")
        heading = _HEADING.match(lines[0])
        placeholder = _PLACEHOLDER.fullmatch(lines[0])
        if heading:
            level, title = len(heading[1]), heading[2]
            names = (heading[3] or "").split()
            anchors += names
            if level > 1:
                sections.append(PageSection(names[0] if names else "", title))
            links = "".join(f'<a name="{name}"></a>' for name in names)
            html.append(f"<h{level}>{links}{inline(title)}</h{level}>")
        elif placeholder and len(lines) == 1:
            filled = placeholders[placeholder[1]]()
            anchors += re.findall(r'<a name="([^"]+)"', filled)
            html.append(filled)
        elif lines[0].startswith("- "):
            items = "".join(f"<li>{inline(line.removeprefix('- '))}</li>" for line in lines)
            html.append(f"<ul>{items}</ul>")
        else:
            html.append(f"<p>{inline(' '.join(lines))}</p>")
    return RenderedPage("\n".join(html), tuple(sections), frozenset(anchors))


def _tiles(pieces: PieceSet, match: re.Match[str], width: int) -> str:
    try:
        return tiles_html(pieces, match[1], width)
    except NotationError:
        return match[0]


class TableStyle(NamedTuple):
    """Colours of tables, and the width of tiles in text."""

    ink2: str
    line: str
    wash: str
    tile: int

    def row(self, cells: Iterable[str], *, align: str = "left", wash: bool = False) -> str:
        ground = f' bgcolor="{self.wash}"' if wash else ""
        rule = f"border-top-width:1px; border-top-style:solid; border-top-color:{self.line}"
        inside = "".join(f'<td align="{align}"{ground} style="{rule}">{cell}</td>' for cell in cells)
        return f"<tr>{inside}</tr>"

    def table(
        self, names: Sequence[str], rows: Iterable[str], *, align: str = "left", shares: Sequence[int] = ()
    ) -> str:
        """Returns a table whose columns have ``shares`` of the width, in percent."""
        widths = [f' width="{share}%"' for share in shares] or [""] * len(names)
        columns = zip(names, widths, strict=True)
        top = "".join(f'<th align="{align}"{width}>{self.secondary(name)}</th>' for name, width in columns)
        return (
            '<table width="100%" cellspacing="0" cellpadding="7" border="0">'
            f"<thead><tr>{top}</tr></thead>{''.join(rows)}</table>"
        )

    def secondary(self, text: str) -> str:
        """Returns a text in the colour of second lines; an empty one stays empty."""
        return f'<span style="color:{self.ink2}">{escape(text)}</span>' if text else ""


_PICTURE = re.compile(r"<img\b[^>]*>")
_BREAK = re.compile(r"<br\b[^>]*>")
_END = re.compile(r"</(?:p|li|h\d|td|th|tr|ul|table)>")
_MARK = re.compile(r"<[^>]+>")


def plain_sections(page: RenderedPage) -> tuple[str, ...]:
    """Returns the searchable text before the first section and of each section."""
    return tuple(_plain(part) for part in page.html.split("<h2>"))


def _plain(html: str) -> str:
    text = _PICTURE.sub("\ufffc", html.replace("\n", " "))
    text = _END.sub("\n", _BREAK.sub("\u2028", text))
    text = unescape(_MARK.sub("", text)).replace("\N{NO-BREAK SPACE}", " ")
    return "\n".join(re.sub(r" +", " ", line).strip() for line in text.split("\n")).casefold()


def count_matches(parts: tuple[str, ...], text: str) -> tuple[int, ...]:
    """Returns the number of matches in each part, ignoring case; 0 for a blank text."""
    folded = text.casefold()
    return tuple(part.count(folded) if folded.strip() else 0 for part in parts)
