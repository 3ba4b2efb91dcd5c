"""Finds public declarations in Swift that have no doc comment.

    undocumented.py FILE...

Exit status 1 if there are any. Requirements of public protocols and members of public extensions are public too.
Neither a case needs a comment, nor a declaration whose comment is elsewhere: an override, or `init(coder:)`.
"""

import re
import sys
from pathlib import Path

# Comments and literals, in which a word declares nothing.
NO_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|(#*)""".*?"""\1|(#+)".*?"\2|"(?:\\.|[^"\\\n])*"', re.DOTALL)
ATTRIBUTE = r"@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?"
MODIFIER = (
    r"(?:public|open|package|internal|fileprivate|private|static|class|final|override|required|convenience|mutating"
    r"|nonmutating|nonisolated|isolated|indirect|dynamic|lazy|weak|unowned|optional|prefix|postfix|infix|distributed"
    r"|consuming|borrowing)(?:\(\w+\))?")
DECLARATION = re.compile(
    rf"^(?P<margin> *)(?P<words>(?:(?:{ATTRIBUTE}|{MODIFIER})\s+)*)"
    r"(?P<kind>actor|associatedtype|class|enum|extension|func|init|let|macro|operator|precedencegroup|protocol|struct"
    r"|subscript|typealias|var)\b[ ]*(?P<name>\w+|\W\S*)?", re.MULTILINE)
DOC = re.compile(r" *///|.*\*/\s*$")
PLAIN_COMMENT = re.compile(r" *//(?!/)")


def without_comments_and_literals(text):
    """The text with blanks in their places, so that all else stays in its line and column."""
    return NO_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def margin_of_public_members(code, declaration):
    """The margin of what is public within a declaration without saying so, and where that ends; None of most kinds."""
    if declaration["kind"] not in ("protocol", "extension") or "public" not in declaration["words"].split():
        return None
    # The formatter puts the last brace below the first word, and that of an empty body right behind the first one.
    start = code.index("{", declaration.end())
    end = code.find("}" if code.startswith("{}", start) else f"\n{declaration['margin']}}}", start)
    return declaration["margin"] + "  ", end


def needs_comment(declaration, is_member):
    """Whether it is public, here for the first time, and has a name to be told about."""
    words = re.sub(ATTRIBUTE, "", declaration["words"]).split()
    is_public = "public" in words or "open" in words
    is_hidden = any(word in words for word in ("package", "internal", "fileprivate", "private"))
    is_coder = declaration["kind"] == "init" and re.match(r"\??\(coder\b", declaration["name"] or "")
    return (
        (is_public or is_member and not is_hidden)
        and declaration["kind"] != "extension" and "override" not in words and not is_coder)


def has_doc(lines, first, last):
    """Whether there is a doc comment above the line `first`, or between attributes up to the line `last`."""
    while first > 0 and PLAIN_COMMENT.match(lines[first - 1]):
        first -= 1
    return any(DOC.match(line) for line in lines[max(first - 1, 0) : last])


def undocumented(text):
    """The lines of such declarations, counted from 1, each with its text."""
    lines, code = text.split("\n"), without_comments_and_literals(text)
    found, margin, end = [], "", 0
    for declaration in DECLARATION.finditer(code):
        start = declaration.start()
        is_member = start < end and declaration["margin"] == margin
        first, last = (code.count("\n", 0, place) for place in (start, declaration.start("kind")))
        if needs_comment(declaration, is_member) and not has_doc(lines, first, last):
            found.append((last + 1, lines[last].strip()))
        margin, end = margin_of_public_members(code, declaration) or (margin, end)
    return found


def main(paths):
    found = [(path, *place) for path in paths for place in undocumented(Path(path).read_text())]
    for path, number, line in found:
        print(f"{path}:{number}: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
