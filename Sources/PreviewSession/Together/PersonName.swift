import PreviewWire

/// The name that a viewer gives itself, as the others are shown it.
///
/// It comes from anybody: it is made short and brought onto one line, without characters that hide, turn or
/// overflow what stands beside them.
public enum PersonName {
  /// Most characters.
  public static let mostCharacters = 40
  /// Marks on one letter; more of them grow over the lines above and below.
  static let mostMarks = 4

  /// - Returns: empty where nothing is left that could be seen.
  public static func shown(_ said: String) -> String {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in said.unicodeScalars {
      switch kind(of: scalar) {
      case .space:
        if let last = scalars.last, last != " " { scalars.append(" ") }
        marks = 0
      case .mark:
        marks += 1
        if marks <= mostMarks { scalars.append(scalar) }
      case .joiner: scalars.append(scalar)
      case .letter:
        scalars.append(scalar)
        marks = 0
      case .nothing: continue
      }
    }
    var name = String(String(scalars).prefix(mostCharacters))
    while name.utf8.count > WireLimits.personName { name.removeLast() }
    guard name.unicodeScalars.contains(where: { kind(of: $0) == .letter }) else { return "" }
    return name.last == " " ? String(name.dropLast()) : name
  }

  private enum Kind {
    case letter, mark, space, nothing
    /// It makes one emoji of several, or one character of another look.
    case joiner
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "\u{200D}", "\u{FE0E}", "\u{FE0F}": return .joiner
    default: break
    }
    let properties = scalar.properties
    if properties.isWhitespace { return .space }
    if properties.isDefaultIgnorableCodePoint { return .nothing }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return .nothing
    case .nonspacingMark, .enclosingMark: return .mark
    default: return .letter
    }
  }
}
