# SPDX-License-Identifier: MIT
"""The widgets that every screen is built of. They take plain values, emit signals and know no rules."""
