"""The pictures that `inspect --picture` draws without a browser, held against the page's canvas."""

import base64
import subprocess

import pytest
from server import INSPECT_SECONDS, ROOT, SCROLLWORK
from viewer import eventually

SIZE = (390, 844)
SCALE = 2
# A pixel differs where any of red, green and blue does by more than this, of 255...
DIFFERENCE = 16
# ...and so many of a hundred may: letters and round edges are not those of the browser to the last of 255.
MOST_PERCENT = 1

# The page's canvas and a picture, pixel by pixel: how many of a hundred differ, and by how much at most; and the canvas
# and the differences as pictures.
COMPARE = """async ([picture, limit]) => {
  const screen = document.getElementById('screen');
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = screen;
  const pixelsOf = (source) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context.drawImage(source, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const sizes = [[width, height], [image.width, image.height]];
  const [own, other] = [pixelsOf(screen), pixelsOf(image)];
  const shown = new ImageData(width, height);
  let [count, most] = [0, 0];
  for (let at = 0; at < own.data.length; at += 4) {
    let difference = 0;
    for (let part = 0; part < 3; part++) {
      difference = Math.max(difference, Math.abs(own.data[at + part] - other.data[at + part]));
    }
    if (difference > limit) count += 1;
    most = Math.max(most, difference);
    shown.data.fill(Math.min(255, 4 * difference), at, at + 3);
    shown.data[at + 3] = 255;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d').putImageData(shown, 0, 0);
  const file = (drawn) => drawn.toDataURL('image/png').split(',')[1];
  return { sizes, percent: 100 * count / (width * height), most, canvas: file(screen), differences: file(canvas) };
}"""


def drawn(preview, path, size=SIZE, scale=SCALE):
    """What `inspect` draws of a preview, as the bytes of its file."""
    command = [SCROLLWORK, "inspect", preview, "--size", f"{size[0]}x{size[1]}", "--picture", path, "--scale", f"{scale}"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 0, f"inspect ended with {ran.returncode}: {ran.stderr}"
    return path.read_bytes()


def show_as_large_as_it_is(viewer):
    """Sizes the browser's window so that the page shows the preview's point for point."""

    def is_so():
        left, top = viewer.place(0, 0)
        right, bottom = viewer.place(*SIZE)
        if (right - left, bottom - top) == SIZE:
            return True
        window = viewer.page.viewport_size
        viewer.page.set_viewport_size({**window, "height": window["height"] + round(SIZE[1] - (bottom - top))})
        viewer.wait_until_felt()
        return False

    eventually(is_so, "a preview as large as its window")


def compared(viewer, address, preview, folder):
    """A row of the table: the preview, the share of pixels that differ, and how much they do at most. All three pictures
    are in `folder` then."""
    viewer.open(address)
    show_as_large_as_it_is(viewer)
    viewer.wait_until_loaded()
    viewer.wait_for_rest(next(iter(viewer.state["scrollers"])))
    viewer.wait_until_drawn()
    picture = drawn(preview, folder / f"{preview}.drawn.png")
    found = viewer.page.evaluate(COMPARE, [base64.b64encode(picture).decode(), DIFFERENCE])
    for name in ["canvas", "differences"]:
        (folder / f"{preview}.{name}.png").write_bytes(base64.b64decode(found[name]))
    assert found["sizes"][0] == found["sizes"][1], f"{preview}: {found['sizes']}"
    return preview, found["percent"], found["most"]


@pytest.mark.long
def test_pictures_without_a_browser_are_those_of_the_page(pages, server, screenshots):
    viewer = pages.new(viewport={"width": 1000, "height": 1100}, device_scale_factor=SCALE)
    rows = [
        compared(viewer, server.new_session(preview["slug"], SIZE), preview["slug"], screenshots)
        for preview in server.previews()
    ]

    table = "\n".join(f"{name:20} {percent:6.2f} % differ, by {most} at most" for name, percent, most in rows)
    print(table)
    assert len(rows) > 10
    assert all(percent <= MOST_PERCENT for _, percent, _ in rows), f"{table}\nThe pictures are in {screenshots}."


@pytest.mark.parametrize("scale", [1, 3])
def test_a_picture_has_so_many_pixels_per_point(tmp_path, scale):
    picture = drawn("table", tmp_path / "table.png", (100, 60), scale)
    assert [int.from_bytes(picture[at:at + 4]) for at in (16, 20)] == [100 * scale, 60 * scale]


def test_a_picture_that_cannot_be_drawn_leaves_no_file(tmp_path):
    path = tmp_path / "table.png"
    command = [SCROLLWORK, "inspect", "table", "--size", "8000x8000", "--picture", path]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=INSPECT_SECONDS)
    assert ran.returncode == 2 and "choose a smaller --size or --scale" in ran.stderr
    assert list(tmp_path.iterdir()) == []
