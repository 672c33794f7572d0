# SPDX-License-Identifier: MIT
"""Import and export of records of other programs (``resources/docs/records.md``).

Each format is read into ``deals``; if the file has the pieces of a deal, ``play`` follows them. Then all deals are replayed by
the rules here, and the differences are listed (``matching``). A file that is unreadable or impossible is refused with the path
of the fault.
"""
