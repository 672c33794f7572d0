# SPDX-License-Identifier: MIT
"""The bars around the result: responsible player, other winners, Record."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.entry.assessment import Assessment, AssessmentStage
from mahjong_desk.rules.model.circumstances import CHANKAN
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import Chip, TypingChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, reserve_place, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import escape_ampersands, join_items
from mahjong_desk.ui.text.phrases import capitalise, localise, sentences
from mahjong_desk.ui.text.vocabulary import pao_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, pao_phrase


class ResultFooter(QWidget):
    """The buttons below the result: quick value and record."""

    def __init__(self) -> None:
        super().__init__()
        self.quick = SecondaryButton(tr("&Quick value"), large=True)
        self.record = PrimaryButton(tr("Record"))
        for button in (self.quick, self.record):
            # The widths of the texts are ignored, so that the buttons keep their places.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        reserve_place(self.quick)
        self.setLayout(row((self.quick, 1), (self.record, 1), gap=10))

    def show_assessment(self, assessment: Assessment, *, back: bool, changes: bool, inserts: bool) -> None:
        """Updates what the buttons show and do."""
        is_typed = assessment.draft.value is not None
        self.quick.setText(tr("Back to the hand") if is_typed else tr("&Quick value"))
        self.quick.setVisible(not (is_typed and back))
        if back:
            self.record.setText(tr("Back to the hand"))
            self.record.set_hint("")
            self.record.setEnabled(True)
            return
        has_warnings = assessment.settlement is not None and bool(assessment.settlement.warnings)
        record_text = tr("Record anyway") if has_warnings else tr("Record")
        edit_text = tr("Insert…") if inserts else tr("Correct…")
        self.record.setText(edit_text if changes else record_text)
        self.record.set_hint(tr("Ctrl + Enter"))
        self.record.setEnabled(assessment.can_record)


class WinnersBar(FlowBox):
    """The other winners of one discard, shown only if the rules let several win."""

    winner_chosen = Signal(int)
    removed = Signal(int)

    def __init__(self) -> None:
        super().__init__(gap=6)
        self._label = Label(tr("Also won on it"), size=14, role="ink3")
        self.chips: dict[int, Chip] = {}
        self.another = Chip(tr("An&other winner…"), checkable=False)
        self.another.set_dense(dense=True)
        self.add_widget(self.another)
        self.hide()

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the other winners of a draft."""
        draft = assessment.draft
        is_offered = (
            assessment.rules.several_winners and draft.discarder is not None and assessment.stage is AssessmentStage.WON
        )
        self.setVisible(bool(draft.other_winners) or (is_offered and not draft.claim_field))
        self.another.setEnabled(assessment.can_record and len(draft.other_winners) + 2 < assessment.table.players)
        texts = {winner.seat: escape_ampersands(short_name(names[winner.seat])) for winner in draft.other_winners}
        if [*texts.items()] == [(seat, chip.text()) for seat, chip in self.chips.items()]:
            return
        for widget in self.widgets():
            self.remove_widget(widget)
            if widget not in (self._label, self.another):
                widget.deleteLater()
        self.chips = {}
        if texts:
            self.add_widget(self._label)
        for seat, text in texts.items():
            self._add(seat, text, short_name(names[seat]))
        self.add_widget(self.another)

    def _add(self, seat: int, text: str, name: str) -> None:
        chip = Chip(text, checkable=False)
        chip.setToolTip(tr("Show and change the hand of {name}").format(name=name))
        chip.clicked.connect(lambda: self.winner_chosen.emit(seat))
        closer = Chip("×", checkable=False)
        closer.setAccessibleName(tr("{name} did not win").format(name=name))
        closer.setToolTip(closer.accessibleName())
        closer.clicked.connect(lambda: self.removed.emit(seat))
        for button in (chip, closer):
            button.set_dense(dense=True)
        self.add_widget(boxed(row(chip, closer, gap=2)))
        self.chips[seat] = chip


_YES, _NO = "yes", "no"


class PaoBar(QWidget):
    """Asks whether the proposed player is responsible, and offers the others."""

    decided = Signal(object, bool)
    yaku_requested = Signal(str)
    pao_toggled = Signal(object, bool)

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self._suggested: tuple[PaoEntry, ...] = ()
        self._asks = self._open = self._together = False
        self.sentence = LinkLabel(tip=open_page_tip(), size=15, wrap=True)
        # Two lines, so that the chips below keep their places when the answer is shorter than the question.
        self.sentence.setMinimumHeight(theme.px(44))
        self.sentence.link_activated.connect(self.yaku_requested)
        self.answer = TypingChipGroup("", marked=True, name=tr("Is the player responsible?"))
        self.answer.chosen.connect(self._answered)
        self.link = LinkButton(tr("Another player is responsible…"), size=14, on_click=self._toggle_choice)
        self.lines = {
            reason: TypingChipGroup(capitalise(pao_name(rules.ruleset, reason)), exclusive=False, label_above=True)
            for reason in rules.pao_reasons
        }
        for line in self.lines.values():
            line.toggled.connect(self._toggle)
        self._choice = boxed(column(*self.lines.values(), gap=6))
        self.setLayout(column(self.sentence, self.answer, self.link, self._choice, gap=6))

    def chip(self, pao: PaoEntry) -> Chip:
        """Returns the chip of a responsibility.

        Raises:
            KeyError: It is not offered.
        """
        return self.lines[pao.reason].chip(pao)

    @property
    def is_asking(self) -> bool:
        """Whether the proposal must still be answered."""
        return self._asks

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the choices for a win; hidden if no player can be responsible for it."""
        offers, chosen = assessment.pao_offers, assessment.draft.pao
        self._together = offers.allows_several or len(chosen) > 1
        self._suggested = offers.suggested if self._together else offers.suggested[:1]
        self._asks = assessment.pao_undecided
        self.setVisible(bool(offers.options))
        if not offers.options:
            self._open = False
            return
        self._show_proposal(assessment, names)
        by_hand = any(pao not in self._suggested for pao in chosen)
        self.link.setVisible(not (self._together or by_hand))
        self.link.setText(tr("Another player is responsible…") if self._suggested else tr("Responsible player…"))
        self._choice.setVisible(self._together or by_hand or self._open)
        for reason, line in self.lines.items():
            choices = [offer for offer in offers.options if offer.reason == reason]
            line.set_choices([(offer, names[offer.player]) for offer in choices])
            line.set_chosen(chosen)
            line.setVisible(bool(choices))

    def _show_proposal(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Asks whether the proposed players pay, or shows the answer."""
        self.sentence.setVisible(bool(self._suggested))
        self.answer.setVisible(bool(self._suggested))
        if not self._suggested:
            return
        ruleset = assessment.rules.ruleset
        agreed = _YES if set(self._suggested) == set(assessment.draft.pao) else None
        if agreed is None and assessment.draft.pao_declined:
            agreed = _NO
        # The melds do not show a robbed kan.
        robbed = any(pao.reason == CHANKAN.id for pao in self._suggested)
        if agreed == _YES:
            clause = tr("{name} pays for {what}")
            sentence = tr("{responsible}.") if robbed else tr("{responsible}, according to the melds.")
        elif agreed == _NO:
            clause = tr("{name} does not pay for {what}")
            sentence = tr("{responsible}.") if robbed else tr("{responsible}, though the melds say so.")
        else:
            clause = tr("{name} responsible for {what}")
            question = tr("This win shows {responsible}. Apply this?")
            sentence = question if robbed else tr("The melds show {responsible}. Apply this?")
        spans = self._sentence(ruleset, clause, sentence, names)
        payer_names = dict.fromkeys(names[pao.player] for pao in self._suggested)
        payers = join_items(payer_names)
        refusal = assessment.pao_offers.refusal
        if refusal is not None and agreed != _NO:
            forbidden = tr("With {names} responsible this win is forbidden ({cause}).")
            words = ruleset.vocabulary
            label = words.end_labels.get(refusal.reason or "") or words.refusals.get(refusal.reason or "")
            cause = localise(label) if label is not None else ""
            text = forbidden.format(names=payers, cause=cause)
            parts: dict[str, str | LinkSpans] = {"sentence": spans, "forbidden": text}
            spans = fill_placeholders(sentences("{sentence}", "{forbidden}"), parts)
        self.sentence.set_spans(spans)
        yes = tr("&Yes, {name} pays") if len(payer_names) == 1 else tr("&Yes, {names} pay")
        payers = escape_ampersands(payers)
        self.answer.set_choices([(_YES, yes.format(name=payers, names=payers)), (_NO, tr("&No"))])
        self.answer.choose(agreed)

    def _sentence(self, ruleset: Ruleset, clause: str, sentence: str, names: Sequence[str]) -> LinkSpans:
        """Returns a sentence with a clause for each responsible player."""
        values: dict[str, LinkSpans] = {
            str(index): fill_placeholders(clause, {"name": names[pao.player], "what": pao_phrase(ruleset, pao.reason)})
            for index, pao in enumerate(self._suggested)
        }
        return fill_placeholders(
            sentence, {"responsible": fill_placeholders(join_items(f"{{{gap}}}" for gap in values), values)}
        )

    def answer_with(self, *, agreed: bool) -> None:
        if self._asks:
            self._answered(_YES if agreed else _NO)

    def _answered(self, answer: object) -> None:
        self._open = False
        self.decided.emit(self._suggested if answer == _YES else (), answer == _NO)

    def _toggle_choice(self) -> None:
        self._open = not self._open
        self._choice.setVisible(self._open)

    def _toggle(self, pao: PaoEntry, holds: bool) -> None:
        if self._together:
            self.pao_toggled.emit(pao, holds)
        else:
            self.decided.emit((pao,) if holds else (), False)
