/// One thing that was looked at.
struct Finding: Equatable {
  enum State: Equatable {
    case good
    /// Scrollwork does its work without it; the line says what is lost.
    case dispensable
    case missing
    /// It may be all right, which cannot be told from here.
    case doubtful
  }

  var state: State
  /// The thing that was looked at and its state, in a few words.
  var text: String
  /// The remedy, a command where there is one; empty when all is well.
  var remedy = ""

  static func good(_ text: String) -> Finding { Finding(state: .good, text: text) }

  static func missing(_ text: String, _ remedy: String) -> Finding {
    Finding(state: .missing, text: text, remedy: remedy)
  }

  static func dispensable(_ text: String, _ remedy: String) -> Finding {
    Finding(state: .dispensable, text: text, remedy: remedy)
  }

  static func doubtful(_ text: String, _ remedy: String) -> Finding {
    Finding(state: .doubtful, text: text, remedy: remedy)
  }

  /// As it is printed; the remedy on a line of its own.
  var lines: String {
    switch state {
    case .good: "✓ \(text)"
    case .dispensable: "✗ \(text) (not needed)\n    \(remedy)"
    case .doubtful: "? \(text)\n    \(remedy)"
    case .missing: "✗ \(text)\n    \(remedy)"
    }
  }
}
