# SPDX-License-Identifier: MIT
"""What the parts of the window know of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

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


class WindowParts(Protocol):
    """The window as its own parts see it; what places see of it is ``ui.places.Window``."""

    desk: Desk
    settings: Settings
    keeper: BackupController
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

    def is_made(self, name: str) -> bool:
        """Tells whether a place has been shown or asked for yet."""

    def place_widget(self, name: str) -> Any:
        """Returns the widget of a place, made now where it was never shown."""

    def show_place(self, name: str) -> None:
        """Shows the place of that name."""

    def open_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window; what lay there goes."""

    def lay_sheet(self, sheet: Sheet) -> None:
        """Lays a sheet over the window and over the sheet that lies there."""

    def close_sheet(self) -> None:
        """Takes away what lies over the window, if something does."""

    def notify(self, text: str, *, fault: bool = False) -> None:
        """Says what has just been done, or why it was not."""

    def tell_standing(self, text: str) -> None:
        """Says at the foot what goes on beside the table; nothing where the text is empty."""

    @property
    def failure(self) -> LedgerError | None:
        """Why the ledger could not do what it was asked to; None where it can."""

    def set_failure(self, error: LedgerError | None) -> None:
        """Shows what could not be written, or None where all is on disk."""

    def try_again(self) -> bool:
        """Tries once more to write what could not be written; tells whether it is on disk now."""

    def carry_out(self, name: str) -> None:
        """Carries a command out."""

    def close(self) -> bool:
        """Closes the window; tells whether it did."""

    def isFullScreen(self) -> bool:
        """Tells whether the window takes the whole screen."""

    def showFullScreen(self) -> None:
        """Lets the window take the whole screen."""

    def showNormal(self) -> None:
        """Gives the window its frame back."""
