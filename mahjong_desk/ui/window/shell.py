# SPDX-License-Identifier: MIT
"""What the parts of the window know of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from mahjong_desk.ui.navigation import Navigator

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mahjong_desk.ledger.errors import LedgerError
    from mahjong_desk.ui.backups.keeper import BackupController
    from mahjong_desk.ui.desk import Desk
    from mahjong_desk.ui.kit.sheets.notice import Notice
    from mahjong_desk.ui.kit.sheets.sheet import Sheet
    from mahjong_desk.ui.settings.settings import Settings
    from mahjong_desk.ui.window.commands import Commands
    from mahjong_desk.ui.window.recent_files import RecentFiles
    from mahjong_desk.ui.window.sheet_pile import SheetStack


class WindowParts(Navigator, Protocol):
    """The window as its own parts see it; what places see of it is ``ui.places.Window``."""

    desk: Desk
    settings: Settings
    backup_controller: BackupController
    commands: Commands
    recent_files: RecentFiles
    sheet_host: QWidget
    sheets: SheetStack
    notice: Notice

    @property
    def place(self) -> str:
        """The name of the place that is shown."""

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies on top, or None."""

    def is_screen_built(self, name: str) -> bool:
        """Tells whether a place has been shown or asked for yet."""

    def screen_widget(self, name: str) -> Any:
        """Returns the widget of a place, made now where it was never shown."""

    def close_sheet(self) -> None:
        """Takes away what lies over the window, if something does."""

    @property
    def failure(self) -> LedgerError | None:
        """Why the ledger could not do what it was asked to; None where it can."""

    def set_failure(self, error: LedgerError | None) -> None:
        """Shows what could not be written, or None where all is on disk."""

    def try_again(self) -> bool:
        """Tries once more to write what could not be written; tells whether it is on disk now."""

    def close(self) -> bool:
        """Closes the window; tells whether it did."""

    def isFullScreen(self) -> bool:
        """Tells whether the window takes the whole screen."""

    def showFullScreen(self) -> None:
        """Lets the window take the whole screen."""

    def showNormal(self) -> None:
        """Gives the window its frame back."""
