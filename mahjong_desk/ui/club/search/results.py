# SPDX-License-Identifier: MIT
"""The results of a search: the list of hands, and the details of the chosen one."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import AnyHit, FoundHand, PlayerRef, WinFact
from mahjong_desk.club.people.people import People
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.stored_match import replay_row
from mahjong_desk.interchange.events import read_hand
from mahjong_desk.interchange.fields import ObjectReader
from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Chombo, Draw, Win
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.tile_groups import row_groups
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.lists import LazyListView, RowDelegate, paint_two_lines
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ScrollArea, boxed, column
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.painting import elide_text, paint_text
from mahjong_desk.ui.kit.text_format import break_long_words, format_number, join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.events import event_text
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import capitalise, day_text, note_line, sentences
from mahjong_desk.ui.text.values import hand_value_text, points_text
from mahjong_desk.ui.text.vocabulary import hand_name, short_ruleset, yaku_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_names


class FoundHandText:
    """The texts of a hit: the player, the event, the value, the points and the date."""

    def __init__(self, people: People) -> None:
        self.people = people

    def title(self, hit: AnyHit) -> str:
        """Returns the winner, or the event of a hand without one."""
        names = self._names(hit.hand.players)
        if hit.win is not None:
            return names[hit.win.seat]
        ruleset = ruleset_of(hit)
        match hit.hand.kind:
            case "draw":
                return event_text(Draw(kind=hit.hand.draw or "exhaustive"), names, ruleset)
            case "chombo":
                return event_text(Chombo(player=hit.hand.offender or 0), names, ruleset)
        return tr("A note")

    def subtitle(self, hit: AnyHit) -> str:
        """Returns how the hand was won, or the tenpai players of a draw."""
        if hit.win is None:
            if not hit.hand.tenpai:
                return ""
            names = self._names(hit.hand.players)
            return tr("tenpai: {players}").format(players=join_items(names[seat] for seat in hit.hand.tenpai))
        if hit.hand.discarder is None:
            return tr("self-drawn")
        discarder = self._names(hit.hand.players)[hit.hand.discarder]
        return tr("from {player}", "any game").format(player=discarder)

    def points(self, hit: AnyHit) -> str:
        """Returns the points that the others paid for a win."""
        return format_number(hit.win.points) if hit.win is not None else ""

    def value(self, hit: AnyHit) -> str:
        """Returns the yaku and the value of a win, and the note."""
        note = tr("“{note}”").format(note=hit.hand.note) if hit.hand.note else ""
        ruleset = ruleset_of(hit)
        if hit.win is None or ruleset is None:
            return note
        known = {yaku.id for yaku in ruleset.yaku}
        yaku = [yaku_name(ruleset, yaku_id)[0] for yaku_id, _ in hit.win.yaku if yaku_id in known]
        return join_notes(capitalise(join_items(yaku)) if yaku else "", value_text(ruleset, hit.win), note)

    def day_and_ruleset(self, hit: AnyHit) -> str:
        """Returns the day and the rule system."""
        ruleset = ruleset_of(hit)
        return join_notes(day_text(club_day(hit.at)), short_ruleset(ruleset) if ruleset is not None else hit.system)

    def accessible_text(self, hit: object) -> str:
        """Returns everything, for screen readers."""
        assert isinstance(hit, FoundHand)
        parts = (self.title(hit), self.subtitle(hit), self.points(hit), self.value(hit), self.day_and_ruleset(hit))
        return sentences(join_notes(*parts))

    def _names(self, players: Sequence[PlayerRef]) -> list[str]:
        return [self.people.name_for(self.people.person(*player)) for player in players]


def ruleset_of(hit: AnyHit) -> Ruleset | None:
    """Returns the rule system of a hit, or None if it is unknown."""
    return registry.find_ruleset(hit.system.partition("/")[0])


def value_text(ruleset: Ruleset, win: WinFact) -> str:
    """Returns the value of a win in the terms of its rule system."""
    return hand_value_text(ruleset, Evaluation(None, (), win.base, han=win.han, limit=win.limit, fu=win.fu))


def hand_groups(hit: AnyHit) -> tuple[TileGroup, ...]:
    """Returns the tiles of the hand, or none if only its value was entered."""
    ruleset = ruleset_of(hit)
    if hit.win is None or not hit.win.hand or ruleset is None:
        return ()
    try:
        hand = read_hand(ruleset, ObjectReader(json.loads(hit.win.hand)), complete=True)
    except Refusal:
        return ()
    return row_groups(ruleset, hand, hit.win.seat, hit.hand.order)


_ROW_HEIGHT, _EDGE, _GAP = 66, 14, 12
_PLAYER_WIDTH, _DATE_WIDTH = 170, 172
_TILE_WIDTH, _MIN_TILE_WIDTH = 20, 12


class _HandDelegate(RowDelegate):
    """Draws a row: player, tiles above their value, and points above the date."""

    def __init__(self, hits: FoundHandList) -> None:
        super().__init__(hits, _PLAYER_WIDTH + _DATE_WIDTH, _ROW_HEIGHT)
        self._hits = hits

    def paint_row(self, painter: QPainter, rect: QRectF, line: AnyHit, *, chosen: bool) -> None:
        words, colours = self._hits.words, theme.current()
        if words is None:
            return
        edge, gap, bold, small = theme.px(_EDGE), theme.px(_GAP), theme.font(15, bold=True), theme.font(13)
        inner = rect.adjusted(edge, 4, -edge, -5)
        names_rect, date_rect = QRectF(inner), QRectF(inner)
        names_rect.setWidth(theme.px(_PLAYER_WIDTH))
        date_rect.setLeft(inner.right() - theme.px(_DATE_WIDTH))
        hand_rect = QRectF(
            names_rect.right() + gap, inner.top(), date_rect.left() - names_rect.right() - 2 * gap, inner.height()
        )
        title, subtitle = (words.title(line), bold, colours.ink), (words.subtitle(line), small, colours.ink2)
        paint_two_lines(painter, names_rect, title, subtitle)
        points, where = (words.points(line), bold, colours.ink), (words.day_and_ruleset(line), small, colours.ink2)
        paint_two_lines(painter, date_rect, points, where, side=Qt.AlignmentFlag.AlignRight)
        self._paint_hand(painter, hand_rect, line, words.value(line))

    @staticmethod
    def _paint_hand(painter: QPainter, box: QRectF, hit: AnyHit, value: str) -> None:
        groups, width, font = hand_groups(hit), float(theme.px(_TILE_WIDTH)), theme.font(13)
        if groups:
            # Shrinks a hand with many melds to fit.
            while width > _MIN_TILE_WIDTH and groups_size(groups, width, width * 0.3).width() > box.width():
                width -= 1
            paint_groups(painter, box.left(), box.top(), groups, width, width * 0.3, on_felt=False)
            box = box.adjusted(0, theme.px(_TILE_WIDTH) * 100 / 72 + 6, 0, 0)
        paint_text(painter, box, elide_text(font, value, box.width()), font, theme.current().ink2)


class FoundHandList(LazyListView):
    """The list of hands, the latest first; ``words`` is None before the first search."""

    def __init__(self) -> None:
        self.words: FoundHandText | None = None
        super().__init__(lambda hit: self.words.accessible_text(hit) if self.words is not None else "", _PLAYER_WIDTH)
        self.setItemDelegate(_HandDelegate(self))
        self.setUniformItemSizes(True)
        self.setAccessibleName(tr("Hands", "a list"))


class SelectedHand(QWidget):
    """Details of one hand, with links to its row, the workbench and its yaku."""

    def __init__(self, desk: Desk, window: Navigator) -> None:
        super().__init__()
        self._desk, self._window = desk, window
        self._hit: AnyHit | None = None
        self.title = Label(size=20, serif=True, wrap=True)
        self.summary = Label(size=14, role="ink2", wrap=True)
        self.yaku = LinkLabel((), tip=open_page_tip(), size=15, wrap=True)
        self.yaku.link_activated.connect(self._show_yaku)
        self.note = Label(size=15, wrap=True)
        self.open_button = PrimaryButton(tr("&Open in the ledger"), on_click=self.open)
        self.try_button = SecondaryButton(tr("Try on the &workbench"), on_click=self._try)
        texts = boxed(column(self.title, self.summary, self.yaku, self.note, ..., gap=8))
        # Long texts scroll, so that the buttons stay visible.
        boxed(column((ScrollArea(texts), 1), self.try_button, self.open_button, gap=10), self)
        self.show_hit(None, None)

    def show_hit(self, hit: AnyHit | None, words: FoundHandText | None) -> None:
        self._hit = hit
        has_hit = hit is not None and words is not None
        self.open_button.setEnabled(has_hit)
        self.try_button.setEnabled(hit is not None and hit.win is not None and bool(hit.win.hand))
        self.title.setText(
            join_notes(words.title(hit), words.subtitle(hit)) if hit is not None and words is not None else " "
        )
        self.summary.setText(self._location_text(hit, words) if hit is not None and words is not None else " ")
        self.note.setText(break_long_words(note_line(hit.hand.note)) if hit is not None and hit.hand.note else "")
        ruleset = ruleset_of(hit) if hit is not None else None
        known = {yaku.id for yaku in ruleset.yaku} if ruleset is not None else set()
        won = [yaku for yaku, _ in hit.win.yaku if yaku in known] if hit is not None and hit.win is not None else []
        self.yaku.set_spans(yaku_names(ruleset, dict.fromkeys(won)) if ruleset is not None else ())

    def open(self) -> None:
        """Opens the row in the ledger."""
        if self._hit is not None:
            self._window.open_match(self._hit.match, self._hit.place.row)

    def _location_text(self, hit: AnyHit, words: FoundHandText) -> str:
        replayed = self._row()
        hand = hand_name(replayed[0].rules.ruleset, replayed[1].before) if replayed is not None else ""
        ruleset = ruleset_of(hit)
        paid = points_text(hit.win.points, ruleset) if hit.win is not None and ruleset is not None else ""
        return "\n".join(filter(None, (join_notes(words.day_and_ruleset(hit), hand), self._session(hit), paid)))

    def _session(self, hit: AnyHit) -> str:
        if (ledger := self._desk.ledger) is None:
            return ""
        try:
            session = attempt(lambda: ledger.session(ledger.match(hit.match).session_id)).result
        except LookupError:
            return ""
        if session is None:
            return ""
        return tr("{session}, match {number}").format(
            session=session_name(session.name, session.started_at), number=hit.number
        )

    def _row(self) -> tuple[Match, ReplayRow] | None:
        """Returns the replayed row with its match, or None."""
        hit, ledger = self._hit, self._desk.ledger
        if hit is None or ledger is None:
            return None
        return attempt(lambda: replay_row(ledger, hit.match, hit.place.row)).result

    def _try(self) -> None:
        match, row = self._row() or (None, None)
        win = row.event if row is not None else None
        if match is None or row is None or not isinstance(win, Win) or self._hit is None or self._hit.win is None:
            return
        seat = self._hit.win.seat
        winner = next((winner for winner in win.winners if winner.seat == seat), None)
        if winner is not None:
            self._window.try_hand(
                match.rules, row.before, winner, self_drawn=win.discarder is None, discarder=win.discarder
            )

    def _show_yaku(self, yaku: str) -> None:
        if self._hit is not None:
            self._window.show_yaku(self._hit.system.partition("/")[0], yaku)
