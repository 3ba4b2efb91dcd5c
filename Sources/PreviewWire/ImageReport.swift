/// A picture, or a font of the preview's own, on its way from an agent to the pages that show it.
public struct ImageReport: Hashable, Sendable {
  /// The format of the bytes; nothing else is served.
  public enum MediaType: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webp = "image/webp"
    case svg = "image/svg+xml"
    case trueType = "font/ttf"
    case openType = "font/otf"
  }

  /// As `LayerImage` or a run of text names it: lower-case hexadecimal digits, at most `WireLimits.hash`.
  public let hash: String
  /// The format of the bytes.
  public let mediaType: MediaType
  /// The picture or font as it is encoded; at most `WireLimits.image`.
  public let bytes: [UInt8]

  /// A picture. nil when `hash` is none, or when there are too many bytes.
  public init?(hash: String, mediaType: MediaType, bytes: [UInt8]) {
    guard LayerImage.isHash(hash), bytes.count <= WireLimits.image else { return nil }
    self.hash = hash
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

extension ImageReport {
  init(_ reader: inout ByteReader) throws(WireError) {
    hash = try reader.string()
    guard LayerImage.isHash(hash) else { throw .outOfRange(.imageHash, Int64(hash.utf8.count)) }
    let type = try reader.string()
    guard let mediaType = MediaType(rawValue: type) else {
      throw .outOfRange(.mediaType, Int64(type.utf8.count))
    }
    self.mediaType = mediaType
    bytes = reader.rest()
    try WireLimits.check(bytes.count, .image, WireLimits.image)
  }

  func write(to writer: inout ByteWriter) throws(WireError) {
    writer.string(hash)
    writer.string(mediaType.rawValue)
    writer.raw(bytes)
  }
}
