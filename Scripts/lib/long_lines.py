"""Finds lines of Swift that are longer than 110 characters, as swift-format looks at code only.

    long_lines.py [--mend] FILE...

Exit status 1 if there are any. With --mend, comments are broken again first, each paragraph from its long line on.

A line with a string in it may be longer, since nothing is gained by breaking it.
"""

import re
import sys
from pathlib import Path

LIMIT = 110
COMMENT = re.compile(r"( *)(///?) ?(.*)")
# Begins a list's entry.
ENTRY = re.compile(r" *([-*+] |\d+[.)] )")
# Would mean something else at the beginning of a line, or, as a number does, belongs to the word before.
NOT_FIRST = re.compile(r"([-*+>=|]|\d.*|#.*|\|.*|```.*|State:|—|/.*)$")
# Begins something that does not go on with the line above.
APART = re.compile(r"([-*+] |\d+[.)] |\||```|#|> |MARK|State: |swift-format-ignore)")


def outside_literals(lines):
    """For each line, whether it is no part of a literal of several lines."""
    inside = False
    for line in lines:
        was_inside = inside
        if line.count('"""') % 2:
            inside = not inside
        yield not (was_inside or inside)


def long_lines(lines):
    """The numbers of those that are too long, from 1."""
    return [
        number
        for number, (line, is_outside) in enumerate(zip(lines, outside_literals(lines)), 1)
        if len(line) > LIMIT and is_outside and ('"' not in line or COMMENT.fullmatch(line))
    ]


def words_of(text):
    """Its words; code between backticks is one."""
    words, is_code = [], False
    for word in text.split(" "):
        if is_code:
            words[-1] += " " + word
        else:
            words.append(word)
        if word.count("`") % 2:
            is_code = not is_code
    return words


def first_line(prefix, text):
    """As much of the text as there is room for after the prefix, and the rest."""
    words = words_of(text)
    count = 1
    while count < len(words) and len(prefix + " ".join(words[: count + 1])) <= LIMIT:
        count += 1
    while 1 < count < len(words) and NOT_FIRST.match(words[count]):
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


def goes_on(comment, following, margin):
    """Whether the line after a comment is of the same paragraph, whose later lines have that margin."""
    match = COMMENT.fullmatch(following)
    return (
        match is not None and match[1] == comment[1] and match[2] == comment[2]
        and match[3].strip() != "" and re.match(" *", match[3])[0] == margin
        and not APART.match(match[3].strip()) and "  " not in match[3].strip()
    )


def mended(lines):
    """The lines with long comments broken. Words stay in their order; drawings and examples stay as they are."""
    out, left, entry_margin, is_example = [], "", None, False
    for index, (line, is_outside) in enumerate(zip(lines, outside_literals(lines))):
        comment = COMMENT.fullmatch(line) if is_outside else None
        text = comment[3] if comment else ""
        is_fence = text.startswith("```")
        is_example = comment is not None and is_example != is_fence
        margin = re.match(" *", text)[0]
        entry = ENTRY.match(text)
        is_drawing = "  " in text.strip() or (margin and not entry and margin != entry_margin)
        if comment is None or is_fence or is_example or is_drawing:
            entry_margin = None
            out.append(line)
            continue
        entry_margin = " " * len(entry[0]) if entry else entry_margin if margin else None
        before = f"{comment[1]}{comment[2]} "
        prefix, later = before + margin, before + (entry_margin or "")
        text, left = f"{left} {text.strip()}".strip(), ""
        while len(prefix + text) > LIMIT and not left:
            full, rest = first_line(prefix, text)
            if not rest:
                break  # one long word
            out.append(prefix + full)
            prefix, text = later, rest
            following = lines[index + 1] if index + 1 < len(lines) else ""
            if goes_on(comment, following, entry_margin or "") and len(prefix + text) <= LIMIT:
                left = text
        if not left:
            out.append((prefix + text).rstrip())
    return out


def main(words):
    mends = words[:1] == ["--mend"]
    found = False
    for path in map(Path, words[mends:]):
        lines = path.read_text().split("\n")
        if mends and long_lines(lines):
            lines = mended(lines)
            path.write_text("\n".join(lines))
        for number in long_lines(lines):
            found = True
            print(f"{path}:{number}: {len(lines[number - 1])} characters")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
