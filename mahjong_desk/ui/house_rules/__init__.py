# SPDX-License-Identifier: MIT
"""House rules: their sheet, and the prompts to save, rename and delete them."""
