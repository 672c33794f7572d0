# SPDX-License-Identifier: MIT
"""What the window says by itself soon after a start: the way through a first match, or that the version is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk import __version__
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.ui.window.shell import WindowParts


def offer_guide_or_news(window: WindowParts) -> None:
    """Offers the guided first match where nobody has played yet; says once that the version is another.

    Whoever left the guide is not offered it again, and a first start tells of no news. Where something else is shown, as of a
    file that the program was started with, that comes at the next start.
    """
    desk, settings = window.desk, window.settings
    if desk.ledger is None or window.sheet is not None or window.notice.isVisible() or window.place != "table":
        return
    ledger = desk.ledger
    played, error = attempt(lambda: desk.match is not None or bool(ledger.latest_matches(1)))
    if error is not None:
        # What cannot be read is told by whoever asks for it.
        return
    before, settings.version = settings.version, __version__
    if not played:
        if not settings.guided:
            window.run_command("first_match")
    elif before not in ("", __version__):
        told = tr("This is version {version} now. “What is new” in the menu Help tells what has changed.")
        window.notify(told.format(version=__version__))
