import Testing

@testable import SourceAdapter

@Suite struct `Source edits` {
  @Test func `are made in the order of the text, whatever order they come in`() {
    let edits = [SourceEdit(4..<5, "two"), SourceEdit(0..<1, "one")]
    #expect(edits.applied(to: "1 + 2") == "one + two")
  }

  @Test func `at one place keep their order, insertions first`() {
    let edits = [SourceEdit(0..<1, "x"), SourceEdit(0..<0, "a"), SourceEdit(0..<0, "b")]
    #expect(edits.applied(to: "1") == "abx")
  }

  @Test func `that overlap an earlier one are left out`() {
    let edits = [SourceEdit(0..<3, "abc"), SourceEdit(2..<4, "!")]
    #expect(edits.applied(to: "12345") == "abc45")
  }

  @Test func `count bytes, so that text before them may be of any script`() {
    let text = "\"🎠é\" + 1"
    let edits = [SourceEdit(text.utf8.count - 1..<text.utf8.count, "2")]
    #expect(edits.applied(to: text) == "\"🎠é\" + 2")
  }

  @Test func `past the end of the text are not made`() {
    #expect([SourceEdit(3..<9, "x")].applied(to: "abcd") == "abcd")
  }
}
