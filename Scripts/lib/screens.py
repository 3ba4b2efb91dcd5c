"""Pictures of screens beside what a phone shows by its documentation. Run by Scripts/screens.

The notes stand in Tests/AppCode/ByDocumentation.md: a heading for each folder, and below it rows of a table with the
name of a screen in its address, a sentence, and its source.
"""

import argparse
import base64
import html
import re
import sys
import tempfile
from pathlib import Path

from chromium import launch
from playwright.sync_api import sync_playwright
from server import ROOT, Server, running
from viewer import Viewer, eventually

NOTES = ROOT / "Tests/AppCode/ByDocumentation.md"
# The page shows the phone at its own size here, with nothing around it left out.
VIEWPORT = {"width": 760, "height": 980}
SETTLING_MILLISECONDS = 1500
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; background: Canvas; color: CanvasText; color-scheme: light dark }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(34rem, 1fr)); gap: 1.5rem }
figure { margin: 0; display: flex; gap: 1rem; align-items: start }
figure img { width: 16rem; flex: none }
figcaption b { display: block }
h2 { grid-column: 1 / -1; margin: 1rem 0 0 }
"""


def read_notes(text):
    """The rows below each heading: {folder: [(screen, sentence, source)]}. Sources are Markdown links."""
    notes, folder = {}, None
    for line in text.splitlines():
        if heading := re.fullmatch(r"## (\w+)", line):
            folder = notes.setdefault(heading[1], [])
        elif folder is not None and (row := re.fullmatch(r"\| `([^`]+)` \| (.+?) \| (.+?) \|", line)):
            folder.append(row.groups())
    return notes


def linked(source):
    return re.sub(r"\[([^\]]+)\]\(([^)]+)\)", r'<a href="\2">\1</a>', html.escape(source, quote=False))


def pictures(browser, folder, device, scheme):
    """The pictures that the page shows of every preview of the folder: {slug: PNG}."""
    taken = {}
    with tempfile.TemporaryDirectory() as scratch, \
            running(Server(Path(scratch) / "log", source=ROOT / "Tests/AppCode" / folder)) as server:
        eventually(server.previews, "a list of screens")
        for preview in server.previews():
            context = browser.new_context(viewport=VIEWPORT, color_scheme=scheme)
            viewer = Viewer(context.new_page()).open(f"{server.address}/?preview={preview['slug']}&device={device}")
            viewer.wait_until_loaded()
            # Motion that the screen itself begins, such as a sheet that rises, is over by then.
            viewer.page.wait_for_timeout(SETTLING_MILLISECONDS)
            taken[preview["slug"]] = viewer.page.locator("#room").screenshot()
            context.close()
            print(f"{folder}/{preview['slug']}", file=sys.stderr)
    return taken


def figure(folder, screen, sentence, source, picture):
    image = f'<img alt="" src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
    return f"""<figure>{image}<figcaption><b>{html.escape(folder)}: {html.escape(screen)}</b>
<p>{html.escape(sentence)}<p>{linked(source)}</figcaption></figure>"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="folders of Tests/AppCode; all that have notes where none is given")
    parser.add_argument("--device", default="iphone-16")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--out", type=Path, default=ROOT / ".build/screens")
    arguments = parser.parse_args()
    notes = read_notes(NOTES.read_text())
    if unknown := set(arguments.folders) - set(notes):
        parser.error(f"{NOTES.relative_to(ROOT)} has no heading for {', '.join(sorted(unknown))}")
    parts = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for folder in arguments.folders or notes:
            taken = pictures(browser, folder, arguments.device, "dark" if arguments.dark else "light")
            parts.append(f"<h2>{html.escape(folder)}</h2>")
            for screen, sentence, source in notes[folder]:
                if screen not in taken:
                    raise SystemExit(f"{folder} shows no {screen}, which {NOTES.relative_to(ROOT)} speaks of")
                parts.append(figure(folder, screen, sentence, source, taken[screen]))
        browser.close()
    arguments.out.mkdir(parents=True, exist_ok=True)
    page = arguments.out / "index.html"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>Screens of {html.escape(arguments.device)}</title>"
        f"<style>{STYLE}</style><main>{''.join(parts)}</main>\n")
    print(page)


if __name__ == "__main__":
    main()
