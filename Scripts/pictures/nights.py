"""Evenings and nights."""
import numpy as np

from canvas import Canvas, mix, rgb, smooth


def lighthouse(width, height):
    c = Canvas(width, height, 1)
    c.fill(c.gradient(
        (0, "#0b1437"), (0.3, "#27357a"), (0.52, "#8a4f8f"), (0.66, "#ef8a72"), (0.745, "#ffd49a"), (1, "#ffd49a")))
    c.stars(150, 0.5)
    c.paint(c.disc(0.145, 0.1, 0.016), "#fdf6dc")
    c.shine(c.glow(0.145, 0.1, 0.05), "#fff3cf", 0.4)
    c.mirror(0.75, ripple=0.003, dimming=0.8, tint="#1b2858", tinting=0.5)
    x, top, foot = 0.085, 0.47, 0.79
    for side in (-1, 1):
        reach = 0.4 * side
        beam = c.polygon([(x, top - 0.002), (x + reach, top - 0.075), (x + reach, top + 0.03)], blur=0.004)
        c.shine(beam * np.exp(-np.abs(c.x - x) / 0.16), "#fff2c0", 0.5)
    cliff = 0.785 + 0.1 * smooth(0.08, 0.2, c.x[0]) + (c.line(2, 6) - 0.5) * 0.03
    c.paint(c.below(cliff), mix(rgb("#1a1530"), rgb("#5a3d55"), c.cloud(5, 40, 4)[..., None]))
    half = 0.018 + 0.014 * smooth(top, foot, c.y)
    across = (c.x - x) / half
    tower = smooth(1.05, 0.95, np.abs(across)) * (c.y > top + 0.01) * (c.y < foot + 0.012)
    stripes = (np.floor((c.y - top) / 0.062) % 2) == 0
    colour = np.where(stripes[..., None], rgb("#d8433d"), rgb("#fff4ea"))
    c.paint(tower, colour * (1.02 - 0.5 * smooth(-0.4, 1, across)[..., None]))
    c.paint(c.polygon([(x - 0.026, top + 0.012), (x + 0.026, top + 0.012), (x + 0.026, top + 0.02),
                       (x - 0.026, top + 0.02)]), "#241a38")
    c.paint(c.polygon([(x - 0.014, top - 0.02), (x + 0.014, top - 0.02), (x + 0.014, top + 0.012),
                       (x - 0.014, top + 0.012)]), "#ffe9a6")
    c.paint(c.polygon([(x - 0.019, top - 0.02), (x + 0.019, top - 0.02), (x, top - 0.045)]), "#7c2330")
    c.shine(c.glow(x, top - 0.003, 0.035), "#fff4c8", 0.95)
    return c.image()


def aurora(width, height):
    c = Canvas(width, height, 11)
    horizon = 0.74
    c.fill(c.gradient((0, "#050a1f"), (0.5, "#0b2036"), (0.74, "#16394a")))
    c.stars(420, 0.72)
    for curtain, (base, swing, colour, top) in enumerate([
            (0.52, 0.10, "#46f0a0", "#5d4bd0"), (0.40, 0.14, "#3de0c0", "#8a46c8"), (0.60, 0.06, "#8cf57a", "#2f9f9a")]):
        phase = 1.7 * curtain
        foot = base + swing * np.sin(c.x[0] * (1.9 + 0.5 * curtain) + phase) + 0.06 * (c.line(5, 3) - 0.5)
        rays = 0.35 + 0.65 * c.line(26 + 9 * curtain, 3, 0.6)
        above = foot[None, :] - c.y
        length = (0.20 + 0.22 * rays)[None, :]
        glow = np.exp(-np.clip(above, 0, None) / length * 1.9) * smooth(-0.035, 0.012, above) * rays[None, :]
        tint = mix(rgb(colour), rgb(top), smooth(0.05, 0.45, above)[..., None])
        c.shine(glow, tint, 0.85)
    crest = 0.72 - 0.16 * (c.line(5, 7, 0.5) - 0.25)
    c.paint(c.below(crest), mix(rgb("#0a1826"), rgb("#1c3a4a"), c.cloud(20, 20, 4)[..., None]))
    snow = smooth(0.05, 0.0, c.y - crest[None, :] - 0.05 * c.cloud(24, 24, 3)) * c.below(crest)
    c.paint(snow, "#4f8d90", 0.5)
    c.mirror(horizon, ripple=0.003, dimming=0.72, tint="#06202c", tinting=0.3)
    for _ in range(46):
        x = c.random.random() * c.aspect
        edge = abs(x / c.aspect - 0.5) * 2
        if edge < 0.45:
            continue
        fir(c, x, 1.02, (0.16 + 0.2 * c.random.random()) * edge)
    return c.image()


def fir(c, x, foot, tall):
    tiers = 9
    outline = [(x, foot - tall)]
    right, left = [], []
    for tier in range(1, tiers + 1):
        y = foot - tall + tall * tier / tiers
        reach = 0.17 * tall * tier / tiers
        right += [(x + reach, y), (x + reach * 0.5, y - 0.004)]
        left += [(x - reach, y), (x - reach * 0.5, y - 0.004)]
    c.paint(c.polygon(outline + right + left[::-1]), "#030c12")


def lanterns(width, height):
    c = Canvas(width, height, 12)
    c.fill(c.gradient((0, "#10122e"), (0.5, "#2a1d4a"), (0.8, "#5a2c4f"), (1, "#1a1030")))
    c.stars(160, 0.6)
    for _ in range(26):
        x, y = c.random.random() * c.aspect, c.random.random() * 0.85
        c.shine(c.disc(x, y, 0.006 + 0.012 * c.random.random(), 0.003), "#ff9b4a", 0.35)
    places = [(0.1, 0.14, 0.022), (0.4, 0.1, 0.018), (0.25, 0.26, 0.03), (0.42, 0.33, 0.026), (0.07, 0.36, 0.026),
              (0.33, 0.47, 0.045), (0.14, 0.58, 0.052), (0.42, 0.64, 0.05), (0.27, 0.77, 0.075)]
    for x, y, size in places:
        lantern(c, x, y, size)
    c.mirror(0.9, ripple=0.004, dimming=0.75, tint="#140c28", tinting=0.35)
    c.vignette(0.3)
    return c.image()


def lantern(c, x, y, size):
    c.shine(c.glow(x, y, size * 2.8), "#ff8a3a", 0.5)
    dx, dy = (c.x - x) / size, (c.y - y) / (size * 1.25)
    half = 0.92 - 0.22 * dy - 0.1 * dy * dy
    body = smooth(0.05, -0.03, np.abs(dx) - half) * smooth(1.04, 0.98, np.abs(dy))
    heart = np.exp(-(dx ** 2 * 1.2 + (dy - 0.55) ** 2 * 1.3))
    folds = 0.94 + 0.06 * np.cos(dx * 9)
    colour = mix(rgb("#d9481f"), rgb("#fff0b0"), np.clip(heart * 1.15, 0, 1)[..., None])
    c.paint(body, np.clip(colour * folds[..., None], 0, 1))
    c.paint(body * smooth(0.88, 0.95, np.abs(dy)), "#7a2a18", 0.75)


def harbour(width, height):
    c = Canvas(width, height, 9)
    horizon = 0.6
    c.fill(c.gradient((0, "#3c4f8f"), (0.25, "#a77aa0"), (0.45, "#f4a97f"), (0.6, "#ffdca6")))
    streaks = smooth(0.5, 0.72, c.cloud(3, 26, 4)) * smooth(0.58, 0.1, c.y)
    c.paint(streaks, "#ffd9c2", 0.6)
    c.paint(c.below(0.5 + (c.line(4, 6) - 0.5) * 0.12), "#7d6a8c")
    walls = ["#d9564a", "#f0b64e", "#4f8f9a", "#f2e6d0", "#c9683e", "#7fa05f", "#e58f6a", "#486a9f", "#f5d98a", "#b5485a"]
    x = 0.02
    index = 0
    while x < c.aspect * 0.97:
        wide = 0.085 + 0.04 * c.random.random()
        house(c, x, wide, 0.17 + 0.07 * c.random.random(), horizon, walls[index % len(walls)])
        x += wide + 0.004
        index += 1
    c.paint(c.polygon([(0, horizon - 0.012), (c.aspect, horizon - 0.012), (c.aspect, horizon), (0, horizon)]),
            "#4a3b48")
    c.mirror(horizon, ripple=0.005, dimming=0.88, tint="#2b3a66", tinting=0.42)
    for bx, by, s in [(0.32, 0.78, 0.16), (0.98, 0.86, 0.24), (0.7, 0.7, 0.1)]:
        boat(c, bx, by, s)
    c.vignette(0.18)
    return c.image()


def house(c, x, wide, tall, foot, wall):
    top = foot - tall
    side = mix(rgb("#ffffff"), rgb(wall), 0.92)
    c.paint(c.polygon([(x, top), (x + wide, top), (x + wide, foot), (x, foot)]),
            side * (0.82 + 0.25 * smooth(x, x + wide, c.x)[..., None]))
    c.paint(c.polygon([(x - 0.004, top), (x + wide + 0.004, top), (x + wide / 2, top - 0.05)]), "#5b3540")
    rows, columns = int(tall / 0.055), 3
    for row in range(rows):
        for column in range(columns):
            wx = x + wide * (column + 0.5) / columns
            wy = top + tall * (row + 0.55) / (rows + 0.3)
            lit = c.random.random() < 0.45
            pane = [(wx - 0.009, wy - 0.014), (wx + 0.009, wy - 0.014), (wx + 0.009, wy + 0.014), (wx - 0.009, wy + 0.014)]
            c.paint(c.polygon(pane), "#ffe69a" if lit else "#3c3a55")


def boat(c, x, y, s):
    def at(*points):
        return [(x + px * s, y + py * s) for px, py in points]
    for flip, strength in ((-0.75, 0.35), (1, 1)):
        def side(*points):
            return at(*[(px, -0.02 + py * flip if flip < 0 else py) for px, py in points])
        c.paint(c.polygon(side((0.03, -0.08), (0.03, -1.15), (0.5, -0.1)), blur=0 if flip > 0 else 0.004), "#fff6e6", strength)
        c.paint(c.polygon(side((-0.03, -0.1), (-0.03, -0.98), (-0.38, -0.12)), blur=0 if flip > 0 else 0.004), "#f2c9a4", strength)
    c.paint(c.polygon(at((-0.5, -0.08), (0.56, -0.08), (0.4, 0.08), (-0.36, 0.08))), "#7a2f35")
    c.paint(c.polygon(at((-0.5, -0.08), (0.56, -0.08), (0.54, -0.05), (-0.48, -0.05))), "#f6e7d0")


def city(width, height):
    c = Canvas(width, height, 14)
    c.fill(c.gradient((0, "#141a45"), (0.35, "#4a3a7c"), (0.6, "#c2607f"), (0.8, "#ffb27a")))
    c.stars(120, 0.4)
    c.shine(c.glow(0.5, 0.82, 0.5, stretch=1.5), "#ffcf8f", 0.6)
    c.paint(c.disc(1.2, 0.2, 0.055), "#fdeccb")
    c.paint(c.disc(1.225, 0.188, 0.05), "#2c2a60", 0.96)
    for layer in range(4):
        t = layer / 3
        tone = mix(rgb("#b0607f"), rgb("#0d1030"), t ** 0.7)
        x = -0.02
        while x < c.aspect:
            wide = 0.04 + 0.06 * c.random.random() + 0.015 * layer
            tall = (0.16 + 0.42 * c.random.random() ** 1.8) * (1 - 0.16 * layer) + 0.05
            top = 0.97 - tall - 0.09 * (3 - layer)
            tower(c, x, wide, top, tone, t)
            x += wide + 0.006 * c.random.random()
    c.shine(c.glow(c.aspect / 2, 1.02, 0.3, stretch=3), "#ff9e6a", 0.35)
    c.vignette(0.15)
    return c.image()


def tower(c, x, wide, top, tone, nearness):
    light = tone * (0.92 + 0.3 * smooth(x, x + wide, c.x)[..., None])
    c.paint(c.polygon([(x, top), (x + wide, top), (x + wide, 1.01), (x, 1.01)]), light)
    if c.random.random() < 0.3:
        c.paint(c.polygon([(x + wide * 0.47, top - 0.06), (x + wide * 0.53, top - 0.06), (x + wide * 0.55, top),
                           (x + wide * 0.45, top)]), tone)
    pitch = 0.014
    for row in range(int((1 - top) / pitch) - 1):
        for column in range(int((wide - 0.012) / 0.013)):
            if c.random.random() > 0.16 + 0.2 * nearness:
                continue
            wx, wy = x + 0.008 + 0.013 * column, top + 0.012 + pitch * row
            rows = slice(int(wy * c.h), int((wy + 0.007) * c.h))
            columns = slice(max(int(wx * c.h), 0), max(int((wx + 0.006) * c.h), 0))
            warm = rgb("#ffdc8a") if c.random.random() < 0.8 else rgb("#bfe3ff")
            part = c.light[rows, columns]
            part += (warm - part) * (0.35 + 0.6 * nearness)
