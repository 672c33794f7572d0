# SPDX-License-Identifier: MIT
"""Who sits where from here on, where the players change places between rounds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.arrows import Arrows
from mahjong_desk.ui.kit.beside import Beside
from mahjong_desk.ui.kit.faces import TileFace, TileGroup
from mahjong_desk.ui.kit.form_sheet import Covered, FormSheet
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.payment_plan import SeatBox
from mahjong_desk.ui.kit.tile_row import TileRow
from mahjong_desk.ui.words.vocabulary import wind_name

_WIDTH, _FELT_WIDTH, _BESIDE = 940, 400, 760
_TILE, _APART = 22, 6


class NewSeatsSheet(FormSheet):
    """Shows the table as everybody sits down anew, and from where each of them comes.

    Attributes:
        rows: What is said of each player, in the order of the new seats.
    """

    help_page = "table#seats"

    def __init__(
        self,
        names: Sequence[str],
        before: Sequence[int],
        after: Sequence[int],
        hand: str,
        window: QWidget | Covered,
        *,
        tiles: Sequence[str] = (),
    ) -> None:
        super().__init__(tr("The seats change"), window, width=_WIDTH)
        told = tr("{hand}: everybody takes their new seat, and {player} deals.")
        self.body.addWidget(Label(told.format(hand=hand, player=names[after[0]]), size=17, wrap=True))
        self.felt = Arrows()
        # It may become as low as the sums of payments do: the sheet shall not scroll where texts are large.
        self.felt.setMinimumWidth(theme.frame(_FELT_WIDTH))
        self.felt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        came = {seat: before.index(seat) for seat in after}
        boxes = [_box(name, after.index(seat)) for seat, name in enumerate(names)]
        # Where somebody came from, somebody else sits now.
        moves = [(after[came[seat]], seat) for place, seat in enumerate(after) if came[seat] != place]
        self.felt.set_payments(boxes, moves, highlight=(after[0],), order=after)
        self.felt.setMinimumHeight(self.felt.minimumSizeHint().height())
        told_of = QWidget()
        grid = QGridLayout(told_of)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(12))
        grid.setVerticalSpacing(theme.frame(_APART))
        grid.setColumnStretch(2, 1)
        rows = []
        for place, seat in enumerate(after):
            if tiles:
                grid.addWidget(TileRow((TileGroup((TileFace(tiles[place]),)),), theme.px(_TILE)), place, 0)
            grid.addWidget(Label(wind_name(place), role="ink2"), place, 1)
            grid.addWidget(ElidedLabel(names[seat], size=18, bold=True), place, 2)
            row = Label(_from(place, came[seat]), role="ink2")
            grid.addWidget(row, place, 3)
            rows.append(row)
        self.rows = tuple(rows)
        sides = Beside(_BESIDE, gap=28)
        sides.add(self.felt, 5)
        sides.add(told_of, 4, align=Qt.AlignmentFlag.AlignVCenter)
        self.add_widget(sides)
        self.done_button = self.add_main_button(tr("&Everybody sits"), self.close_sheet)
        self.done_button.setFocus()


def _box(name: str, place: int) -> SeatBox:
    wind = wind_name(place)
    return SeatBox(name, tr("{player}: {wind}").format(player=name, wind=wind), wind)


def _from(place: int, came: int) -> str:
    if place == came:
        return tr("stays")
    return tr("comes from {wind}").format(wind=wind_name(came))
