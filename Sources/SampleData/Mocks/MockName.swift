import Foundation

/// The parts of a mock's file name: `popular?page=2.404.json`.
struct MockName: Equatable {
  /// The last part of the path that it answers; `_` for any.
  var part: String
  /// `page=2`, each.
  var query: Set<String> = []
  var status = 200
  /// In lower case; empty for none.
  var kind = ""

  init(_ file: String) {
    var name = Substring(file)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      kind = name[name.index(after: dot)...].lowercased()
      name = name[..<dot]
    }
    if let dot = name.lastIndex(of: "."), let status = Int(name[name.index(after: dot)...]),
      (100...599).contains(status)
    {
      self.status = status
      name = name[..<dot]
    }
    if let mark = name.firstIndex(of: "?") {
      query = Set(name[name.index(after: mark)...].split(separator: "&").map(String.init))
      name = name[..<mark]
    }
    part = String(name)
    // A path may end in what looks like a kind: `feed.xml` is answered by `feed.xml`.
    if !Self.kinds.keys.contains(kind), !kind.isEmpty { part = file }
  }

  var contentType: String { Self.kinds[kind] ?? "application/octet-stream" }

  private static let kinds = [
    "json": "application/json", "xml": "application/xml", "txt": "text/plain", "html": "text/html",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "csv": "text/csv",
    "plist": "application/x-plist", "bin": "application/octet-stream",
  ]

  /// The file that would answer `url`; nil where its parts are no names of files.
  static func file(method: String, url: URL, kind: String = "json") -> String? {
    guard let host = url.host, !host.isEmpty else { return nil }
    var parts = [method.uppercased(), host] + url.path.split(separator: "/").map(String.init)
    if parts.count == 2 { parts.append("index") }
    let isFit = parts.allSatisfy { part in
      part != "." && part != ".." && !part.contains("/") && !part.contains("\0") && part.utf8.count <= 200
    }
    return isFit && parts.count <= 34 ? parts.joined(separator: "/") + ".\(kind)" : nil
  }
}

extension MockFolder {
  /// Writes what `scrollwork mock` leaves to be edited: `json` as the answer to a request.
  ///
  /// - Returns: the file within the folder; nil where one that answers is there already, or none could be
  ///   made.
  public func write(_ json: SampleJSON, method: String, url: URL) -> String? {
    if let found = try? answer(method: method, url: url), !found.file.isEmpty { return nil }
    guard let file = MockName.file(method: method, url: url) else { return nil }
    let place = "\(path)/\(file)"
    let folder = (place as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let isWritten =
      (try? Data(json.prettyText.utf8).write(to: URL(fileURLWithPath: place), options: .withoutOverwriting))
      != nil
    return isWritten ? file : nil
  }
}
