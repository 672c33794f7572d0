# SPDX-License-Identifier: MIT
"""Records of matches that other programs wrote, read into matches here and written for them (``resources/docs/records.md``).

A format is read into what it tells (``deals``), the pieces followed from hand to hand where it tells them (``play``); then
all are played by the rules here, and what the file says otherwise is listed (``matching``).
"""
