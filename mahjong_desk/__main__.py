# SPDX-License-Identifier: MIT
"""Runs the command line: ``python -m mahjong_desk``."""

import sys

from mahjong_desk.cli import main

if __name__ == "__main__":
    sys.exit(main())
