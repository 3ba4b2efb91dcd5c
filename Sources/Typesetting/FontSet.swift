import Synchronization
internal import Typefaces

/// The fonts of the one list, opened when first asked for, and kept.
final class FontSet: Sendable {
  static let shared = FontSet()

  private let opened = Mutex<[Typeface: FontFile?]>([:])
  private let chosen = Mutex<[Choice: [Station]]>([:])

  /// One family of the fallback order, in a weight and slant.
  struct Station: Sendable {
    let family: TypefaceFamily
    let font: FontFile
  }

  private struct Choice: Hashable {
    var weight: Int
    var isItalic: Bool
    var face: OwnFace?
  }

  /// For fonts that come with a preview: they are asked for every character.
  private static let own = TypefaceFamily("Preview", faces: [])

  /// The fonts for a style in the order in which they are asked; families that are not installed are left
  /// out.
  func stations(for style: SpanStyle) -> [Station] {
    let choice = Choice(weight: min(max(style.weight, 1), 1000), isItalic: style.isItalic, face: style.face)
    if let known = chosen.withLock({ $0[choice] }) { return known }
    var stations = TypefaceFamily.all.compactMap { family in
      family.face(weight: choice.weight, isItalic: choice.isItalic)
        .flatMap { open($0, family) }.map { Station(family: family, font: $0) }
    }
    if let face = choice.face { stations.insert(Station(family: Self.own, font: face.font), at: 0) }
    chosen.withLock { $0[choice] = stations }
    return stations
  }

  private func open(_ face: Typeface, _ family: TypefaceFamily) -> FontFile? {
    opened.withLock { opened in
      if let known = opened[face] { return known }
      let font = FontFile(path: face.path, advance: family.advance)
      opened[face] = .some(font)
      return font
    }
  }
}

extension FontSet {
  /// Whether the file of the list that is at `path` has italics.
  static func isItalic(_ path: String) -> Bool { italics.contains(path) }

  private static let italics = Set(
    TypefaceFamily.all.flatMap(\.faces).filter(\.isItalic).map(\.path))
}
