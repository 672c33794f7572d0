# SPDX-License-Identifier: MIT
"""Runs first in the self-contained folder, so that programs started from it load the system's libraries.

The folder's own libraries have been found by then. With them, the system's file manager or browser might not even start.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = before
