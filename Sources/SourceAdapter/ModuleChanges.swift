/// The changes that one pass over a module wants to have made.
///
/// Files are called by their number, `ParsedFile.number`; types by theirs, `TypeDeclaration.id`.
struct ModuleChanges {
  /// Modules that the file needs beside those that it imports.
  var imports: [Int: [String]] = [:]
  /// Replacements in the author's text; they keep the number of lines.
  var edits: [Int: [SourceEdit]] = [:]
  /// Declarations that a type is given before its closing brace, each on one line, without `;`.
  var members: [Int: [String]] = [:]
  /// Declarations that follow the file's text, of any number of lines.
  var appendix: [Int: [String]] = [:]
  /// Statements of the file's registration function, in which `bundle` is the `PreviewRuntime.BundleBuilder`.
  var registrations: [Int: [String]] = [:]
  var problems: [SourceProblem] = []

  mutating func edit(_ file: Int, _ edit: SourceEdit) { edits[file, default: []].append(edit) }

  /// Takes generated lines away.
  mutating func leaveOut(_ lines: Set<String>) {
    if lines.isEmpty { return }
    func isWanted(_ line: String) -> Bool { !lines.contains(line) }
    appendix = appendix.mapValues { $0.filter(isWanted) }
    registrations = registrations.mapValues { $0.filter(isWanted) }
  }

  /// Adds what `other` wants, after what is already here.
  mutating func formUnion(_ other: ModuleChanges) {
    imports.merge(other.imports) { $0 + $1 }
    edits.merge(other.edits) { $0 + $1 }
    members.merge(other.members) { $0 + $1 }
    appendix.merge(other.appendix) { $0 + $1 }
    registrations.merge(other.registrations) { $0 + $1 }
    problems += other.problems
  }
}
