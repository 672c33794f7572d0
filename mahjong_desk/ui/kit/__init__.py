# SPDX-License-Identifier: MIT
"""The widgets that every place is built of: plain values in, signals out, no knowledge of rules.

Text and marks
    ``label``         Texts and figures that follow the theme.
    ``linked_text``   Texts in which some words lead somewhere.
    ``listing``       How the parts of a text stand side by side.
    ``numbers``       How figures are written.
    ``icons``         Icons in the colour of the text beside them.
    ``marks``         The marks by which players are known.
    ``mastery``       How well something is known.
    ``painting``      What several widgets draw alike.
    ``made_once``     What comes again and again, made once.

What is heard of them
    ``spoken``         What a screen reader is told of a widget, and what has just happened.
    ``spoken_widgets`` How Qt hands it on; loaded once the first window can be used.

What things lie on, and how
    ``panels``        Felt, paper, lines between rows, pages that scroll.
    ``flow``          A row that wraps.
    ``boxes``         Layouts written as what they hold, and what lies in one.
    ``page_head``     Title, words and deeds of a page, in one line or below each other.
    ``columns``       As many columns as there is room for.
    ``beside``        Beside each other, or below.
    ``tab_order``     The way of the Tab key.
    ``physical_keys``  Keys by where they are, whatever they type.
    ``focus``         The ring of the keyboard.

What is pressed and filled in
    ``buttons``       The one main button, plain ones, overrides.
    ``chip``          One choice, which is on or off.
    ``chips``         Choices that stand in a line.
    ``page_chips``    The pages of a place, by Ctrl and a digit.
    ``choices``       Chips that leave the keyboard where it is.
    ``fields``        A field with its label, and what is wrong with it.
    ``name_field``    The name of one player.
    ``search_field``  Words that find something.
    ``number_box``    A number.
    ``cut_combo``     A list to choose from, with dots where it is cut.
    ``stepper``       A number with a step down and up, on felt.
    ``long_list``     A list that may be ever so long.

Sheets
    ``sheet``         Paper over the felt.
    ``sheet_keys``    Its keyboard.
    ``sheet_foot``    Its buttons, and what is in the way.
    ``form_sheet``    One that is filled in.
    ``key_caps``      Keys, and the line that says what they do.
    ``notice``        A sentence over everything else until it has been read.
    ``pointer_note``  A note that points at what comes next.

What is heard
    ``bell``          The one sound, off until it is wanted.

Pieces
    ``faces``         What is shown of them, as plain values.
    ``tiles``         Their pictures.
    ``tile_row``      A strip to read.
    ``tile_button``   One of the palette.
    ``rack``          A hand in groups with brackets, captions and fu.
    ``rack_layout``   Where they lie.
    ``rack_painting`` What is drawn round and below them.
    ``dragging``      What is pulled off a button, and put down on a rack.

Seats and scores
    ``plates``        Small things: formula, note, seal, status.
    ``sticks``        Sticks for riichi and honba.
    ``seats``         The plate of a seat.
    ``seat_layout``   Where everything lies on it.
    ``seat_controls`` What can be pressed on it.
    ``felt_miniature``  A table seen from afar.
    ``arrows``        Who pays how much, as they sit.
    ``payment_plan``  Where sums and arrows lie.
    ``charts``        Lines, bars and rates from plain values, the same on screen, on paper and in files.
    ``stamp``         The red stamp under a result.

Tested together
    ``tests/ui/kit/test_spoken.py``        spoken_widgets
    ``tests/ui/kit/test_arrows.py``        payment_plan
    ``tests/ui/kit/test_buttons.py``       focus
    ``tests/ui/kit/test_chips.py``         chip
    ``tests/ui/kit/test_sheet.py``         sheet_foot
    ``tests/ui/kit/test_plates.py``        fields, icons, key_caps, painting, seat_layout, seats, sticks
    ``tests/ui/table/test_place.py``       panels, seat_controls
    ``tests/ui/kit/test_rack.py``          faces, rack_layout, rack_painting, tile_row
    ``tests/ui/learn/lessons/test_place.py``  boxes, dragging
    ``tests/ui/match/test_new_match.py``   name_field
    ``tests/ui/table/test_sheet_keys.py``  choices, form_sheet, sheet_keys
    ``tests/ui/result/test_sheet.py``      stamp
"""

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
