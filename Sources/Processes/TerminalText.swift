/// Text of others, before it is written to a terminal.
public enum TerminalText {
  /// The same without what steers a terminal or turns around the order of letters on it: control characters,
  /// those of ISO 6429 at U+0080 to U+009F among them, and marks of direction (Unicode, annex 9). Tabs stay.
  ///
  /// - Parameter keepsLines: whether line feeds stay, too.
  public static func harmless(_ text: String, keepingLines keepsLines: Bool = false) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { steers($0) }) else { return text }
    let kept = scalars.filter { !steers($0) || keepsLines && $0 == "\n" }
    return String(String.UnicodeScalarView(kept))
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // The Arabic letter mark, the two other marks, embeddings and overrides, isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
