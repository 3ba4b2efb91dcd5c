import PreviewWire
import SourceAdapter

/// The files that a build was made from, by which places in what was compiled are told as places in what was
/// written.
struct AuthorFiles: Sendable {
  private var texts: [String: String] = [:]
  private var positions: [String: PositionMap] = [:]
  private var holes: [String: PositionMap] = [:]
  private let root: SourceRoot

  init(_ files: [AdaptedFile], root: SourceRoot) {
    self.root = root
    for file in files {
      texts[file.path] = file.original
      positions[file.path] = file.positions
    }
  }

  init(_ files: [SourceScan.File], root: SourceRoot) {
    self.root = root
    for file in files { texts[file.path] = file.text }
  }

  /// The author's text of a file that was adapted with holes in it, and the way back through them.
  mutating func look(through holes: PositionMap?, in path: String, text: String) {
    texts[path] = text
    if let holes { self.holes[path] = holes }
  }

  func contains(_ path: String) -> Bool { texts[path] != nil }

  /// The paths of the files whose last components these are.
  func paths(named name: String) -> [String] {
    texts.keys.filter { $0.lastComponent == name }.sorted()
  }

  /// The column that the author sees, of one that the compiler counts.
  func column(in path: String, line: Int, adapted column: Int) -> Int {
    let inHoled = positions[path]?.column(line: line, adaptedColumn: column) ?? column
    return holes[path]?.column(line: line, adaptedColumn: inHoled) ?? inHoled
  }

  /// The name by which people know the file.
  func display(_ path: String) -> String { root.display(path) }

  /// A problem at a place in a file, with the line and its neighbours. `line` may be 0.
  func problem(
    _ kind: Problem.Kind, in path: String, line: Int, column: Int, _ message: String, function: String? = nil
  ) -> Problem {
    Problem(
      kind: kind, file: display(path), absolutePath: path, line: line, column: column,
      message: message.cut(toBytes: WireLimits.problemText), function: function,
      lines: lines(of: path, around: line))
  }

  private func lines(of path: String, around line: Int) -> [Problem.CodeLine] {
    guard line > 0, let text = texts[path] else { return [] }
    let wanted = max(1, line - 1)...(line + 1)
    let all = text.sourceLines(upTo: line + 3)
    var lines: [Problem.CodeLine] = []
    for number in wanted where number <= all.count {
      // A file that ends with a line feed has no empty line after it.
      if number > line, number == all.count, all[number - 1].isEmpty { continue }
      lines.append(Problem.CodeLine(number: number, text: String(all[number - 1])))
    }
    return lines
  }

  /// The line in which a function of this name is declared, if there is just one such in the file;
  /// otherwise 0.
  func line(ofFunction name: Substring, in path: String) -> Int {
    guard let text = texts[path], !name.isEmpty else { return 0 }
    var found = 0
    var number = 0
    for line in text.sourceLines() {
      number += 1
      guard let range = line.firstRange(of: "func \(name)"), let next = line[range.upperBound...].first,
        next == "(" || next == "<" || next == " "
      else { continue }
      if found > 0 { return 0 }
      found = number
    }
    return found
  }
}

extension String {
  /// The lines without their ends, which are LF or CRLF: to Swift, CRLF is one character.
  ///
  /// - Parameter count: how many lines are wanted; the last one then holds whatever follows.
  func sourceLines(upTo count: Int = .max) -> [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), maxSplits: max(count - 1, 0), omittingEmptySubsequences: false)
      .map {
        Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
      }
  }
}
