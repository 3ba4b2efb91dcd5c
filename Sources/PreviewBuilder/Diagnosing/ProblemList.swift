import PreviewWire
import SourceAdapter

/// The problems of a module, as its author sees them: each once, in the order of files and lines.
struct ProblemList: Sendable {
  /// Errors before warnings; of each, in the order of files, lines and columns.
  private(set) var problems: [Problem] = []
  private let files: AuthorFiles

  init(_ files: AuthorFiles, _ first: [Problem] = []) {
    self.files = files
    for problem in first { add(problem) }
  }

  var hasError: Bool { problems.contains { $0.kind != .warning } }

  /// At most as many as may be sent; the last one then says how many there are.
  var forSending: [Problem] {
    let sorted = problems.sorted { Self.key($0) < Self.key($1) }
    guard sorted.count > WireLimits.problems else { return sorted }
    let kept = sorted.prefix(WireLimits.problems - 1)
    let rest = sorted.count - kept.count
    return kept + [Problem(kind: sorted[kept.count].kind, message: "\(rest) more problems like these")]
  }

  private static func key(_ problem: Problem) -> (Int, String, Int, Int) {
    (problem.kind == .warning ? 1 : 0, problem.file, problem.line, problem.column)
  }

  mutating func add(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Takes what the adapter found.
  mutating func add(_ problem: SourceProblem) {
    let kind: Problem.Kind = problem.severity == .warning ? .warning : .unsupported
    let message = ([problem.message] + problem.notes).joined(separator: "\n")
    add(files.problem(kind, in: problem.file, line: problem.line, column: problem.column, message))
  }

  /// Takes what the compiler said.
  mutating func add(_ diagnostic: CompilerDiagnostic) {
    let kind: Problem.Kind = diagnostic.severity == .error ? .error : .warning
    if files.contains(diagnostic.file) {
      let column = authorColumn(diagnostic)
      add(files.problem(kind, in: diagnostic.file, line: diagnostic.line, column: column, text(diagnostic)))
    } else if kind == .error {
      add(ofGenerated: diagnostic)
    }
  }

  /// An error in what was generated: the author cannot open that, and is told the file it was generated for.
  private mutating func add(ofGenerated diagnostic: CompilerDiagnostic) {
    let file = AdaptedFile.author(ofGenerated: diagnostic.file) ?? ""
    let message = "This file holds something that cannot be previewed yet: \(text(diagnostic))"
    if files.contains(file) {
      let notes = diagnostic.notes.first { files.contains($0.file) }
      let place = notes.map { ($0.file, $0.line, authorColumn($0)) } ?? (file, 0, 0)
      add(files.problem(.unsupported, in: place.0, line: place.1, column: place.2, message))
    } else {
      add(Problem(kind: .error, message: text(diagnostic).cut(toBytes: WireLimits.problemText)))
    }
  }

  private func authorColumn(_ diagnostic: CompilerDiagnostic) -> Int {
    guard diagnostic.column > 0 else { return 0 }
    return files.column(in: diagnostic.file, line: diagnostic.line, adapted: diagnostic.column)
  }

  /// The message, and a line for each note, as the compiler prints them. Notes about generated code are left
  /// out.
  private func text(_ diagnostic: CompilerDiagnostic) -> String {
    var text = diagnostic.message
    for note in diagnostic.notes {
      if files.contains(note.file) {
        text += "\n\(files.display(note.file)):\(note.line):\(authorColumn(note)): note: \(note.message)"
      } else if note.line == 0 || !note.file.hasPrefix("generated for ") {
        text += "\nnote: \(note.message)"
      }
    }
    return text
  }
}
