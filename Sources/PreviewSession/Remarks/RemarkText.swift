import PreviewWire

/// The texts of guests, as they are kept: text and nothing else, short enough, and without what steers a
/// terminal or turns around the order of letters.
public enum RemarkText {
  /// The name that somebody gives, without blanks at its ends.
  ///
  /// - Returns: nil for one that is empty, longer than `SessionLimits.remarkName` characters, or not on one
  ///   line.
  public static func name(_ text: String) -> String? {
    let name = trimmed(text)
    guard isShort(name, SessionLimits.remarkName), name.unicodeScalars.allSatisfy(isPlain) else { return nil }
    return name
  }

  /// The words of somebody, without blanks at its ends. Line feeds stay, tabs become blanks, and other
  /// control characters go.
  ///
  /// - Returns: nil for one that is empty or longer than `SessionLimits.remarkText` characters.
  public static func text(_ text: String) -> String? {
    // Before it is looked through: anything may come.
    guard text.utf8.count <= mostBytes(SessionLimits.remarkText) * 2 else { return nil }
    let text = trimmed(cleaned(text))
    return isShort(text, SessionLimits.remarkText) ? text : nil
  }

  /// A text of a preview, on one line, cut to `WireLimits.pinText` bytes.
  public static func words(_ text: String) -> String { line(text, upTo: WireLimits.pinText) }

  /// A text on one line, cut to so many bytes.
  public static func line(_ text: String, upTo bytes: Int) -> String {
    let cut = text.cut(toBytes: bytes)
    return String(String.UnicodeScalarView(cut.unicodeScalars.map { isPlain($0) ? $0 : " " }))
      .cut(toBytes: bytes)
  }

  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t": result.append(" ")
      case _ where isPlain(scalar): result.append(scalar)
      default: break
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// One character may have any number of bytes.
  private static func mostBytes(_ characters: Int) -> Int { characters * 8 }

  private static func isShort(_ text: String, _ most: Int) -> Bool {
    !text.isEmpty && text.utf8.count <= mostBytes(most) && text.count <= most
  }

  /// Whether it is written, and steers nothing. Joiners of emoji and of letters are part of writing.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}
