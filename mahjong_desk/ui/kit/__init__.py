# SPDX-License-Identifier: MIT
"""The widgets from which every screen is built. They take plain values, emit signals and know no rules."""
