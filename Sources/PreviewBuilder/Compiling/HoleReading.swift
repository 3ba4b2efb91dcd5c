import SourceAdapter

/// Leads what the compiler says of adapted files back to the texts that were adapted, which may have holes.
struct HoleReading {
  private let files: [String: AdaptedFile]

  init(_ module: AdaptedModule) {
    files = Dictionary(module.files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The author's file that a diagnostic is about, also where it is in what was generated for it.
  static func author(of diagnostic: CompilerDiagnostic) -> String? {
    AdaptedFile.author(ofGenerated: diagnostic.file)
      ?? (diagnostic.file.hasPrefix("/") ? diagnostic.file : nil)
  }

  /// Whether it is found only in code that is right otherwise: values that are not set, results that are not
  /// returned.
  static func isOfFlow(_ diagnostic: CompilerDiagnostic) -> Bool {
    [
      "missing return", "return from initializer", "before being initialized",
      "not initialized at super.init",
    ]
    .contains(where: diagnostic.message.contains)
  }

  /// Nil for one that is in no file of the author's.
  func diagnostic(_ said: CompilerDiagnostic) -> HoleDiagnostic? {
    guard let file = files[said.file], said.line > 0 else { return nil }
    let isGenerated = file.positions.isGenerated(line: said.line, adaptedColumn: said.column)
    return HoleDiagnostic(
      file: said.file, line: said.line,
      column: file.positions.column(line: said.line, adaptedColumn: said.column), message: said.message,
      notes: said.notes.map(\.message), generated: isGenerated ? text(of: file, said) : nil)
  }

  private func text(of file: AdaptedFile, _ said: CompilerDiagnostic) -> String? {
    let lines = file.text.sourceLines(upTo: said.line + AdaptedFile.precedingLines + 1)
    guard lines.indices.contains(said.line + AdaptedFile.precedingLines - 1) else { return nil }
    return String(
      decoding: lines[said.line + AdaptedFile.precedingLines - 1].utf8.dropFirst(max(0, said.column - 1)),
      as: UTF8.self)
  }

  /// The line that a diagnostic is about, where it was generated behind a file; without the space around it.
  func generatedLine(_ said: CompilerDiagnostic) -> String? {
    guard let author = AdaptedFile.author(ofGenerated: said.file), let file = files[author] else {
      return nil
    }
    let lines = file.text.sourceLines()
    guard let mark = lines.lastIndex(where: { $0.hasPrefix("#sourceLocation") }),
      lines.indices.contains(mark + said.line)
    else { return nil }
    let line = lines[mark + said.line]
    return String(String(line.drop { $0 == " " }))
  }
}
