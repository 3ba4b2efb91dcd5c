"""Things on tables, and one in the sky."""
import numpy as np

from canvas import Canvas, mix, rgb, smooth


def room(c, wall, table, edge):
    """A wall with light from the left, and a table."""
    c.fill(c.gradient(*wall, along=np.clip(c.x / c.aspect * 0.75 + c.y * 0.35, 0, 1)))
    c.paint(c.below(np.full(c.w, edge, dtype=np.float32)),
            c.gradient((edge, table[0]), (edge + 0.12, table[1]), (1, table[2])))
    c.shine(np.exp(-((c.y - edge) / 0.006) ** 2), "#fff4dc", 0.25)


def pears(width, height):
    c = Canvas(width, height, 4)
    room(c, ((0, "#e9d7b4"), (0.45, "#bfa57a"), (1, "#4d4636")), ("#a8683f", "#8a4c2c", "#4f2718"), 0.66)
    grain = c.cloud(3, 60, 4, 0.6)
    c.paint(c.below(np.full(c.w, 0.66, dtype=np.float32)) * smooth(0.5, 0.7, grain), "#3a1a10", 0.3)
    fruits = [(0.52, 0.70, 0.185, "#c9b23a", "#e0d46a", 0.12), (0.28, 0.74, 0.17, "#9fae3c", "#d9dd7a", -0.1),
              (0.75, 0.76, 0.155, "#c8602c", "#f2b45c", 0.2)]
    for x, y, size, colour, light, lean in fruits:
        shadow = np.exp(-(((c.x - x - size * 0.75) / (size * 1.25)) ** 2 + ((c.y - y - size * 0.42) / (size * 0.2)) ** 2))
        c.paint(shadow * c.below(np.full(c.w, 0.6, dtype=np.float32)), "#22100a", 0.7)
        pear(c, x, y, size, colour, light, lean)
    c.vignette(0.3)
    return c.image()


def profile_of(up, heights, widths):
    """Half the width of something turned on a wheel at the height `up`: the corners between the widths rounded off."""
    fine = np.linspace(heights[0] - 0.2, heights[-1] + 0.2, 1200)
    rough = np.interp(fine, heights, widths, left=0, right=0)
    kernel = np.hanning(121)
    return np.interp(up, fine, np.convolve(rough, kernel / kernel.sum(), mode="same"))


def pear(c, x, y, size, colour, light, lean):
    up = (y + size * 0.45 - c.y) / size
    dx = (c.x - x - lean * size * np.clip(up - 0.6, 0, None)) / size
    profile = profile_of(up, [-0.04, 0.0, 0.1, 0.25, 0.5, 0.8, 1.1, 1.4, 1.6, 1.7, 1.74],
                         [0, 0.36, 0.56, 0.70, 0.77, 0.68, 0.46, 0.33, 0.27, 0.16, 0])
    mask = smooth(0.012, -0.012, np.abs(dx) - profile) * (up > -0.02) * (up < 1.72)
    nx = np.clip(dx / np.maximum(profile, 0.02), -1, 1)
    ny = np.clip((up - 0.62) / 1.1, -1, 1)
    nz = np.sqrt(np.clip(1 - nx ** 2 - 0.35 * ny ** 2, 0, 1))
    lit = np.clip(-0.62 * nx + 0.42 * ny + 0.6 * nz, 0, 1)
    spots = c.cloud(90, 90, 2)
    body = mix(rgb(colour) * 0.28, rgb(light), lit[..., None] ** 1.1)
    body = mix(body, rgb("#8a4a20"), (0.35 * smooth(0.62, 0.8, spots) * lit)[..., None])
    body = mix(body, rgb("#b5402a"), (0.5 * smooth(0.0, 1.0, nx) * smooth(1.3, 0.3, up) * lit)[..., None])
    c.paint(mask, body)
    c.shine(np.exp(-(((nx + 0.42) / 0.2) ** 2 + ((up - 0.72) / 0.24) ** 2)) * mask, "#ffffff", 0.6)
    tip = (x + lean * size * 1.1, y + size * 0.45 - 1.68 * size)
    stem = [(tip[0], tip[1] + 0.01), (tip[0] + 0.012, tip[1] - 0.03), (tip[0] + 0.035, tip[1] - 0.055)]
    c.paint(c.strokes([(stem, 0.011)]), "#4a2f1a")


def vase(width, height):
    c = Canvas(width, height, 13)
    room(c, ((0, "#7fb7b2"), (0.5, "#3f8284"), (1, "#123c46")), ("#e7cfa6", "#c9a473", "#8a5f3e"), 0.8)
    window = c.polygon([(0.04, 0.05), (0.3, 0.12), (0.3, 0.6), (0.04, 0.66)], blur=0.02)
    c.shine(window, "#eaf8dc", 0.35)
    c.paint(c.polygon([(0.165, 0.02), (0.18, 0.02), (0.18, 0.7), (0.165, 0.7)], blur=0.012), "#3f8284", 0.3)
    x, foot = 0.42, 0.86
    branches, flowers = [], []
    for angle, length in [(-0.75, 0.37), (-0.42, 0.44), (-0.12, 0.47), (0.2, 0.45), (0.5, 0.42), (0.82, 0.34)]:
        points = []
        for step in range(13):
            t = step / 12
            bend = angle * (0.25 + 0.75 * t)
            points.append((x + np.sin(bend) * length * t, foot - 0.33 - np.cos(bend) * length * t))
        branches.append((points, 0.007))
        flowers += [(points[i], 0.026 + 0.014 * c.random.random()) for i in (5, 7, 9, 11, 12)]
    c.paint(c.strokes(branches), "#4a3324")
    shadow = np.exp(-(((c.x - x - 0.17) / 0.2) ** 2 + ((c.y - foot - 0.005) / 0.035) ** 2))
    c.paint(shadow, "#4a2c1a", 0.6)
    up = (foot - c.y) / 0.36
    half = np.maximum(profile_of(up, [-0.3, 0, 0.2, 0.45, 0.7, 0.85, 0.95, 1.0, 1.2],
                                 [0.075, 0.085, 0.135, 0.16, 0.11, 0.05, 0.048, 0.062, 0.075]), 0.01)
    mask = smooth(0.003, -0.003, np.abs(c.x - x) - half) * (up > 0) * (up < 1)
    nx = np.clip((c.x - x) / half, -1, 1)
    lit = np.clip(0.62 * np.sqrt(1 - nx ** 2) - 0.55 * nx, 0, 1)
    glaze = mix(rgb("#6a2b20"), rgb("#f6b08a"), lit[..., None])
    band = smooth(0.36, 0.38, up) * smooth(0.56, 0.54, up)
    pattern = band * (0.5 + 0.5 * np.sign(np.sin(np.arcsin(nx * 0.999) * 11) * np.sin((up - 0.37) * 70)))
    glaze = mix(glaze, rgb("#fff0da") * (0.35 + 0.7 * lit[..., None]), (0.75 * pattern)[..., None])
    c.paint(mask, glaze)
    c.shine(np.exp(-(((nx + 0.5) / 0.1) ** 2 + ((up - 0.5) / 0.2) ** 2)) * mask, "#ffffff", 0.6)
    for (fx, fy), size in flowers:
        blossom(c, fx + 0.03 * (c.random.random() - 0.5), fy + 0.03 * (c.random.random() - 0.5), size)
    c.vignette(0.22)
    return c.image()


def blossom(c, x, y, size):
    turn = c.random.random() * 6.28
    for petal in range(5):
        angle = turn + petal * 6.283 / 5
        px, py = x + np.cos(angle) * size * 0.55, y + np.sin(angle) * size * 0.55
        tone = mix(rgb("#f6a9bd"), rgb("#fff2f2"), 0.35 + 0.65 * (0.5 - 0.5 * np.sin(angle)))
        c.paint(c.disc(px, py, size * 0.5, size * 0.06), tone)
    c.paint(c.disc(x, y, size * 0.2, size * 0.06), "#d9503f")
    c.paint(c.disc(x, y, size * 0.1, size * 0.04), "#ffd873")


def orbits(width, height):
    c = Canvas(width, height, 10)
    c.fill(c.gradient((0, "#101430"), (0.6, "#1c1f4d"), (1, "#3a2360")))
    c.stars(260, 1.0)
    mist = smooth(0.45, 0.85, c.cloud(3, 3, 5))
    c.shine(mist, "#7a4bd0", 0.35)
    x, y, r = 0.5, 0.52, 0.2
    tilt = -0.38
    u = (c.x - x) * np.cos(tilt) + (c.y - y) * np.sin(tilt)
    v = -(c.x - x) * np.sin(tilt) + (c.y - y) * np.cos(tilt)
    ring = np.hypot(u, v / 0.28)

    def rings(front):
        for inner, outer, colour, strength in [
                (0.27, 0.305, "#ffe2b0", 0.8), (0.315, 0.36, "#e7a46c", 0.9), (0.37, 0.385, "#fff3d6", 0.6),
                (0.40, 0.43, "#b56a86", 0.7)]:
            band = smooth(inner - 0.003, inner + 0.003, ring) * smooth(outer + 0.003, outer - 0.003, ring)
            half = (v > 0) if front else (v <= 0)
            shade = 1 - 0.75 * (0 if front else 1) * (np.hypot(c.x - x - 0.05, c.y - y - 0.02) < r * 1.02)
            c.paint(band * half * shade, colour, strength)

    c.shine(c.glow(x, y, 0.34), "#ff9f6a", 0.22)
    rings(front=False)
    dx, dy = (c.x - x) / r, (c.y - y) / r
    nz = np.sqrt(np.clip(1 - dx ** 2 - dy ** 2, 0, 1))
    lit = np.clip(-0.6 * dx - 0.5 * dy + 0.55 * nz, 0, 1)
    belts = 0.5 + 0.5 * np.sin((v / r) * 15 + 2.2 * c.cloud(4, 9, 3))
    surface = mix(rgb("#e0653f"), rgb("#ffd79a"), belts[..., None])
    c.paint(c.disc(x, y, r), mix(rgb("#1a0f2e"), surface, (lit ** 0.8)[..., None]))
    rings(front=True)
    for ox, oy, size, colour in [(0.16, 0.2, 0.052, "#6fd0d8"), (0.85, 0.82, 0.034, "#e9e3f5"), (0.83, 0.16, 0.02, "#f49ac1")]:
        mx, my = (c.x - ox) / size, (c.y - oy) / size
        mz = np.sqrt(np.clip(1 - mx ** 2 - my ** 2, 0, 1))
        light = np.clip(-0.6 * mx - 0.5 * my + 0.55 * mz, 0, 1)
        c.paint(c.disc(ox, oy, size), mix(rgb("#120c26"), rgb(colour), light[..., None]))
    return c.image()
