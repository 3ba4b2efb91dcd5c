import SourceAdapter

/// One thing the compiler says: an error or a warning, with the notes that belong to it.
struct CompilerDiagnostic: Hashable, Sendable {
  enum Severity: String, Sendable {
    case error, warning, note, remark
  }

  /// As `#sourceLocation` has it; `<unknown>` where the compiler knows none.
  var file: String
  /// 0 where it is not known.
  var line, column: Int
  var severity: Severity
  /// The compiler's words. More lines than one where it says more.
  var message: String
  var notes: [CompilerDiagnostic] = []

  /// Reads what `swift-frontend -diagnostic-style llvm` prints. A line that is no diagnostic, such as a line
  /// of source that is quoted, is left out.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var all: [CompilerDiagnostic] = []
    var following: [Substring] = []
    func closeLast() {
      guard !all.isEmpty else { return }
      let more = continuation(following)
      let last = all.count - 1
      if all[last].notes.isEmpty {
        all[last].message += more
      } else {
        all[last].notes[all[last].notes.count - 1].message += more
      }
      following = []
    }
    for line in output.sourceLines() {
      guard let diagnostic = CompilerDiagnostic(header: line) else {
        following.append(line)
        continue
      }
      closeLast()
      following = []
      if diagnostic.severity == .note, !all.isEmpty {
        all[all.count - 1].notes.append(diagnostic)
      } else if diagnostic.severity != .remark {
        all.append(diagnostic)
      }
    }
    closeLast()
    return all
  }

  /// The rest of a message: what comes before the quoted line of source, which has a line of carets below it.
  private static func continuation(_ lines: [Substring]) -> String {
    let carets = lines.firstIndex { line in
      line.contains("^") && line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "^" || $0 == "~" }
    }
    let end = carets.map { max($0 - 1, 0) } ?? 0
    return lines[..<end].map { "\n" + $0 }.joined()
  }

  /// As the compiler printed it, without the quoted lines of source.
  var text: String {
    let place = line == 0 && column == 0 ? "\(file):0" : "\(file):\(line):\(column)"
    // Lines after the first are taken for part of the message because of the line of carets.
    let words = message.contains("\n") ? message + "\n\n^" : message
    return "\(place): \(severity.rawValue): \(words)\n" + notes.map(\.text).joined()
  }

  /// The same as the author knows it, where the compiler speaks of the end of a file: `#sourceLocation` does
  /// not reach so far, and the diagnostic names the adapted file.
  ///
  /// - Parameter authors: paths of the authors' files by those of the adapted ones.
  func placed(by authors: [String: String]) -> CompilerDiagnostic {
    var placed = self
    placed.notes = notes.map { $0.placed(by: authors) }
    guard let author = authors[file], !author.isEmpty else { return placed }
    placed.file = author
    placed.line = max(line - AdaptedFile.precedingLines, 0)
    return placed
  }
}

extension CompilerDiagnostic {
  /// `FILE:LINE:COLUMN: SEVERITY: MESSAGE`, or `<unknown>:0: SEVERITY: MESSAGE`.
  private init?(header: Substring) {
    guard header.first == "/" || header.first == "<" || header.hasPrefix("generated for ") else { return nil }
    for severity in [Severity.error, .warning, .note, .remark] {
      guard let mark = header.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = header[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2, let last = Int(place[place.count - 1]), last >= 0 else { continue }
      if place.count >= 3, let line = Int(place[place.count - 2]), line >= 0 {
        file = place.dropLast(2).joined(separator: ":")
        (self.line, column) = (line, last)
      } else {
        file = place.dropLast(1).joined(separator: ":")
        (line, column) = (last, 0)
      }
      self.severity = severity
      message = String(header[mark.upperBound...])
      return
    }
    return nil
  }
}
