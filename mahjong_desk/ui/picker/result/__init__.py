# SPDX-License-Identifier: MIT
"""The paper beside the hand: what it is worth, why, who pays and what comes next; or what is still to be known."""
