import Testing

@testable import SourceAdapter

@Suite struct `Compiler's diagnostics` {
  private let files = Adapting(
    [
      SourceFile(path: "Deck:1/A.swift", text: "@objc class A {\n  @objc var é = 1; var b = c\n}\n"),
      SourceFile(path: "B.swift", text: "class B: UIView {}\nextension B { override func f() { g() } }\n"),
    ]
  ).module.files

  private func mapped(_ output: String) -> [String] {
    CompilerDiagnostics(files).problems(in: output).map {
      "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)"
    }
  }

  @Test func `name the author's columns`() {
    // Both lines lost `@objc `; the second has a letter of two bytes.
    #expect(mapped("Deck:1/A.swift:1:7: error: one") == ["Deck:1/A.swift:1:13: error: one"])
    #expect(
      mapped("Deck:1/A.swift:2:24: error: cannot find 'c'") == ["Deck:1/A.swift:2:30: error: cannot find 'c'"]
    )
    #expect(mapped("B.swift:2:30: error: no 'g'") == ["B.swift:2:35: error: no 'g'"])
  }

  @Test func `keep their whole text, the notes with what they explain`() {
    let problems = CompilerDiagnostics(files).problems(
      in: """
        B.swift:1:1: error: a: error: b
        class B: UIView {}
              ^
        B.swift:2:15: note: why
        <unknown>:0: note: how
        Deck:1/A.swift:1:1: warning: late
        """)
    #expect(problems.map(\.message) == ["a: error: b", "late"])
    #expect(problems.map(\.notes) == [["B.swift:2:24: why", "how"], []])
  }

  @Test func `in what was generated have a file and no line, if they are errors`() {
    #expect(mapped("generated for B.swift (not in it):3:4: error: oh") == ["B.swift:0:0: error: oh"])
    #expect(mapped("generated for B.swift (not in it):3:4: warning: oh\nB.swift:1:30: warning: thunk") == [])
    #expect(mapped("B.swift:1:30: error: thunk") == ["B.swift:1:18: error: thunk"])
  }

  @Test func `without a place are kept`() {
    #expect(mapped("<unknown>:0: error: no such module 'A'") == [":0:0: error: no such module 'A'"])
    #expect(mapped("error: fatal") == [])
    #expect(mapped("ld.lld: error: undefined symbol: f()") == [":0:0: error: undefined symbol: f()"])
  }

  @Test func `that are said twice count once`() {
    #expect(mapped("B.swift:1:1: error: a\nB.swift:1:1: error: a\nB.swift:1:2: error: a").count == 2)
  }
}
