import pytest
from undocumented import main, undocumented


@pytest.mark.parametrize("line", [
    "public let a = 1", "open var a: Int { 1 }", "public private(set) var a = 1", "public init() {}",
    "public static func == (a: A, b: A) -> Bool { true }", "open class func a() {}", "public final class A {}",
    "@MainActor public protocol A {}", "  public subscript(a: Int) -> Int { a }", "public typealias A = B",
    "@available(*, deprecated, message: \"a (b)\") public func a() {}",
])
def test_a_public_declaration_needs_a_comment(line):
    assert undocumented(line) == [(1, line.strip())]
    assert undocumented(f"/// A.\n{line}") == []


@pytest.mark.parametrize("line", [
    "let a = 1", "package func a() {}", "public override func a() {}", "open override var a: Int { 1 }",
    "public required init?(coder: NSCoder) {}", "public import A", "public extension A {}",
    "    open = [a]", "    open += [a]", "  case a", "  deinit {}",
])
def test_others_need_none(line):
    assert undocumented(line) == []


def test_only_a_doc_comment_just_above_counts():
    for above in ["// A.", "/// A.\n", "/// A.\nlet b = 1", "/* A. */\nlet b = 1"]:
        assert [line for _, line in undocumented(f"{above}\npublic let a = 1")] == ["public let a = 1"]
    for above in ["/** A. */", "/// A.\n@MainActor", "@MainActor\n/// A.", "/// A.\n// swift-format-ignore"]:
        assert undocumented(f"{above}\npublic let a = 1") == []


def test_attributes_above_belong_to_the_declaration():
    assert undocumented("@discardableResult\n@objc(a)\npublic func a() -> Int { 1 }") == [
        (3, "public func a() -> Int { 1 }")]


@pytest.mark.parametrize("head", ["public protocol A: B {", "@MainActor public extension A\nwhere B: C {"])
def test_members_of_public_protocols_and_extensions_are_public(head):
    text = f"/// A.\n{head}\n  func a()\n  private func b() {{\n    let c = 1\n  }}\n}}\nstruct D {{\n  var e = 1\n}}"
    assert [line for _, line in undocumented(text)] == ["func a()"]


def test_members_of_others_are_not():
    for head in ["protocol A {", "extension A {", "public struct A {", "public protocol A {}\nstruct B {"]:
        assert undocumented(f"/// A.\n{head}\n  var a: Int {{ 1 }}\n}}") == []


def test_words_in_comments_and_literals_declare_nothing():
    assert undocumented('let a = """\npublic let b = 1\n"""\n/*\npublic let c = 1\n*/\nlet d = #"public "let"#') == []


def test_lines_are_said_with_their_files(tmp_path, capsys):
    file = tmp_path / "A.swift"
    file.write_text("\npublic let a = 1\n")
    assert main([str(file)]) == 1
    assert capsys.readouterr().out == f"{file}:2: public let a = 1\n"
    file.write_text("/// One.\npublic let a = 1\n")
    assert main([str(file)]) == 0
