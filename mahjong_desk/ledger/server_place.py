# SPDX-License-Identifier: MIT
"""Where a ledger is, also one that a server keeps."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

SCHEMES: Final = ("postgresql://", "postgres://")
"""How the address of a server begins."""

_PASSWORD: Final = r"(?<=//)([^/?#@:]*):[^/?#]*@"
_PASSWORD_ASKED: Final = r"([?&]password=)[^&#]*"
_USER: Final = r"(?<=//)[^/?#]*@"
_OUT_OF_NAMES: Final = r"[^0-9A-Za-z.]+"
_LONGEST_NAME: Final = 60


class ServerPlace(NamedTuple):
    """A database on a server, as this machine knows it; as text it never shows a password."""

    url: str
    folder: Path

    @property
    def has_password(self) -> bool:
        """Whether a password stands in the address, where it does not belong: libpq has a file for it."""
        return str(self) != self.url

    @property
    def without_password(self) -> str:
        """The address for a file that others may read."""
        bare = re.sub(r"(?<=[?&])password=[^&#]*&?", "", re.sub(_PASSWORD, r"\1@", self.url))
        return bare.rstrip("?&")

    @property
    def mirror(self) -> Path:
        """The text copy of that ledger on this machine."""
        address = re.sub(_USER, "", self.without_password).partition("://")[2]
        name = re.sub(_OUT_OF_NAMES, "-", address.partition("?")[0]).strip("-.")[:_LONGEST_NAME]
        return self.folder / f"{name or 'server'}-{sha256(address.encode()).hexdigest()[:8]}.jsonl"

    def __str__(self) -> str:
        """Returns the address with three asterisks in the place of a password."""
        return re.sub(_PASSWORD_ASKED, r"\1***", re.sub(_PASSWORD, r"\1:***@", self.url))

    def __repr__(self) -> str:
        """Returns the same with its type, for the log of a crash."""
        return f"ServerPlace({str(self)!r})"


Place = Path | ServerPlace
"""Where a ledger is: a file, or a database on a server."""
