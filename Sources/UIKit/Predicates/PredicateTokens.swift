// The words of a predicate format.

/// One word, sign or argument.
enum PredicateToken: Equatable {
  /// A name or keyword, a key path's full stops among it.
  case word(String)
  case number(Double)
  case integer(Int)
  case text(String)
  /// `==`, `(`, `&&` and their like.
  case sign(String)
  /// The next argument, as a value.
  case argument
  /// The next argument, as a key path.
  case keyArgument
  case variable(String)
}

/// Takes a format apart. A pure function of its text: whatever the text is, it ends.
enum PredicateTokens {
  /// nil where a character or the end of a text is not understood.
  static func read(_ format: String) -> [PredicateToken]? {
    var reader = Reader(Array(format.unicodeScalars))
    return reader.tokens()
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var place = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
      place + ahead < scalars.count ? scalars[place + ahead] : nil
    }

    mutating func tokens() -> [PredicateToken]? {
      var found: [PredicateToken] = []
      while let next = peek() {
        if next.properties.isWhitespace {
          place += 1
          continue
        }
        guard let token = token(next) else { return nil }
        found.append(token)
      }
      return found
    }

    private mutating func token(_ first: Unicode.Scalar) -> PredicateToken? {
      switch first {
      case "\"", "'": return text(until: first)
      case "%": return placeholder()
      case "$":
        place += 1
        let name = word()
        return name.isEmpty ? nil : .variable(name)
      case "0"..."9": return number()
      case ".":
        if let digit = peek(1), ("0"..."9").contains(digit) { return number() }
        return sign()
      case "#":
        // Before a name that is also a keyword.
        place += 1
        let name = word()
        return name.isEmpty ? nil : .word(name)
      default:
        if Self.isPart(first) || first == "@" { return .word(word()) }
        return sign()
      }
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
    }

    /// Letters and digits with the full stops and at signs of a key path among them.
    private mutating func word() -> String {
      var name = String.UnicodeScalarView()
      while let next = peek() {
        let goesOn = peek(1).map { Self.isPart($0) || $0 == "@" || $0 == "#" } ?? false
        guard Self.isPart(next) || next == "@" || next == "." && goesOn || next == "#" else { break }
        if next != "#" { name.append(next) }
        place += 1
      }
      return String(name)
    }

    private mutating func number() -> PredicateToken? {
      var digits = ""
      if peek() == "0", peek(1) == "x" || peek(1) == "X" {
        place += 2
        while let next = peek(), next.properties.isASCIIHexDigit {
          digits.unicodeScalars.append(next)
          place += 1
        }
        return Int(digits, radix: 16).map(PredicateToken.integer)
      }
      while let next = peek(), ("0"..."9").contains(next) || next == "." || next == "e" || next == "E" {
        digits.unicodeScalars.append(next)
        place += 1
      }
      if let whole = Int(digits) { return .integer(whole) }
      return Double(digits).map(PredicateToken.number)
    }

    private mutating func text(until quote: Unicode.Scalar) -> PredicateToken? {
      var text = String.UnicodeScalarView()
      place += 1
      while let next = peek() {
        place += 1
        if next == quote { return .text(String(text)) }
        if next == "\\", let escaped = peek() {
          place += 1
          let meant: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r"]
          // A regular expression's own backslashes stay.
          if let other = meant[escaped] {
            text.append(other)
          } else {
            if !["\\", "\"", "'"].contains(escaped) { text.append("\\") }
            text.append(escaped)
          }
          continue
        }
        text.append(next)
      }
      return nil
    }

    private mutating func placeholder() -> PredicateToken? {
      place += 1
      guard let next = peek() else { return nil }
      if next == "@" || next == "K" {
        place += 1
        return next == "K" ? .keyArgument : .argument
      }
      // `%ld`, `%llu`, `%.2f`, `%hhd`: how long a number is does not matter here.
      while let mark = peek(), "0123456789.-+lhqzt".unicodeScalars.contains(mark) { place += 1 }
      guard let kind = peek(), "dDiuUxXofeEgGcCsSp".unicodeScalars.contains(kind) else { return nil }
      place += 1
      return .argument
    }

    private mutating func sign() -> PredicateToken? {
      let signs = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", "(", ")", "{", "}", "[", "]", "<", ">",
        "=", "!",
        ",", "+", "-", "*", "/", ".", ":",
      ]
      for sign in signs where starts(with: sign) {
        place += sign.unicodeScalars.count
        return .sign(sign)
      }
      return nil
    }

    private func starts(with text: String) -> Bool {
      scalars[place...].starts(with: text.unicodeScalars)
    }
  }
}
