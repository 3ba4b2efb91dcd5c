// The visual format language — after Apple's archived "Auto Layout Guide", appendix "Visual Format Language",
// read 2026-11.
//
//     H:|-[first(>=50)]-8-[second(==first@750)]|
//
// An axis, then views in brackets with sizes in parentheses, `|` for the superview's edge, and between them
// nothing, a standard gap (-) or gaps of one's own.

import QuartzCore

/// One line in the visual format language, as it is read.
struct VisualFormat {
  enum FormatError: Error, Equatable {
    /// The expected sign, and how far the text was read, in characters.
    case expected(String, at: Int)
    case unknown(String)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    /// Points, added to the view's size where there is a view.
    var constant: CGFloat
    var view: String?
    var priority = UILayoutPriority.required
  }

  enum Part {
    case edge
    case view(String, [Predicate])
  }

  var isVertical = false
  var parts: [Part] = []
  /// `gaps[i]` stands between `parts[i]` and the next: nil is the standard gap, empty none.
  var gaps: [[Predicate]?] = []

  init(_ format: String, metrics: [String: CGFloat]) throws(FormatError) {
    var reader = Reader(Array(format.filter { !$0.isWhitespace }), metrics: metrics)
    isVertical = reader.take("V:")
    if !isVertical { _ = reader.take("H:") }
    while !reader.isAtEnd {
      parts.append(try reader.part())
      if !reader.isAtEnd { gaps.append(try reader.gap()) }
    }
  }

  private struct Reader {
    let text: [Character]
    let metrics: [String: CGFloat]
    var place = 0

    init(_ text: [Character], metrics: [String: CGFloat]) {
      self.text = text
      self.metrics = metrics
    }

    var isAtEnd: Bool { place >= text.count }

    mutating func take(_ string: String) -> Bool {
      guard text[place...].starts(with: string) else { return false }
      place += string.count
      return true
    }

    mutating func need(_ string: String) throws(FormatError) {
      if !take(string) { throw .expected(string, at: place) }
    }

    mutating func word() -> String {
      let start = place
      while !isAtEnd, text[place].isLetter || text[place].isNumber || text[place] == "_" || text[place] == "."
      {
        place += 1
      }
      return String(text[start..<place])
    }

    mutating func part() throws(FormatError) -> Part {
      if take("|") { return .edge }
      try need("[")
      let name = word()
      guard !name.isEmpty else { throw .expected("a view's name", at: place) }
      let predicates = take("(") ? try list() : []
      try need("]")
      return .view(name, predicates)
    }

    mutating func gap() throws(FormatError) -> [Predicate]? {
      guard take("-") else { return [] }
      if isAtEnd || text[place] == "[" || text[place] == "|" { return nil }
      let predicates = take("(") ? try list() : [try predicate()]
      try need("-")
      return predicates
    }

    /// Up to the closing parenthesis.
    private mutating func list() throws(FormatError) -> [Predicate] {
      var predicates = [try predicate()]
      while take(",") { predicates.append(try predicate()) }
      try need(")")
      return predicates
    }

    private mutating func predicate() throws(FormatError) -> Predicate {
      var result = Predicate(constant: 0)
      if take(">=") {
        result.relation = .greaterThanOrEqual
      } else if take("<=") {
        result.relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      let sign: CGFloat = take("-") ? -1 : 1
      let name = word()
      guard !name.isEmpty else { throw .expected("a number or a name", at: place) }
      if let number = number(name) { result.constant = sign * number } else { result.view = name }
      if take("@") {
        let name = word()
        guard let priority = number(name) else { throw .unknown(name) }
        result.priority = UILayoutPriority(Float(priority))
      }
      return result
    }

    private func number(_ name: String) -> CGFloat? {
      metrics[name] ?? Double(name).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }
}
