import FoundationEssentials
import Glibc
import Libwebsockets

/// The page's files, read once at start. No path from a request ever reaches the file system.
struct StaticFiles {
  struct Asset {
    var type: String
    /// Strong entity tag, with its quotes.
    var etag: String
    var body: [UInt8]
  }

  /// Largest file, and largest sum of all, in bytes. A file beyond them is not served.
  private static let maximumFile = 8 << 20
  private static let maximumTotal = 64 << 20

  /// By address: `/js/wire/frame.js`.
  private var assets: [String: Asset] = [:]
  /// Changes when any file does.
  private(set) var fingerprint = ""

  /// Reads the regular files below `folder` that a page can use, except hidden ones. Links are not followed.
  init(folder: String) {
    var total = 0
    var hash = Fingerprint()
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths.sorted() where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      guard let type = Self.mediaType(ofExtension: path.split(separator: ".").last ?? ""),
        let body = Self.contents(of: folder, path), total + body.count <= Self.maximumTotal
      else { continue }
      total += body.count
      hash.add(body)
      assets["/" + path] = Asset(type: type, etag: "\"\(Fingerprint(body).text)\"", body: body)
    }
    fingerprint = hash.text
  }

  subscript(address: String) -> Asset? {
    assets[address]
  }

  var isEmpty: Bool { assets.isEmpty }

  private static func contents(of folder: String, _ path: String) -> [UInt8]? {
    let file = folder + "/" + path
    var status = stat()
    // Of the path itself, not of what it links to.
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maximumFile,
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    return Array(data)
  }

  /// nil of files that no page asks for, as the documents among the modules.
  static func mediaType(ofExtension suffix: some StringProtocol) -> String? {
    switch suffix.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json", "map": "application/json"
    case "webmanifest": "application/manifest+json"
    case "txt": "text/plain; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "ico": "image/x-icon"
    case "woff2": "font/woff2"
    default: nil
    }
  }
}

/// FNV-1a of 64 bits: tells versions of a file apart; not for secrets.
struct Fingerprint {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: [UInt8]) {
    add(bytes)
  }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var text: String { String(value, radix: 16) }
}
