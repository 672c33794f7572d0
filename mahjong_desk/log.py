# SPDX-License-Identifier: MIT
"""The log file of the application.

It contains starts, opened ledgers and failures, but no names and no hands: an error is logged with its type and
traceback but without its message, which may quote user input. Importing this module is cheap; the file handler is
imported when something is logged.
"""

import faulthandler
import logging
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

from mahjong_desk import __version__

LOG_FOLDER = "log"
FILE_NAME = "mahjong-desk.log"
CRASH_FILE_NAME = "crashes.log"
"""Written by ``faulthandler`` when the process crashes."""

_MAX_BYTES, _BACKUPS = 500_000, 3
"""The maximum size of a log file, and how many rotated files are kept."""

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_logger = logging.getLogger("mahjong_desk")
_crashes: list[IO[bytes]] = []


class _TracebackFormatter(logging.Formatter):
    """Formats records with the time in UTC, and exceptions without their messages."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 - the name that logging calls
        """Returns the tracebacks and types of an exception and of its causes."""
        parts: list[str] = []
        error = ei[1]
        while error is not None and len(parts) < 8:
            frames = "".join(traceback.format_tb(error.__traceback__)).rstrip()
            parts.append(f"{frames}\n{type(error).__module__}.{type(error).__qualname__}".lstrip("\n"))
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n  after:\n".join(parts)


class _LazyFileHandler(logging.Handler):
    """Buffers records until the first warning or error, which opens the log file."""

    def __init__(self, folder: Callable[[], Path]) -> None:
        super().__init__()
        self._folder = folder
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Buffers a record; a warning or an error replaces this handler by the log file."""
        self.records.append(record)
        if record.levelno >= logging.WARNING:
            start_log(self._folder())


def start_log(folder: Path) -> Path:
    """Opens the log in a data folder, if possible, and returns its path."""
    import platform
    from logging.handlers import RotatingFileHandler

    class _Quiet(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
            """Ignores the error: a log that cannot be written must not interrupt scoring."""

    path = folder / LOG_FOLDER / FILE_NAME
    lazy_handlers = [handler for handler in _logger.handlers if isinstance(handler, _LazyFileHandler)]
    buffered = [record for handler in lazy_handlers for record in handler.records]
    stop_log()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _Quiet(path, maxBytes=_MAX_BYTES, backupCount=_BACKUPS, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_TracebackFormatter())
    _logger.addHandler(handler)
    _logger.setLevel(logging.INFO)
    _logger.propagate = False
    _logger.info("Mahjong Desk %s, Python %s, %s", __version__, platform.python_version(), platform.platform())
    for record in buffered:
        _logger.handle(record)
    return path


def start_log_lazily(folder: Callable[[], Path]) -> None:
    """Buffers records until ``start_log`` or the first failure.

    This saves the slow import of the file handler.
    """
    stop_log()
    _logger.addHandler(_LazyFileHandler(folder))
    _logger.setLevel(logging.INFO)
    _logger.propagate = False


def stop_log() -> None:
    for handler in list(_logger.handlers):
        _logger.removeHandler(handler)
        handler.close()
    _logger.propagate = True


def catch_crashes(folder: Path) -> None:
    """Has the interpreter write a traceback next to the log if the process crashes."""
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
    """Returns the path of the current log file, or None if there is none."""
    paths = [Path(handler.baseFilename) for handler in _logger.handlers if isinstance(handler, logging.FileHandler)]
    return paths[0] if paths else None


def read_tail(path: Path, max_bytes: int = 100_000) -> str:
    """Returns the last lines of a log, or an empty text if it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return ""
    text = data[-max_bytes:].decode("utf-8", errors="replace")
    return text if len(data) <= max_bytes else text.partition("\n")[2]
