# SPDX-License-Identifier: MIT
"""The style sheet for Qt's own widgets."""

from collections.abc import Callable
from string import Template

from mahjong_desk.paths import resource_path
from mahjong_desk.ui.theme.palette import ROLES, Theme, mix_colours

_SHEET = Template("""
QMainWindow, QDialog { background: $window; }
QWidget { selection-background-color: $brass; selection-color: $brass_ink; }
QLabel { background: transparent; }
QLabel[cap] { background: $paper; border: 1px solid $control; border-bottom-width: 2px; border-radius: 5px; }
QLabel[cap="felt"] { background: $felt_dark; border-color: $felt_ink2; }
QToolTip { background: $paper; color: $ink; border: 1px solid $control; padding: ${p4}px ${p8}px; qproperty-textFormat: PlainText; }

.QPushButton, .QToolButton {
  background: $paper; color: $ink; border: 1px solid $control; border-radius: 8px;
  padding: ${p4}px ${p16}px; min-height: ${field}px;
}
.QToolButton { padding: ${p4}px ${p8}px; }
.QPushButton:hover, .QToolButton:hover { background: $brass_wash; }
.QPushButton:pressed, .QToolButton:pressed { background: $sunk; }
.QPushButton:default { background: $brass; color: $brass_ink; border-color: $brass_edge; font-weight: bold; }
.QPushButton:default:hover { background: $brass_light; }
.QPushButton:default:pressed { background: $brass_dark; }
.QPushButton:disabled, .QToolButton:disabled {
  background: transparent; color: $ink3; border-color: $line; font-weight: normal;
}
.QToolButton[flat="true"] { background: transparent; border-color: transparent; }

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox {
  background: $paper; color: $ink; border: 1px solid $control; border-radius: 8px;
  padding: ${p4}px ${p10}px;
}
QLineEdit, QAbstractSpinBox, QComboBox { min-height: ${field}px; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: $ink3; }
QLineEdit:hover, QPlainTextEdit:hover, QTextEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: $ink2; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: ${ring}px solid $focus; padding: ${q4}px ${q10}px;
}
QLineEdit[fault="true"] { border: 2px solid $error; padding: ${f4}px ${f10}px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
  color: $ink3; border-color: $line; background: transparent;
}
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:hover,
QAbstractSpinBox QLineEdit:disabled,
QComboBox QLineEdit, QComboBox QLineEdit:focus, QComboBox QLineEdit:hover, QComboBox QLineEdit:disabled {
  border: none; background: transparent; padding: 0px; min-height: 0px;
}

QComboBox::drop-down { border: none; width: ${p28}px; }
QComboBox::down-arrow { image: url("$arrow_down"); width: ${p12}px; height: ${p12}px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView {
  background: $paper; color: $ink; border: 1px solid $control; border-radius: 0px; outline: 0;
  selection-background-color: $brass_wash; selection-color: $ink;
}
QComboBox QAbstractItemView::item, QComboBox QAbstractItemView::item:selected {
  min-height: ${p32}px; padding: 0px ${p10}px; border: none;
}
QAbstractSpinBox::up-button {
  subcontrol-origin: border; subcontrol-position: top right; border: none; width: ${p24}px;
}
QAbstractSpinBox::down-button {
  subcontrol-origin: border; subcontrol-position: bottom right; border: none; width: ${p24}px;
}
QAbstractSpinBox::up-arrow { image: url("$arrow_up"); width: ${p12}px; height: ${p12}px; }
QAbstractSpinBox::down-arrow { image: url("$arrow_down"); width: ${p12}px; height: ${p12}px; }

QCheckBox, QRadioButton { color: $ink; spacing: ${p10}px; min-height: ${box}px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: $ink3; }
QCheckBox::indicator, QRadioButton::indicator {
  width: ${p18}px; height: ${p18}px; background: $paper; border: 1px solid $control; border-radius: 5px;
}
QRadioButton::indicator { border-radius: ${radio}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $brass_wash; }
QCheckBox::indicator:checked { background: $brass; border-color: $brass_edge; image: url("$tick"); }
QRadioButton::indicator:checked { background: $brass; border-color: $brass_edge; image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: transparent; border-color: $line; }

QListView, QTreeView, QTableView {
  background: $paper; color: $ink; border: 1px solid $line; border-radius: 10px; outline: 0;
  gridline-color: $line; alternate-background-color: $paper;
}
QListView::item { min-height: ${p46}px; padding: 0px ${p16}px; border-bottom: 1px solid $line; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $row_hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {
  background: $brass_wash; color: $ink;
}
QListView::item:selected { border-left: 4px solid $brass_text; padding-left: ${p12}px; }
QTreeView::item { min-height: ${p36}px; }
QTableView::item { padding: 0px ${p8}px; }
QHeaderView { background: $paper; border: none; }
QHeaderView::section {
  background: $paper; color: $ink3; border: none; border-bottom: 1px solid $line; padding: ${p8}px;
}

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: 0px; }
QScrollBar:vertical { background: transparent; width: 16px; margin: 2px 2px 2px 6px; }
QScrollBar:horizontal { background: transparent; height: 16px; margin: 6px 2px 2px 2px; }
QScrollBar::handle { background: $control; border-radius: 4px; }
QScrollBar::handle:hover { background: $ink3; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $window; color: $ink; }
QMenuBar::item { padding: ${p4}px ${p10}px; background: transparent; }
QMenuBar::item:selected { background: $brass_wash; }
QMenu { background: $paper; color: $ink; border: 1px solid $control; padding: 4px; menu-scrollable: 1; }
QMenu::item { padding: ${p8}px ${p24}px; border-radius: 5px; min-height: ${item}px; }
QMenu::indicator { width: ${p12}px; height: ${p12}px; left: ${p4}px; }
QMenu::indicator:checked { image: url("$check"); }
QMenu::right-arrow { image: url("$arrow_right"); width: ${p12}px; height: ${p12}px; right: ${p4}px; }
QMenu::item:selected { background: $brass_wash; }
QMenu::item:disabled { color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }

QTabWidget::pane { border: none; }
QTabBar::tab { color: $ink2; padding: ${p8}px ${p16}px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $brass; font-weight: bold; }
QGroupBox { border: none; margin-top: ${p24}px; }
QGroupBox::title { subcontrol-origin: margin; color: $ink3; }
QProgressBar { background: $sunk; border: 1px solid $control; border-radius: 6px; color: $ink; text-align: center; }
QProgressBar::chunk { background: $brass; border-radius: 5px; }
QSplitter::handle { background: transparent; }
QTextBrowser { background: $paper; border: none; }
""")


def stylesheet(theme: Theme, px: Callable[[float], int], least_side: int) -> str:
    """Returns the style sheet of a theme, with lengths scaled by ``px``.

    Fields, buttons, check boxes and menu items are at least ``least_side`` pixels high.
    """
    values: dict[str, object] = {role: getattr(theme, role).name() for role in ROLES}
    values |= {f"p{size}": px(size) for size in (4, 8, 10, 12, 16, 18, 24, 28, 32, 36, 46)}
    values["field"] = max(px(30), least_side - 2 * px(4) - 2)
    values["item"] = max(px(18), least_side - 2 * px(8))
    values["box"] = max(px(32), least_side)
    # A thicker border takes its pixels from the padding, so that nothing moves on focus.
    values["ring"] = theme.ring
    values |= {f"q{size}": max(0, px(size) - theme.ring + 1) for size in (4, 10)}
    values |= {f"f{size}": max(0, px(size) - 1) for size in (4, 10)}
    scheme = "dark" if theme.dark else "light"
    values["radio"] = px(18) // 2 + 1
    values["brass_light"] = theme.brass.lighter(106).name()
    values["brass_dark"] = theme.brass.darker(109).name()
    values["row_hover"] = mix_colours(theme.paper, theme.sunk, 0.4).name()
    for key, name in (
        ("arrow_down", f"arrow_down_{scheme}.svg"),
        ("arrow_up", f"arrow_up_{scheme}.svg"),
        ("arrow_right", f"arrow_right_{scheme}.svg"),
        ("check", f"check_{scheme}.svg"),
        ("tick", "tick.svg"),
        ("dot", "dot.svg"),
    ):
        values[key] = resource_path("themes", name).as_posix()
    return _SHEET.substitute(values)
