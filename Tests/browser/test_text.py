"""The server measures text as wide as the browser draws it, with the fonts that the server serves."""

import json
import subprocess

import pytest
from server import ROOT, SCROLLWORK

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
  const { fontStack } = await import('/js/typeface.js');
  const widths = [];
  for (const { text, size, weight, italic } of items) {
    const font = `${italic ? 'italic ' : ''}${weight} ${size}px ${fontStack(window)}`;
    await document.fonts.load(font, text);
    context.font = font;
    widths.push(context.measureText(text).width);
  }
  return widths;
}"""


def server_widths(items):
    command = [SCROLLWORK.parent / "scrollwork-agent", "measure"]
    ran = subprocess.run(command, cwd=ROOT, input=json.dumps(items), capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, f"measure ended with {ran.returncode}: {ran.stderr}"
    return json.loads(ran.stdout)


def test_the_server_measures_what_the_browser_draws(server, pages):
    items = [
        {"text": text, "size": size, "weight": weight, "italic": italic}
        for italic in (False, True) for text in TEXTS for size, weight in SIZES
    ]
    page = pages.new().page
    page.goto(server.address)

    there = server_widths(items)
    here = page.evaluate(MEASURE, items)

    off = [
        f"{item['text']!r} in {item['size']} at {item['weight']}, italic {item['italic']}:"
        f" server {a:.2f}, browser {b:.2f}"
        for item, a, b in zip(items, there, here)
        if abs(a - b) > TOLERANCE_POINTS
    ]
    assert len(here) == len(items)
    assert min(there) > 0
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
