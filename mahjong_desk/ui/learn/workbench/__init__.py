# SPDX-License-Identifier: MIT
"""The workbench in the window: any hand, and its result under every rule system."""
