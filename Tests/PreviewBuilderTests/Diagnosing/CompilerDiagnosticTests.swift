import Testing

@testable import PreviewBuilder

@Suite struct `Compiler diagnostic` {
  @Test func `errors, warnings and notes are told apart, quoted lines left out`() {
    let all = CompilerDiagnostic.parse(
      """
      /x/My Cards.swift:12:5: error: cannot find 'foo' in scope
          foo(1)
          ^~~
      /x/My Cards.swift:3:8: note: did you mean 'fo'?
        func fo() {}
             ^
      /x/B.swift:1:1: warning: variable 'b' was never used; consider replacing with '_' or removing it [#no-usage]
      let b = "/y.swift:1:1: error: no"
      ^
      <unknown>:0: error: missing required module 'X'

      """)

    #expect(all.map(\.severity) == [.error, .warning, .error])
    #expect(all.map(\.file) == ["/x/My Cards.swift", "/x/B.swift", "<unknown>"])
    #expect(all.map(\.line) == [12, 1, 0])
    #expect(all.map(\.column) == [5, 1, 0])
    #expect(all[0].message == "cannot find 'foo' in scope")
    #expect(all[0].notes.map(\.message) == ["did you mean 'fo'?"])
    #expect(
      all[1].message == "variable 'b' was never used; consider replacing with '_' or removing it [#no-usage]")
  }

  @Test func `the rest of a message of several lines belongs to it`() {
    let all = CompilerDiagnostic.parse(
      """
      /x/A.swift:1:2: error: first line
      second line
      let a = 1
       ^
      """)

    #expect(all.map(\.message) == ["first line\nsecond line"])
  }

  @Test func `what is kept of a warning reads as the same warning`() {
    let first = CompilerDiagnostic.parse(
      "/x/A.swift:1:2: warning: one\ntwo\ncode\n ^\n/x/A.swift:3:4: note: three\ncode\n ^\n<unknown>:0: error: four\n"
    )

    #expect(CompilerDiagnostic.parse(first.map(\.text).joined()) == first)
  }

  @Test(arguments: [
    "", "\n", ":::", "error: ", "/: error: ", "/a:-1:-1: error: x", "/a:99999999999999999999:1: error: x",
    "/a:1: : error: ",
  ])
  func `text that is no diagnostic is none`(text: String) {
    #expect(CompilerDiagnostic.parse(text).allSatisfy { $0.line >= 0 && $0.column >= 0 })
  }
}
