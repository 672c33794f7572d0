# SPDX-License-Identifier: MIT
"""The screen where a winning hand is entered."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.entry.assessment import AssessmentStage
from mahjong_desk.entry.draft import Draft, to_event
from mahjong_desk.entry.notation import split_segments
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.hand_entry import HandEntry
from mahjong_desk.ui.hand.notation_line import hand_status
from mahjong_desk.ui.hand.tile_groups import rack_groups
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, boxed, column
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.picker.hand_actions import PickerController
from mahjong_desk.ui.picker.keyboard import KeyAction, is_picker_key, key_hints
from mahjong_desk.ui.picker.result.result_text import editing_sentence
from mahjong_desk.ui.picker.view import PickerView

_NESTED = 4
"""The depth of nested layouts that ask each other for height."""


class PickerScreen(QWidget):
    """Enters wins and changes recorded ones.

    Attributes:
        view: The widgets for the ruleset of the match; None without a match.
    """

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._window = desk, window
        self.view: PickerView | None = None
        self._controller: PickerController | None = None
        self._rules: tuple[str, Mapping[str, OptionValue]] | None = None
        self._is_new_view = False
        self._return_screen = "ledger"
        self._dismissed: tuple[Table, Draft] | None = None
        # Its focus goes to the notation at once; as a tab stop it would skip everything before that.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("ring", False)
        sentence = tr("No match in progress. Start one at the table, then enter wins here.")
        words = Label(sentence, size=17, role="ink2", wrap=True, align=CENTRED)
        button = PrimaryButton(tr("To the table"), on_click=lambda: window.show_screen("table"))
        self._nothing = boxed(column((..., 2), words, (button, 0, CENTRED), (..., 3), gap=6, edges=(9, 9, 9, 9)))
        self._holder = QStackedLayout(self)
        self._holder.addWidget(self._nothing)
        self._set_entry(HandEntry(desk))
        theme.application().focusChanged.connect(self._follow_focus)
        self.refresh()

    # Commands of the window

    def new_win(self, winner: int | None = None) -> None:
        """Begins a new win and focuses the winner, or the source if the winner is given."""
        self._reset_mode()
        self.entry.begin_win(winner)
        self._follow(asks=True)
        if self.entry.is_undone and self.view is not None:
            # Winner and source are restored; the usual keys still change them.
            (self.view.winner if winner is None else self.view.source).take_focus()

    def edit_row(self, row_id: int, *, back: str = "ledger") -> None:
        """Opens a recorded win; after the change the screen ``back`` is shown."""
        if self.entry.edit(row_id):
            self._return_screen = back
            self._reset_mode()
            self._follow(asks=False)

    def insert_win(self, row_id: int, *, inserts: bool) -> None:
        """Begins a win to insert before a row or to replace it."""
        self._return_screen = "ledger"
        self._reset_mode()
        self.entry.begin_insert(row_id, inserts=inserts)
        self._follow(asks=True)

    def enter_false_claim(self, seat: int, field: str) -> None:
        """Begins the hand of a false claim and focuses its source."""
        self._reset_mode()
        self.entry.begin_false_claim(seat, field)
        self._follow(asks=True)

    def _follow(self, *, asks: bool | None = None) -> None:
        """Focuses the next thing to enter.

        If it ``asks``, winner and source come first; None keeps the previous choice.
        """
        if self._controller is not None:
            self._controller.is_asking = self._controller.is_asking if asks is None else asks
            self._controller.follow()

    def _reset_mode(self) -> None:
        """Makes the next piece a piece of the hand."""
        if self.view is not None:
            self.view.melds.mode = None

    def save_state(self) -> HandEntry:
        """Returns the entry that the next picker continues."""
        self.entry.save_draft()
        self.entry.setParent(None)
        return self.entry

    def restore_state(self, carried: HandEntry) -> None:
        """Continues the entry of another picker."""
        self.entry.deleteLater()
        self._set_entry(carried)
        self._rules = None
        self.refresh()

    def _set_entry(self, entry: HandEntry) -> None:
        self.entry = entry
        entry.setParent(self)
        entry.changed.connect(self.refresh)
        entry.edit_finished.connect(self._on_edit_finished)

    # Show

    def refresh(self) -> None:
        """Shows the draft in all widgets; a hidden screen does so when it is shown."""
        match = self._desk.match
        if match is None or not self.entry.is_active:
            self._holder.setCurrentWidget(self._nothing)
            return
        rules = match.rules.ruleset.id, match.rules.options
        if self.view is None or rules != self._rules:
            self._make_view(match.rules)
            self._rules = rules
        view = self.view
        assert view is not None
        self._holder.setCurrentWidget(view)
        if not self.isVisible():
            return
        assessment = self.entry.assessment
        row, draft = self.entry.edited_row, assessment.draft
        focus = QApplication.focusWidget() or self
        is_in_view = view.isAncestorOf(focus)
        names = self._desk.names() if row is None else row.players
        fault = self.entry.error
        line = split_segments(assessment.spec, draft)
        view.show_draft(assessment, names, rack_groups(assessment, names), line, hand_status(assessment, fault, names))
        shows_refusal = self._shows_refusal()
        view.show_refusal(assessment, names, shown=shows_refusal)
        inserts = self.entry.edit_target is not None and self.entry.edit_target.inserts
        editing = "" if row is None else editing_sentence(row, names, match.rules.ruleset, inserts=inserts)
        view.result.show_assessment(assessment, names, back=shows_refusal, editing=editing, inserts=inserts)
        view.reserve_heights()
        if is_in_view and not focus.isVisible():
            # Qt has passed its focus on, perhaps out of the picker, where keys undo recorded hands.
            self._follow()
        if self._is_new_view:
            view.arrange()
            # Nested layouts would otherwise settle visibly over several rounds of events.
            for _ in range(_NESTED):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._is_new_view = False

    def _shows_refusal(self) -> bool:
        """Returns whether the win is refused, unless the user has dismissed that."""
        assessment = self.entry.assessment
        return assessment.is_refused_win and self._dismissed != (assessment.table, assessment.draft)

    def _make_view(self, rules: TableRules) -> None:
        """Replaces the widgets with those for other rules."""
        if self.view is not None:
            self._holder.removeWidget(self.view)
            self.view.deleteLater()
        self._is_new_view = True
        hints = self._window.settings.key_hints
        view = self.view = PickerView(rules, self.entry.spec, hints=hints, parent=self)
        screen_actions = {
            KeyAction.RECORD: self._press_main_button,
            KeyAction.SITUATION: self._focus_situations,
            KeyAction.KEYS: lambda: self._window.run_command("keys"),
        }
        asking = self._controller is not None and self._controller.is_asking
        self._controller = PickerController(self.entry, view, screen_actions)
        self._controller.is_asking = asking
        ruleset, result = rules.ruleset, view.result
        view.density_changed.connect(self.refresh, Qt.ConnectionType.QueuedConnection)
        for explained in (view.melds.situations.explained, result.explained, view.winner.choice_rejected):
            explained.connect(lambda text: self._window.notify(text, fault=True))
        view.melds.mode_chosen.connect(lambda _mode: self.refresh())
        view.refusal.rule_requested.connect(lambda reason: self._window.show_rule(ruleset.id, reason))
        for signal in (result.yaku.yaku_requested, result.pao.yaku_requested, result.lead.link_activated):
            signal.connect(lambda yaku: self._window.show_yaku(ruleset.id, yaku))
        result.edit_link.clicked.connect(self._cancel_edit)
        result.foot.record.clicked.connect(self._press_main_button)
        self._holder.addWidget(view)

    # Record

    def record(self) -> None:
        """Records a complete win, or asks before a recorded one is changed."""
        assessment = self.entry.assessment
        if not assessment.can_record:
            return
        if (target := self.entry.edit_target) is not None:
            kind = EditKind.INSERT if target.inserts else EditKind.REPLACE
            edits = [Edit.insert(target.row_id, late.event) for late in assessment.late_riichi]
            edits.append(Edit(kind, target.row_id, to_event(assessment.spec, assessment.draft)))
            self._window.confirm_edits(edits)
            return
        # Blocked so that the table is shown before the draft of the next hand.
        with QSignalBlocker(self.entry):
            recorded = self.entry.record()
        if recorded:
            self._reset_mode()
            # The table would show the match in play instead of the one that is viewed.
            self._window.show_screen("ledger" if self._desk.is_viewing else "table")
        else:
            self.refresh()

    def _dismiss_refusal(self) -> None:
        assessment = self.entry.assessment
        self._dismissed = (assessment.table, assessment.draft)
        self.refresh()
        self._follow()

    def _focus_situations(self) -> None:
        """Focuses the circumstances, which a refusal may cover."""
        assert self.view is not None
        if self._shows_refusal():
            self._dismiss_refusal()
        self.view.melds.situations.take_focus()

    def _press_main_button(self) -> None:
        assessment = self.entry.assessment
        if self._shows_refusal():
            self._dismiss_refusal()
        elif assessment.is_valid_win and not assessment.can_record:
            # The blocking question is focused.
            assert self._controller is not None
            self._controller.answer_first()
            self._window.notify(tr("Not recorded yet: answer this first, or press Esc to leave."), fault=True)
        elif assessment.stage is AssessmentStage.UNDECIDED:
            self._follow(asks=True)
            self._window.notify(hand_status(assessment, None, self._desk.names()).text, fault=True)
        else:
            self.record()

    def _on_edit_finished(self) -> None:
        if self.isVisible():
            self._window.show_screen(self._return_screen)

    def _cancel_edit(self) -> None:
        self.entry.cancel_edit()
        self._window.show_screen(self._return_screen)

    # Keyboard

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        # While the notation has the focus, a click beside it, as on a piece, need not pass the focus on.
        is_on_line = self.view is not None and new is self.view.line
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_on_line else Qt.FocusPolicy.ClickFocus)
        if self.view is not None and self.entry.is_active and new is not None and self.isAncestorOf(new):
            self.view.hints.set_hints(key_hints(self.entry.spec, asking=self.view.choices.isAncestorOf(new)))

    def _handles_key(self, event: QKeyEvent) -> bool:
        return self.view is not None and self.entry.is_active and is_picker_key(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._handles_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._controller is not None and self._handles_key(event):
            self._controller.press(event)
        else:
            super().keyPressEvent(event)

    # Qt's own handlers would repaint the whole screen, although it passes its focus on at once.

    def focusInEvent(self, _event: QFocusEvent) -> None:
        self._follow()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        pass

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.entry.save_draft()
