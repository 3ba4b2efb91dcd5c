import pytest
from long_lines import long_lines, main, mended

# 99 characters: behind the sign of a comment there is room for a short word more.
WORDS = " ".join(["word"] * 20)


def test_a_long_comment_is_broken_and_what_is_left_over_goes_into_the_next_line():
    assert mended([f"  /// {WORDS} longer last", "  /// or so.", "  let a = 1"]) == [
        f"  /// {WORDS}", "  /// longer last or so.", "  let a = 1"]


@pytest.mark.parametrize("after", ["//", "// - an entry", "//     an(example)", "/// of another kind", "let a = 1"])
def test_paragraphs_entries_and_code_stay_apart(after):
    assert mended([f"// {WORDS} next last", after]) == [f"// {WORDS} next", "// last", after]


def test_the_rest_of_an_entry_stands_below_its_text():
    assert mended([f"/// - A: {WORDS} next last", "///   or so."]) == [
        f"/// - A: {WORDS}", "///   next last or so."]


def test_code_in_a_comment_is_not_torn():
    assert mended([f"//     {WORDS} next last"]) == [f"//     {WORDS} next last"]
    assert mended([f"// {WORDS} `a = b + c`"]) == [f"// {WORDS}", "// `a = b + c`"]


@pytest.mark.parametrize("word", ["-", "1.", "1.6)", "```", "State:"])
def test_no_line_begins_with_a_word_that_does_not_begin_a_line(word):
    assert mended([f"// {WORDS} fitting {word} last"]) == [f"// {WORDS}", f"// fitting {word} last"]


@pytest.mark.parametrize("line, is_long", [
    ("x" * 110, False), ("x" * 111, True), (f'"{"x" * 120}"', False), (f'// "{"x" * 120}"', True),
])
def test_only_a_line_with_a_string_may_be_long(line, is_long):
    assert long_lines([line]) == ([1] if is_long else [])


def test_a_literal_of_several_lines_is_as_long_as_it_is():
    lines = ['let a = """', "x" * 120, f"// {WORDS} next last", '"""', "x" * 120]
    assert long_lines(lines) == [5]
    assert mended(lines) == lines


def test_files_are_mended_where_they_lie(tmp_path, capsys):
    file = tmp_path / "A.swift"
    file.write_text(f"// {WORDS} next last\n")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out == f"{file}:1: 112 characters\n"
    assert main(["--mend", str(file)]) == 0
    assert file.read_text() == f"// {WORDS} next\n// last\n"
