# SPDX-License-Identifier: MIT
"""Runs first in the self-contained folder: what is started from there loads the system's libraries, not the folder's.

The folder's own are found by then. The program that shows a folder or a page, left with them, might not even start.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = before
