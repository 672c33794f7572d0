# SPDX-License-Identifier: MIT
"""House rules: the options of a rule system under a name, chosen for a match, compared and handed on."""
