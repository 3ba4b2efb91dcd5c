import Testing

@testable import PreviewBuilder

@Suite struct `A crash of the compiler` {
  private func place(_ output: String) -> String? {
    CompilerDiagnostic.crash(in: output).map { "\($0.file):\($0.line):\($0.column)" }
  }

  @Test func `is an error where the compiler was last`() throws {
    let output = """
      /a/Film.swift:1:1: warning: unused
      Assertion failed: somewhere.

      Stack dump:
      0.\tProgram arguments: swift-frontend -c /a/Other.swift:9:9
      1.\tSwift version 6.3.1
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/b c/Film.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).make()@/a/b c/Film.swift:5:57)
      7.\tWhile type-checking statement at [/a/b c/Film.swift:5:82 - line:5:119] RangeText="x ? y : "
       #0 0x0000561f68eb5738 PrintStackTrace (/opt/Film.swift:1:1)
      """
    let crash = try #require(CompilerDiagnostic.crash(in: output))
    #expect(place(output) == "/a/b c/Film.swift:5:82")
    #expect(crash.severity == .error && crash.message == CompilerDiagnostic.crash)
  }

  @Test func `while it makes code is at the declaration`() {
    let output = """

      Stack dump:
      3.\tWhile evaluating request IRGenRequest(IR Generation for file "/a/Film.swift")
      4.\tWhile emitting IR SIL function "@$s1a" for 'make()' (at /a/Film.swift:7:3)
       #0 0x0
      """
    #expect(place(output) == "/a/Film.swift:7:3")
  }

  @Test(arguments: ["", "killed", "\nStack dump:\n1.\tWhile emitting a module\n"])
  func `that says no place is none`(output: String) { #expect(CompilerDiagnostic.crash(in: output) == nil) }
}
