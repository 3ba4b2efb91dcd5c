// Where the Swift compiler was when it crashed.

extension CompilerDiagnostic {
  /// The message of a crash. It is no mistake of the author's, so holes are made for it as for things that a
  /// device would have.
  static let crash = "the Swift compiler crashes on this"

  /// The place that the compiler was at when it crashed, as an error; nil where its stack dump names none.
  ///
  /// It says what it was about from the outside to the inside, so that the last place is the nearest:
  /// `While type-checking statement at [/a.swift:5:80 - line:5:123]`,
  /// `While emitting SIL for 'f()' (at /a.swift:1:1)`.
  static func crash(in output: String) -> CompilerDiagnostic? {
    guard let dump = output.ranges(of: "\nStack dump:\n").last else { return nil }
    let frames = output[dump.upperBound...]
    let told = frames[..<(frames.firstRange(of: "\n #0 ")?.lowerBound ?? frames.endIndex)]
    let place = /[\[@( ](\/[^"\n]*?\.swift):(\d+):(\d+)/
    guard
      let last = told.split(separator: "\n").filter({ $0.contains("While ") }).flatMap({
        $0.matches(of: place)
      }).last,
      let line = Int(last.2), let column = Int(last.3)
    else { return nil }
    return CompilerDiagnostic(
      file: String(last.1), line: line, column: column, severity: .error, message: crash)
  }
}
