# SPDX-License-Identifier: MIT
"""Import and export of records of other programs (``resources/docs/records.md``).

A format is read into ``deals``, whose pieces ``play`` follows if the file has them; then
all are replayed by the rules here, and the differences are listed (``matching``). What cannot be read or cannot have
happened is a refusal with its place in the file.
"""
