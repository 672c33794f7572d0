# SPDX-License-Identifier: MIT
"""Runs work in a child process and kills it with SIGKILL at a random moment."""

import json
import os
import random
import select
import signal
import traceback
from collections.abc import Callable

Report = Callable[[object], object]


def run_and_kill(
    work: Callable[[Report], None], chance: random.Random, *, awaited: int = 0, max_delay: float = 0.05
) -> list[object]:
    """Runs ``work``, which reports its progress, and kills it; returns the reports."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            work(lambda thing: os.write(writing, json.dumps(thing).encode() + b"\n"))
            os.write(writing, b'"done"\n')
            signal.pause()
        except BaseException:
            os.write(writing, json.dumps("failed: " + traceback.format_exc()).encode() + b"\n")
        finally:
            os._exit(1)
    os.close(writing)
    text = b""
    while text.count(b"\n") < awaited:
        piece = os.read(reading, 65536)
        if not piece:
            break
        text += piece
    select.select([], [], [], chance.uniform(0, max_delay))
    os.kill(child, signal.SIGKILL)
    while piece := os.read(reading, 65536):
        text += piece
    os.close(reading)
    os.waitpid(child, 0)
    reports = [json.loads(line) for line in text.split(b"\n")[:-1]]
    failed = [thing for thing in reports if isinstance(thing, str) and thing.startswith("failed")]
    assert not failed, failed[0]
    return reports
