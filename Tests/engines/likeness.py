"""How like each other two engines draw the same: pictures in blocks, and how many blocks are apart.

Letters and round edges are not alike to the pixel: each engine has its own smoothing, and WebKit's letters are thinner. All
that is where edges are, a few levels of brightness on both sides of the right one, and in a block of 4 by 4 pixels there is
little left of it. What stands elsewhere, has another colour or is missing changes whole blocks.
"""

from base64 import b64decode

BLOCK = 4
# Levels of 255 by which the mean of a block may be another. Of the gallery's previews, WebKit's letters have at most 43
# blocks that are 24 apart, two that are 32 apart, and none that are 40 apart; Firefox's none that are 32 apart.
LEVELS = 32
# Of the 20,874 blocks of a picture of 394 by 853 pixels. A label that is 4 points off has 35 and more.
MOST_BLOCKS = 8

# The mean colours of the blocks of the canvas, row by row. `moved` is a part of it that is drawn 4 points to the right of
# where it belongs, as places of the window in points; null: none.
BLOCKS = """(block, moved) => {
  const canvas = document.getElementById('screen');
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext('2d', { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  if (moved !== null) {
    const scale = canvas.width / scrollwork.size[0];
    const [x, y, width, height, by] = [...moved, 4].map((length) => Math.round(length * scale));
    context.drawImage(canvas, x, y, width, height, x + by, y, width, height);
  }
  const [columns, rows] = [Math.floor(copy.width / block), Math.floor(copy.height / block)];
  const { data } = context.getImageData(0, 0, columns * block, rows * block);
  const sums = new Uint32Array(3 * columns * rows);
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const column = Math.floor(pixel % (columns * block) / block), row = Math.floor(pixel / (columns * block) / block);
    for (let part = 0; part < 3; part += 1) sums[3 * (row * columns + column) + part] += data[at + part];
  }
  const means = Array.from(sums, (sum) => String.fromCharCode(Math.round(sum / block ** 2)));
  return { size: [copy.width, copy.height], means: btoa(means.join('')) };
}"""


class Blocks:
    """The picture of a canvas in blocks. `found` is what BLOCKS has given."""

    def __init__(self, found):
        self.size = tuple(found["size"])
        self.means = b64decode(found["means"])

    def apart(self, other):
        """How many blocks are of another colour than the other's in the same place."""
        assert self.size == other.size
        differences = [abs(one - another) > LEVELS for one, another in zip(self.means, other.means, strict=True)]
        return sum(map(any, zip(differences[::3], differences[1::3], differences[2::3], strict=True)))
