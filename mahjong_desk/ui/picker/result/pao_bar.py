# SPDX-License-Identifier: MIT
"""The players responsible for the win: proposed from the melds, decided by the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.rules.model.circumstances import CHANKAN
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.controls.chip_group import TypingChipGroup
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.link_label import LinkLabel, LinkSpans, fill_placeholders
from mahjong_desk.ui.kit.text_format import escape_ampersands, join_items
from mahjong_desk.ui.text.phrases import capitalised, localised, sentences
from mahjong_desk.ui.text.vocabulary import pao_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, pao_phrase

_YES, _NO = "yes", "no"


class PaoGrid(QWidget):
    """The responsibilities that can apply together: a line of players for each reason."""

    pao_toggled = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: dict[str, TypingChipGroup] = {}
        self._made: dict[str, TypingChipGroup] = {}
        self._column = column(gap=6)
        self.setLayout(self._column)

    def chip(self, pao: PaoEntry) -> Chip:
        """Returns the chip of a responsibility.

        Raises:
            KeyError: It is not offered.
        """
        return self.lines[pao.reason].chip(pao)

    def show_offers(
        self, ruleset: Ruleset, offers: Sequence[PaoEntry], chosen: Sequence[PaoEntry], names: Sequence[str]
    ) -> None:
        """Shows what is offered, and what holds."""
        reasons = list(dict.fromkeys(offer.reason for offer in offers))
        # Each line shown or hidden would trigger a layout of all.
        self._column.setEnabled(False)
        try:
            self.lines = {reason: self._made.get(reason) or self._add(ruleset, reason) for reason in reasons}
            for reason, line in self.lines.items():
                line.set_choices([(offer, names[offer.player]) for offer in offers if offer.reason == reason])
                line.set_chosen(chosen)
            for reason, line in self._made.items():
                line.setVisible(reason in self.lines)
        finally:
            self._column.setEnabled(True)

    def _add(self, ruleset: Ruleset, reason: str) -> TypingChipGroup:
        line = TypingChipGroup(capitalised(pao_name(ruleset, reason)), self, exclusive=False, label_above=True)
        line.toggled.connect(self.pao_toggled)
        self._column.addWidget(line)
        self._made[reason] = line
        return line


class PaoBar(QWidget):
    """The proposal with Yes and No, and a choice of player and reason for what was not proposed."""

    decided = Signal(object, bool)
    yaku_requested = Signal(str)
    pao_toggled = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: tuple[PaoEntry, ...] = ()
        self._suggested: tuple[PaoEntry, ...] = ()
        self._asks = self._open = False
        self._player: int | None = None
        self._agreed: str | None = None
        self._sentences: dict[str | None, LinkSpans] = {}
        self.sentence = LinkLabel(tip=open_page_tip(), size=15, wrap=True)
        self.sentence.link_activated.connect(self.yaku_requested)
        self.answer = TypingChipGroup("", marked=True)
        self.answer.setAccessibleName(tr("Is the player responsible?"))
        self.answer.chosen.connect(self._answered)
        self.link = LinkButton(tr("Another player is responsible…"), size=14)
        self.link.clicked.connect(self._toggle)
        self.players = TypingChipGroup(tr("Responsible", "the player"), optional=True)
        self.players.chosen.connect(self._choose_player)
        self.reasons = TypingChipGroup(tr("For", "why somebody is responsible"), optional=True)
        self.reasons.chosen.connect(self._choose_reason)
        self.several = PaoGrid()
        self.several.pao_toggled.connect(self.pao_toggled)
        parts = (self.sentence, self.answer, self.link, self.players, self.reasons, self.several)
        self.setLayout(column(*parts, gap=6))

    @property
    def is_asking(self) -> bool:
        """Whether a proposal waits for Yes or No."""
        return self._asks

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what can be decided for a win; hides if the rules have no responsibility."""
        ruleset = assessment.rules.ruleset
        self._offers = assessment.pao_offers.options
        together = assessment.pao_offers.allows_several or len(assessment.draft.pao) > 1
        self._suggested = assessment.pao_offers.suggested if together else assessment.pao_offers.suggested[:1]
        self._asks = assessment.pao_undecided
        self.setVisible(bool(self._offers))
        if not self._offers:
            self._open, self._player = False, None
            return
        self._show_proposal(assessment, names)
        self.several.setVisible(together)
        if together:
            for widget in (self.link, self.players, self.reasons):
                widget.hide()
            self.several.show_offers(ruleset, self._offers, assessment.draft.pao, names)
            return
        chosen = next(iter(assessment.draft.pao), None)
        by_hand = chosen is not None and chosen not in self._suggested
        shown = self._open or by_hand
        self.link.setVisible(not by_hand)
        if not self._suggested:
            self.link.setText(tr("Responsible player…"))
        else:
            self.link.setText(tr("Another player is responsible…"))
        self.link.setAccessibleName(self.link.text())
        self.players.setVisible(shown)
        self.reasons.setVisible(shown)
        player = chosen.player if by_hand and chosen is not None else self._player
        seats = list(dict.fromkeys(offer.player for offer in self._offers))
        self.players.set_choices([(seat, names[seat]) for seat in seats])
        self.players.choose(player)
        reasons = list(dict.fromkeys(offer.reason for offer in self._offers))
        self.reasons.set_choices([(reason, pao_name(ruleset, reason)) for reason in reasons])
        self.reasons.choose(chosen.reason if by_hand and chosen is not None else None)
        self.reasons.set_disabled_choices(reasons if player is None else [], tr("Choose the player first"))

    def _show_proposal(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Asks whether the responsible players pay, or shows the answer."""
        self.sentence.setVisible(bool(self._suggested))
        self.answer.setVisible(bool(self._suggested))
        if not self._suggested:
            return
        ruleset = assessment.rules.ruleset
        agreed = _YES if set(self._suggested) == set(assessment.draft.pao) else None
        if agreed is None and assessment.draft.pao_declined:
            agreed = _NO
        asked, agreeing, declining = (
            tr("The melds show {responsible}. Apply this?"),
            tr("{responsible}, according to the melds."),
            tr("{responsible}, though the melds say so."),
        )
        if any(pao.reason == CHANKAN.id for pao in self._suggested):
            # A robbed player claimed no meld.
            asked = tr("This win shows {responsible}. Apply this?")
            agreeing = declining = tr("{responsible}.")
        templates: dict[str | None, tuple[str, str]] = {
            None: (tr("{name} responsible for {what}"), asked),
            _YES: (tr("{name} pays for {what}"), agreeing),
            _NO: (tr("{name} does not pay for {what}"), declining),
        }
        self._sentences = {
            key: self._sentence(ruleset, clause, sentence, names) for key, (clause, sentence) in templates.items()
        }
        payers = join_items(dict.fromkeys(names[pao.player] for pao in self._suggested))
        if refusal := assessment.pao_offers.refusal:
            forbidden = tr("With {names} responsible this win is forbidden ({cause}).")
            words = ruleset.vocabulary
            known = words.end_labels.get(refusal.reason or "") or words.refusals.get(refusal.reason or "")
            cause = localised(known) if known is not None else ""
            for key in (None, _YES):
                parts: dict[str, str | LinkSpans] = {"said": self._sentences[key]}
                parts["forbidden"] = forbidden.format(names=payers, cause=cause)
                self._sentences[key] = fill_placeholders(sentences("{said}", "{forbidden}"), parts)
        self._agreed = agreed
        self._update_sentence()
        yes = tr("&Yes, {name} pays") if len(self._suggested) == 1 else tr("&Yes, {names} pay")
        self.answer.set_choices(
            [(_YES, yes.format(name=escape_ampersands(payers), names=escape_ampersands(payers))), (_NO, tr("&No"))]
        )
        self.answer.choose(agreed)

    def _sentence(self, ruleset: Ruleset, clause: str, sentence: str, names: Sequence[str]) -> LinkSpans:
        """Returns a sentence with a clause for each responsible player."""
        values: dict[str, LinkSpans] = {
            str(place): fill_placeholders(clause, {"name": names[pao.player], "what": pao_phrase(ruleset, pao.reason)})
            for place, pao in enumerate(self._suggested)
        }
        return fill_placeholders(
            sentence, {"responsible": fill_placeholders(join_items(f"{{{gap}}}" for gap in values), values)}
        )

    def _update_sentence(self) -> None:
        """Shows the answer in the space of the longest one, so that the chips below keep their places."""
        highest = 0
        for phrases in (*self._sentences.values(), self._sentences.get(self._agreed, ())):
            self.sentence.set_spans(phrases)
            highest = max(highest, self.sentence.heightForWidth(max(1, self.width())))
        self.sentence.setMinimumHeight(highest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_sentence()

    def answer_with(self, *, agreed: bool) -> None:
        """Answers an open question."""
        if self._asks:
            self._answered(_YES if agreed else _NO)

    def _answered(self, answer: object) -> None:
        self._open, self._player = False, None
        self.decided.emit(self._suggested if answer == _YES else (), answer == _NO)

    def _toggle(self) -> None:
        self._open = not self._open
        self._player = None
        shown = self._open
        self.players.setVisible(shown)
        self.reasons.setVisible(shown)
        if shown:
            self.players.choose(None)
            self.reasons.choose(None)
            self.reasons.set_disabled_choices(
                list(dict.fromkeys(o.reason for o in self._offers)), tr("Choose the player first")
            )

    def _choose_player(self, seat: object) -> None:
        self._player = seat if isinstance(seat, int) else None
        fitting = [offer for offer in self._offers if offer.player == self._player]
        reasons = list(dict.fromkeys(offer.reason for offer in self._offers))
        self.reasons.set_disabled_choices(reasons if self._player is None else [], tr("Choose the player first"))
        reason = self.reasons.value()
        kept = next((offer for offer in fitting if offer.reason == reason), None)
        if self._player is None:
            self.decided.emit((), False)
        elif kept is not None or len(fitting) == 1:
            self.decided.emit((kept or fitting[0],), False)

    def _choose_reason(self, reason: object) -> None:
        wanted = (offer for offer in self._offers if offer.player == self._seat() and offer.reason == reason)
        self.decided.emit(tuple(wanted), False)

    def _seat(self) -> object:
        return self.players.value()
