import Glibc
internal import QrencodeSystem

/// A text as a square of dark and light modules that cameras read: a QR code of the smallest size that holds
/// it, with the lowest of the four levels of repair, as screens have no scratches.
public struct QRCode: Equatable, Sendable {
  /// The modules, top to bottom and left to right: as many texts as each has characters, `1` for a dark
  /// module and `0` for a light one. The quiet zone of four light modules that has to be around them is not
  /// among them.
  public let rows: [String]

  /// - Parameter text: read as UTF-8.
  public init(_ text: String) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= Self.mostBytes else { throw .tooLong(bytes: bytes.count) }
    // Version 0 is the smallest one that fits.
    guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_L) else {
      throw errno == ERANGE ? .tooLong(bytes: bytes.count) : .system(errno: errno)
    }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard width > 0, let modules = code.pointee.data else { throw .system(errno: EINVAL) }
    // The lowest bit says dark; the others are the library's own.
    rows = (0..<width).map { row in
      String((0..<width).map { modules[row * width + $0] & 1 == 1 ? "1" : "0" })
    }
  }

  /// Bytes that the largest code holds at this level, by ISO/IEC 18004.
  public static let mostBytes = 2953
}

/// Why a text has no code.
public enum QRCodeError: Error, Equatable {
  case empty
  /// More than `QRCode.mostBytes`.
  case tooLong(bytes: Int)
  /// The library has no memory, or refuses for another reason.
  case system(errno: Int32)
}
