/// The list of fonts as CSS: a rule for every file, and the order as the property `--typeface`.
public enum FontStyleSheet {
  /// - Parameters:
  ///   - families: in the order in which they are asked for a character.
  ///   - address: where the page gets a file; nil leaves the file out (not installed, say).
  public static func text(_ families: [TypefaceFamily], address: (Typeface) -> String?) -> String {
    var rules: [String] = []
    for family in families {
      for face in family.faces {
        if let address = address(face) { rules.append(rule(for: face, of: family, at: address)) }
      }
    }
    let names = families.map { "\"\($0.name)\"" }.joined(separator: ", ")
    rules.append(":root { --typeface: \(names); }")
    return rules.joined(separator: "\n") + "\n"
  }

  private static func rule(for face: Typeface, of family: TypefaceFamily, at address: String) -> String {
    let (low, high) = (face.weights.lowerBound, face.weights.upperBound)
    var lines = [
      "font-family: \"\(family.name)\"", "src: url(\"\(address)\")",
      "font-weight: \(low == high ? "\(low)" : "\(low) \(high)")",
      "font-style: \(face.isItalic ? "italic" : "normal")",
      // Nothing for a moment is better than letters that jump.
      "font-display: block",
    ]
    if !family.scalars.isEmpty { lines.append("unicode-range: \(range(family.scalars))") }
    return "@font-face { \(lines.joined(separator: "; ")); }"
  }

  private static func range(_ scalars: [ClosedRange<UInt32>]) -> String {
    scalars.map { run in
      let (low, high) = (String(run.lowerBound, radix: 16), String(run.upperBound, radix: 16))
      return low == high ? "U+\(low)" : "U+\(low)-\(high)"
    }.joined(separator: ", ")
  }
}
