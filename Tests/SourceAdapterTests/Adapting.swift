import Testing

@testable import SourceAdapter

/// The result of rewriting alone, without previews and knobs, for the files of a module, each without what is
/// put before the author's first line and after the last.
struct Adapting {
  let module: AdaptedModule

  init(_ texts: String...) {
    self.init(texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) })
  }

  init(_ files: [SourceFile]) {
    module = SourceAdapter.adapt(files, moduleName: "Wheels", parts: [.rewrites])
  }

  /// The author's lines of a file.
  func text(_ number: Int = 0) -> String {
    let file = module.files[number]
    let adapted = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = file.original.split(separator: "\n", omittingEmptySubsequences: false).count
    return adapted.dropFirst(3).prefix(count).joined(separator: "\n")
  }

  /// The code that was generated behind a file.
  func appendix(_ number: Int = 0) -> String {
    let text = module.files[number].text
    guard let start = text.firstRange(of: "#sourceLocation(file: \"generated for") else { return "" }
    return text[start.lowerBound...].split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
  }

  /// Each problem as the compiler would print it.
  var problems: [String] {
    module.problems.map { "\($0.file):\($0.line):\($0.column): \($0.severity): \($0.message)" }
  }
}

/// Expects a file of its own to become `adapted`, with no problem.
func expect(
  _ author: String, becomes adapted: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let adapting = Adapting(author)
  #expect(adapting.text() == adapted, sourceLocation: sourceLocation)
  #expect(adapting.problems == [], sourceLocation: sourceLocation)
}

/// Expects a file of its own to stay as it is.
func expectUnchanged(_ author: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  expect(author, becomes: author, sourceLocation: sourceLocation)
}
