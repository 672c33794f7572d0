# SPDX-License-Identifier: MIT
"""The location of a ledger, in a file or on a server, and of the files around it.

The address of a server never shows a password. libpq takes passwords in several places, decodes percent-encoded keys,
and repeats parts of an address that it cannot parse in its messages. So an address is shown, stored and passed to libpq
only if every part of it is recognised here; otherwise nothing of it is shown.
"""

import os
import re
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

SCHEMES = ("postgresql://", "postgres://")
"""The schemes of the address of a server."""

_HOST = r"(?:\[[^\]/?#@]*\]|[^/?#@:,\[]*)(?::\d*)?"
_ADDRESS = re.compile(
    r"(?P<scheme>postgres(?:ql)?://)(?:(?P<user>[^/?#@:]*)(?P<password>:[^/@]*)?@)?"
    rf"(?P<host>{_HOST}(?:,{_HOST})*(?:/[^/?#@]*)?)(?:\?(?P<query>[^#]*))?"
)
_HARMLESS = re.compile(r"[^:=@%?#]*")
_KEY = re.compile(
    "application_name|channel_binding|client_encoding|connect_timeout|dbname|fallback_application_name|"
    "gssdelegation|gssencmode|gsslib|host|hostaddr|keepalives|keepalives_count|keepalives_idle|"
    "keepalives_interval|krbsrvname|load_balance_hosts|max_protocol_version|min_protocol_version|"
    "oauth_client_id|oauth_client_secret|oauth_issuer|oauth_scope|options|passfile|password|port|replication|"
    "require_auth|requirepeer|requiressl|scram_client_key|scram_server_key|service|ssl_max_protocol_version|"
    "ssl_min_protocol_version|sslcert|sslcertmode|sslcompression|sslcrl|sslcrldir|sslkey|sslkeylogfile|"
    "sslmode|sslnegotiation|sslpassword|sslrootcert|sslsni|target_session_attrs|tcp_user_timeout|user"
)
"""The keys that libpq accepts in an address."""

_SECRET = frozenset({"password", "sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret"})
_HIDDEN = "***"
_NOT_IN_NAMES = r"[^0-9A-Za-z.]+"
_MAX_NAME_LENGTH = 60


class ServerLocation(NamedTuple):
    """A database on a server, and the local folder of its text copy."""

    url: str
    folder: Path

    @property
    def is_address(self) -> bool:
        """Whether every part of the address is recognised."""
        return _parse(self.url) is not None

    @property
    def without_password(self) -> str:
        """The address for a file that others may read."""
        return _replace_password(self.url, "")

    @property
    def mirror(self) -> Path:
        """The text copy of that ledger on this machine."""
        parts = _parse(self.without_password)
        address = (parts["host"] + (f"?{parts['query']}" if parts["query"] else "")) if parts else ""
        name = re.sub(_NOT_IN_NAMES, "-", address.partition("?")[0]).strip("-.")[:_MAX_NAME_LENGTH]
        return self.folder / f"{name or 'server'}-{sha256(address.encode()).hexdigest()[:8]}.jsonl"

    def __str__(self) -> str:
        """Returns the address with three asterisks instead of each password."""
        return _replace_password(self.url, _HIDDEN)

    def __repr__(self) -> str:
        """Returns the type and the address without passwords, for tracebacks."""
        return f"ServerLocation({str(self)!r})"


LedgerLocation = Path | ServerLocation
"""Where a ledger is: a file, or a database on a server."""


def _parse(url: str) -> re.Match[str] | None:
    match = _ADDRESS.fullmatch(url)
    if match is not None:
        for pair in match["query"].split("&") if match["query"] else ():
            # A password with "&", "/", "?" or "@" may look like the rest of an address.
            if not _KEY.fullmatch(_key(pair)) or ("@" in pair and _key(pair) not in {"user", *_SECRET}):
                return None
    return match


def _replace_password(url: str, password: str) -> str:
    """Returns an address with its passwords replaced, or removed for an empty one."""
    parts = _parse(url)
    if parts is None:
        scheme, slashes, rest = url.partition("//") if url.startswith(SCHEMES) else ("", "", url)
        return url if _HARMLESS.fullmatch(rest) else f"{scheme}{slashes}{_HIDDEN}"
    user = parts["user"] or ""
    if parts["password"] and password:
        user += f":{password}"
    pairs = (parts["query"] or "").split("&")
    replaced = [f"{pair.partition('=')[0]}={password}" if _key(pair) in _SECRET else pair for pair in pairs]
    query = "&".join(pair for pair in replaced if password or _key(pair) not in _SECRET)
    at, mark = "@" if parts["user"] is not None else "", "?" if query else ""
    return f"{parts['scheme']}{user}{at}{parts['host']}{mark}{query}"


def _key(pair: str) -> str:
    return unquote(pair.partition("=")[0]).strip().lower()


DATA_VARIABLE = "MAHJONG_DESK_DATA"
"""The environment variable with the data folder."""

SERVER_VARIABLE = "MAHJONG_DESK_LEDGER"
"""The environment variable with the address of a ledger on a server."""

FILE_NAME = "ledger.sqlite3"

SIDE_FILE_SUFFIXES = ("-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite creates next to a database."""


def data_folder(override: Path | None = None) -> Path:
    """Returns the data folder, which may not exist yet."""
    if folder := override or os.environ.get(DATA_VARIABLE):
        # Unlike ``Path.expanduser``, this does not fail for an unknown user.
        return Path(os.path.expanduser(folder)).absolute()
    from platformdirs import user_data_path

    return user_data_path("mahjong-desk", appauthor=False)


def ledger_path(folder: Path) -> Path:
    """Returns the ledger's file in a data folder, or its target if it is a link."""
    path = folder / FILE_NAME
    # SQLite keeps its log next to the target. Unlike ``Path.is_symlink``, this does not fail in an unreadable folder.
    return Path(os.path.realpath(path)) if os.path.islink(path) else path


def ledger_location(folder: Path, url: str) -> LedgerLocation:
    """Returns the ledger at ``url``, or in the data folder if ``url`` is empty."""
    return ServerLocation(url, folder) if url else ledger_path(folder)


def backups_folder(data: Path) -> Path:
    """Returns the folder of the backups in a data folder."""
    return data / "backups"


def side_files(path: Path) -> tuple[Path, ...]:
    """Returns the paths of the files that SQLite may create next to a database."""
    return tuple(path.with_name(path.name + suffix) for suffix in SIDE_FILE_SUFFIXES)


def mirror_path(place: LedgerLocation) -> Path:
    """Returns the text copy of a ledger."""
    return place.with_suffix(".jsonl") if isinstance(place, Path) else place.mirror


def sibling_path(path: Path, label: str) -> Path:
    """Returns a free path next to a ledger, named after a label and the time."""
    moment = datetime.now().strftime("%Y%m%d-%H%M%S")
    first = candidate = path.with_name(f"{path.stem}.{label}-{moment}{path.suffix}")
    number = 1
    while any(file.exists() for file in files_of(candidate)):
        number += 1
        candidate = first.with_name(f"{first.stem}-{number}{first.suffix}")
    return candidate


def move_aside(path: Path) -> Path:
    """Renames a ledger with all its files, and returns its new path."""
    from mahjong_desk.ledger.errors import translate_errors

    target = sibling_path(path, "damaged")
    with translate_errors(path):
        # Rename the database first: a log without its database is recognised as damage, the reverse is not.
        for old, new in zip(files_of(path), files_of(target), strict=True):
            if old.exists():
                old.rename(new)
    return target


def files_of(place: LedgerLocation) -> tuple[Path, ...]:
    """Returns the paths of all files that a ledger may have on this machine."""
    return (*((place, *side_files(place)) if isinstance(place, Path) else ()), mirror_path(place))
