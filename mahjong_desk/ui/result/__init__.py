# SPDX-License-Identifier: MIT
"""The sheet at the end of a match.

``won_hand``       The hand that decided it, or its best, on felt.
``evening_table``  The last matches of the session and their sum.
``sheet``          ``ResultSheet``: places, results and the path of the scores with these two.

Tested together
    ``tests/ui/result/test_sheet.py``  evening_table, won_hand
"""

from mahjong_desk.ui.result.sheet import ResultSheet

__all__ = ["ResultSheet"]
