# SPDX-License-Identifier: MIT
"""Charts: plain values in, one painter for screen, paper and files; each importing only those above it.

``drawing``      What charts are drawn of, and the painter.
``chart``        What every chart is: values, a drawing, a table.
``axis``         Round values, and names that keep off each other.
``lines``        Lines over time.
``small_lines``  A little picture for each line, all on one scale.
``places``       Places as bars.
``rates``        Rates with their intervals.
``versus``       Ahead to the left, behind to the right.
``days``         Columns of days or months.
``view``         A chart in the window.
``files``        A chart as a picture in a file.

Tested together
    ``tests/ui/kit/charts/test_kinds.py``  chart, days, drawing, places, rates, small_lines, versus
    ``tests/ui/kit/charts/test_lines.py``  axis
"""
