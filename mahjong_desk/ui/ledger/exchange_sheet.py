# SPDX-License-Identifier: MIT
"""The sheets that swap two players who were entered at each other's seats."""

from PySide6.QtWidgets import QComboBox

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import ElidedComboBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Part, boxed, row
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.ledger.comparison_sheet import ComparisonSheet, compare
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.vocabulary import hand_name


class SwapPlayersSheet(Sheet):
    """Asks for the two players, and whether they or only their names were swapped."""

    help_page = "ledger#people"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        assert desk.replay is not None
        super().__init__(tr("Swap two seats"), window, width=720, height=560)
        self._desk, self._window = desk, window
        text = tr("Two players were entered in each other’s seats. You can preview the changes next.")
        self.add_widget(Label(text, role="ink2", wrap=True))
        choices = list(enumerate(desk.names()))
        self.players = ChipGroup(tr("Players to swap"), exclusive=False, most=2, seats=True, choices=choices)
        self.players.toggled.connect(self._explain)
        self.add_widget(self.players)
        meanings = [
            (True, tr("The hands are correct: the players sat the other way round")),
            (False, tr("The seats are correct: only the names were swapped")),
        ]
        self.meaning = ChipGroup(tr("What is correct"), letters=True, choices=meanings, chosen=True)
        self.meaning.chosen.connect(self._explain)
        self.add_widget(self.meaning)
        self._add_span()
        self._meaning_label = Label(role="ink2", wrap=True)
        self.add_widget(self._meaning_label)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(tr("&Preview changes"), self.show_comparison)
        self.main_button_blocked.connect(lambda: self.show_problem(tr("Choose two players.")))
        if len(desk.names()) == 2:
            self.players.set_chosen((0, 1))
        self._explain()

    def _add_span(self) -> None:
        spans = [(False, tr("In the whole match")), (True, tr("Only in some hands"))]
        self.span = ChipGroup(tr("In which hands"), letters=True, choices=spans, chosen=False)
        self.span.chosen.connect(self._explain)
        self.add_widget(self.span)
        self.first, self.last = ElidedComboBox(), ElidedComboBox()
        replay = self._desk.replay
        assert replay is not None
        rows = [
            with_heading(hand_name(replay.match.rules.ruleset, row.before), row_text(replay.match, row))
            for row in replay.rows
        ]
        parts: list[Part] = []
        for words, box, name in (
            (tr("from"), self.first, tr("The first of these hands")),
            (tr("to"), self.last, tr("The last of these hands")),
        ):
            box.addItems(rows)
            box.setAccessibleName(name)
            box.setMinimumContentsLength(12)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            parts += [Label(words, role="ink2"), (box, 1)]
        self.last.setCurrentIndex(len(rows) - 1)
        self.first.currentIndexChanged.connect(self._keep_order)
        self.last.currentIndexChanged.connect(self._keep_order)
        self.add_widget(boxed(row(*parts, gap=theme.px(10))))
        self.span.disable({} if rows else {True: tr("No hands yet")})

    def _keep_order(self) -> None:
        """Keeps the last hand from preceding the first."""
        if self.last.currentIndex() < self.first.currentIndex():
            if self.sender() is self.last:
                self.first.setCurrentIndex(self.last.currentIndex())
            else:
                self.last.setCurrentIndex(self.first.currentIndex())
        self._explain()

    def _explain(self) -> None:
        in_some_hands, replay = self.span.value(), self._desk.replay
        assert replay is not None
        # The players of an earlier hand may have been replaced by substitutes since.
        names = replay.rows[self.first.currentIndex()].players if in_some_hands else replay.players
        self.players.set_choices(list(enumerate(names)))
        chosen = [names[seat] for seat in sorted(self.players.values())]
        self.main.setEnabled(len(chosen) == 2)
        self.show_problem("")
        self.first.setEnabled(in_some_hands)
        self.last.setEnabled(in_some_hands)
        self.meaning.setEnabled(not in_some_hands)
        if in_some_hands or self.meaning.value() is None:
            self.meaning.choose(None if in_some_hands else True)
        if len(chosen) != 2:
            self._meaning_label.setText(tr("Choose two players."))
            return
        if in_some_hands:
            text = tr(
                "Both keep their seats. In these hands, everything entered for {first} becomes "
                "{second}’s, and vice versa."
            )
        elif self.meaning.value():
            text = tr(
                "{first} and {second} keep their own hands. Winds and dealers change, and the match is recalculated."
            )
        else:
            text = tr("Every hand stays at its seat. Everything that was {first}’s becomes {second}’s, and vice versa.")
        self._meaning_label.setText(text.format(first=chosen[0], second=chosen[1]))

    def show_comparison(self) -> None:
        """Shows what the swap would change."""
        first, second = sorted(self.players.values())
        rows = range(self.first.currentIndex(), self.last.currentIndex() + 1)
        sheet: ComparisonSheet = (
            SwapInHandsSheet(self._desk, self._window, first, second, rows)
            if self.span.value()
            else SwapSeatsSheet(self._desk, self._window, first, second, hands=self.meaning.value())
        )
        self.accept()
        self._window.open_sheet(sheet)


class SwapSeatsSheet(ComparisonSheet):
    """Shows what a swap of two seats would change; all hands must stay valid."""

    def __init__(self, desk: Desk, window: Navigator, first: int, second: int, *, hands: bool) -> None:
        assert desk.stored is not None
        self._swap = first, second, hands
        after = desk.stored.preview_swap(first, second, hands=hands)
        comparison = compare(desk.stored.replay, after, desk.row_ids, desk.row_ids, (first, second))
        title = tr("Swap the seats of {first} and {second}?") if hands else tr("Swap the names {first} and {second}?")
        names = desk.names()
        super().__init__(title.format(first=names[first], second=names[second]), tr("&Swap"), desk, window, comparison)
        if comparison.invalid_rows:
            self.main.setEnabled(False)

    def invalid_rows_note(self, count: int) -> NoteBox:
        ruleset = self.comparison.after.match.rules.ruleset
        match = self.comparison.before.match
        texts = [
            with_heading(hand_name(ruleset, row.before.before), row_text(match, row.before))
            for row in self.comparison.affected
            if row.becomes_invalid and row.before is not None
        ]
        texts.append(tr("Nothing was swapped. First correct the rows that do not fit."))
        return NoteBox("error", tr("These hands are now impossible"), "\n".join(texts))

    def apply_changes(self) -> bool:
        first, second, hands = self._swap
        stored = self._desk.stored
        assert stored is not None
        names = stored.replay.players
        done = self._desk.write(stored.swapping_act(first, second, hands=hands))
        if done:
            text = tr("Swapped {first} and {second}. You can undo this.")
            self._window.notify(text.format(first=names[first], second=names[second]))
        return done


class SwapInHandsSheet(ComparisonSheet):
    """Shows the result of swapping two players in some hands."""

    def __init__(self, desk: Desk, window: Navigator, first: int, second: int, rows: range) -> None:
        assert desk.stored is not None
        stored = desk.stored
        self._edits = stored.swap_edits(first, second, rows)
        after, ids = stored.preview(self._edits)
        ruleset = stored.match.rules.ruleset
        span = stored.replay.rows[rows.start], stored.replay.rows[rows.stop - 1]
        self._players = span[0].players[first], span[0].players[second]
        start, end = (hand_name(ruleset, row.before) for row in span)
        heading = tr("Swap {first} and {second} from {start} to {end}?")
        heading = heading.format(first=self._players[0], second=self._players[1], start=start, end=end)
        comparison = compare(stored.replay, after, desk.row_ids, ids)
        super().__init__(heading, tr("&Swap"), desk, window, comparison)

    def apply_changes(self) -> bool:
        done = self._desk.edit(self._edits)
        if done:
            text = tr("Swapped {first} and {second} in these hands. You can undo this.")
            self._window.notify(text.format(first=self._players[0], second=self._players[1]))
        return done
