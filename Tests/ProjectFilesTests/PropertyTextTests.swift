import Testing

@testable import ProjectFiles

@Suite struct `Property lists as Xcode writes them` {
  @Test func `have tables, lists, texts and comments`() throws {
    let text = """
      // !$*UTF8*$!
      { a = b; /* c */ "d e" = ( f /* g */, "h \\"i\\"\\n", ); j = {k = ../l+m.swift; }; n = <00 ff>; }
      """
    let value = try PropertyText.read(text)
    #expect(
      value
        == .table([
          "a": .text("b"), "d e": .list([.text("f"), .text("h \"i\"\n")]),
          "j": .table(["k": .text("../l+m.swift")]), "n": .text("<00 ff>"),
        ]))
  }

  @Test(
    arguments: [
      ("{\n a = b\n c = d;\n}", 3, "a ';' is missing after the value of a"),
      ("{\n a = (b c);\n}", 2, "a ',' is missing in a list"),
      ("{\n a = \"b;\n}\n", 2, "a quotation mark has no end"),
      ("{\n a = b;\n /* }", 3, "a comment has no end"),
      ("{\n a = b;\n", 3, "it ends in the middle"),
      ("", 1, "it ends in the middle"),
      ("{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> x\n}", 2, "a merge left its marks here"),
      ("{\n a = (\n<<<<<<< HEAD\n b,\n=======\n", 3, "a merge left its marks here"),
      ("{ a = b; } }", 1, "something follows after the end"),
    ]) func `say in which line they are broken`(text: String, line: Int, reason: String)
  {
    #expect(throws: PropertyText.Failure(line: line, reason: reason)) { try PropertyText.read(text) }
  }

  @Test func `are not followed for ever`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyText.Failure(line: 1, reason: "it is nested too deeply")) {
      try PropertyText.read(text)
    }
  }
}
