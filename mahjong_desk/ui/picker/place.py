# SPDX-License-Identifier: MIT
"""The place where a winning hand is entered: by clicks, by keys or by paste, all in step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedLayout, QWidget

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.entry import melds, pieces
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import event_of
from mahjong_desk.entry.indicators import Indicator
from mahjong_desk.entry.notation import segments, write
from mahjong_desk.entry.typed_values import typed_value
from mahjong_desk.rules.events import Event
from mahjong_desk.rules.further import Form
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.options import OptionValue
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.draft_entry import called
from mahjong_desk.ui.hand.verdict import verdict
from mahjong_desk.ui.kit import Chip
from mahjong_desk.ui.kit.sheet_keys import lettered_button
from mahjong_desk.ui.picker.desk_view import PickerView
from mahjong_desk.ui.picker.entry import Carried, Earlier, HandEntry
from mahjong_desk.ui.picker.hand_groups import Part, RackView, rack_view
from mahjong_desk.ui.picker.key_hints import key_hints
from mahjong_desk.ui.picker.keys import Act, act_of, takes
from mahjong_desk.ui.picker.nothing_page import NothingPage
from mahjong_desk.ui.picker.result.ways_list import SELF_DRAWN
from mahjong_desk.ui.picker.window import PickerWindow
from mahjong_desk.ui.words import describe, hand_name


class PickerPlace(QWidget):
    """Enters wins and changes recorded ones.

    Attributes:
        entry: The draft and what the rules say of it.
        rack: What lies on the rack, and what a click on it means.
        view: The widgets for the ruleset of the match; None while no match lies on the desk.
    """

    def __init__(self, desk: Desk, window: PickerWindow, parent: QWidget | None = None) -> None:
        """Makes the place for the match on the desk."""
        super().__init__(parent)
        self._desk, self._window = desk, window
        self.entry = HandEntry(desk, self)
        self.view: PickerView | None = None
        self._rules: tuple[str, tuple[tuple[str, OptionValue], ...]] | None = None
        self.rack = RackView((), ())
        self._asking = False
        self._back = "ledger"
        self._back_from: tuple[Table, Draft] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", False)
        self.setAccessibleName(self.tr("Picker"))
        self._nothing = NothingPage(self)
        self._nothing.button.clicked.connect(lambda: window.show_place("table"))
        self._holder = QStackedLayout(self)
        self._holder.addWidget(self._nothing)
        self.entry.changed.connect(self.refresh)
        self.entry.edit_done.connect(self._edit_done)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)
        self.refresh()

    # What the window asks for

    def new_win(self, winner: int | None = None) -> None:
        """Begins a new win; the keyboard stands at the winner, or at the discarder where the winner is given."""
        self._leave_mode()
        self.entry.start(winner)
        self._asking = True
        self._focus_entry()

    def edit_row(self, row_id: int, *, back: str = "ledger") -> None:
        """Fills the picker from a recorded win; once it is changed, the place ``back`` is shown."""
        if self.entry.edit(row_id):
            self._back = back
            self._leave_mode()
            self._asking = False
            self._focus_entry()

    def put_win(self, row_id: int, *, inserts: bool, winner: int | None = None) -> None:
        """Begins a win that shall stand before a row, or in its place."""
        self._back = "ledger"
        self._leave_mode()
        self.entry.put(row_id, inserts=inserts, winner=winner)
        self._asking = True
        self._focus_entry()

    def claim(self, seat: int, field: str) -> None:
        """Begins the hand that a player claimed falsely; the keyboard stands at how the piece came."""
        self._leave_mode()
        self.entry.claim(seat, field)
        self._asking = True
        self._focus_entry()

    def _leave_mode(self) -> None:
        """Lets the next piece be a piece of the hand: what was chosen for another hand ends with it."""
        if self.view is not None:
            self.view.melds.mode = None

    def carry(self) -> Carried:
        """Returns what the next picker goes on with when the window makes its places anew."""
        self.entry.keep()
        return self.entry.carry()

    def take(self, carried: Carried) -> None:
        """Goes on with what another picker had."""
        self.entry.go_on(carried)

    # Show

    def refresh(self) -> None:
        """Shows the draft everywhere: rack, palette, notation, chips and result."""
        match = self._desk.match
        if match is None or not self.entry.running:
            self._holder.setCurrentWidget(self._nothing)
            return
        rules = (match.rules.ruleset.id, tuple(sorted(match.rules.options.items())))
        if self.view is None or rules != self._rules:
            self._make_view()
            self._rules = rules
        view = self.view
        assert view is not None
        self._holder.setCurrentWidget(view)
        assessment = self.entry.assessment
        names = self._desk.names()
        draft = assessment.draft
        self.rack = rack_view(assessment, names)
        fault = self.entry.fault
        line = segments(assessment.frame, draft, names, called())
        view.show_all(assessment, names, self.rack, line, verdict(assessment, fault, names))
        forbidden = self._explains()
        view.show_refusal(assessment, names, shown=forbidden)
        earlier = self.entry.earlier
        view.result.set_editing(self._editing_words(), inserts=earlier is not None and earlier.inserts)
        view.result.show_assessment(assessment, names, back=forbidden)
        view.lay()

    def _explains(self) -> bool:
        """Tells whether the win is refused and nobody has read the reason and gone back to this hand."""
        assessment = self.entry.assessment
        return assessment.explained and self._back_from != (assessment.table, assessment.draft)

    def _editing_words(self) -> str:
        replay = self._desk.replay
        earlier = self.entry.earlier
        if earlier is None or replay is None:
            return ""
        row = replay.rows[self._desk.row_ids.index(earlier.row_id)]
        words = self.tr("Inserting before {round}: {win}") if earlier.inserts else self.tr("Changing {round}: {win}")
        ruleset = replay.match.rules.ruleset
        place = hand_name(ruleset, row.before)
        return words.format(round=place, win=describe(row, self._desk.names(), ruleset))

    def _make_view(self) -> None:
        if self.view is not None:
            self._holder.removeWidget(self.view)
            self.view.deleteLater()
        match = self._desk.match
        assert match is not None
        hints = bool(getattr(getattr(self._window, "settings", None), "key_hints", True))
        view = PickerView(match.rules, self.entry.frame, hints=hints, parent=self)
        self.view = view
        view.winner.chosen.connect(self._winner_chosen)
        view.winner.clicked.connect(self._go_on_asking)
        view.source.clicked.connect(self._go_on_asking)
        view.source.chosen.connect(self._source_chosen)
        view.palette_tiles.piece_chosen.connect(self._piece_chosen)
        view.melds.mode_chosen.connect(lambda _mode: self.refresh())
        view.melds.faces_turned.connect(self.entry.turn_faces)
        view.melds.further.told.connect(self.entry.tell)
        for row in view.melds.indicators.values():
            row.removed.connect(self.entry.remove_indicator)
        view.melds.giver_chosen.connect(
            lambda meld, seat: self.entry.take(melds.give_meld(self.entry.draft, meld, seat))
        )
        view.melds.situation_turned.connect(self._situation_turned)
        view.rack.tile_clicked.connect(self._rack_clicked)
        view.clear.clicked.connect(self.entry.clear)
        view.refusal.rule_wanted.connect(lambda reason: self._window.show_rule(match.rules.ruleset.id, reason))
        view.refusal.repair_wanted.connect(self._repair)
        result = view.result
        for wanted in (result.yaku.yaku_wanted, result.pao.yaku_wanted, result.lead.followed):
            wanted.connect(lambda yaku: self._window.show_yaku(match.rules.ruleset.id, yaku))
        result.ways.way_chosen.connect(self._way_chosen)
        result.waits.piece_wanted.connect(self._finish)
        result.pao.decided.connect(self._pao_decided)
        result.pao.turned.connect(lambda pao, holds: self.entry.turn_pao(pao, holds=holds))
        result.winners.another_wanted.connect(self._another_winner)
        result.winners.turned.connect(lambda seat: self._of_winners(self.entry.turn_to_winner, seat))
        result.winners.removed.connect(lambda seat: self._of_winners(self.entry.remove_winner, seat))
        result.quick_value.value_changed.connect(lambda value: self.entry.set_value(dict(value)))
        result.edit_ended.connect(self._end_edit)
        result.foot.quick.clicked.connect(self.turn_quick)
        result.foot.record.clicked.connect(self._main_pressed)
        self._holder.addWidget(view)

    # Acts

    def record(self) -> None:
        """Records the win, or asks before a recorded one is changed; does nothing while it is not complete."""
        assessment = self.entry.assessment
        if not assessment.can_record:
            return
        event = event_of(assessment.frame, assessment.draft)
        declared = [declaration.event for declaration in assessment.declarations]
        if self.entry.earlier is not None:
            self._change(self.entry.earlier, declared, event)
            return
        self.entry.before_recording()
        if self._desk.record_event(*declared, event):
            self._leave_mode()
            self.entry.begin_next()
            self.entry.keep()
            self._window.show_place("table")

    def _change(self, earlier: Earlier, before: Sequence[Event], event: Event) -> None:
        """Asks before an event is written at an earlier place, and others before it."""
        from mahjong_desk.ui.ledger.change_sheet import ChangeSheet

        kind = EditKind.INSERT if earlier.inserts else EditKind.REPLACE
        edits = [Edit.insert(earlier.row_id, one) for one in before]
        edits.append(Edit(kind, earlier.row_id, event))
        self._window.open_sheet(ChangeSheet(self._desk, self._window, edits))  # type: ignore[arg-type]

    def _repair(self) -> None:
        """Records what was forgotten and bars the win; the hand stays as it is, to be recorded next.

        An earlier win is written anew together with what is put before it.
        """
        assessment = self.entry.assessment
        if not assessment.repairs:
            return
        if self.entry.earlier is not None:
            event = event_of(assessment.frame, assessment.draft)
            self._change(self.entry.earlier, assessment.repairs, event)
        elif self._desk.record_event(*assessment.repairs):
            self._focus_entry()

    def turn_quick(self) -> None:
        """Turns between the tiles and a typed value."""
        if self.entry.draft.value is not None:
            self.entry.set_value(None)
            self._focus_entry()
            return
        rules = self.entry.assessment.rules
        self.entry.set_value(typed_value(rules, rules.value_forms[0].id, {}))
        if self.view is not None:
            self.view.result.quick_value.focus_first()

    def _main_pressed(self) -> None:
        assessment = self.entry.assessment
        if self._explains():
            self._back_from = (assessment.table, assessment.draft)
            self.refresh()
            self._focus_entry()
        elif assessment.whole and not assessment.can_record:
            # Nobody has to look for what keeps the win from being recorded.
            assert self.view is not None
            self.view.focus_question()
        else:
            self.record()

    def _another_winner(self) -> None:
        self.entry.add_winner()
        self._asking = True
        self._focus_entry()

    def _of_winners(self, act: Callable[[int], None], seat: int) -> None:
        """Shows or takes out one of several winners; the chip that was pressed is gone then, the keyboard is not."""
        act(seat)
        self._focus_entry()

    def _edit_done(self) -> None:
        if self.isVisible():
            self._window.show_place(self._back)

    def _end_edit(self) -> None:
        self.entry.end_edit()
        self._window.show_place(self._back)

    def _winner_chosen(self, seat: object) -> None:
        if isinstance(seat, int):
            self.entry.choose_winner(seat)

    def _source_chosen(self, source: object) -> None:
        if source == SELF_DRAWN:
            self.entry.choose_discarder(None)
        elif isinstance(source, int):
            self.entry.choose_discarder(source)

    def _way_chosen(self, source: object) -> None:
        """Takes the way beside a refusal; the keyboard stays where the hand is typed."""
        self._source_chosen(source)
        self._asking = False
        self._focus_entry()

    def _piece_chosen(self, piece: int, winning: bool) -> None:
        view = self.view
        assert view is not None
        mode = view.melds.mode
        view.melds.mode = None
        if isinstance(mode, Indicator):
            self.entry.add_indicator(mode, piece)
        elif mode is not None:
            self.entry.add_meld(mode, piece)
        else:
            self.entry.add_piece(piece, winning=winning)

    def _finish(self, piece: int) -> None:
        """Finishes the hand with a piece that it waits for."""
        self.entry.add_piece(piece, winning=True)
        self._focus_entry()

    def _type(self, text: str) -> None:
        """Adds typed text to the hand, or to the indicator that is asked for."""
        mode = self.view.melds.mode if self.view is not None else None
        if not isinstance(mode, Indicator):
            self.entry.type_text(text)
            return
        piece = self.entry.type_indicator(text)
        if piece is not None:
            self._piece_chosen(piece, False)

    def _rack_clicked(self, group: int, at: int) -> None:
        target = self.rack.targets[group][at]
        draft = self.entry.draft
        shift = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        if target.part is Part.CALLED:
            turned = melds.next_giver(self.entry.frame, draft, target.meld)
            self.entry.take(turned if turned != draft else melds.remove_meld(draft, target.meld))
        elif target.part is Part.MELD:
            self.entry.take(melds.remove_meld(draft, target.meld))
        elif target.part is Part.WINNING:
            self.entry.take(pieces.remove_piece(draft, target.piece, winning=True))
        elif shift:
            self.entry.take(pieces.mark_winning(draft, target.piece))
        else:
            self.entry.take(pieces.remove_piece(draft, target.piece))

    def _go_on_asking(self) -> None:
        """Takes the keyboard on to what is still to be chosen, after the mouse has chosen."""
        if self._asking:
            self._focus_entry()

    def _situation_turned(self, situation: object) -> None:
        if isinstance(situation, Situation):
            self.entry.turn_situation(situation)

    def _pao_decided(self, pao: object, declined: bool) -> None:
        if isinstance(pao, tuple):
            self.entry.decide_pao(pao, declined=declined)

    # Keyboard

    def _focus_entry(self) -> None:
        """Takes the keyboard to what is to be entered next."""
        view = self.view
        if view is None or not self.entry.running:
            return
        draft = self.entry.draft
        if self._asking and draft.winner is None:
            view.focus_winner()
        elif self._asking and not draft.decided:
            view.focus_source()
        else:
            self._asking = False
            view.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self.view is not None and new is not None and self.isAncestorOf(new):
            self.view.hints.set_hints(key_hints(self.entry.frame, asking=self.view.asks(new)))

    def _chosen_by_key(self, key: int, text: str) -> bool:
        """Takes a key of the choice that has the keyboard; tells whether it was one."""
        view = self.view
        focus = QApplication.focusWidget()
        if view is None or focus is None:
            return False
        seats = len(self._desk.names())
        number = int(text) if text.isdecimal() and text.isascii() else -1
        if view.winner.isAncestorOf(focus) and 1 <= number <= seats:
            self.entry.choose_winner(number - 1)
            if self.entry.draft.others:
                # Where the tile came from is said already.
                self._focus_entry()
            else:
                view.focus_source()
            return True
        if view.source.isAncestorOf(focus):
            if number == 0 or key == Qt.Key.Key_T:
                self.entry.choose_discarder(None)
            elif 1 <= number <= seats and number - 1 != self.entry.draft.winner:
                self.entry.choose_discarder(number - 1)
            else:
                return 1 <= number <= seats
            self._asking = False
            view.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if view.result.waits.isAncestorOf(focus) and number >= 1:
            tiles = view.result.waits.tiles
            if number <= len(tiles):
                tiles[number - 1].click()
            return True
        if view.melds.further.isAncestorOf(focus) and number >= 0:
            self._answer_by_number(focus, number)
            return True
        if view.melds.situations.isAncestorOf(focus) and number >= 1:
            chips = view.situation_values()
            if number <= len(chips) and view.melds.situations.chip(chips[number - 1]).isEnabled():
                self._situation_turned(chips[number - 1])
            view.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return False

    def _answer_by_number(self, focus: QWidget, number: int) -> None:
        """Answers the further question that has the keyboard: a seat by its number, else the answer of that place."""
        view = self.view
        assert view is not None
        one = next(
            (
                one
                for one in self.entry.assessment.questions
                if view.melds.further.fields[one.field.id].isAncestorOf(focus)
            ),
            None,
        )
        if one is None:
            return
        seated = one.field.form is Form.SEAT
        values = {0: None, **{seat + 1: seat for seat in range(len(self._desk.names()))}} if seated else None
        chosen = dict(enumerate(one.values, start=1)) if values is None else values
        if number in chosen and chosen[number] in one.values:
            self.entry.tell(one.field, chosen[number])
            self._focus_entry()

    def _give(self, act: Act) -> None:
        view = self.view
        assert view is not None
        deeds: dict[Act, Callable[[], object]] = {
            Act.RECORD: self._main_pressed,
            Act.BACK: self.entry.take_back,
            Act.CLEAR: self.entry.clear,
            Act.UNDO: self.entry.undo,
            Act.REDO: self.entry.redo,
            Act.COPY: self._copy,
            Act.PASTE: self._paste,
            Act.WINNER: view.focus_winner,
            Act.SOURCE: view.focus_source,
            Act.SELF_DRAWN: lambda: self.entry.choose_discarder(None),
            Act.SITUATION: view.focus_situations,
            Act.GIVER: self._turn_giver,
            Act.WAIT: self._choose_wait,
            Act.QUICK: self.turn_quick,
            Act.PAO: view.focus_pao,
            Act.YES: lambda: view.result.pao.answer_with(agreed=True),
            Act.NO: self._answer_no,
            Act.LEAVE: self._leave,
            Act.KEYS: lambda: self._window.give("keys"),
        }
        deeds[act]()

    def _answer_no(self) -> None:
        """Answers the first question that is open with no, or with nobody."""
        view, assessment = self.view, self.entry.assessment
        assert view is not None
        if assessment.asks_pao:
            view.result.pao.answer_with(agreed=False)
        elif assessment.open_questions:
            self.entry.tell(assessment.open_questions[0].field, None)

    def _choose_wait(self) -> None:
        """Finishes the hand with the only piece that it waits for, or takes the keyboard to the pieces."""
        view = self.view
        assert view is not None
        waits = [tile for tile in view.result.waits.tiles if tile.isVisible() and tile.isEnabled()]
        if len(waits) == 1:
            waits[0].click()
        elif waits:
            waits[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _turn_giver(self) -> None:
        draft = self.entry.draft
        claimed = [
            at for at, meld in enumerate(draft.melds) if melds.giver_of(self.entry.frame, draft, meld) is not None
        ]
        if claimed:
            self.entry.take(melds.next_giver(self.entry.frame, draft, claimed[-1]))

    def _leave(self) -> None:
        view = self.view
        assert view is not None
        if view.melds.mode is not None:
            view.melds.choose(None)
        elif self.entry.draft.value is not None:
            self.turn_quick()
        else:
            self._asking = False
            view.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy(self) -> None:
        QApplication.clipboard().setText(write(self.entry.frame, self.entry.draft, self._desk.names(), called()))

    def _paste(self) -> None:
        text = QApplication.clipboard().text().strip()
        if text:
            self.entry.type_text(text)
            self._asking = False
            if self.view is not None:
                self.view.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        """Keeps the keys of the entry from the menus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()
            return True
        return super().event(event)

    def _takes(self, event: QKeyEvent) -> bool:
        return self.view is not None and self.entry.running and takes(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the keys of notation, choices and acts, wherever the keyboard stands in the place."""
        if not self._takes(event):
            super().keyPressEvent(event)
            return
        typed = self.entry.draft.value is not None
        text = event.text()
        in_meld = "[" in self.entry.draft.pending
        plain = bool(text) and text.isprintable()
        if plain and not in_meld and self._chosen_by_key(event.key(), text):
            return
        act = act_of(event, in_meld=in_meld, letters=self.entry.frame.letters)
        focus = QApplication.focusWidget()
        if act is Act.RECORD and isinstance(focus, QPushButton) and not isinstance(focus, Chip):
            focus.click()
        elif act is not None:
            self._give(act)
        elif plain and not in_meld and self._press_underlined(text.upper()):
            return
        elif plain and not typed and not (text == " " and not in_meld):
            self._asking = False
            if self.view is not None:
                self.view.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self._type(text)

    def _press_underlined(self, letter: str) -> bool:
        """Presses what a letter stands underlined in, as Alt with it does; tells whether it was one that types nothing."""
        names = self.entry.frame.pieces.names
        if self.view is None or letter in {name[-1].upper() for name in names}:
            return False
        button = lettered_button(self.view, letter) if letter.isalpha() else None
        if button is not None:
            button.click()
        return button is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hands the keyboard to what is to be entered next."""
        super().focusInEvent(event)
        self._focus_entry()

    def showEvent(self, event: QShowEvent) -> None:
        """Shows the hand as it is now."""
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keeps what is half typed."""
        super().hideEvent(event)
        self.entry.keep()
