"""The lines between the rows of tables, as pixels of the canvas."""

from itertools import groupby

WHITE, SEPARATOR = [255, 255, 255], [198, 198, 200]

# Red, green and blue of every pixel of the canvas below each other, at a part of its width. From a copy: reading a canvas
# again and again takes it away from the graphics card.
COLUMN = """(part) => {
  const canvas = document.getElementById('screen');
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [1, canvas.height];
  const context = copy.getContext('2d', { willReadFrequently: true });
  context.drawImage(canvas, -Math.floor(part * canvas.width), 0);
  const { data } = context.getImageData(0, 0, 1, canvas.height);
  return Array.from({ length: canvas.height }, (_, row) => [...data.slice(4 * row, 4 * row + 3)]);
}"""


def lines_between_rows(column):
    """Whatever is there between two white rows: its colour, and how many pixels of it."""
    runs = [(colour, len(list(run))) for colour, run in groupby(column)]
    neighbours = zip(runs, runs[1:], runs[2:], strict=False)
    return [run for above, run, below in neighbours if above[0] == below[0] == WHITE]
