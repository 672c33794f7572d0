# SPDX-License-Identifier: MIT
"""The widgets that every place is built of: plain values in, signals out, no knowledge of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_desk.ui.face import face

if TYPE_CHECKING:
    from mahjong_desk.ui.kit.arrows import Arrows
    from mahjong_desk.ui.kit.buttons import (
        DangerButton,
        DrawnButton,
        IconButton,
        Link,
        MainButton,
        PlainButton,
        TwoLineButton,
    )
    from mahjong_desk.ui.kit.chip import Chip
    from mahjong_desk.ui.kit.chips import ChipGroup
    from mahjong_desk.ui.kit.faces import TileFace, TileGroup, face_name, face_text, groups_text
    from mahjong_desk.ui.kit.fields import Field, IconLabel
    from mahjong_desk.ui.kit.flow import Flow
    from mahjong_desk.ui.kit.focus import FocusRing, install_focus_ring
    from mahjong_desk.ui.kit.form_sheet import FormSheet
    from mahjong_desk.ui.kit.icons import icon, icon_pixmap
    from mahjong_desk.ui.kit.key_caps import KeyCap, KeyHint, KeyHints
    from mahjong_desk.ui.kit.label import Label, ScoreLabel
    from mahjong_desk.ui.kit.marks import MARKS, Mark, PlayerMark, mark_colour, mark_name, mark_of, paint_mark
    from mahjong_desk.ui.kit.notice import Notice
    from mahjong_desk.ui.kit.number_box import NumberBox
    from mahjong_desk.ui.kit.numbers import change, figure
    from mahjong_desk.ui.kit.page_chips import PageChips
    from mahjong_desk.ui.kit.painting import short_name
    from mahjong_desk.ui.kit.panels import Felt, Hairline, Panel, paint_felt
    from mahjong_desk.ui.kit.payment_plan import SeatBox
    from mahjong_desk.ui.kit.plates import FormulaPlate, Note, Seal, StatusLine
    from mahjong_desk.ui.kit.pointer_note import PointerNote
    from mahjong_desk.ui.kit.rack import Rack
    from mahjong_desk.ui.kit.seat_layout import SeatFace
    from mahjong_desk.ui.kit.seats import SeatPlate
    from mahjong_desk.ui.kit.sheet import Sheet
    from mahjong_desk.ui.kit.stamp import Stamp
    from mahjong_desk.ui.kit.sticks import Stick, paint_stick
    from mahjong_desk.ui.kit.tile_button import TileButton
    from mahjong_desk.ui.kit.tile_row import TileRow
    from mahjong_desk.ui.kit.tiles import TileArt, TileStyle, paint_groups, paint_tile, tile_art, tile_height

__getattr__ = face(
    __name__,
    {
        "arrows": "Arrows",
        "buttons": "DangerButton DrawnButton IconButton Link MainButton PlainButton TwoLineButton",
        "chip": "Chip",
        "chips": "ChipGroup",
        "faces": "TileFace TileGroup face_name face_text groups_text",
        "fields": "Field IconLabel",
        "flow": "Flow",
        "focus": "FocusRing install_focus_ring",
        "form_sheet": "FormSheet",
        "icons": "icon icon_pixmap",
        "key_caps": "KeyCap KeyHint KeyHints",
        "marks": "MARKS Mark PlayerMark mark_colour mark_name mark_of paint_mark",
        "notice": "Notice",
        "number_box": "NumberBox",
        "numbers": "change figure",
        "page_chips": "PageChips",
        "painting": "short_name",
        "panels": "Felt Hairline Panel paint_felt",
        "payment_plan": "SeatBox",
        "plates": "FormulaPlate Note Seal Stamp StatusLine",
        "pointer_note": "PointerNote",
        "rack": "Rack",
        "seat_layout": "SeatFace",
        "seats": "SeatPlate",
        "sheet": "Sheet",
        "stamp": "Stamp",
        "sticks": "Stick paint_stick",
        "label": "Label ScoreLabel",
        "tile_button": "TileButton",
        "tile_row": "TileRow",
        "tiles": "TileArt TileStyle paint_groups paint_tile tile_art tile_height",
    },
)
