# SPDX-License-Identifier: MIT
"""Who is responsible for the win: proposed from the melds, decided by the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit import Chip, Link
from mahjong_desk.ui.kit.linked_text import LinkedText, Phrases, filled
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.picker.choices import Choices
from mahjong_desk.ui.words import capital, pao_name
from mahjong_desk.ui.yaku_words import page_tip, pao_phrase

_YES, _NO = "yes", "no"


class SeveralPao(QWidget):
    """Every responsibility that can hold beside others: a line of players for each reason.

    Attributes:
        lines: The players by the reason.

    Signals:
        turned(object, bool): One of the responsibilities holds now, or no longer.
    """

    turned = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a widget without responsibilities."""
        super().__init__(parent)
        self.lines: dict[str, Choices] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def chip(self, pao: Pao) -> Chip:
        """Returns the chip of a responsibility.

        Raises:
            KeyError: It is not offered.
        """
        return self.lines[pao.reason].chip(pao)

    def show_offers(self, ruleset: Ruleset, offers: Sequence[Pao], chosen: Sequence[Pao], names: Sequence[str]) -> None:
        """Shows what is offered, and what holds."""
        reasons = list(dict.fromkeys(offer.reason for offer in offers))
        for gone in [reason for reason in self.lines if reason not in reasons]:
            line = self.lines.pop(gone)
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        for reason in reasons:
            shown = self.lines.get(reason) or self._add(ruleset, reason)
            shown.set_choices([(offer, names[offer.player]) for offer in offers if offer.reason == reason])
            shown.set_chosen(chosen)

    def _add(self, ruleset: Ruleset, reason: str) -> Choices:
        line = Choices(capital(pao_name(ruleset, reason)), self, exclusive=False, label_above=True)
        line.toggled.connect(self.turned)
        self._column.addWidget(line)
        line.show()
        self.lines[reason] = line
        return line


class PaoBar(QWidget):
    """The proposal with Yes and No, and a choice of player and reason for what was not proposed.

    Attributes:
        answer: Yes or no to the proposal.
        players: Who is responsible, by choice of the table.
        reasons: What for.
        link: What opens the choice.
        sentence: What the melds suggest; a yaku that somebody is responsible for leads to its page.
        several: All responsibilities at once, where several can hold.

    Signals:
        decided(object, bool): The responsible player with the reason, or None; and whether that was declined.
        turned(object, bool): One of several responsibilities holds now, or no longer.
        yaku_wanted(str): The page of a yaku shall be shown.
    """

    decided = Signal(object, bool)
    yaku_wanted = Signal(str)
    turned = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty bar."""
        super().__init__(parent)
        self._offers: tuple[Pao, ...] = ()
        self._suggested: Pao | None = None
        self._asks = self._open = False
        self._player: int | None = None
        self.sentence = LinkedText(tip=page_tip(), size=15, wrap=True)
        self.sentence.followed.connect(self.yaku_wanted)
        self.answer = Choices("")
        self.answer.setAccessibleName(self.tr("Is the player responsible?"))
        self.answer.chosen.connect(self._answered)
        self.link = Link(self.tr("Another player is responsible…"), size=14)
        self.link.clicked.connect(self._turn)
        self.players = Choices(self.tr("Responsible"), optional=True)
        self.players.chosen.connect(self._choose_player)
        self.reasons = Choices(self.tr("For"), optional=True)
        self.reasons.chosen.connect(self._choose_reason)
        self.several = SeveralPao()
        self.several.turned.connect(self.turned)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.sentence, self.answer, self.link, self.players, self.reasons, self.several):
            column.addWidget(widget)

    @property
    def asks(self) -> bool:
        """Whether a proposal waits for Yes or No."""
        return self._asks

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what can be decided for a win; nothing where the rules let nobody be responsible."""
        ruleset = assessment.rules.ruleset
        self._offers = assessment.pao_offers
        self._suggested = next(iter(assessment.pao_suggested), None)
        decided = bool(assessment.draft.pao) or assessment.draft.pao_declined
        self._asks = self._suggested is not None and not decided and not assessment.pao_together
        self.setVisible(bool(self._offers))
        if not self._offers:
            self._open, self._player = False, None
            return
        together = assessment.pao_together or len(assessment.draft.pao) > 1
        self.several.setVisible(together)
        if together:
            self._show_several(assessment, names)
            return
        chosen = next(iter(assessment.draft.pao), None)
        self._show_proposal(assessment, chosen, names)
        by_hand = chosen is not None and chosen != self._suggested
        shown = self._open or by_hand
        self.link.setVisible(not by_hand)
        if self._suggested is None:
            self.link.setText(self.tr("Somebody is responsible (pao)…"))
        else:
            self.link.setText(self.tr("Another player is responsible…"))
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
        self.reasons.set_barred(reasons if player is None else [], self.tr("Choose the player first"))

    def _show_several(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows every responsibility as a chip of its own, and says which ones the melds suggest."""
        for widget in (self.answer, self.link, self.players, self.reasons):
            widget.hide()
        ruleset = assessment.rules.ruleset
        one = self.tr("{name}: {what}")

        def told(pao: Pao) -> Phrases:
            return filled(one, {"name": names[pao.player], "what": pao_phrase(ruleset, pao.reason)})

        self.sentence.setVisible(bool(assessment.pao_suggested))
        suggested = {str(place): told(pao) for place, pao in enumerate(assessment.pao_suggested)}
        responsible = filled(listed(f"{{{gap}}}" for gap in suggested), suggested)
        self.sentence.set_phrases(filled(self.tr("The melds suggest: {responsible}"), {"responsible": responsible}))
        self.several.show_offers(ruleset, self._offers, assessment.draft.pao, names)

    def _show_proposal(self, assessment: Assessment, chosen: Pao | None, names: Sequence[str]) -> None:
        self.sentence.setVisible(self._suggested is not None)
        self.answer.setVisible(self._suggested is not None)
        if self._suggested is None:
            return
        what = pao_phrase(assessment.rules.ruleset, self._suggested.reason)
        sentence = self.tr("The melds make {name} responsible for {what}. Charge it?")
        self.sentence.set_phrases(filled(sentence, {"name": names[self._suggested.player], "what": what}))
        self.answer.set_choices(
            [(_YES, self.tr("Yes, {name} pays").format(name=names[self._suggested.player])), (_NO, self.tr("No"))]
        )
        agreed = _YES if chosen == self._suggested else _NO if assessment.draft.pao_declined else None
        self.answer.choose(agreed)

    def _answered(self, answer: object) -> None:
        self._open, self._player = False, None
        self.decided.emit(self._suggested if answer == _YES else None, answer == _NO)

    def _turn(self) -> None:
        self._open = not self._open
        self._player = None
        shown = self._open
        self.players.setVisible(shown)
        self.reasons.setVisible(shown)
        if shown:
            self.players.choose(None)
            self.reasons.choose(None)
            self.reasons.set_barred(
                list(dict.fromkeys(o.reason for o in self._offers)), self.tr("Choose the player first")
            )

    def _choose_player(self, seat: object) -> None:
        self._player = seat if isinstance(seat, int) else None
        fitting = [offer for offer in self._offers if offer.player == self._player]
        reasons = list(dict.fromkeys(offer.reason for offer in self._offers))
        self.reasons.set_barred(reasons if self._player is None else [], self.tr("Choose the player first"))
        reason = self.reasons.value()
        kept = next((offer for offer in fitting if offer.reason == reason), None)
        if self._player is None:
            self.decided.emit(None, False)
        elif kept is not None or len(fitting) == 1:
            self.decided.emit(kept or fitting[0], False)

    def _choose_reason(self, reason: object) -> None:
        wanted = (offer for offer in self._offers if offer.player == self._seat() and offer.reason == reason)
        self.decided.emit(next(wanted, None), False)

    def _seat(self) -> object:
        return self.players.value()
