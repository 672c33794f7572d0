# SPDX-License-Identifier: MIT
"""The felt with a plate for each seat, and the state of the match in the middle."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from mahjong_desk.match import Replay
from mahjong_desk.rules.model.hand import IndicatorPieces as Indicators
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.layout.boxes import ENTER, Felt
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.table.seat_plate import SeatData, SeatPlate
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.table.centre import EmptyTable, FeltNotes, IndicatorSpot, TableCentre
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import WIND_TILES, dealer_context, has_winds, piece_face

# The positions of the plates as shares of the felt, by the number of players: the first dealer of the round at the bottom,
# then counter-clockwise in turn order.
_SPOTS = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (1.0, 0.0), (0.0, 0.0)),
    4: ((0.5, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 0.5)),
}
_RIM = 11
_AIR = 8
_INSET = 19
_PLATE = 136
_MIDDLE = 150
"""The space between two plates, at 100 %."""
_MATCH_OVER_HEIGHT = 64
"""The height of the text that the match is over, with margins, at 100 %."""
_PLATE_WIDTH = 0.32
_PLATE_HEIGHT = 0.276
_PLATE_WIDTH_LARGE = 0.33
_PLATE_HEIGHT_LARGE = 0.365
_SCORE_SHARE = 0.46
_SCORE_SHARE_LARGE = 0.5
_SCORE, _SCORE_LARGE = 64, 96
_MAX_TEXT_SCALE = 2.0
"""How much larger than usual the texts on the plates may become."""
_MAX_SCORE_SIZE = 160


class FeltTable(Felt):
    """The table seen from above; a seat starts a win, the name on it opens a menu.

    Attributes:
        centre: Round, counters and stakes.
    """

    seat_chosen = Signal(int)
    menu_requested = Signal(int)
    riichi_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__(rim=True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.plates: tuple[SeatPlate, ...] = ()
        self._playing = False
        self._large = False
        self._order: tuple[int, ...] = ()
        self.centre = TableCentre(self)
        self.notes = FeltNotes(self)
        self.indicator_spot = IndicatorSpot(self)
        self.indicator_spot.hide()
        self.empty = EmptyTable(self)

    def show_replay(self, replay: Replay | None, *, ledger_open: bool = False, others: bool = False) -> None:
        """Shows a match or an empty table; ``others`` offers to continue one."""
        self.centre.setVisible(replay is not None)
        self.notes.setVisible(False)
        self.empty.setVisible(replay is None)
        self.empty.new_button.setEnabled(ledger_open)
        self.empty.continue_button.setVisible(others)
        self._playing = replay is not None and replay.final is None
        count = replay.table.players if replay is not None else 0
        if count != len(self.plates):
            self._make_plates(count)
        self._order = ()
        if replay is not None:
            self._order = replay.table.turn_order
            self._fill(replay)
        self.updateGeometry()
        self._arrange()

    @property
    def is_running(self) -> bool:
        """Whether an unfinished match is shown."""
        return self._playing

    def show_indicators(self, ruleset: Ruleset | None, turned_up: Indicators) -> None:
        """Shows the indicators in a corner, or that they can be entered."""
        visible = ruleset is not None and bool(ruleset.indicators)
        if ruleset is not None and visible:
            self.indicator_spot.show_turned_up(ruleset, turned_up)
        self.indicator_spot.setVisible(visible)
        self._place_indicators()

    @property
    def is_asking(self) -> bool:
        """Whether the user is asked for a seat: each plate shows its digit."""
        return any(plate.target.digit for plate in self.plates)

    def ask_for_seat(self, reasons: Sequence[str] | None) -> None:
        """Asks for a seat, or stops asking if ``reasons`` is None.

        ``reasons`` state why each seat cannot be chosen; empty if it can.
        """
        for seat, plate in enumerate(self.plates):
            if reasons is None:
                plate.show_target("")
            else:
                plate.show_target(str(seat + 1), disabled=bool(reasons[seat]))

    def set_riichi_refusals(self, refusals: Sequence[str] | None) -> None:
        """Offers riichi on each plate, or on none if ``refusals`` is None.

        ``refusals`` state why each player cannot declare it; they are empty if the player can.
        """
        for seat, plate in enumerate(self.plates):
            menu = tr("{player}: win, foul and more").format(player=plate.data.name) if self._playing else ""
            refusal = refusals[seat] if refusals is not None else ""
            plate.set_controls(menu=menu, riichi=refusals is not None, refusal=refusal)

    def set_large(self, large: bool) -> None:
        """Lets the plates grow until they nearly touch, to be read from across the room."""
        if large != self._large:
            self._large = large
            self.updateGeometry()
            self._arrange()

    def _make_plates(self, count: int) -> None:
        for plate in self.plates:
            plate.setParent(None)
            plate.deleteLater()
        plates = []
        for seat in range(count):
            plate = SeatPlate(SeatData("", "", ""), self)
            plate.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            plate.setProperty("ring", True)
            plate.installEventFilter(self)
            plate.name_button.clicked.connect(lambda _checked=False, seat=seat: self.menu_requested.emit(seat))
            plate.riichi_chip.clicked.connect(lambda _checked=False, seat=seat: self.riichi_requested.emit(seat))
            plate.show()
            plates.append(plate)
        self.plates = tuple(plates)

    def _fill(self, replay: Replay) -> None:
        table, names = replay.closing_table, replay.players
        start = replay.match.start.scores
        order = sorted(range(table.players), key=lambda seat: (-table.scores[seat], seat))
        ruleset = replay.match.rules.ruleset
        penalty_tiles = replay.match.rules.penalty_tiles(table)
        winds = WIND_TILES if has_winds(ruleset) else ()
        for seat in order:
            standing = _standing(ruleset, table.scores[seat] - start[seat]) if replay.rows else ""
            faces = [piece_face(ruleset, piece, sideways=dead) for owner, piece, dead in penalty_tiles if owner == seat]
            data = SeatData(
                name=names[seat],
                wind=winds[table.seat_wind(seat)] if winds else "",
                score=format_number(table.scores[seat]),
                difference=_distance(table, seat, order, names),
                standing=tr("dead hand") if seat in table.dead_hands else standing,
                dealer=seat == table.dealer and self._playing,
                dealer_usage=dealer_context(ruleset),
                riichi=seat in table.riichi and self._playing,
                penalty_tiles=tuple(faces),
            )
            plate = self.plates[seat]
            plate.set_data(data)
            if self._playing:
                plate.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                plate.unsetCursor()
        self.centre.show_replay(replay)
        pending = replay.match.rules.next_hand_notes(table) if self._playing else ()
        self.notes.show_notes([capitalise(localise(note)) for note in pending])

    def _inside(self) -> QRect:
        """Returns the felt within its rim."""
        return self.rect().adjusted(_RIM, _RIM, -_RIM, -_RIM)

    def _room(self) -> QRect:
        """Returns the usable part of the felt."""
        inside = self._inside()
        inset = min(_INSET, max(8, inside.height() // 30))
        return inside.adjusted(inset, inset, -inset, -inset)

    def _place_indicators(self) -> None:
        # The bottom plate is in the middle, so indicators are placed at the right and notes at the left.
        room, size = self._room(), self.indicator_spot.sizeHint()
        foot = QPoint(room.right() + 1 - size.width(), room.bottom() + 1 - size.height())
        self.indicator_spot.setGeometry(QRect(foot, size))

    def _arrange(self) -> None:
        if not self.isVisible():
            # It is laid out when it is shown.
            return
        inside, room = self._inside(), self._room()
        if self.empty.isVisibleTo(self):
            size = self.empty.sizeHint().boundedTo(room.size())
            self.empty.setGeometry(_centred(room, size))
        self._place_indicators()
        if not self.plates:
            return
        self.centre.reserve_sticks(not self._large)
        min_size = self._min_plate_size()
        across_felt, to_height = (_PLATE_WIDTH_LARGE, 0.72) if self._large else (_PLATE_WIDTH, 0.55)
        width = max(min_size.width(), min(round(inside.width() * across_felt), round(inside.height() * to_height)))
        height = round(inside.height() * (_PLATE_HEIGHT_LARGE if self._large else _PLATE_HEIGHT))
        if not self._large:
            # On a low felt, the plates move closer together before they become lower.
            height = max(height, min(theme.px(_PLATE), (room.height() - 2 * _AIR) // 3))
        if self._large:
            # The three columns of plates may share heights but must not overlap; the middle is between the plates of
            # opposite players.
            width = max(min_size.width(), min(width, (room.width() - 2 * _AIR) // 3))
            self.centre.set_scale(0.7)
            height = min(height, (room.height() - self.centre.sizeHint().height() - 2 * _AIR) // 2)
        height = max(min_size.height(), height)
        score = height * (_SCORE_SHARE_LARGE if self._large else _SCORE_SHARE)
        score = min(_MAX_SCORE_SIZE, max(_SCORE_LARGE if self._large else _SCORE, score)) / theme.scale()
        text_scale = self._text_scale(width, height)
        for seat, (across, down) in zip(self._order, _SPOTS[len(self.plates)], strict=True):
            plate = self.plates[seat]
            x = room.left() + round(across * (room.width() - width))
            y = room.top() + round(down * (room.height() - height))
            plate.setGeometry(x, y, width, height)
            plate.set_score_size(score, text_scale)
        between = QRect(room.left() + width, room.top() + height, room.width() - 2 * width, room.height() - 2 * height)
        self.centre.set_available_width(between.width())
        self.centre.set_scale(height / 156)
        size = self.centre.sizeHint()
        share = min((between.width() - 2 * _AIR) / size.width(), (between.height() - 2 * _AIR) / size.height())
        if share < 1:
            self.centre.set_scale(height / 156 * max(0, share))
            size = self.centre.sizeHint()
        size.setWidth(max(size.width(), between.width() - 24))
        self.centre.setGeometry(_centred(between, size))
        self.notes.set_scale(text_scale)
        corner = QRect(room.left(), room.bottom() + 1 - height, (room.width() - width) // 2 - 2 * _AIR, height)
        self.notes.setGeometry(corner)

    def _min_plate_size(self) -> QSize:
        """Returns the size that fits every plate and leaves room for the middle."""
        min_size = QSize(0, 0)
        for plate in self.plates:
            min_size = min_size.expandedTo(plate.minimumSizeHint())
        max_width = (self._room().width() - theme.px(_MIDDLE)) // 2
        if self._large or not 0 < max_width < min_size.width():
            return min_size
        return QSize(max_width, max(plate.min_height(max_width) for plate in self.plates))

    def _text_scale(self, width: int, height: int) -> float:
        """Returns how much larger than usual the texts on plates of that size are."""
        if not self._large:
            return 1.0
        largest = min(_MAX_TEXT_SCALE, height / 150 / theme.scale())
        return min(plate.text_scale_for(QSize(width, height), _SCORE_LARGE, largest) for plate in self.plates)

    def minimumSizeHint(self) -> QSize:
        plate_size = self._min_plate_size().expandedTo(QSize(theme.px(210), theme.px(96)))
        width, height = plate_size.width(), plate_size.height()
        if self._large:
            between = self.centre.minimumSizeHint().height() + 2 * _AIR
            return QSize(3 * width + 2 * _AIR + 2 * _RIM + 2 * _INSET, 2 * height + between + 2 * _RIM + 40)
        over = not self._playing and bool(self.plates)
        between = max(height, self.centre.result.sizeHint().height() + theme.px(_MATCH_OVER_HEIGHT)) if over else height
        return QSize(2 * width + theme.px(_MIDDLE) + 2 * _RIM, 2 * height + between + 2 * _RIM + 34)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(872), theme.px(590)).expandedTo(self.minimumSizeHint())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._playing and isinstance(watched, SeatPlate) and watched in self.plates:
            seat = self.plates.index(watched)
            if isinstance(event, QContextMenuEvent):
                self.menu_requested.emit(seat)
                return True
            chosen = False
            if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
                chosen = event.button() == Qt.MouseButton.LeftButton
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                chosen = event.key() in (*ENTER, Qt.Key.Key_Space)
            if chosen:
                self.seat_chosen.emit(seat)
                return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _centred(box: QRect, size: QSize) -> QRect:
    centred = QRect(0, 0, size.width(), size.height())
    centred.moveCenter(box.center())
    return centred


def _distance(table: Table, seat: int, order: Sequence[int], names: Sequence[str]) -> str:
    """Returns how far a player leads, or is behind the leader."""
    leader, second = order[0], order[1]
    gap = table.scores[leader] - table.scores[second if seat == leader else seat]
    if not gap:
        return ""
    if seat == leader:
        return tr("leads by {points}").format(points=format_number(gap))
    return tr("−{points} to {player}").format(points=format_number(gap), player=short_name(names[leader]))


def _standing(ruleset: Ruleset, difference: int) -> str:
    """Returns how a player's score compares with the start, if that decides the match."""
    word = ruleset.vocabulary.floating if difference >= 0 else ruleset.vocabulary.sinking
    if word is None:
        return ""
    return f"{localise(word)} {format_change(difference)}" if difference else localise(word)
