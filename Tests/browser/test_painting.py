"""The painter's pixels on a canvas, against the formulas of what it was told to draw."""

import base64
import math

import pytest
from conftest import Pages

SIDE = 200
PIXELS_PER_POINT = 2

# Paints records of a square window and says of each pixel how red it is.
PAINT = """async ([records, side, scale]) => {
  const { Painter } = await import('/js/paint/painter.js');
  const { Scene } = await import('/js/scene/scene.js');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  const scene = new Scene();
  const header = { seq: 1, time: 0, inputViewer: 0, inputSeq: 0 };
  const keyframe = { windowWidth: side * 64, windowHeight: side * 64, rootLayerID: 1 };
  scene.apply({ header, keyframe, records });
  new Painter(canvas).draw(scene);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let reds = '';
  for (let pixel = 0; pixel < data.length; pixel += 4) reds += String.fromCharCode(data[pixel]);
  return btoa(reds);
}"""

BLACK = [0, 0, 0, 255]
RED = [255, 0, 0, 255]


def pt(x, y):
    return [round(64 * x), round(64 * y)]


def box(number, x, y, width, height, **properties):
    return {"id": number, "position": pt(x + width / 2, y + height / 2), "boundsSize": pt(width, height), **properties}


@pytest.fixture(scope="module")
def paint(server, browser):
    """A function that gives how red each pixel of some records is, row by row, 0 to 255; `scale` is in pixels per point.
    A complaint of the page fails."""
    opened = Pages(browser)
    page = opened.new().page
    page.goto(server.address)
    yield lambda records, scale=PIXELS_PER_POINT: base64.b64decode(page.evaluate(PAINT, [records, SIDE, scale]))
    opened.close()
    assert opened.unexpected() == []


def compare(reds, distance, tolerance=0):
    """Compares pixels with a formula: pixels inside of a place where it is positive, outside where it is negative; the
    edge itself, a pixel on each side, is left out. Gives the number of those that are wrong and of those looked at."""
    wrong = seen = 0
    width = SIDE * PIXELS_PER_POINT
    for index, red in enumerate(reds):
        x, y = (index % width + 0.5) / PIXELS_PER_POINT, (index // width + 0.5) / PIXELS_PER_POINT
        inside = distance(x, y) * PIXELS_PER_POINT
        if abs(inside) <= 1:
            continue
        seen += 1
        wrong += abs(red - (255 if inside > 0 else 0)) > tolerance
    return wrong, seen


def arc(x, y, radius, start, end, pieces=6):
    """An arc as cubic curves, the pen being at its start."""
    step = (end - start) / pieces
    reach = 4 / 3 * math.tan(step / 4) * radius
    for piece in range(pieces):
        a, b = start + piece * step, start + (piece + 1) * step
        first = (x + radius * math.cos(a) - reach * math.sin(a), y + radius * math.sin(a) + reach * math.cos(a))
        second = (x + radius * math.cos(b) + reach * math.sin(b), y + radius * math.sin(b) - reach * math.cos(b))
        yield [3, *pt(*first), *pt(*second), *pt(x + radius * math.cos(b), y + radius * math.sin(b))]


# A mask that is an opaque outline is a clip; a border, seen or not, makes it one that has to be drawn.
@pytest.mark.parametrize("extra", [{}, {"border": {"width": 64, "colour": [0, 0, 0, 1]}}], ids=["clip", "sheet"])
def test_a_masked_sector_is_the_sector_of_its_formula(paint, extra):
    (x, y), radius, start, end = (20, 20), 150, math.radians(25), math.radians(95)
    outline = [
        [0, *pt(x, y)], [1, *pt(x + radius * math.cos(start), y + radius * math.sin(start))],
        *arc(x, y, radius, start, end), [4],
    ]
    reds = paint([
        box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[2]), box(2, 0, 0, SIDE, SIDE, background=RED, mask=3),
        {"id": 3, "position": [0, 0], "path": outline, **extra},
    ])

    def distance(px, py):
        dx, dy = px - x, py - y
        return min(
            radius - math.hypot(dx, dy), dy * math.cos(start) - dx * math.sin(start),
            dx * math.sin(end) - dy * math.cos(end),
        )

    wrong, seen = compare(reds, distance)
    assert seen > 150_000
    assert wrong == 0


def test_a_mask_that_fades_lets_through_what_its_alpha_says(paint):
    stops = [{"location": 0, "colour": BLACK}, {"location": 65535, "colour": [0, 0, 0, 0]}]
    fading = {"kind": 1, "start": [0, 0], "end": [4096, 0], "stops": stops}
    reds = paint([
        box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[2]), box(2, 0, 0, SIDE, SIDE, background=RED, mask=3),
        box(3, 0, 0, SIDE, SIDE, gradient=fading),
    ])
    width = SIDE * PIXELS_PER_POINT
    for column in range(width):
        assert reds[column] == pytest.approx(255 * (1 - (column + 0.5) / width), abs=2)


def test_a_card_in_perspective_is_where_the_eye_sees_it(paint):
    angle, eye, (width, height) = -0.9, 500, (160, 120)
    cos, sin = math.cos(angle), math.sin(angle)
    matrix = [1, 0, 0, 0, 0, cos, sin, -sin / eye, 0, -sin, cos, -cos / eye, 0, 0, 0, 1]
    card = box(2, 20, 40, width, height, background=RED, transform={"form": "matrix", "elements": matrix})
    reds = paint([box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[2]), card])

    def distance(x, y):
        # From the screen back to the card: y = v·cos / (1 - v·sin / eye), x = u / (1 - v·sin / eye).
        v = (y - 100) / (cos + (y - 100) * sin / eye)
        u = (x - 100) * (1 - v * sin / eye)
        return min(width / 2 - abs(u), (height / 2 - abs(v)) * cos)

    # Where four pieces meet, parts of a pixel are added, and rounded.
    wrong, seen = compare(reds, distance, tolerance=16)
    assert seen > 150_000
    assert wrong == 0


def test_what_lies_below_does_not_shine_through_a_pale_group(paint):
    reds = paint([
        box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[2]),
        box(2, 20, 20, 160, 160, opacity=102, children=[3, 4]),
        box(3, 0, 0, 100, 100, background=RED), box(4, 50, 50, 100, 100, background=BLACK),
    ])

    def red(x, y):
        return reds[y * PIXELS_PER_POINT * SIDE * PIXELS_PER_POINT + x * PIXELS_PER_POINT]

    assert red(40, 40) == pytest.approx(102, abs=1)
    assert [red(90, 90), red(140, 140), red(10, 10)] == [0, 0, 0]


def test_rows_that_meet_between_two_pixels_leave_no_seam(paint):
    height = 30.25
    rows = [box(10 + row, 0, row * height - 7, SIDE, height, background=RED) for row in range(7)]
    clipped = [box(20, 0, 0, SIDE / 2, height, background=RED)]
    rows[2].update(flags=1, children=[20])
    reds = paint([
        box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[row["id"] for row in rows]), *rows, *clipped,
    ])
    assert set(reds) == {255}


DENSITIES = [0.67, 1, 1.25, 1.5, 2, 2.625, 3]
# A third of a point is told in 64ths, so that rows which meet are told a little apart.
ROW = 61 / 3


def rows_from(top, **properties):
    """Rows that fill the window and more, the first of them beginning at `top`."""
    return [box(10 + row, 0, top + row * ROW, SIDE, ROW, background=RED, **properties) for row in range(12)]


def columns(reds, scale):
    """The pixels from top to bottom, at a few places from left to right, none of them near a corner."""
    width = round(SIDE * scale)
    return [reds[x::width] for x in (width // 10, width // 2, width - width // 10)]


RED_STOPS = [{"location": at, "colour": RED} for at in (0, 65535)]
ALL_RED = {"kind": 1, "start": [0, 0], "end": [4096, 0], "stops": RED_STOPS}


@pytest.mark.parametrize("look", [{}, {"background": [0, 0, 0, 0], "gradient": ALL_RED}], ids=["plain", "gradient"])
@pytest.mark.parametrize("scale", DENSITIES)
def test_rows_of_thirds_leave_no_seam_wherever_they_are(paint, scale, look):
    for step in range(12):
        rows = [{**row, **look} for row in rows_from(-20 - step / 7)]
        reds = paint([box(1, 0, 0, SIDE, SIDE, background=BLACK, children=[row["id"] for row in rows]), *rows], scale)
        assert set(reds) == {255}, f"after {step} steps"


# As the wire has it: bit 0 of the flags is `masksToBounds`.
ROUND = {"cornerRadius": 6 * 64}
LOOKS = {"square": {}, "round": ROUND, "clipping": {**ROUND, "flags": 1}}


@pytest.mark.parametrize("thickness", [1 / 3, 1 / 2])
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("place", ["foot", "head", "between"])
@pytest.mark.parametrize("scale", DENSITIES)
def test_every_hairline_is_a_whole_pixel_and_seen(paint, scale, place, look, thickness):
    thicknesses = set()
    for step in range(6):
        rows = rows_from(-step / 7, **LOOKS[look])
        if place == "between":
            layers = []
            for index, row in enumerate(rows):
                top = index * (ROW + thickness) - step / 7
                layers += [
                    box(row["id"], 0, top, SIDE, ROW, background=RED, **LOOKS[look]),
                    box(50 + index, 0, top + ROW, SIDE, thickness, background=BLACK),
                ]
            children = [layer["id"] for layer in layers]
        else:
            y = 0 if place == "head" else ROW - thickness
            lines = [box(50 + index, 0, y, SIDE, thickness, background=BLACK) for index in range(len(rows))]
            for row, line in zip(rows, lines, strict=True):
                row["children"] = [line["id"]]
            layers, children = [*rows, *lines], [row["id"] for row in rows]
        reds = paint([box(1, 0, 0, SIDE, SIDE, background=RED, children=children), *layers], scale)

        for column in columns(reds, scale):
            assert set(column) <= {0, 255}, f"after {step} steps"
            runs = [len(run) for run in column.split(b"\xff") if run]
            # One for each row that is seen; the last may be on the way out.
            assert 9 <= len(runs) <= 11, f"after {step} steps: {runs}"
            thicknesses.update(runs[1:-1])
    assert thicknesses == {max(1, math.floor(thickness * scale))}


@pytest.mark.parametrize("radius", [0, 6], ids=["square", "round"])
@pytest.mark.parametrize("thickness", [1 / 3, 1 / 2, 1])
@pytest.mark.parametrize("scale", DENSITIES)
def test_a_thin_border_is_of_whole_pixels_on_all_sides(paint, scale, thickness, radius):
    border = {"width": round(64 * thickness), "colour": [0, 0, 0, 255]}
    for step in range(6):
        framed = box(
            2, 20.3, 20.3 - step / 7, 100.4, 60.6, background=RED, border=border, cornerRadius=round(64 * radius))
        reds = paint([box(1, 0, 0, SIDE, SIDE, background=RED, children=[2]), framed], scale)

        width = round(SIDE * scale)
        across, down = reds[round(50 * scale) * width :][:width], reds[round(60 * scale) :: width]
        for line in (across, down):
            assert set(line) == {0, 255}, f"after {step} steps"
            runs = [len(run) for run in line.split(b"\xff") if run]
            # Half a pixel more may be by the roundings to 1/64 pt, and is left out.
            assert runs == [max(1, round((thickness - 1 / 16) * scale))] * 2, f"after {step} steps"
