# SPDX-License-Identifier: MIT
"""Rule systems side by side: one yaku in all of them, and what changes for somebody who comes from another one.

``probes``       What a system does at the table.
``facts``        What can be said of a whole system.
``points``       What is written once of each point in which systems differ, and put together for a pair.
``notes``        What was written so, found beside each system.
``ways``         How a hand with a yaku can be won.
``remarks``      What differs in value and scope, worked out from the rules.
``elsewhere``    A hand of one system in another, and why that does not have the yaku.
``relatives``    What is nearest to a yaku.
``comparison``   One yaku in every system, put together from these.
``fu``           What fu items bring.
``coming``       What changes on the way from one system to another.

Tested together
    ``tests/learn/compare/test_comparison.py``  elsewhere, ways
    ``tests/learn/compare/test_coming.py``      facts, fu, probes
    ``tests/learn/compare/test_notes.py``       points
"""

from mahjong_desk.learn.compare.coming import coming
from mahjong_desk.learn.compare.comparison import Row, comparison, notes_of, systems_with
from mahjong_desk.learn.compare.elsewhere import Lack, LackKind
from mahjong_desk.learn.compare.relatives import Kinship, Relative
from mahjong_desk.learn.compare.remarks import Remark, RemarkKind, remarks

__all__ = [
    "Kinship",
    "Lack",
    "LackKind",
    "Relative",
    "Remark",
    "RemarkKind",
    "Row",
    "coming",
    "comparison",
    "notes_of",
    "remarks",
    "systems_with",
]
