# SPDX-License-Identifier: MIT
"""What the rules speak of: hands, events, tables, options, reasons and refusals."""
