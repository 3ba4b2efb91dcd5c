"""Every line between rows in the gallery's lists, as it is drawn at several densities and wherever the list is scrolled to."""

import pytest
from scenes import IN_SCENE

LISTS = ["news-feed", "settings", "contacts", "mail"]
DENSITIES = [1, 1.5, 2, 3]
# What is seen at this many pixels per point is there.
SHARP = 4
# Of the content offset, points from where the list is; all are whole pixels of the sharp picture.
SHIFTS = [0, 0.25, 0.5, 0.75, 137.25]

# Each line has a colour of its own, so that its pixels can be told from everything else. Of every picture: how thick and how
# long each line is that is seen, by its number, and whether it has a pixel in all of its area.
MEASURE = """async (root, [densities, shifts]) => {
  const { Painter } = await import('/js/paint/painter.js');
  const [lines, scrollers] = [[], []];
  const visit = (layer) => {
    const [width, height] = layer.boundsSize;
    if (layer.background && height > 0 && height < 1 && width > 16) lines.push(layer);
    if (layer.scroller) scrollers.push([layer, layer.boundsOrigin[1]]);
    // Nothing but boxes: letters beside a line could have its colour by chance.
    [layer.text, layer.picture] = [null, null];
    layer.ordered.forEach(visit);
  };
  visit(root);
  lines.forEach((line, index) => {
    line.background = `rgb(255, ${index}, 128)`;
    line.isBackgroundOpaque = true;
  });
  const measure = (density) => {
    const canvas = document.createElement('canvas');
    const [width, height] = root.boundsSize.map((side) => Math.round(side * density));
    [canvas.width, canvas.height] = [width, height];
    new Painter(canvas).draw({ root, size: root.boundsSize });
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const found = {};
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      if (data[4 * pixel] !== 255 || data[4 * pixel + 2] !== 128) continue;
      const green = data[4 * pixel + 1];
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const seen = found[green] ??= { left: x, right: x, top: y, bottom: y, count: 0 };
      [seen.left, seen.right] = [Math.min(seen.left, x), Math.max(seen.right, x)];
      [seen.bottom, seen.count] = [y, seen.count + 1];
    }
    for (const seen of Object.values(found)) {
      [seen.length, seen.thickness] = [seen.right - seen.left + 1, seen.bottom - seen.top + 1];
      seen.isWhole = seen.count === seen.length * seen.thickness;
    }
    return found;
  };
  return shifts.map((shift) => {
    for (const [layer, y] of scrollers) layer.boundsOrigin = [layer.boundsOrigin[0], y + shift];
    return { points: lines.map(({ boundsSize }) => boundsSize[1]), pictures: densities.map(measure) };
  });
}"""


@pytest.mark.parametrize("slug", LISTS)
def test_every_line_is_seen_whole_and_as_thick_as_every_other(server, pages, slug):
    viewer = pages.new().open(server.new_session(slug))
    viewer.wait_for_rest(next(iter(viewer.state["scrollers"])))
    looks = viewer.page.evaluate(IN_SCENE.replace("LOOK", MEASURE), [[*DENSITIES, SHARP], SHIFTS])

    seen_at_all = 0
    for shift, look in zip(SHIFTS, looks, strict=True):
        *pictures, sharp = look["pictures"]
        # Those that a bar or the window cuts are seen in part only.
        there = {
            number: line["length"] / SHARP for number, line in sharp.items()
            if line["isWhole"] and line["thickness"] >= look["points"][int(number)] * SHARP - 1}
        seen_at_all += len(there)
        for density, picture in zip(DENSITIES, pictures, strict=True):
            where = f"at {density} pixels per point, {shift} points on"
            assert set(there) <= set(picture), f"a line is not seen {where}"
            assert all(picture[number]["isWhole"] for number in there), where
            for number, length in there.items():
                assert picture[number]["length"] == pytest.approx(length * density, abs=2), where
            [thickness] = {picture[number]["thickness"] for number in there} or [1]
            # They are half a point high, and at 3 pixels per point not two of them.
            assert thickness == 1, where
    assert seen_at_all >= 2 * len(SHIFTS)
