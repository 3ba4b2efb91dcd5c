// The compiler's messages about adapted files, at the places where the author wrote the code.

/// Reads the compiler's output and leads every place in it back to the author's text.
public struct CompilerDiagnostics: Sendable {
  private let files: [String: AdaptedFile]

  /// - Parameter files: those that the compiler was given, in their adapted form.
  public init(_ files: [AdaptedFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The errors and warnings in the compiler's output, in its order, each once.
  ///
  /// A note follows what it explains, as one of its `notes`. Lines that show source are left out. An error
  /// without a place (`<unknown>:0: error: …`) has no file and line 0; so has one in what was generated for a
  /// file, which its author cannot open. Warnings there are left out.
  ///
  /// - Parameter output: lines of the form `file:line:column: error: message`, whatever stands between them.
  public func problems(in output: some StringProtocol) -> [SourceProblem] {
    var problems: [SourceProblem] = []
    var seen: Set<SourceProblem> = []
    var isNew = true
    for line in output.split(whereSeparator: \.isNewline) {
      guard let said = Said(line) else { continue }
      if said.kind == "note" {
        if isNew, !problems.isEmpty { problems[problems.count - 1].notes.append(note(said)) }
        continue
      }
      guard let problem = problem(said) else {
        isNew = false
        continue
      }
      isNew = seen.insert(problem).inserted
      if isNew { problems.append(problem) }
    }
    return problems
  }

  private func problem(_ said: Said) -> SourceProblem? {
    let severity: SourceProblem.Severity = said.kind == "warning" ? .warning : .error
    guard let file = files[said.file] else {
      if severity == .warning { return nil }
      let known = files.keys.first { AdaptedFile.generatedName(for: $0) == said.file }
      return SourceProblem(severity, file: known ?? "", line: 0, column: 0, said.message)
    }
    if severity == .warning, file.positions.isGenerated(line: said.line, adaptedColumn: said.column) {
      return nil
    }
    let column = file.positions.column(line: said.line, adaptedColumn: said.column)
    return SourceProblem(severity, file: said.file, line: said.line, column: column, said.message)
  }

  private func note(_ said: Said) -> String {
    guard let file = files[said.file] else { return said.message }
    let column = file.positions.column(line: said.line, adaptedColumn: said.column)
    return "\(said.file):\(said.line):\(column): \(said.message)"
  }
}

/// One line of the compiler's: `file:line:column: error: message`.
private struct Said {
  var file: String
  var line: Int
  var column: Int
  var kind: String
  var message: String

  /// nil for other lines.
  init?(_ text: some StringProtocol) {
    let text = String(text)
    var found: (range: Range<String.Index>, kind: String)?
    for kind in ["error", "warning", "note"] {
      guard let range = text.firstRange(of: ": \(kind): ") else { continue }
      if found.map({ range.lowerBound < $0.range.lowerBound }) ?? true { found = (range, kind) }
    }
    guard let found else { return nil }
    kind = found.kind
    message = String(text[found.range.upperBound...])
    // The file's name may have colons itself; the numbers are the last two parts.
    let parts = text[..<found.range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
      (self.line, self.column) = (line, column)
      file = parts.dropLast(2).joined(separator: ":")
    } else if parts.count >= 2, let line = Int(parts[parts.count - 1]) {
      (self.line, column) = (line, 0)
      file = parts.dropLast().joined(separator: ":")
    } else if parts.count == 1, !parts[0].contains(" ") {
      (line, column) = (0, 0)
      file = String(parts[0])
    } else {
      return nil
    }
  }
}
