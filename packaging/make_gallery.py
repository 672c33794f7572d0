# SPDX-License-Identifier: MIT
"""Shows every window and sheet in every look, and checks or saves them.

``python packaging/make_gallery.py OUTDIR [--screen 1280x720] …`` writes a picture of each and ``index.html``, and
reports what is cut, covered or out of reach. With ``--check`` nothing is written, and the exit status is 1 if there are
faults. ``--readme`` makes the pictures of the README.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from html import escape
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from gallery.club import create_sample_club
from gallery.scenes import all_scenes
from gallery.stage import SCALES, Look, Stage, run_all
from mahjong_desk.texts import languages
from mahjong_desk.ui import theme
from mahjong_desk.ui.start import collect_between_events
from mahjong_desk.ui.theme.palette import THEME_NAMES, load_fonts

README = {
    "table-riichi": "table-light",
    "picker-riichi": "picker-light",
    "ledger-riichi": "ledger-light",
    "atlas-riichi": "learn-light",
}
"""The scenes in the README, and in software centres, with the name of each picture."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Shows the requested scenes and returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, metavar="OUTDIR", nargs="?")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if there are faults")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README")
    parser.add_argument("--screen", action="append", choices=tuple(SCALES))
    parser.add_argument("--language", action="append", choices=tuple(languages()))
    parser.add_argument("--theme", action="append", choices=THEME_NAMES)
    parser.add_argument("--percent", action="append", type=int, choices=(80, 100, 150, 200))
    parser.add_argument("--touch", action="store_true", help="show controls in touch size, as in full screen")
    parser.add_argument("--only", metavar="WORD", default="", help="show only scenes with this word in their name")
    options = parser.parse_args(arguments)
    if options.readme:
        return show(options, [Look("1280x720", "en", "light", 100)])
    screens = options.screen or list(SCALES)
    if len(screens) > 1 or str(SCALES[screens[0]]) != os.environ.get("QT_SCALE_FACTOR", "1"):
        # The scale of a screen applies to a whole process, so each screen needs its own.
        return max(in_own_process(screen, sys.argv[1:] if arguments is None else arguments) for screen in screens)
    looks = product(
        screens, options.language or languages(), options.theme or THEME_NAMES, options.percent or (100, 150)
    )
    return show(options, [Look(*parts, options.touch) for parts in looks])


def in_own_process(screen: str, arguments: Sequence[str]) -> int:
    """Shows the scenes for one screen in a separate process."""
    words = " ".join(arguments).replace("--screen=", "--screen ").split()
    kept = [word for index, word in enumerate(words) if word != "--screen" and words[index - 1] != "--screen"]
    command = [sys.executable, __file__, *kept, "--screen", screen]
    return subprocess.run(command, env=os.environ | {"QT_SCALE_FACTOR": str(SCALES[screen])}, check=False).returncode


def show(options: argparse.Namespace, looks: Sequence[Look]) -> int:
    """Shows the scenes in these looks and returns the exit status."""
    app = QApplication(["mahjong-desk", *theme.STYLE])
    load_fonts()
    collect_between_events(app)
    chosen = [
        scene for scene in all_scenes() if options.only in scene.name and (scene.name in README or not options.readme)
    ]
    folder = None if options.check else options.folder
    found: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as data:
        stage = Stage(create_sample_club(Path(data) / "club"), Path(data) / "shown", looks[0].size)
        for shown in run_all(stage, chosen, looks):
            name = shown.scene.name
            path = f"{README[name]}.png" if options.readme else f"{shown.look.name}/{name}.png"
            found[path] = [f"{shown.elements} elements", *(str(fault) for fault in shown.faults)]
            for fault in shown.faults:
                print(f"{path}: {fault}")
            if folder is not None:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shown.picture.save(str(folder / path))
        stage.close()
    app.processEvents()
    if folder is not None and not options.readme:
        (folder / "index.html").write_text(index(found), encoding="utf-8")
    faulty = sum(len(texts) > 1 for texts in found.values())
    print(f"{len(found)} shown, {faulty} with something wrong")
    return int(options.check and faulty > 0)


def index(found: Mapping[str, Sequence[str]]) -> str:
    """Returns an HTML page of all pictures with their faults."""
    parts = [
        '<!doctype html><meta charset="utf-8"><style>figure{display:inline-block;width:420px}img{width:100%}</style>'
    ]
    for path, faults in found.items():
        wrong = "<br>".join(map(escape, faults))
        parts.append(f'<figure><a href="{path}"><img loading="lazy" src="{path}"></a>{path}<br>{wrong}</figure>')
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
