# SPDX-License-Identifier: MIT
"""The help pages, and the sheets with the versions, the licences, the log and error reports."""
