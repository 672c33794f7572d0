# SPDX-License-Identifier: MIT
"""A row of controls that is replaced by a prompt, and the prompts for house rules."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QStackedWidget, QWidget

from mahjong_desk.interchange.house_rules import MAX_NAME_LENGTH
from mahjong_desk.ledger.books import HouseRules, HouseRulesNameTaken
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.house_rules_store import HouseRulesStore
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, boxed, column, row
from mahjong_desk.ui.outcome import attempt

Action = Callable[[str], str]
"""Performs the action with the entered name; returns an error, or an empty text on success."""


class PromptRow(QWidget):
    """Shows a row of controls, or a prompt of the same size in its place."""

    def __init__(self, controls: QWidget) -> None:
        super().__init__()
        self._controls = controls
        self._action: Action | None = None
        self._button_text: Callable[[str], str] | None = None
        self._previous_focus: QWidget | None = None
        self._question = Label(wrap=True)
        self._question.setTextFormat(Qt.TextFormat.PlainText)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.textChanged.connect(self._edited)
        self.yes = SecondaryButton("", on_click=self.submit)
        self.no = SecondaryButton(tr("Cancel"), on_click=self.cancel)
        self._stack = QStackedWidget()
        self._stack.addWidget(controls)
        self._stack.addWidget(boxed(row((self._question, 1), (self.name, 1), self.yes, self.no, gap=theme.px(8))))
        self.fault = Label(size=14, role="error", wrap=True)
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.hide()
        self.setLayout(column(self._stack, self.fault, gap=theme.px(4)))

    @property
    def is_asking(self) -> bool:
        return self._stack.currentIndex() == 1

    def ask_name(self, label: str, name: str, button_text: Callable[[str], str], action: Action) -> None:
        """Asks for a name; ``button_text`` returns the button's text for the typed name."""
        self._button_text = button_text
        self.name.setText(name)
        self.name.setAccessibleName(label)
        self.name.setPlaceholderText(label)
        self._ask(action, button_text(name))
        self.name.show()
        self._question.hide()
        self._edited(name)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def ask_confirmation(self, question: str, yes: str, action: Action) -> None:
        self._button_text = None
        self._question.setText(question)
        self._ask(action, yes)
        self.name.hide()
        self._question.show()
        self.yes.setEnabled(True)
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, action: Action, yes: str) -> None:
        focused = QApplication.focusWidget()
        self._previous_focus = focused if focused is not None and self._controls.isAncestorOf(focused) else None
        self._action = action
        self.yes.setText(yes)
        self.show_error("")
        self._stack.setCurrentIndex(1)

    def _edited(self, text: str) -> None:
        self.yes.setEnabled(bool(text.strip()))
        self.show_error("")
        if self._button_text is not None:
            self.yes.setText(self._button_text(text))

    def submit(self) -> None:
        """Performs the action, and closes the prompt on success."""
        if self._action is None or not self.yes.isEnabled():
            return
        if fault := self._action(self.name.text().strip()):
            self.show_error(fault)
        else:
            self.cancel()

    def cancel(self) -> None:
        """Shows the controls again."""
        self._action = None
        self.show_error("")
        self._stack.setCurrentIndex(0)
        before = self._previous_focus if self._previous_focus is not None and self._previous_focus.isEnabled() else None
        controls = (control for control in self._controls.findChildren(QWidget) if control.isEnabled())
        usable = (control for control in controls if control.focusPolicy() & Qt.FocusPolicy.TabFocus)
        (before or next(usable, self)).setFocus(Qt.FocusReason.OtherFocusReason)

    def show_error(self, sentence: str) -> None:
        """Shows an error below the row; an empty sentence hides it."""
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.is_asking:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in ENTER:
            (self.cancel if self.no.hasFocus() else self.submit)()
        else:
            super().keyPressEvent(event)


def ask_to_save(
    row: PromptRow,
    store: HouseRulesStore,
    ruleset: Ruleset,
    options: Callable[[], Mapping[str, OptionValue]],
    base: HouseRules | None,
    saved: Callable[[HouseRules], None],
) -> None:
    """Asks for a name, and saves the current options under it."""

    def button_text(name: str) -> str:
        taken = attempt(lambda: store.find(ruleset.id, name)).result is not None
        return tr("Replace") if taken else tr("Save")

    def save(name: str) -> str:
        outcome = store.save(ruleset, name, options())
        if outcome.result is not None:
            saved(outcome.result)
        return outcome.error_text

    label = tr("Name of the house rules")
    row.ask_name(label, base.name if base is not None else "", button_text, save)


def ask_to_rename(row: PromptRow, store: HouseRulesStore, rules: HouseRules) -> None:
    def rename(name: str) -> str:
        try:
            return store.rename(rules, name).error_text
        except HouseRulesNameTaken:
            return tr("Other house rules are already called {name}.").format(name=name)
        except LookupError:
            return tr("{name} was deleted in another window.").format(name=rules.name)

    label = tr("Name of the house rules")
    row.ask_name(label, rules.name, lambda _name: tr("Rename"), rename)


def ask_to_delete(row: PromptRow, store: HouseRulesStore, rules: HouseRules) -> None:
    question = tr("Delete {name}? Matches played under these rules keep their options.").format(name=rules.name)
    row.ask_confirmation(question, tr("Delete"), lambda _name: store.delete(rules).error_text)
