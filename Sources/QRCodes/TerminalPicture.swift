/// A code as lines of a terminal: two modules, one above the other, in each character.
///
/// Cameras want dark on light, and terminals come both ways: each line sets both colours itself, so that it
/// looks the same on any theme.
public struct TerminalPicture: Equatable, Sendable {
  /// With the colours, without line feeds. Between the colours stand block characters and blanks only.
  public let lines: [String]
  /// Characters in each line.
  public let columns: Int

  /// Rows that an ordinary terminal has; one of them is for what stands below the picture.
  private static let usualRows = 24

  /// The quiet zone is the four modules that the standard asks for, or two where the code would otherwise not
  /// be seen as a whole in a terminal of 24 rows: cameras put up with that.
  public init(_ code: QRCode) {
    let size = code.rows.count
    let margin = (size + 2 * 4 + 1) / 2 < Self.usualRows ? 4 : 2
    columns = size + 2 * margin
    let isDark = code.rows.map { $0.utf8.map { $0 == UInt8(ascii: "1") } }
    func isDarkAt(_ row: Int, _ column: Int) -> Bool {
      isDark.indices.contains(row) && isDark[row].indices.contains(column) && isDark[row][column]
    }
    lines = stride(from: -margin, to: size + margin, by: 2).map { row in
      let characters = (-margin..<size + margin).map { column in
        Self.character(upper: isDarkAt(row, column), lower: isDarkAt(row + 1, column))
      }
      return Self.blackOnWhite + String(characters) + Self.ownColours
    }
  }

  private static func character(upper: Bool, lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  /// Of the fixed colours, 16 and 231: themes change the meaning of the first sixteen.
  private static let blackOnWhite = "\u{1B}[38;5;16;48;5;231m"
  private static let ownColours = "\u{1B}[0m"
}
