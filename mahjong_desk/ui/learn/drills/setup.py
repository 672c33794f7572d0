# SPDX-License-Identifier: MIT
"""What is drilled: rule system, subject, level and whose hands, each subject with how it went so far."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.learn.drills import Level, Subject
from mahjong_desk.learn.today.progress import SubjectStats
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PaintedButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import clear
from mahjong_desk.ui.kit.link_label import LinkLabel, fill_placeholders
from mahjong_desk.ui.kit.painting import paint_text
from mahjong_desk.ui.kit.text_format import join_notes, with_heading
from mahjong_desk.ui.learn.drills.course import DrillCourse
from mahjong_desk.ui.learn.drills.drill_text import level_name, subject_name
from mahjong_desk.ui.text.vocabulary import short_ruleset
from mahjong_desk.ui.text.yaku_links import open_page_tip, yaku_names

_HEIGHT, _SIDE = 46, 12
_CHOSEN = 4
_AUTOMATIC = 0


class SubjectRow(PaintedButton):
    """A subject with how many answers were right and how many topics are due."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        self._standing, self._due = SubjectStats(), 0
        super().__init__(subject_name(subject), parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_standing(self, standing: SubjectStats, due: int) -> None:
        """Shows how it went, and how many topics are to be asked again."""
        self._standing, self._due = standing, due
        self.setAccessibleName(with_heading(self.text(), self._figures()) if standing.answered else self.text())
        self.update()

    def _figures(self) -> str:
        standing = self._standing
        if not standing.answered:
            return ""
        counted = tr("{right} of {answered}").format(right=standing.right, answered=standing.answered)
        return join_notes(counted, tr("{count} to repeat").format(count=self._due) if self._due else "")

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        now_ = theme.current()
        box = QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            painter.fillRect(box, now_.brass_wash)
        if self.isChecked():
            painter.fillRect(QRectF(0, 0, _CHOSEN, box.height()), now_.brass_text)
        painter.fillRect(QRectF(0, box.height() - 1, box.width(), 1), now_.line)
        inside = box.adjusted(theme.px(_SIDE), theme.px(4), -theme.px(_SIDE), -theme.px(4))
        upper = QRectF(inside.left(), inside.top(), inside.width(), inside.height() / 2)
        lower = upper.translated(0, inside.height() / 2)
        figures = self._figures()
        paint_text(painter, upper if figures else inside, self.text(), theme.font(15, bold=self.isChecked()), now_.ink)
        paint_text(painter, lower, figures, theme.font(13), now_.ink2)


class DrillSetup(QWidget):
    """The choices beside a drill."""

    def __init__(self, course: DrillCourse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course = course
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        column.addWidget(Label(tr("Rule system"), size=14, role="ink3"))
        self.ruleset = QComboBox()
        self.ruleset.setAccessibleName(tr("Rule system"))
        for one in registry.all_rulesets():
            self.ruleset.addItem(short_ruleset(one), one.id)
        self.ruleset.activated.connect(lambda _at: course.choose(ruleset_id=str(self.ruleset.currentData())))
        column.addWidget(self.ruleset)
        self.subjects: dict[Subject, SubjectRow] = {}
        self._group = QButtonGroup(self)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows)
        self.level = ChipGroup(tr("Level", "of difficulty"), label_above=True)
        self.level.chosen.connect(self._choose_level)
        column.addWidget(self.level)
        self.hands = ChipGroup(tr("Hands", "the tiles"), label_above=True)
        self.hands.set_choices([(False, tr("Dealt")), (True, tr("Our own"))])
        self.hands.chosen.connect(lambda ours: course.choose(ours=bool(ours)))
        column.addWidget(self.hands)
        self.only = LinkLabel((), tip=open_page_tip(), size=14, role="ink2", wrap=True)
        self.every_yaku = LinkButton(tr("Drill every yaku"), size=14)
        self.every_yaku.clicked.connect(lambda _checked=False: course.choose())
        column.addWidget(self.only)
        column.addWidget(self.every_yaku)
        column.addStretch(1)
        course.asked.connect(self.refresh)
        course.answered.connect(self.refresh)

    def refresh(self) -> None:
        """Shows what is drilled now, and how it went."""
        course = self._course
        self.ruleset.setCurrentIndex(self.ruleset.findData(course.ruleset.id))
        self._offer(course.subjects())
        moment = course.book.now()
        for subject, row in self.subjects.items():
            row.setChecked(subject is course.subject)
            due = course.progress.due(course.ruleset.id, subject, moment)
            row.show_standing(course.progress.standing(course.ruleset.id, subject), len(due))
        automatic = tr("Automatic: {level}").format(level=level_name(course.level))
        chosen = course.wished is None
        self.level.set_choices(
            [
                (_AUTOMATIC, automatic if chosen else tr("Automatic", "level")),
                *((int(level), level_name(level)) for level in course.levels()),
            ]
        )
        self.level.choose(_AUTOMATIC if chosen else int(course.level))
        self.hands.choose(course.ours)
        names = yaku_names(course.ruleset, course.yaku)
        self.only.set_phrases(fill_placeholders(tr("Only hands with: {yaku}"), {"yaku": names}))
        self.only.setVisible(bool(names))
        self.every_yaku.setVisible(bool(names))

    def _choose_level(self, value: object) -> None:
        if value == _AUTOMATIC:
            self._course.choose(automatic=True, yaku=self._course.yaku)
        else:
            self._course.choose(level=Level(int(str(value))), yaku=self._course.yaku)

    def _offer(self, subjects: tuple[Subject, ...]) -> None:
        if tuple(self.subjects) == subjects:
            return
        clear(self._rows)
        self.subjects = {}
        for subject in subjects:
            row = SubjectRow(subject)
            row.clicked.connect(lambda _checked=False, subject=subject: self._course.choose(subject=subject))
            self._group.addButton(row)
            self._rows.addWidget(row)
            self.subjects[subject] = row
