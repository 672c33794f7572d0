# SPDX-License-Identifier: MIT
"""Makes programs started from the self-contained folder use system libraries.

PyInstaller's program runs this first, when the folder's own libraries have been found. With these, the system's file
manager or browser might not even start.
"""

import os

before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if before is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = before
