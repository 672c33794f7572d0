# SPDX-License-Identifier: MIT
"""The sheets that plan an evening, change its plan, or return to an earlier one."""

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from mahjong_desk.club.evening.evening import Evening, EveningPlan
from mahjong_desk.club.names import NameProblem, name_faults
from mahjong_desk.club.schedule.designs import known_design, max_rounds
from mahjong_desk.club.schedule.rounds import PairingMethod
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.options import OptionValue, read_options
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController
from mahjong_desk.ui.club.evening.people_sheets import ArrivalRow
from mahjong_desk.ui.club.evening.side_panel import last_hands_texts
from mahjong_desk.ui.club.evening.tables import players_text
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.house_rules_store import default_rules, rules_options, rules_problems
from mahjong_desk.ui.kit.controls.buttons import TwoLineButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel, NumberBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import date_and_time
from mahjong_desk.ui.text.vocabulary import short_ruleset


def _methods() -> dict[PairingMethod, tuple[str, str]]:
    """Returns the name of each pairing method, and a sentence on what it does."""
    drawn = tr("Random draw, ignoring earlier meetings. Turns to sit out and winds are still balanced.")
    spread = tr("Nobody meets twice while avoidable; after that, repeats are spread evenly.")
    all_new = tr("As many new pairings as possible in every round.")
    return {
        PairingMethod.SWISS: (tr("Swiss"), tr("Players close in the standings meet, avoiding repeat pairings.")),
        PairingMethod.ROUND_ROBIN: (tr("No repeats"), spread),
        PairingMethod.EVERYBODY: (tr("Everyone meets everyone"), all_new),
        PairingMethod.RANDOM: (tr("Random"), drawn),
    }


class PlanForm(QWidget):
    """The fields of a plan that do not depend on the rules."""

    changed = Signal()

    def __init__(self, plan: EveningPlan | None, sheet: Sheet, *, played: int = 0) -> None:
        super().__init__(sheet)
        shown = plan or EveningPlan("", {}, 0)
        self.method = ChipGroup(
            tr("Seats", "how they are found"),
            letters=True,
            choices=[(method, name) for method, (name, _) in _methods().items()],
            chosen=shown.method,
        )
        self.method.chosen.connect(lambda _value: self._update_texts())
        self._meaning = Label(size=14, role="ink2", wrap=True)
        self.rounds = NumberBox(tr("Rounds", "how many"), range(max(1, played), 41), shown.rounds, width=88)
        self.minutes = NumberBox(tr("Minutes per round"), range(601), shown.minutes, width=88)
        self.last_minutes = NumberBox(tr("Minutes for last hands"), range(121), shown.last_minutes, width=88)
        self.last_hands = ChipGroup(
            "",
            name=tr("Last hands", "how a round ends"),
            choices=[(rule, name) for rule, (name, _) in last_hands_texts().items()],
            chosen=shown.last_hands,
        )
        self.last_hands.chosen.connect(lambda _rule: self._update_texts())
        boxed(column(self.method, self._meaning, self._numbers(), self.last_hands, gap=theme.px(8)), self)
        self._update_texts()

    def _numbers(self) -> QGridLayout:
        boxes = self.rounds, self.minutes, self.last_minutes
        self.minutes.setToolTip(tr("0: no timer"))
        self.last_minutes.setToolTip(tr("0: no last hands"))
        for box in boxes:
            box.valueChanged.connect(lambda _value: self.changed.emit())
        labels = [Label(box.accessibleName(), size=14, role="ink2") for box in boxes]
        return table((labels, boxes), wide=3, gaps=(theme.px(18), theme.px(2)))

    def to_plan(self, plan: EveningPlan) -> EveningPlan:
        """Returns a plan with the values of this form."""
        return replace(
            plan,
            method=self.method.value(),
            rounds=self.rounds.value(),
            minutes=self.minutes.value(),
            last_minutes=min(self.last_minutes.value(), self.minutes.value()),
            last_hands=self.last_hands.value(),
        )

    def _update_texts(self) -> None:
        self._meaning.setText(_methods()[self.method.value()][1])
        self.last_hands.setToolTip(last_hands_texts()[self.last_hands.value()][1])
        self.changed.emit()


_MIN_TWO_COLUMN_WIDTH = 760
_MAX_OFFERED_NAMES = 24
"""At most this many names are offered; others are typed."""


class PlanSheet(Sheet):
    """Asks for everything that an evening needs before its first round."""

    def __init__(
        self, desk: Desk, controller: EveningController, completions: NameCompletionModel, window: Navigator
    ) -> None:
        super().__init__(tr("Plan an evening"), window, width=1040)
        self._desk, self._controller = desk, controller
        evening = controller.evening
        previous = evening.plan if evening is not None and controller.ruleset is not None else None
        self._house_rules_options: list[dict[str, OptionValue]] = []
        self._options: dict[str, OptionValue] = dict(previous.options if previous is not None else {})
        columns = (self._rules_column(previous), 1), (self._people_column(completions), 1)
        self.add_widget(ResponsiveRow(_MIN_TWO_COLUMN_WIDTH, *columns, gap=28))
        self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(tr("&Start evening"), self._begin)
        self.main_button_blocked.connect(self._show_missing)
        controller.failed.connect(self.show_problem)
        self._show_ruleset()
        if previous is not None:
            self.sizes.choose(previous.size)
            self._show_counts()
        self.name.setFocus()

    def _rules_column(self, previous: EveningPlan | None) -> QVBoxLayout:
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.name.setPlaceholderText(tr("e.g. Thursday club"))
        self.name.setAccessibleName(tr("Session name"))
        rulesets = [(ruleset.id, short_ruleset(ruleset)) for ruleset in all_rulesets()]
        match = self._desk.match
        first = match.rules.ruleset.id if match is not None else rulesets[0][0]
        first = previous.ruleset if previous is not None else first
        self.rulesets = ChipGroup(tr("Rules"), choices=rulesets, chosen=first)
        self.rulesets.chosen.connect(lambda _value: self._on_ruleset_chosen())
        self.sizes = ChipGroup(tr("Per table"), self)
        self.sizes.chosen.connect(lambda _value: self._show_counts())
        self.house_rules = QComboBox()
        self.house_rules.setAccessibleName(tr("House rules"))
        self.house_rules.setPlaceholderText(tr("Unnamed options"))
        self.house_rules.activated.connect(self._apply_house_rules)
        self.form = PlanForm(previous, self)
        self.form.changed.connect(self._show_counts)
        return column(self.name, self.rulesets, self.sizes, self.house_rules, self.form, ..., gap=theme.px(8))

    def _people_column(self, completions: NameCompletionModel) -> QVBoxLayout:
        self._completions, self.arrival = completions, ArrivalRow(completions)
        self.arrival.name_entered.connect(self._add_person)
        self._names = [str(name) for name in completions.stringList()[:_MAX_OFFERED_NAMES]]
        offered = [(name, name) for name in self._names]
        self.people = ChipGroup("", exclusive=False, name=tr("Who is here"), choices=offered)
        self.people.toggled.connect(lambda _name, _on: self._show_counts())
        self._counts = Label(size=15, role="ink2", wrap=True)
        title = Label(tr("Who is here"), size=19, serif=True)
        return column(title, self.arrival, self.people, self._counts, ..., gap=theme.px(8))

    def names(self) -> list[str]:
        return [str(name) for name in self.people.values()]

    def _add_person(self, name: str) -> None:
        chosen = self.names()
        if name_faults([*self._names, name])[-1] is NameProblem.DUPLICATE:
            listed_name = next(listed_name for listed_name in self._names if fold_name(listed_name) == fold_name(name))
            self.people.set_chosen([*chosen, listed_name])
        else:
            self._names.append(name)
            self.people.set_choices([(choice, choice) for choice in self._names])
            self.people.set_chosen([*chosen, name])
        self.arrival.field.clear()
        self._show_counts()

    def _on_ruleset_chosen(self) -> None:
        self._options = {}
        self._show_ruleset()

    def _show_ruleset(self) -> None:
        ruleset = get_ruleset(str(self.rulesets.value()))
        sizes = sorted(ruleset.players)
        self.sizes.set_choices([(size, players_text(size)) for size in sizes])
        self.sizes.choose(ruleset.players[0])
        self.sizes.setVisible(len(sizes) > 1)
        self._options = read_options(ruleset.options, self._options)
        offered = attempt(lambda: self._desk.house_rules.offered_rules(ruleset)).result or (default_rules(ruleset),)
        valid = [rules for rules in offered if not rules_problems(rules)]
        self._house_rules_options = [rules_options(rules, ruleset) for rules in valid]
        self.house_rules.clear()
        self.house_rules.addItems([rules.name for rules in valid])
        is_named = self._options in self._house_rules_options
        self.house_rules.setCurrentIndex(self._house_rules_options.index(self._options) if is_named else -1)
        self._show_counts()

    def _apply_house_rules(self, index: int) -> None:
        self._options = self._house_rules_options[index]

    def _show_counts(self) -> None:
        """Shows the numbers of tables and rounds."""
        size, people = self._size(), len(self.names())
        tables, out = divmod(people, size)
        texts = [players_text(people)]
        if tables:
            texts.append(trn("{n} table plays at a time.", "{n} tables play at a time.", tables))
        if tables and out:
            texts.append(trn("{n} player sits out in each round.", "{n} players sit out in each round.", out))
        if tables and not out:
            limit = max_rounds(people, size)
            text = trn(
                "At most {n} round without repeat pairings.", "At most {n} rounds without repeat pairings.", limit
            )
            if rounds := len(known_design(people, size)):
                text = trn("No repeat pairings in {n} round.", "No repeat pairings in {n} rounds.", rounds)
            texts.append(text)
        self._counts.setText("\n".join(texts))
        self.main.setEnabled(tables > 0)
        self.show_problem("")

    def _size(self) -> int:
        return int(self.sizes.value())

    def _show_missing(self) -> None:
        self.show_problem(trn("At least {n} player must be here.", "At least {n} players must be here.", self._size()))

    def _begin(self) -> None:
        self.arrival.submit()
        plan = self.form.to_plan(
            EveningPlan(
                ruleset=str(self.rulesets.value()),
                options=self._options,
                size=self._size(),
                house_rules=self.house_rules.currentText() if self.house_rules.currentIndex() > 0 else "",
                seed=SystemRandom().randrange(1_000_000),
            )
        )
        names = self.names()
        if self._controller.plan(self.name.text().strip(), plan, names, tuple(map(self._completions.key, names))):
            self.reject()


class ChangePlanSheet(Sheet):
    """Changes the plan of the current evening."""

    def __init__(self, controller: EveningController, plan: EveningPlan, window: Navigator) -> None:
        super().__init__(tr("Evening plan"), window, width=640)
        self._controller, self._plan = controller, plan
        evening = controller.evening
        self.form = PlanForm(plan, self, played=len(evening.rounds) if evening is not None else 0)
        self.add_widget(self.form)
        self._meaning = NoteBox("good", icon="seal")
        self.add_widget(self._meaning)
        self.body.addStretch(1)
        self.undo = self.add_button(tr("&Undo last change"), self._undo, icon="undo", left=True)
        self.undo.setEnabled(evening is not None and bool(evening.previous_plans))
        self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(tr("&Change plan"), self._change)
        self.form.changed.connect(self._update_texts)
        controller.failed.connect(self.show_problem)
        self._update_texts()

    def _update_texts(self) -> None:
        """Shows how a change affects each round."""
        evening = self._controller.evening
        texts = self._effect_texts(evening) if evening is not None else []
        self._meaning.set_note("good", "", "\n".join(texts))
        self.main.setEnabled(self.form.to_plan(self._plan) != self._plan)
        self.update_text_heights()

    def _effect_texts(self, evening: Evening) -> list[str]:
        seated, current = len(evening.rounds), evening.current_round
        if current is None:
            return [tr("No rounds seated yet: this plan applies to all of them.")]
        stays = trn(
            "{n} seated round stays as it is and still counts for pairings.",
            "{n} seated rounds stay as they are and still count for pairings.",
            seated,
        )
        timer = tr("The timer of round {number} has not started and takes the new time.")
        if current.clock.has_started:
            timer = tr("The timer of round {number} has started and keeps its time and last hands.")
        remaining = self.form.rounds.value() - seated
        more = trn("{n} more round under this plan.", "{n} more rounds under this plan.", remaining)
        last = tr("Round {number} is the last.").format(number=seated)
        return [stays, timer.format(number=current.number), more if remaining else last]

    def _change(self) -> None:
        if self._controller.change_plan(self.form.to_plan(self._plan)):
            self.reject()

    def _undo(self) -> None:
        if self._controller.undo_plan():
            self.reject()


class EarlierSheet(Sheet):
    """Shows a button for each earlier evening, the latest first."""

    def __init__(self, controller: EveningController, window: Navigator) -> None:
        super().__init__(tr("Earlier evenings"), window, width=560)
        self._controller = controller
        self.buttons: dict[str, QPushButton] = {}
        for session in controller.evenings()[1:]:
            name = session_name(session.name, session.started_at)
            button = TwoLineButton(name, date_and_time(session.started_at), icon="clock")
            button.clicked.connect(lambda _checked=False, uuid=session.uuid: self._resume(uuid))
            self.buttons[session.uuid] = button
            self.add_widget(button)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        controller.failed.connect(self.show_problem)

    def _resume(self, session: str) -> None:
        if self._controller.resume(session):
            self.reject()
