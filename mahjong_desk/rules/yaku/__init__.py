# SPDX-License-Identifier: MIT
"""What a yaku is, what it looks at, when it is there, and why it is not."""
