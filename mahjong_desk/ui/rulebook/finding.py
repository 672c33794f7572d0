# SPDX-License-Identifier: MIT
"""What a text browser finds on a rule page, without laying the page out: for the pages that are not shown."""

from __future__ import annotations

import re
from html import unescape

from mahjong_desk.ui.rulebook.page import Page

_PICTURE = re.compile(r"<img\b[^>]*>")
_BREAK = re.compile(r"<br\b[^>]*>")
_END = re.compile(r"</(?:p|li|h\d|td|th|tr|ul|table)>")
_MARK = re.compile(r"<[^>]+>")


def plain_parts(page: Page) -> tuple[str, ...]:
    """Returns the text of a page as a browser searches it: what stands before the first section, then each section."""
    return tuple(_plain(part) for part in page.html.split("<h2>"))


def _plain(html: str) -> str:
    text = _PICTURE.sub("\ufffc", html.replace("\n", " "))
    text = _END.sub("\n", _BREAK.sub("\u2028", text))
    text = unescape(_MARK.sub("", text)).replace("\N{NO-BREAK SPACE}", " ")
    return "\n".join(re.sub(r" +", " ", line).strip() for line in text.split("\n")).casefold()


def places_in(parts: tuple[str, ...], wanted: str) -> tuple[int, ...]:
    """Returns how often each part holds a text, whatever its case; a text of blanks is nowhere."""
    looked_for = wanted.casefold()
    return tuple(part.count(looked_for) if looked_for.strip() else 0 for part in parts)
