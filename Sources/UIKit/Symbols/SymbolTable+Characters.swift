import Foundation

extension SymbolTable {
  /// Digits and letters in lines: width in units, then a path from the left at x = 0, capitals from y = 5 to
  /// y = 19.
  private static let characterTexts = """
    0 = 8 M4 5 C6.8 5 8 8 8 12 C8 16 6.8 19 4 19 C1.2 19 0 16 0 12 C0 8 1.2 5 4 5 Z
    1 = 4 M0 7.8 L3.6 5 V19
    2 = 8 M0.3 9 C0.3 3.6 8 3.8 7.8 8.6 C7.7 11.6 4.4 13.6 0 19 H8.2
    3 = 8 M0.4 7.6 C1.6 4.2 7.6 4.2 7.5 8.4 C7.4 11 5.4 11.6 3 11.6 C5.8 11.6 8 12.6 8 15.2 C8 20.2 1.2 20.2 0 16.2
    4 = 8.6 M6.4 19 V5 L0 15 H8.6
    5 = 8 M7.2 5 H1.4 L0.8 11.6 C3 9.4 8 10 8 14.4 C8 20 1 20.2 0 16.2
    6 = 8 M7.2 7 C5.4 3.6 0 4.4 0 12.4 C0 16.6 1.4 19 4.2 19 C6.6 19 8 17.2 8 14.6 C8 9.4 1 9.4 0.2 14
    7 = 7.8 M0 5 H7.8 L2.8 19
    8 = 8 M4 11.5 C-0.4 11.2 -0.4 5 4 5 C8.4 5 8.4 11.2 4 11.5 C-1.2 11.8 -1.2 19 4 19 C9.2 19 9.2 11.8 4 11.5
    9 = 8 M0.8 17 C2.6 20.4 8 19.6 8 11.6 C8 7.4 6.6 5 3.8 5 C1.4 5 0 6.8 0 9.4 C0 14.6 7 14.6 7.8 10
    a = 11 M0 19 L5.5 5 L11 19 M2 14.4 H9
    b = 8.6 M0 5 H4.4 C8.8 5 8.8 11.6 4.4 11.6 H0 M4.4 11.6 C10 11.6 10 19 4.4 19 H0 V5
    c = 10.4 M10.4 8.4 C9.4 6.2 7.8 5 5.6 5 C2 5 0 8 0 12 C0 16 2 19 5.6 19 C7.8 19 9.4 17.8 10.4 15.6
    d = 9.6 M0 5 H3.6 C7.6 5 9.6 8 9.6 12 C9.6 16 7.6 19 3.6 19 H0 Z
    e = 7.6 M7.6 5 H0 V19 H7.6 M0 11.8 H6.8
    f = 7.4 M7.4 5 H0 V19 M0 12 H6.6
    g = 10.8 M10.4 8.4 C9.4 6.2 7.8 5 5.6 5 C2 5 0 8 0 12 C0 16 2 19 5.6 19 C9 19 10.8 16.6 10.8 12.8 H6.2
    h = 9.4 M0 5 V19 M9.4 5 V19 M0 11.8 H9.4
    i = 0.2 M0.1 5 V19
    j = 6.4 M6.4 5 V14.8 C6.4 20.4 0 20.4 0 15.2
    k = 9 M0 5 V19 M8.6 5 L0 13.4 M3.4 10.4 L9 19
    l = 7 M0 5 V19 H7
    m = 12 M0 19 V5 L6 14.6 L12 5 V19
    n = 9.6 M0 19 V5 L9.6 19 V5
    o = 12 M6 5 C9.8 5 12 8 12 12 C12 16 9.8 19 6 19 C2.2 19 0 16 0 12 C0 8 2.2 5 6 5 Z
    p = 8.4 M0 19 V5 H4.4 C9.8 5 9.8 12.8 4.4 12.8 H0
    q = 12 M6 5 C9.8 5 12 8 12 12 C12 16 9.8 19 6 19 C2.2 19 0 16 0 12 C0 8 2.2 5 6 5 Z M8 15.6 L11.6 20
    r = 8.8 M0 19 V5 H4.4 C9.6 5 9.6 12.4 4.4 12.4 H0 M5 12.4 L8.8 19
    s = 8.8 M8.4 8 C7.8 6 6.2 5 4.4 5 C2 5 0.4 6.4 0.4 8.4 C0.4 13.2 8.8 10.6 8.8 15.2 C8.8 17.6 6.8 19 4.4 19 C2.2 19 0.6 18 0 15.8
    t = 9.6 M0 5 H9.6 M4.8 5 V19
    u = 9.4 M0 5 V14 C0 17.4 1.8 19 4.7 19 C7.6 19 9.4 17.4 9.4 14 V5
    v = 10.8 M0 5 L5.4 19 L10.8 5
    w = 15 M0 5 L3.8 19 L7.5 6 L11.2 19 L15 5
    x = 9.8 M0 5 L9.8 19 M9.8 5 L0 19
    y = 10 M0 5 L5 12.4 L10 5 M5 12.4 V19
    z = 9 M0 5 H9 L0 19 H9
    """

  private static let characters: [Character: (width: CGFloat, path: SymbolPath)] = {
    let rows = pairs(in: characterTexts).compactMap { name, text -> (Character, (CGFloat, SymbolPath))? in
      let words = text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let name = name.first, let width = Double(words[0]) else { return nil }
      return SymbolPath(words[1]).map { (name, (CGFloat(width), $0)) }
    }
    return Dictionary(rows) { first, _ in first }
  }()
  /// Between two digits, in units.
  private static let letterGap: CGFloat = 3.4

  /// Numbers up to two digits, and single letters; nil for others.
  static func character(_ name: String) -> SymbolRecipe? {
    let isNumber = name.count <= 2 && name.allSatisfy(\.isNumber)
    guard isNumber || name.count == 1, !name.isEmpty else { return nil }
    var lines: [SymbolPath.Line] = []
    var end: CGFloat = 0
    for character in name {
      guard let (width, path) = characters[character] else { return nil }
      lines += path.scaled(1, by: CGVectorUnits(x: end, y: 0)).lines
      end += width + letterGap
    }
    let aside = SymbolDrawing.middle - (end - letterGap) / 2
    let path = SymbolPath(lines: lines).scaled(1, by: CGVectorUnits(x: aside, y: 0))
    return SymbolRecipe(line: path)
  }

  static let characterNames: [String] =
    (0...50).map(String.init) + characters.keys.filter(\.isLetter).map(String.init)
}
