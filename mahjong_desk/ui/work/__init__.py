# SPDX-License-Identifier: MIT
"""Work that takes a while, on a thread of its own, so that the window stays awake.

``errand``      Something that takes a while; what comes of it is told on the thread of the window.
``work_sheet``  How far it is, and the way to give it up.
``long_work``   ``work_on``: an errand with that sheet over the window until it ends.
``patience``    ``Patience``: does by itself what a form could not write while another program had the ledger.

Tested together
    ``tests/ui/safe/test_keeper.py``     errand
    ``tests/ui/work/test_long_work.py``  work_sheet
"""
