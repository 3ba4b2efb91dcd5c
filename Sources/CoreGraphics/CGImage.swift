// CGImage — after Apple's documentation "CGImage", read 2026-11.
// State: partial. Missing: the pixels of files (a picture is kept as it was encoded; only the page decodes
// it).

import Foundation

/// A picture that never changes, as the bytes of a PNG, JPEG, WebP or SVG file.
public final class CGImage: Hashable, Sendable {
  /// In pixels, as the file's header says.
  public let width: Int
  /// In pixels, as the file's header says.
  public let height: Int

  /// The whole file.
  package let encoded: [UInt8]
  /// `image/png`, `image/jpeg`, `image/webp` or `image/svg+xml`.
  package let mediaType: String
  /// SHA-256 of `encoded`, in 64 lower-case hexadecimal digits: the picture's name wherever it is kept.
  package let hash: String
  /// nil where the picture comes from a file.
  package let pixels: Pixels?
  /// The colour in which it is shown wherever it covers anything; nil: its own colours.
  package let tint: CGColor?

  /// nil where the bytes do not begin as a PNG, JPEG, WebP or SVG file does, or tell no size. The bytes after
  /// the header are not looked at. Of a GIF file, the first picture is taken and encoded again.
  package convenience init?(encoded: [UInt8]) {
    if let file = GIFFile(encoded) {
      var pictures = GIFPictures(file)
      guard let first = pictures.rgba(0) else { return nil }
      self.init(width: file.width, height: file.height, rgba: first)
      return
    }
    self.init(encoded: VectorDrawing.sized(encoded), pixels: nil)
  }

  /// - Parameter pixels: what `encoded` says, where that is known: as many as its header says.
  init?(encoded: [UInt8], pixels: Pixels?) {
    guard let header = ImageHeader(of: encoded) else { return nil }
    width = header.width
    height = header.height
    mediaType = header.mediaType
    hash = SHA256.hex(of: encoded)
    self.encoded = encoded
    self.pixels = pixels
    tint = nil
  }

  private init(_ other: CGImage, tint: CGColor?) {
    (width, height, mediaType, hash) = (other.width, other.height, other.mediaType, other.hash)
    (encoded, pixels) = (other.encoded, other.pixels)
    self.tint = tint
  }

  /// The same picture in one colour, for showing; nil for its own colours.
  package func tinted(_ color: CGColor?) -> CGImage { CGImage(self, tint: color) }

  /// Two pictures are equal when their files have the same bytes and they are shown in the same tint.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.hash == right.hash && left.tint == right.tint
  }

  /// Mixes in the hash of the file; pictures that differ only in their tint share it.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
