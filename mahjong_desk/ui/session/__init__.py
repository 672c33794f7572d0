# SPDX-License-Identifier: MIT
"""Sessions: their list, their totals, and the rates at which rule systems are added up."""
