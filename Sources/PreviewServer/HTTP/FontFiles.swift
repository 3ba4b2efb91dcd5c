import FoundationEssentials
import Typefaces

/// The fonts that previews are measured with, read once at start; the page draws with the same bytes. An
/// address holds the hash of what it names, so that it may be kept for ever.
struct FontFiles: Sendable {
  struct Asset: Sendable {
    var type: String
    var body: [UInt8]
  }

  static let styleSheetAddress = "/fonts/faces.css"

  /// Largest file that is served, in bytes: the pictures of emoji take 11 MB.
  private static let maximumFile = 16 << 20

  /// By address: `/fonts/Inter-Bold.1f2e3d.otf`.
  private var assets: [String: Asset] = [:]
  /// The rules that name them.
  private(set) var styleSheet = StaticFiles.Asset(type: "", etag: "", body: [])

  /// Those of this machine. Read once a process: 25 MB are a while to hash in a debug build.
  static let installed = FontFiles(TypefaceFamily.all)

  /// A file that is missing, too large or not readable is left out; the page then goes on with the next
  /// family.
  init(_ families: [TypefaceFamily]) {
    var addresses: [Typeface: String] = [:]
    for face in families.flatMap(\.faces) {
      guard let data = FileManager.default.contents(atPath: face.path), data.count <= Self.maximumFile
      else { continue }
      let body = Array(data)
      let address = Self.address(of: face, body)
      addresses[face] = address
      assets[address] = Asset(type: Self.mediaType(of: face.path), body: body)
    }
    let text = Array(FontStyleSheet.text(families) { addresses[$0] }.utf8)
    styleSheet = StaticFiles.Asset(
      type: "text/css; charset=utf-8", etag: "\"\(Fingerprint(text).text)\"", body: text)
  }

  subscript(address: String) -> Asset? { assets[address] }

  private static func address(of face: Typeface, _ body: [UInt8]) -> String {
    let file = face.path.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", maxSplits: 1)
    return "/fonts/\(parts.first ?? "").\(Fingerprint(body).text).\(parts.last ?? "")"
  }

  private static func mediaType(of path: String) -> String {
    path.hasSuffix(".otf") ? "font/otf" : "font/ttf"
  }
}
