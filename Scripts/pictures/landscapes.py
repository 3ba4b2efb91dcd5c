"""Landscapes by day."""
import numpy as np

from canvas import Canvas, mix, rgb, smooth


def dunes(width, height):
    c = Canvas(width, height, 3)
    c.fill(c.gradient((0, "#3f6fa8"), (0.25, "#8fb6d2"), (0.45, "#f3d9b4"), (0.6, "#f7c58d")))
    c.shine(c.glow(1.12, 0.36, 0.35), "#ffe3b0", 0.8)
    c.paint(c.disc(1.12, 0.36, 0.045), "#fff6df")
    shades = [("#d79a66", "#b77a55"), ("#e2a15f", "#a5623f"), ("#e79a4c", "#8d4a30"), ("#d9812f", "#6d3322")]
    for layer, (lit, dark) in enumerate(shades):
        base = 0.47 + 0.125 * layer
        crest = base + (c.line(2.2 + 0.4 * layer, 2, 0.35) - 0.5) * (0.16 + 0.05 * layer)
        mask = c.below(crest)
        depth = np.clip((c.y - crest[None, :]) / (0.2 + 0.06 * layer), 0, 1)
        slope = np.gradient(crest) * c.w / c.aspect
        side = smooth(-0.12, 0.12, slope)[None, :] * np.ones_like(c.y)
        ripples = 0.5 + 0.5 * np.sin(
            (c.y - crest[None, :]) * (190 - 25 * layer) + 5 * np.sin(c.x * 7 + layer) + 9 * c.cloud(3, 3, 2))
        colour = mix(rgb(lit), rgb(dark), side[..., None] * (0.85 - 0.4 * depth[..., None]))
        colour = colour * (1 - 0.14 * depth[..., None] + 0.07 * (ripples * (0.3 + depth))[..., None])
        c.paint(mask, colour)
        edge = np.exp(-((c.y - crest[None, :]) / 0.006) ** 2) * mask * (1 - side)
        c.shine(edge, "#ffe2b4", 0.55)
    c.vignette(0.18)
    return c.image()


def fjord(width, height):
    c = Canvas(width, height, 6)
    horizon = 0.62
    c.fill(c.gradient((0, "#4d86c4"), (0.3, "#9cc4e4"), (0.62, "#f4ead8")))
    clouds = smooth(0.5, 0.78, c.cloud(5, 7, 5)) * smooth(0.6, 0.1, c.y)
    c.paint(clouds, "#ffffff", 0.75)
    for layer, (base, height_, rock, haze) in enumerate([
            (0.6, 0.42, "#8fa6bf", 0.45), (0.62, 0.36, "#5f7a92", 0.22), (0.63, 0.22, "#2f4f4f", 0.0)]):
        line = c.line(3.2 + 1.5 * layer, 8, 0.52)
        slope_in = smooth(0.0, 0.75, np.abs(np.linspace(0, 1, c.w) - (0.44 + 0.06 * layer)) * 2)
        crest = base - height_ * (line - 0.12) * (0.35 + 0.9 * slope_in)
        mask = c.below(crest)
        facets = c.cloud(16, 20, 4, 0.6)
        light = smooth(0.38, 0.62, facets + 0.25 * np.sin(c.x * 21 + 9 * facets))
        colour = mix(rgb(rock) * 0.62, rgb(rock) * 1.15, light[..., None])
        if layer < 2:
            snow = smooth(0.03, -0.02, c.y - crest[None, :] - 0.15 * (1 - 0.5 * layer) * facets)
            colour = mix(colour, mix(rgb("#b9cbe2"), rgb("#ffffff"), light[..., None]), snow[..., None])
        else:
            trees = c.cloud(60, 60, 2)
            colour = mix(rgb("#1e3d33"), rgb("#47704a"), trees[..., None])
        colour = mix(colour, rgb("#c9dcea"), haze)
        c.paint(mask, colour)
    c.mirror(horizon, ripple=0.003, dimming=0.86, tint="#123a52", tinting=0.4)
    c.shine(np.exp(-((c.y - horizon) / 0.006) ** 2), "#ffffff", 0.35)
    c.vignette(0.15)
    return c.image()


def ridges(width, height):
    c = Canvas(width, height, 7)
    c.fill(c.gradient((0, "#f0a988"), (0.4, "#fbd9a6"), (1, "#fbe8c8")))
    c.shine(c.glow(3.35, 0.38, 0.55), "#fff0c9", 0.9)
    c.paint(c.disc(3.35, 0.38, 0.09), "#fffaf0")
    far, near = rgb("#d99b8e"), rgb("#2a2342")
    for layer in range(7):
        t = layer / 6
        crest = 0.40 + 0.085 * layer + (c.line(7 + 2.2 * layer, 7, 0.5) - 0.5) * (0.34 - 0.02 * layer)
        mask = c.below(crest)
        mist = smooth(0, 0.26, c.y - crest[None, :]) * (1 - t) * 0.75
        colour = mix(mix(far, near, t ** 0.8), rgb("#fbdcb6"), mist[..., None])
        c.paint(mask, colour)
    for x, y, s in [(1.0, 0.2, 0.03), (1.09, 0.24, 0.022), (1.16, 0.18, 0.024), (0.93, 0.28, 0.018)]:
        wings = [([(x - s, y - s * 0.4), (x, y), (x + s, y - s * 0.45)], 0.006)]
        c.paint(c.strokes(wings), "#5a3a4a", 0.8)
    return c.image()


def birches(width, height):
    c = Canvas(width, height, 5)
    c.fill(c.gradient((0, "#f6d77a"), (0.45, "#f3b84c"), (0.75, "#d98a35"), (1, "#7a4a24")))
    c.shine(c.glow(0.3, 0.4, 0.4), "#fff3c4", 0.85)
    for layer in range(4):
        t = layer / 3
        count = [11, 8, 5, 3][layer]
        leaf = mix(rgb("#f7dd8a"), rgb("#d9862a"), t)
        foliage = smooth(0.5 - 0.03 * layer, 0.62, c.cloud(9 - layer, 16 - 2 * layer, 4, 0.62))
        c.paint(foliage * smooth(0.62 - 0.06 * t, 0.25, c.y), leaf, 0.72)
        for index in range(count):
            x = (index + 0.5 + 0.7 * (c.random.random() - 0.5)) / count * c.aspect
            half = (0.004 + 0.016 * t ** 1.4) * (0.8 + 0.4 * c.random.random())
            lean = (c.random.random() - 0.5) * 0.05
            centre = x + lean * (c.y - 1) + 0.004 * np.sin(c.y * 9 + index)
            across = (c.x - centre) / half
            foot = 0.78 + 0.2 * t
            mask = smooth(1.08, 0.95, np.abs(across)) * smooth(foot + 0.003, foot - 0.003, c.y)
            bark = mix(rgb("#fffaf0"), rgb("#8b8178"), smooth(-0.9, 1.1, across)[..., None])
            grain = c.random.random(4000)
            rows = (np.arange(c.h) / c.h * (60 + 20 * t)).astype(int)
            band = grain[rows] > 0.72
            width_of_band = grain[rows + 300]
            marks = band[:, None] & (np.abs(across - (grain[rows + 900] - 0.5)[:, None] * 1.6)
                                     < (0.2 + width_of_band * 0.7)[:, None])
            within = (np.arange(c.h) / c.h * (60 + 20 * t)) % 1
            marks = marks * smooth(0.0, 0.12, within)[:, None] * smooth(0.5, 0.25, within)[:, None]
            bark = mix(bark, rgb("#3a302b"), (marks * 0.85)[..., None])
            c.paint(mask, mix(bark, rgb("#f8d98c"), 0.62 * (1 - t)))
    ground = c.below(0.86 + (c.line(3, 5) - 0.5) * 0.05)
    litter = c.cloud(40, 60, 3, 0.7)
    c.paint(ground, mix(rgb("#6b3a18"), rgb("#e7a040"), smooth(0.3, 0.75, litter)[..., None]), 0.95)
    for _ in range(90):
        x, y = c.random.random() * c.aspect, c.random.random() * 0.95
        c.dot(x, y, 0.004 + 0.004 * c.random.random(), "#ffd35c", 0.9)
    c.vignette(0.22)
    return c.image()


def waterfall(width, height):
    c = Canvas(width, height, 8)
    c.fill(c.gradient((0, "#bfe3ee"), (0.25, "#e8f6f2"), (0.6, "#9cc5b5"), (1, "#35605c")))
    crest = 0.2 + (c.line(4, 6, 0.5) - 0.5) * 0.16
    facets = c.cloud(7, 18, 5, 0.6)
    strata = 0.5 + 0.5 * np.sin(c.y * 90 + 12 * facets)
    rock = mix(rgb("#1f2f33"), rgb("#66787a"), (0.65 * smooth(0.3, 0.7, facets) + 0.35 * strata)[..., None])
    c.paint(c.below(crest), rock)
    moss = smooth(0.5, 0.62, c.cloud(7, 12, 4)) * smooth(0.0, 0.1, c.y - crest[None, :])
    c.paint(moss * c.below(crest), mix(rgb("#2f5d34"), rgb("#86b04c"), c.cloud(40, 60, 2)[..., None]), 0.8)
    middle = c.aspect * 0.53 + 0.02 * np.sin(c.y * 6)
    half = 0.05 + 0.07 * smooth(0.2, 0.85, c.y)
    across = (c.x - middle) / half
    threads = c.cloud(70, 5, 3, 0.6)
    fall = smooth(1.0, 0.72, np.abs(across) + 0.5 * (threads - 0.5)) * smooth(0.16, 0.19, c.y)
    c.paint(fall, mix(rgb("#8fb9cc"), rgb("#ffffff"), smooth(0.3, 0.7, threads)[..., None]))
    pool = c.below(np.full(c.w, 0.84, dtype=np.float32))
    ripple = c.cloud(6, 120, 3, 0.6)
    c.paint(pool, mix(rgb("#123f47"), rgb("#6fb3b4"), smooth(0.35, 0.75, ripple)[..., None]))
    c.shine(c.glow(c.aspect * 0.53, 0.84, 0.13, stretch=1.9), "#ffffff", 0.95)
    c.shine(c.glow(c.aspect * 0.53, 0.62, 0.3), "#dff4f4", 0.32)
    for side in (-1, 1):
        bank = 0.9 + (c.line(5, 5) - 0.5) * 0.08 - 0.12 * smooth(
            0.35, 1.0, side * (np.linspace(-1, 1, c.w)))
        c.paint(c.below(bank), mix(rgb("#0f2320"), rgb("#3f6b3c"), c.cloud(30, 40, 3)[..., None]))
    beam = smooth(0.09, 0.0, np.abs(c.x - 0.12 - 0.45 * c.y)) * smooth(0.9, 0.1, c.y)
    c.shine(beam, "#fff8da", 0.3)
    c.vignette(0.25)
    return c.image()


def poppies(width, height):
    c = Canvas(width, height, 2)
    c.fill(c.gradient((0, "#7db7e8"), (0.32, "#cfe6f2"), (0.45, "#f7eed2")))
    c.paint(smooth(0.52, 0.75, c.cloud(4, 5, 5)) * smooth(0.42, 0.1, c.y), "#ffffff", 0.8)
    for base, colour in [(0.37, "#9fb9a8"), (0.41, "#7fa482"), (0.45, "#6b9460")]:
        c.paint(c.below(base + (c.line(3, 4, 0.4) - 0.5) * 0.07), colour)
    grass = c.cloud(60, 30, 3, 0.6)
    field = c.gradient((0.44, "#9fb45a"), (0.7, "#5f8c3c"), (1, "#1f4a26"))
    c.paint(c.below(np.full(c.w, 0.46, dtype=np.float32)), field * (0.8 + 0.4 * grass[..., None]))
    order = np.sort(c.random.random(330) ** 1.7)
    for t in order:
        y = 0.475 + 0.5 * t
        x = c.random.random() * (c.aspect + 0.1) - 0.05
        size = 0.004 + 0.062 * t ** 1.7
        poppy(c, x, y, size, t)
    c.shine(c.glow(0.1, 0.05, 0.6), "#fff6d8", 0.4)
    return c.image()


def poppy(c, x, y, size, nearness):
    """One flower, painted only where it is."""
    reach = int(size * 2.4 * c.h) + 3
    cx, cy = int(x * c.h), int(y * c.h)
    rows = slice(max(cy - reach, 0), min(cy + 3 * reach, c.h))
    columns = slice(max(cx - reach, 0), min(cx + reach, c.w))
    if rows.start >= rows.stop or columns.start >= columns.stop:
        return
    dx, dy = c.x[rows, columns] - x, c.y[rows, columns] - y
    part = c.light[rows, columns]
    bend = 0.25 * dy + 0.01 * np.sin(dy * 30 + x * 20)
    stem = smooth(size * 0.09, size * 0.04, np.abs(dx - bend)) * (dy > 0) * smooth(size * 5, size * 2, dy)
    part += (rgb("#2f5a28") - part) * (stem * 0.9)[..., None]
    angle = np.arctan2(dy * 1.35, dx)
    petals = size * (0.86 + 0.2 * np.abs(np.sin(2 * angle + x * 17)) + 0.05 * np.sin(7 * angle + x * 40))
    radius = np.hypot(dx, dy * 1.35)
    soft = size * 0.12
    cover = 1 - smooth(petals - soft, petals + soft, radius)
    shade = np.clip(0.62 + 0.45 * (-dy / size) + 0.2 * (radius / size), 0.35, 1.15)
    warm = mix(rgb("#f2603a"), rgb("#d3161c"), nearness)
    part += (np.clip(warm * shade[..., None], 0, 1) - part) * cover[..., None]
    heart = 1 - smooth(size * 0.2, size * 0.34, radius)
    part += (rgb("#241018") - part) * (heart * 0.9)[..., None]
