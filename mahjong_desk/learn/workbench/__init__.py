# SPDX-License-Identifier: MIT
"""The workbench: a hand with its value under every rule system, its waits, its distance and its best discards."""
