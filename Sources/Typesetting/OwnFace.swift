/// A font that comes with what is previewed, open for measuring. It is asked for a character before those of
/// the list.
public final class OwnFace: Hashable, Sendable {
  /// A hash of its bytes, which tells it from every other.
  public let identity: String
  /// The whole file.
  public let bytes: [UInt8]
  let font: FontFile
  private let tables: FontTables

  /// - Parameters:
  ///   - bytes: a file of TrueType or OpenType, with one font in it.
  ///   - identity: the same for the same bytes, and for no others.
  /// - Returns: nil if that is no font.
  public init?(bytes: [UInt8], identity: String) {
    guard let tables = FontTables(bytes), let font = FontFile(bytes: bytes) else { return nil }
    (self.tables, self.font) = (tables, font)
    (self.bytes, self.identity) = (bytes, identity)
  }

  /// Of all its weights and slants together.
  public var familyName: String { tables.familyName }
  /// Of this one alone.
  public var postScriptName: String { tables.postScriptName }
  public var fullName: String { tables.fullName }
  /// As in CSS, 100…900.
  public var weight: Int { tables.weight }
  public var isItalic: Bool { tables.isItalic }
  /// Whether its outlines are those of PostScript, so that the file would be called `.otf`.
  public var isOpenType: Bool { tables.isOpenType }

  func metrics(size: Double) -> FontMetrics {
    tables.metrics(size: size, standard: font.metrics(size: size))
  }

  public static func == (left: OwnFace, right: OwnFace) -> Bool { left.identity == right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
