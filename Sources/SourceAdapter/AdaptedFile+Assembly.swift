extension AdaptedFile {
  init(_ file: ParsedFile, _ changes: ModuleChanges) {
    let edits = Self.atStart(of: file.source.text) + (file.parses ? changes.edits[file.number] ?? [] : [])
    path = file.source.path
    original = file.source.text
    positions = PositionMap(edits, of: original)
    interfaceHash = file.interface.value(with: edits)
    let imports = Self.imports + (changes.imports[file.number] ?? []).map { "; import \($0)" }.joined() + "\n"
    text = imports + Self.sourceLocation(path) + edits.applied(to: original)
    if file.parses {
      text += "\n" + Self.sourceLocation(Self.generatedName(for: path)) + Self.appendix(of: file, changes)
    }
  }

  /// Generated code needs both, whatever the author imports.
  private static let imports = "import PreviewRuntime\nimport UIKit"

  /// How many lines of the adapted text come before the author's first one.
  public static let precedingLines = 3

  /// Text that may only stand at the start of a file does not stand there any more: a byte order mark, a line
  /// for the shell.
  private static func atStart(of text: String) -> [SourceEdit] {
    if text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) { return [SourceEdit(0..<3, "")] }
    return text.hasPrefix("#!") ? [SourceEdit(0..<2, "//")] : []
  }

  /// How diagnostics call what was generated for a file: nothing that the author could open.
  ///
  /// It ends unlike the file's own name: the compiler warns of two files of a module whose names end alike.
  static func generatedName(for path: String) -> String { "\(generatedPrefix)\(path)\(generatedSuffix)" }

  /// The file that something was generated for; nil for any other name.
  public static func author(ofGenerated name: String) -> String? {
    guard name.hasPrefix(generatedPrefix), name.hasSuffix(generatedSuffix) else { return nil }
    return String(name.dropFirst(generatedPrefix.count).dropLast(generatedSuffix.count))
  }

  private static let generatedPrefix = "generated for "
  private static let generatedSuffix = " (not in it)"

  private static func sourceLocation(_ name: String) -> String {
    "#sourceLocation(file: \(name.swiftLiteral), line: 1)\n"
  }

  private static func appendix(of file: ParsedFile, _ changes: ModuleChanges) -> String {
    var lines = changes.appendix[file.number] ?? []
    lines.append("@MainActor func \(file.registration)(_ bundle: PreviewRuntime.BundleBuilder) {")
    lines += (changes.registrations[file.number] ?? []).map { "  " + $0 }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ParsedFile {
  /// The name of the function that tells an agent what the file has to show.
  var registration: String { "__scrollwork_register_\(number)" }
}

extension String {
  /// The string as a literal of Swift source, on one line.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if scalar.value < 0x20 {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
