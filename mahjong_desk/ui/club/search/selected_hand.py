# SPDX-License-Identifier: MIT
"""The hand chosen in the list, with ways to the ledger, the workbench and its yaku."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import AnyHit
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.match import ReplayRow
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.search.results import FoundHandText, ruleset_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.layout.panels import make_scroll_area
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.text_format import join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import note_line
from mahjong_desk.ui.text.values import points_text
from mahjong_desk.ui.text.vocabulary import hand_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_names


class SelectedHand(QWidget):
    """Details of one hand, with ways to its row, the workbench and its yaku."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self._hit: AnyHit | None = None
        self.title = Label(size=20, serif=True, wrap=True)
        self.summary = Label(size=14, role="ink2", wrap=True)
        self.yaku = LinkLabel((), tip=open_page_tip(), size=15, wrap=True)
        self.yaku.link_activated.connect(self._show_yaku)
        self.note = Label(size=15, wrap=True)
        self.open_button = PrimaryButton(tr("&Open in the ledger"), does=self.open)
        self.try_button = SecondaryButton(tr("Try on the &workbench"), does=self._try)
        texts = boxed(column(self.title, self.summary, self.yaku, self.note, ..., gap=8))
        # Long texts scroll, so that the buttons stay visible.
        boxed(column((make_scroll_area(texts), 1), self.try_button, self.open_button, gap=10), self)
        self.show_hit(None, None)

    def show_hit(self, hit: AnyHit | None, words: FoundHandText | None) -> None:
        self._hit = hit
        there = hit is not None and words is not None
        self.open_button.setEnabled(there)
        self.try_button.setEnabled(hit is not None and hit.win is not None and bool(hit.win.hand))
        self.title.setText(
            join_notes(words.title(hit), words.subtitle(hit)) if hit is not None and words is not None else " "
        )
        self.summary.setText(self._location_text(hit, words) if hit is not None and words is not None else " ")
        self.note.setText(note_line(hit.hand.note) if hit is not None and hit.hand.note else "")
        ruleset = ruleset_of(hit) if hit is not None else None
        known = {yaku.id for yaku in ruleset.yaku} if ruleset is not None else set()
        won = [yaku for yaku, _ in hit.win.yaku if yaku in known] if hit is not None and hit.win is not None else []
        self.yaku.set_spans(yaku_names(ruleset, dict.fromkeys(won)) if ruleset is not None else ())

    def open(self) -> None:
        """Leads to the row in the ledger."""
        if self._hit is not None:
            self._window.open_match(self._hit.match, self._hit.place.row)

    def _location_text(self, hit: AnyHit, words: FoundHandText) -> str:
        found = self._row()
        place = hand_name(found[0].ruleset, found[1].before) if found is not None else ""
        ruleset = ruleset_of(hit)
        paid = points_text(hit.win.points, ruleset) if hit.win is not None and ruleset is not None else ""
        return "\n".join(filter(None, (join_notes(words.where(hit), place), self._session(hit), paid)))

    def _session(self, hit: AnyHit) -> str:
        if self._desk.ledger is None:
            return ""
        ledger = self._desk.ledger
        try:
            session = attempt(lambda: ledger.session(ledger.match(hit.match).session_id)).result
        except LookupError:
            return ""
        if session is None:
            return ""
        return tr("{session}, match {number}").format(
            session=session_name(session.name, session.started_at), number=hit.number
        )

    def _row(self) -> tuple[TableRules, ReplayRow] | None:
        """Returns the replayed row with its rules, or None."""
        if self._hit is None or self._desk.ledger is None or self._hit.place.row is None:
            return None
        ledger, match, place = self._desk.ledger, self._hit.match, self._hit.place.row
        try:
            played = attempt(lambda: replay_journal(ledger.journal(match))).result
        except (LookupError, Refusal):
            return None
        return (played.match.rules, played.rows[place]) if played is not None and place < len(played.rows) else None

    def _try(self) -> None:
        found = self._row()
        winner = _winner(found[1], self._hit) if found is not None and self._hit is not None else None
        if found is not None and winner is not None:
            rules, row = found
            assert isinstance(row.event, Win)
            self._window.try_hand(
                rules, row.before, winner, self_drawn=row.event.discarder is None, discarder=row.event.discarder
            )

    def _show_yaku(self, yaku: str) -> None:
        if self._hit is not None:
            self._window.show_yaku(self._hit.system.partition("/")[0], yaku)


def _winner(row: ReplayRow, hit: AnyHit) -> Winner | None:
    if not isinstance(row.event, Win) or hit.win is None:
        return None
    return next((winner for winner in row.event.wins if winner.seat == hit.win.seat), None)
