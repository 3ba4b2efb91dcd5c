import PreviewWire
import SourceAdapter
import Testing

@testable import PreviewBuilder

@Suite struct `Problem list` {
  private let folder = Scratch()

  private func list(_ texts: [String: String]) throws -> ProblemList {
    let root = try SourceRoot(folder.path)
    let files = texts.sorted { $0.key < $1.key }.map { SourceScan.File(path: folder($0.key), text: $0.value) }
    return ProblemList(AuthorFiles(files, root: root))
  }

  private func diagnostics(_ text: String) -> [CompilerDiagnostic] {
    CompilerDiagnostic.parse(text.replacing("@", with: folder.path + "/"))
  }

  @Test func `errors of several files come first, in the order of files and lines, each once`() throws {
    var list = try list(["A.swift": "1\n2\n3\n", "B.swift": "1\n"])
    let said = """
      @B.swift:1:1: error: b
      @A.swift:3:1: error: a3
      @A.swift:1:1: warning: w
      @A.swift:2:9: error: a2
      @A.swift:2:1: error: a1
      @B.swift:1:1: error: b
      """

    for diagnostic in diagnostics(said) { list.add(diagnostic) }

    #expect(list.forSending.map(\.message) == ["a1", "a2", "a3", "b", "w"])
    #expect(list.hasError)
  }

  @Test func `a problem shows its line between its neighbours, of any line ends`() throws {
    var list = try list(["A.swift": "one\r\ntwo\r\nthree\r\nfour\r\n"])

    for diagnostic in diagnostics("@A.swift:2:1: error: x\n@A.swift:4:1: error: y\n@A.swift:1:1: error: z") {
      list.add(diagnostic)
    }

    let lines = list.forSending.map { $0.lines.map { "\($0.number) \($0.text)" } }
    #expect(lines == [["1 one", "2 two"], ["1 one", "2 two", "3 three"], ["3 three", "4 four"]])
  }

  @Test func `notes are kept, with the names by which people know their files`() throws {
    var list = try list(["A.swift": "1\n2\n"])

    for diagnostic in diagnostics(
      "@A.swift:1:1: error: no\n@A.swift:2:1: note: because\n<unknown>:0: note: so it is")
    {
      list.add(diagnostic)
    }

    #expect(list.forSending.first?.message == "no\nA.swift:2:1: note: because\nnote: so it is")
  }

  @Test func `what was generated is never shown as a place`() throws {
    var list = try list(["A.swift": "1\n"])

    for diagnostic in diagnostics(
      "generated for @A.swift (not in it):9:9: error: oops\ngenerated for @A.swift (not in it):1:1: warning: w"
    ) {
      list.add(diagnostic)
    }

    #expect(list.forSending.count == 1)
    #expect(list.forSending.first?.file == "A.swift")
    #expect(list.forSending.first?.line == 0)
    #expect(list.forSending.first?.kind == .unsupported)
    #expect(list.forSending.first?.message.hasSuffix("oops") == true)
  }

  @Test func `more problems than may be sent are counted in the last one`() throws {
    var list = try list(["A.swift": "1\n"])

    for number in 1...250 {
      list.add(Problem(kind: .error, file: "A.swift", line: number, message: "no"))
    }

    #expect(list.forSending.count == WireLimits.problems)
    #expect(list.forSending.last?.message == "151 more problems like these")
  }
}
