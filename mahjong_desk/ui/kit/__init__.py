# SPDX-License-Identifier: MIT
"""The widgets that every place is built of: plain values in, signals out, no knowledge of rules."""
