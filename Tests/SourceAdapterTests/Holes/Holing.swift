import Testing

@testable import SourceAdapter

/// A module of one file that the compiler has something against, in the words that it would use.
struct Holing {
  var maker: HoleMaker
  private(set) var mistakes: [HoleDiagnostic] = []

  init(_ text: String, plan: HolePlan = HolePlan()) {
    maker = HoleMaker([SourceFile(path: "/Feed.swift", text: text)], moduleName: "Wheels", plan: plan)
  }

  /// Says each message of the place where its text stands first in the holed file.
  mutating func take(_ messages: (place: String, message: String)..., notes: [String] = []) throws {
    let text = text
    let diagnostics = try messages.map { place, message in
      let range = try #require(text.firstRange(of: place), "\(place) is not in \(text)")
      let before = text[..<range.lowerBound]
      let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return HoleDiagnostic(file: "/Feed.swift", line: line, column: column, message: message, notes: notes)
    }
    mistakes = maker.take(diagnostics).mistakes
  }

  /// The file with its holes.
  var text: String { maker.sources[0].text }

  /// The same, each hole without its key.
  var plainText: String { text.replacing(/(_[hH]ole\w*\()\d+/) { "\($0.output.1)n" } }

  /// The types that are declared as stand-ins.
  var standIns: [String] { maker.plan.standIns.keys.sorted() }

  /// The declarations that stand in for types.
  var declarations: String { maker.sources.last?.text ?? "" }
}

/// Expects one message about a place to change a file into another.
func expectHole(
  _ text: String, at place: String, _ message: String, notes: [String] = [], becomes holed: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  var holing = Holing(text)
  try holing.take((place, message), notes: notes)
  #expect(holing.plainText == holed, sourceLocation: sourceLocation)
  #expect(holing.mistakes == [], sourceLocation: sourceLocation)
}
