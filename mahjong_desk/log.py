# SPDX-License-Identifier: MIT
"""The log beside the ledger: starts, what was opened, and each failure with where it happened.

It contains no names and no hands: of an error it keeps the kind and the places in the source, not the words, which
may quote what was typed. Importing this module is cheap; what writes the files is loaded when something is written.
"""

import faulthandler
import logging
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from mahjong_desk import __version__

LOG_FOLDER: Final = "log"
FILE_NAME: Final = "mahjong-desk.log"
CRASH_FILE_NAME: Final = "crashes.log"
"""What the interpreter writes when the process itself dies."""

_MAX_BYTES, _BACKUP_COUNT = 500_000, 3
"""The size of a file in bytes, and how many full ones are kept."""

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_logger: Final = logging.getLogger("mahjong_desk")
_crashes: Final[list[IO[bytes]]] = []


class _TracebackFormatter(logging.Formatter):
    """Lines with their time in UTC, and errors without their words."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 - the name that logging calls
        """Returns the kind of an error and of those behind it, each with its places in the source."""
        parts: list[str] = []
        error = ei[1]
        while error is not None and len(parts) < 8:
            frames = "".join(traceback.format_tb(error.__traceback__)).rstrip()
            parts.append(f"{frames}\n{type(error).__module__}.{type(error).__qualname__}".lstrip("\n"))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n  after:\n".join(parts)


class _LazyFileHandler(logging.Handler):
    """Opens the log when there is a failure to write; buffers other records until then."""

    def __init__(self, folder: Callable[[], Path]) -> None:
        super().__init__()
        self._folder = folder
        self.kept: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Buffers records; puts the log in its own place when that is a failure."""
        self.kept.append(record)
        if record.levelno >= logging.WARNING:
            start_log(self._folder())


def start_log(folder: Path) -> Path:
    """Writes the log in a data folder from now on, and what runs; returns its path. It is no error if that fails."""
    import platform
    from logging.handlers import RotatingFileHandler

    class _Quiet(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - likewise
            """Says nothing: a log that cannot be written is no matter for the score."""

    path = folder / LOG_FOLDER / FILE_NAME
    kept = [record for handler in _logger.handlers if isinstance(handler, _LazyFileHandler) for record in handler.kept]
    stop_log()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _Quiet(
            path, maxBytes=_MAX_BYTES, backupCount=_BACKUP_COUNT, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_TracebackFormatter())
    _logger.addHandler(handler)
    _logger.setLevel(logging.INFO)
    _logger.propagate = False
    _logger.info("Mahjong Desk %s, Python %s, %s", __version__, platform.python_version(), platform.platform())
    for record in kept:
        _logger.handle(record)
    return path


def start_log_lazily(folder: Callable[[], Path]) -> None:
    """Writes a log only once something has to be written."""
    stop_log()
    _logger.addHandler(_LazyFileHandler(folder))
    _logger.propagate = False


def buffer_log(folder: Path) -> None:
    """Buffers records until ``start_log``, or until the first failure, as writing takes a while to load."""
    start_log_lazily(lambda: folder)
    _logger.setLevel(logging.INFO)


def stop_log() -> None:
    """Closes the log."""
    for handler in list(_logger.handlers):
        _logger.removeHandler(handler)
        handler.close()
    _logger.propagate = True


def catch_crashes(folder: Path) -> None:
    """Lets the interpreter write where it stood when the process dies, beside the log."""
    path = folder / LOG_FOLDER / CRASH_FILE_NAME
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        opened = path.open("ab" if path.exists() and path.stat().st_size < _MAX_BYTES else "wb", buffering=0)
    except OSError:
        return
    faulthandler.enable(opened)
    while _crashes:
        _crashes.pop().close()
    _crashes.append(opened)


def current_log_path() -> Path | None:
    """Returns the file that is written at present; None where none is."""
    paths = [Path(handler.baseFilename) for handler in _logger.handlers if isinstance(handler, logging.FileHandler)]
    return paths[0] if paths else None


def read_tail(path: Path, most: int = 100_000) -> str:
    """Returns the last lines of a log, in at most that many bytes, as far as it can be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return ""
    text = data[-most:].decode("utf-8", errors="replace")
    return text if len(data) <= most else text.partition("\n")[2]
