"""A canvas to paint light on: coordinates in heights of the picture, colours from 0 to 1.

`y` runs from 0 at the top to 1 at the bottom, `x` from 0 to the aspect ratio, so that circles are round. Everything is
painted twice as large and scaled down at the end.
"""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

OVERSAMPLING = 2


def rgb(text):
    """`#rrggbb` as three numbers from 0 to 1."""
    return np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)], dtype=np.float32)


def mix(a, b, t):
    return a + (b - a) * t


def smooth(low, high, value):
    """0 below `low`, 1 above `high`, an S between them."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Canvas:
    def __init__(self, width, height, seed):
        """`width` and `height` are those of the picture, in pixels."""
        self.size = (width, height)
        self.w, self.h = width * OVERSAMPLING, height * OVERSAMPLING
        self.aspect = width / height
        self.pixel = 1 / self.h
        self.random = np.random.Generator(np.random.PCG64(seed))
        rows, columns = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        self.y = (rows + 0.5) / self.h
        self.x = (columns + 0.5) / self.h
        self.light = np.zeros((self.h, self.w, 3), dtype=np.float32)

    # Colours over the whole picture

    def gradient(self, *stops, along=None):
        """Colours by place, `(0.3, '#aabbcc')`; along `y`, or the field that is given."""
        field = self.y if along is None else along
        places = [place for place, _ in stops]
        colours = np.array([rgb(text) for _, text in stops])
        return np.stack([np.interp(field, places, colours[:, i]) for i in range(3)], -1).astype(np.float32)

    def fill(self, colours):
        self.light[:] = colours

    def paint(self, mask, colour, opacity=1.0):
        """Covers what `mask` (0 to 1) says with a colour, or with colours of the picture's size."""
        colour = rgb(colour) if isinstance(colour, str) else colour
        cover = (mask * opacity)[..., None]
        self.light += (colour - self.light) * cover

    def shine(self, mask, colour, strength=1.0):
        """Adds light; what is bright already gains less."""
        colour = rgb(colour) if isinstance(colour, str) else colour
        added = np.clip(colour * (mask * strength)[..., None], 0, 1)
        self.light += (1 - np.clip(self.light, 0, 1)) * added

    # Shapes, as masks

    def distance(self, x, y, stretch=1.0):
        return np.hypot((self.x - x) / stretch, self.y - y)

    def disc(self, x, y, radius, softness=0.0):
        edge = max(softness, 1.5 * self.pixel)
        return 1 - smooth(radius - edge, radius + edge, self.distance(x, y))

    def glow(self, x, y, radius, power=2.0, stretch=1.0):
        return np.exp(-(self.distance(x, y, stretch) / radius) ** power)

    def polygon(self, points, blur=0.0):
        """`blur` is in heights, as the points are."""
        image = Image.new("L", (self.w, self.h), 0)
        ImageDraw.Draw(image).polygon([(px * self.h, py * self.h) for px, py in points], fill=255)
        return self.soft(np.asarray(image, dtype=np.float32) / 255, blur)

    def strokes(self, lines, blur=0.0):
        """Lines of `(points, width)`, all as one mask."""
        image = Image.new("L", (self.w, self.h), 0)
        draw = ImageDraw.Draw(image)
        for points, width in lines:
            draw.line(
                [(px * self.h, py * self.h) for px, py in points], fill=255,
                width=max(1, round(width * self.h)), joint="curve")
        return self.soft(np.asarray(image, dtype=np.float32) / 255, blur)

    def soft(self, mask, blur):
        if blur <= 0:
            return mask
        image = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8))
        blurred = image.filter(ImageFilter.GaussianBlur(blur * self.h))
        return np.asarray(blurred, dtype=np.float32) / 255

    def below(self, heights):
        """The area under a line of heights, one for each column."""
        return smooth(-self.pixel, self.pixel, self.y - heights[None, :])

    # Noise, from 0 to 1

    def line(self, waves, octaves=6, roughness=0.5):
        """A ragged line over the width: `waves` bumps, finer ones upon them."""
        total = np.zeros(self.w)
        weight, sum_of_weights = 1.0, 0.0
        for octave in range(octaves):
            count = max(2, int(waves * 2 ** octave) + 2)
            points = self.random.random(count)
            place = np.linspace(0, count - 1.001, self.w)
            left = place.astype(int)
            t = place - left
            t = t * t * (3 - 2 * t)
            total += weight * mix(points[left], points[np.minimum(left + 1, count - 1)], t)
            sum_of_weights += weight
            weight *= roughness
        return (total / sum_of_weights).astype(np.float32)

    def cloud(self, across, down, octaves=4, roughness=0.5):
        """A field of blots, `across` by `down` of the largest."""
        total = np.zeros((self.h, self.w), dtype=np.float32)
        weight, sum_of_weights = 1.0, 0.0
        for octave in range(octaves):
            size = (max(2, int(across * 2 ** octave)), max(2, int(down * 2 ** octave)))
            grid = Image.fromarray((self.random.random((size[1], size[0])) * 255).astype(np.uint8))
            field = np.asarray(grid.resize((self.w, self.h), Image.BICUBIC), dtype=np.float32) / 255
            total += weight * field
            sum_of_weights += weight
            weight *= roughness
        return total / sum_of_weights

    def stars(self, count, until, colour="#ffffff"):
        """Small lights above `until`."""
        for _ in range(count):
            x, y = self.random.random() * self.aspect, self.random.random() ** 1.3 * until
            self.dot(x, y, (0.0008 + 0.0016 * self.random.random() ** 4), colour,
                     (0.35 + 0.65 * self.random.random()) * (1 - 0.6 * y / until))

    def dot(self, x, y, radius, colour, strength):
        """A small glow, painted only where it is."""
        reach = int(radius * 4 * self.h) + 2
        cx, cy = int(x * self.h), int(y * self.h)
        rows = slice(max(cy - reach, 0), min(cy + reach + 1, self.h))
        columns = slice(max(cx - reach, 0), min(cx + reach + 1, self.w))
        d = np.hypot(self.x[rows, columns] - x, self.y[rows, columns] - y)
        mask = np.exp(-(d / max(radius, 1.2 * self.pixel)) ** 2)[..., None] * strength
        part = self.light[rows, columns]
        part += (1 - np.clip(part, 0, 1)) * rgb(colour) * mask

    def mirror(self, horizon, ripple=0.004, dimming=0.75, tint="#20304a", tinting=0.25):
        """Water below `horizon`: what is above it, upside down and broken by ripples."""
        start = int(horizon * self.h)
        rows = np.arange(start, self.h)
        depth = (rows - start) / max(self.h - start, 1)
        waves = self.cloud(6, 160, 3, 0.6)[start:] - 0.5
        source = np.clip(2 * start - rows[:, None] + waves * ripple * self.h * (2 + 14 * depth[:, None]),
                         0, start - 1).astype(int)
        shift = (waves * ripple * self.h * (1 + 6 * depth[:, None])).astype(int)
        columns = np.clip(np.arange(self.w)[None, :] + shift, 0, self.w - 1)
        water = self.light[source, columns] * dimming
        self.light[start:] = mix(water, rgb(tint), tinting * (0.4 + 0.6 * depth[:, None, None]))

    def vignette(self, strength=0.25):
        far = np.hypot((self.x / self.aspect - 0.5) * 2, (self.y - 0.5) * 2)
        self.light *= (1 - strength * smooth(0.7, 1.5, far))[..., None]

    def image(self):
        """The picture in its own size. A little noise keeps smooth skies from breaking into bands."""
        noise = self.random.normal(0, 0.6 / 255, (self.h, self.w, 1)).astype(np.float32)
        bytes_ = (np.clip(self.light + noise, 0, 1) * 255 + 0.5).astype(np.uint8)
        return Image.fromarray(bytes_).resize(self.size, Image.LANCZOS)
