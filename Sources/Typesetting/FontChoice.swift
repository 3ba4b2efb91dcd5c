internal import Typefaces

/// Which font of the fallback order draws a character.
enum FontChoice {
  /// - Parameters:
  ///   - character: its scalars, not empty.
  ///   - stations: in the order in which they are asked.
  /// - Returns: the first that has all the character's scalars, else the first that has its first one, else
  ///   the first of all; nil only if `stations` is empty.
  static func font(for character: ArraySlice<UInt32>, among stations: [FontSet.Station]) -> FontFile? {
    guard let first = character.first else { return stations.first?.font }
    // As browsers do: what is said to be a picture is asked of pictures first.
    if character.contains(0xFE0F) || character.contains(0x20E3),
      let picture = stations.first(where: { $0.family.advance != nil && $0.font.hasGlyph(for: first) })
    {
      return picture.font
    }
    let isWhole = stations.first { station in
      station.family.isAsked(for: first)
        && character.allSatisfy { isInvisible($0) || station.font.hasGlyph(for: $0) }
    }
    let begins = isWhole ?? stations.first { $0.family.isAsked(for: first) && $0.font.hasGlyph(for: first) }
    return (begins ?? stations.first)?.font
  }

  /// Joiners, variation selectors and marks of direction: no font needs a glyph for them.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
      || (0x2060...0x2069).contains(scalar) || (0xFE00...0xFE0F).contains(scalar) || scalar == 0xAD
      || scalar == 0x61C || scalar == 0xFEFF
  }
}

/// The room that digits of one width take.
enum DigitWidth {
  /// Of the widest digit in a style, in points, without its kern.
  static func widest(_ style: SpanStyle) -> Double {
    var plain = style
    plain.kern = 0
    plain.hasEvenDigits = false
    return TextShapes.shared.widestDigit(plain)
  }
}
