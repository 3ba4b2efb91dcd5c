import Foundation

/// A folder of answers: `GET/api.example.com/movies/popular.json` answers
/// `GET https://api.example.com/movies/popular`.
///
/// - A folder or file named `_` stands for any one part of a path: `GET/api.example.com/movies/_.json`.
/// - What follows the path's last part is a status, if it is a number, and the kind: `popular.404.json`,
///   `popular.html`.
/// - A file may name parts of the query that it wants: `popular?page=2.json`. Others do not count.
/// - The address of a host alone is `index.json`.
///
/// Only files that listings of the folder name are opened, and no links are followed: nothing outside is ever
/// read.
public struct MockFolder: Sendable {
  /// Absolute.
  public let path: String

  public init(path: String) { self.path = path }

  public struct Answer: Equatable, Sendable {
    /// Within the folder.
    public var file: String
    public var status: Int
    public var contentType: String
    public var body: Data
  }

  /// Bytes; a longer file answers nothing.
  static let longest = 16 << 20
  /// Files of one folder that are looked at.
  private static let mostFiles = 10_000

  /// The answer; nil where there is none. Throws a sentence for people where a file should answer and cannot.
  public func answer(method: String, url: URL) throws(MockError) -> Answer? {
    guard let host = url.host, !host.isEmpty else { return nil }
    var parts = url.path.split(separator: "/").map(String.init)
    if parts.isEmpty { parts = ["index"] }
    guard parts.count <= 32 else { return nil }
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let wanted = Set(query.map { "\($0.name)=\($0.value ?? "")" })
    for folder in names(in: "", matching: method.uppercased(), folders: true) {
      for server in names(in: folder, matching: host, folders: true) {
        if let file = find(parts[...], in: "\(folder)/\(server)", wanted) { return try read(file) }
      }
    }
    return nil
  }

  /// The file for the rest of a path, names before wildcards.
  private func find(_ parts: ArraySlice<String>, in folder: String, _ query: Set<String>) -> String? {
    guard let part = parts.first else { return nil }
    if parts.count == 1 { return file(part, in: folder, query) }
    for name in names(in: folder, matching: part, folders: true) {
      if let found = find(parts.dropFirst(), in: "\(folder)/\(name)", query) { return found }
    }
    return nil
  }

  /// The one that asks for most of the query.
  private func file(_ part: String, in folder: String, _ query: Set<String>) -> String? {
    let found = list(folder).filter { !$0.isFolder }.compactMap { entry -> (String, rank: Int)? in
      let name = MockName(entry.name)
      guard name.part == part || name.part == "_", name.query.isSubset(of: query) else { return nil }
      return (entry.name, (name.part == part ? 100 : 0) + name.query.count)
    }
    return found.max { ($0.rank, $1.0) < ($1.rank, $0.0) }.map { "\(folder)/\($0.0)" }
  }

  private func names(in folder: String, matching part: String, folders: Bool) -> [String] {
    let names = list(folder).filter { $0.isFolder == folders }.map(\.name)
    return names.filter { $0.lowercased() == part.lowercased() } + names.filter { $0 == "_" }
  }

  /// The contents of a folder of the folder; links are in none.
  private func list(_ folder: String) -> [(name: String, isFolder: Bool)] {
    let place = folder.isEmpty ? path : "\(path)/\(folder)"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else { return [] }
    return names.prefix(Self.mostFiles).sorted().compactMap { name in
      let kind =
        try? FileManager.default.attributesOfItem(atPath: "\(place)/\(name)")[.type] as? FileAttributeType
      switch kind {
      case FileAttributeType.typeDirectory?: return (name, true)
      case FileAttributeType.typeRegular?: return name.hasPrefix(".") ? nil : (name, false)
      default: return nil
      }
    }
  }

  private func read(_ file: String) throws(MockError) -> Answer {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.longest else {
      throw MockError("The mock \(file) is too long: it has \(size) bytes, and \(Self.longest) are allowed.")
    }
    guard let body = FileManager.default.contents(atPath: "\(path)/\(file)") else {
      throw MockError("The mock \(file) cannot be read; change its mode.")
    }
    let name = MockName(String(file.split(separator: "/").last ?? ""))
    if name.kind == "json" {
      do { _ = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) } catch {
        throw MockError("The mock \(file) is no JSON; mend it, or take it away to have sample data.")
      }
    }
    return Answer(file: file, status: name.status, contentType: name.contentType, body: body)
  }
}

/// A mock that should answer and cannot, in a sentence.
public struct MockError: Error, Equatable {
  public let text: String
  init(_ text: String) { self.text = text }
}
