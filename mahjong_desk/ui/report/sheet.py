# SPDX-License-Identifier: MIT
"""The sheet to print or export a match or a session."""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QComboBox

from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedReport, PlayedSession
from mahjong_desk.club.public_names import hidden_people, with_public_names
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import ElidedComboBox
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report import output
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.pages import Pages, ReportPages
from mahjong_desk.ui.report.paper_sheet import PrintSheet
from mahjong_desk.ui.text.phrases import localise


class ReportSheet(PrintSheet):
    def __init__(
        self,
        choices: Sequence[PlayedReport],
        people: People,
        window: Navigator,
        *,
        chosen: int = 0,
        printing: bool = False,
    ) -> None:
        super().__init__(tr("Print and export"), window)
        self._choices, self._people = tuple(choices), people
        self._report = output.to_report(with_public_names(self._choices[chosen], people, Audience.PUBLIC))
        # A list instead of chips, because a session may have many matches.
        self.what = ElidedComboBox()
        self.what.setAccessibleName(tr("What"))
        self.what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.what.addItems([_name(played) for played in self._choices])
        self.what.setCurrentIndex(chosen)
        self.what.currentIndexChanged.connect(self._read)
        short, full = ReportLength.SHORT, ReportLength.FULL
        lengths = (short, tr("Short: the results")), (full, tr("Full: every hand explained"))
        self.length = ChipGroup(tr("On paper and in the PDF"), label_above=True, choices=lengths, chosen=short)
        self.kind = ChipGroup(tr("File"), label_above=True)
        self._offer_kinds()
        self.length.chosen.connect(self.show_pages)
        self.kind.chosen.connect(self._describe_kind)
        self._meaning, self._names = (Label(size=14, role="ink2", wrap=True) for _ in range(2))
        choice_row = column(Label(tr("What"), role="ink3", size=14), self.what, gap=4)
        self.add_preview(choice_row, self.length, self.kind, self._meaning, self._names, shares=(10, 9))
        self.save_button, self.print_button = self.add_output_buttons(self._save, printing=printing)
        self._show()

    def _played(self) -> PlayedReport:
        return self._choices[self.what.currentIndex()]

    def _offer_kinds(self) -> None:
        chosen, kinds = self.kind.value() or output.FileKind.PDF, output.export_kinds(self._played())
        self.kind.set_choices(tuple((kind, output.kind_name(kind)) for kind in kinds))
        self.kind.choose(chosen if chosen in kinds else output.FileKind.PDF)

    def _read(self) -> None:
        self._offer_kinds()
        self._report = output.to_report(with_public_names(self._played(), self._people, Audience.PUBLIC))
        self._show()

    def _show(self) -> None:
        self._describe_kind()
        self.show_pages()

    def _describe_kind(self) -> None:
        kind, played = self.kind.value(), self._played()
        self._meaning.setText(output.kind_description(kind, session=isinstance(played, PlayedSession)))
        self._names.setText(output.names_notice(kind, played, self._people))

    def paginate(self, size: QSizeF) -> Pages:
        return ReportPages(self._report, self.length.value(), size)

    def _save(self) -> None:
        kind, length = self.kind.value(), self.length.value()
        name = output.suggested_name(self._report, kind)
        self.save(name, kind, lambda: output.export_bytes(kind, self._export(kind), length))

    def _export(self, kind: output.FileKind) -> PlayedReport:
        played = self._played()
        if kind is output.FileKind.JSON and not hidden_people(played, self._people):
            # With its journal, which contains the names as typed, it can be imported as the same match.
            return played
        return with_public_names(played, self._people, Audience.PUBLIC)


def sheet_of_session(session: PlayedSession, desk: Desk, window: Navigator) -> ReportSheet:
    """Returns the sheet for a session and its matches; may raise ``LedgerError``."""
    return ReportSheet((session, *session.matches), output.people_in(session, desk), window)


def sheet_of_desk(desk: Desk, window: Navigator, *, printing: bool = False) -> ReportSheet:
    """Returns the sheet for the match on the desk and its session, the match chosen.

    If the ledger cannot be read, the sheet offers only the match and shows the error.
    """
    match = output.match_of_desk(desk)

    def read() -> tuple[PlayedSession, People]:
        session = output.session_of_desk(desk)
        return session, output.people_in(session, desk)

    outcome = attempt(read)
    if outcome.result is None:
        # The cached people include the pseudonyms.
        sheet = ReportSheet((match,), people_model_of(desk).people, window, printing=printing)
        sheet.fault.setText(outcome.error_text)
        return sheet
    session, people = outcome.result
    assert match.source is not None
    # Another user may have deleted the match, or restored it with another number.
    matches = {other.source.uuid: other for other in session.matches if other.source is not None}
    matches.setdefault(match.source.uuid, match)
    index = list(matches).index(match.source.uuid)
    return ReportSheet((session, *matches.values()), people, window, chosen=1 + index, printing=printing)


def _name(played: PlayedReport) -> str:
    if isinstance(played, PlayedSession):
        return tr("The whole session")
    number = tr("Match {number}").format(number=played.number)
    return with_heading(number, localise(played.replay.match.rules.ruleset.name))
