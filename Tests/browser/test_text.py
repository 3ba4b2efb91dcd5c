"""The server measures text as wide as the browser draws it, with the fonts that the server serves."""

import json
import subprocess

import pytest
from server import ANSWER_SECONDS, ROOT, SCROLLWORK

TOLERANCE_POINTS = 0.5

TEXTS = [
    # Latin, with kerning, ligatures that must not be, figures and marks in both forms.
    "Hello, world", "AVATAR To Wa Yo. LT", "fi ffi fl office waffle", "12:30 (a) A-B 1/2 50% x^2", "“Quoted” – don’t…",
    "Crème brûlée, señor Ångström", "e\u0301 o\u0308 n\u0303 ę̈", "Dấu tiếng Việt", "Margherita 8,50 €  *  @home #1",
    "iiiiiiiiiillllllllll", "WWWWWWWWWWMMMMMMMMMM", " leading and  double  spaces",
    # Cyrillic and Greek
    "Съешь же ещё этих мягких булок", "Їжак і ґава", "Γρήγορη αλεπού", "ΤΑΥ ΑΥΤΟ", "Ὀδυσσεύς ᾧ",
    # Arabic and Hebrew, alone, vowelled, with digits, and mixed
    "مرحبا بالعالم", "السلام عليكم", "لا إله", "العَرَبِيَّة", "الغرفة 12 في 2024", "فارسی پ چ ژ گ",
    "שלום עולם", "שָׁלוֹם", "מחיר: 42 ₪ (חדש)", "Hello שלום 123 مرحبا!", "pizza פיצה pizza",
    # Chinese and Japanese
    "中文排版测试", "你好,世界!", "繁體中文字", "日本語のテキスト", "カタカナ ﾊﾝｶｸ", "价格¥12.50元", "A中B文C",
    # Emoji: plain, with skin tones, joined, flags, keycaps, and those that are pictures only when asked
    "😀", "🍕🍕🍕", "👍🏽👋🏿", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷🇯🇵", "1️⃣2️⃣#️⃣", "❤️", "❤", "☀️ ☁️ ✈️", "⌚⏰⚡✅", "Pizza 🍕 heute 😋!", "🏳️‍🌈",
    # Symbols that Inter lacks or has
    "→ ← ↑ ↓ ⇒ ∞ ≈ ≠ ≤ √ ∑", "★☆ ✓ ✗ ● ○ ■ □ ▲ ▼", "Ελλάδα – Россия – Ísland", "Հայերեն ქართული",
]
SIZES = [(11, 400), (13, 600), (17, 400), (17, 700), (20.5, 300), (34, 800), (48, 100), (64, 900)]

MEASURE = """async (items) => {
  const context = document.createElement('canvas').getContext('2d');
  const { fontStack } = await import('/js/paint/typeface.js');
  const widths = [];
  for (const { text, size, weight, italic, spacing } of items) {
    const font = `${italic ? 'italic ' : ''}${weight} ${size}px ${fontStack(window)}`;
    await document.fonts.load(font, text);
    context.font = font;
    context.letterSpacing = `${spacing}px`;
    widths.push(context.measureText(text).width);
  }
  return widths;
}"""


def server_widths(items):
    command = [SCROLLWORK.parent / "scrollwork-agent", "measure"]
    ran = subprocess.run(command, cwd=ROOT, input=json.dumps(items), capture_output=True, text=True, timeout=ANSWER_SECONDS)
    assert ran.returncode == 0, f"measure ended with {ran.returncode}: {ran.stderr}"
    return json.loads(ran.stdout)


def runs_of(item, measured):
    """The pieces that are drawn in one go, each with the room that the server gives it."""
    ends = [run["x"] for run in measured["runs"][1:]] + [measured["width"]]
    return [
        item | {"text": run["string"], "spacing": run["spacing"], "room": end - run["x"]}
        for run, end in zip(measured["runs"], ends)
    ]


def test_the_server_measures_what_the_browser_draws(server, pages):
    items = [
        {"text": text, "size": size, "weight": weight, "italic": italic}
        for italic in (False, True) for text in TEXTS for size, weight in SIZES
    ]
    page = pages.new().page
    page.goto(server.address)

    runs = [run for item, measured in zip(items, server_widths(items)) for run in runs_of(item, measured)]
    here = page.evaluate(MEASURE, runs)

    off = [
        f"{run['text']!r} in {run['size']} at {run['weight']}, italic {run['italic']}:"
        f" server {run['room']:.2f}, browser {width:.2f}"
        for run, width in zip(runs, here)
        if abs(run["room"] - width) > TOLERANCE_POINTS
    ]
    assert len(runs) >= len(items) and len(here) == len(runs)
    assert min(run["room"] for run in runs) > 0
    assert any(run["spacing"] < 0 for run in runs) and any(run["spacing"] > 0 for run in runs)
    assert not off, "\n".join(off)


LABELS = """Label 17 400 41.5, Title 17 400 33.5, Name 17 400 45, Developer 17 400 77.67, System 17 400 56.67,
Authenticated users 17 400 152.67, Anonymous users 17 400 136, App Version 17 400 92, Manage Tags 17 400 101.33,
Server 17 400 49.67, Subtitle 12 400 44, Label 15 400 37.5, Label 14 400 35.5, Label 16 400 39.5, Label 30 400 72,
Featured 22 700 92, Popular In Blah 22 700 154, Installed 24 700 96.5, Unlock with Face ID 22 600 197,
Chat Room 44 400 210"""


def test_text_is_as_wide_as_on_a_phone(server):
    """Widths that Interface Builder wrote into storyboards of public projects, within 2 %. It rounds them up to half a
    point or a third: the width itself is up to half a point less."""
    labels = [label.strip().rsplit(" ", 3) for label in LABELS.replace("\n", " ").split(",")]
    items = [{"text": text, "size": float(size), "weight": int(weight)} for text, size, weight, _ in labels]

    off = []
    for (text, size, weight, width), measured in zip(labels, server_widths(items)):
        (written, ours) = (float(width), measured["width"])
        nearest = min(max(ours, written - 0.5), written)
        if abs(ours - nearest) > 0.02 * written:
            off.append(f"{text!r} in {size} at {weight}: {ours:.2f}, on a phone {written}")
    assert not off, "\n".join(off)


def test_fonts_are_served_for_ever_and_nothing_else_is(server, pages):
    page = pages.new().page
    # The browser says so itself of an answer that is a fault.
    pages.expect("404")
    page.goto(server.address)

    rules = page.evaluate("async () => (await fetch('/fonts/faces.css')).text()")
    address = rules.split('url("')[1].split('"')[0]
    font = page.evaluate(
        "async (address) => { const answer = await fetch(address); const body = await answer.arrayBuffer();"
        " return [answer.status, answer.headers.get('cache-control'), body.byteLength]; }",
        address,
    )
    other = page.evaluate(
        "async () => Promise.all(['/fonts/../etc/passwd', '/fonts/%2e%2e/x', '/fonts/Inter-Regular.otf']"
        ".map(async (address) => (await fetch(address)).status))"
    )

    assert font[0] == 200 and "immutable" in font[1] and font[2] > 100_000
    assert other == [404, 404, 404]
