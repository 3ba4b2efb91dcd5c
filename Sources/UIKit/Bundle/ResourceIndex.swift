// Which of the files beside the source an app would find in its bundle — after Apple's "Bundle Programming
// Guide" and documentation "Bundle", read 2026-11.

import QuartzCore

/// Files by the names that a bundle knows them by.
///
/// Xcode puts all files of a target beside each other, whichever of the project's groups they lie in; only
/// folders of languages, other bundles and folders that it copies whole stay folders. The last cannot be told
/// apart here, so that a file is found by its name alone and with the folders above it.
struct ResourceIndex: Sendable {
  struct Resource: Hashable, Sendable {
    /// Absolute.
    var path: String
    /// The folders above it, those of languages left out: `Data/Levels`.
    var folder: String
    /// `de` of a file in `de.lproj`.
    var language: String?
    var isFolder: Bool

    var name: String { (path as NSString).lastPathComponent }
  }

  /// By their names with extension; nearest first.
  private var byName: [String: [Resource]] = [:]
  /// In the order in which they were found.
  private(set) var all: [Resource] = []

  /// Endings of files that compilers and other tools read, and no app finds.
  private static let notCopied: Set<String> = [
    "swift", "h", "m", "mm", "c", "cc", "cpp", "hpp", "pch", "modulemap", "xib", "storyboard", "xcconfig",
    "entitlements", "podspec", "lock", "resolved", "xcstringsdict", "gyb", "sh",
  ]
  /// Folders that compilers make something else of.
  private static let compiled = [".xcassets", ".xcdatamodel", ".xcdatamodeld", ".playground", ".docc"]
  /// Folders that are one thing to the code that asks for them.
  private static let wholes: Set<String> = ["bundle", "scnassets", "mlmodelc", "momd"]

  /// Takes it in if an app would find it. `path` is absolute.
  mutating func add(_ entry: AssetWalk.Entry, at path: String) {
    let parts = entry.path.split(separator: "/").map(String.init)
    guard !Self.notCopied.contains(entry.ending.lowercased()),
      !parts.contains(where: { part in Self.compiled.contains { part.hasSuffix($0) } }),
      !entry.isFolder || Self.wholes.contains(entry.ending)
    else { return }
    let above = parts.dropLast()
    let resource = Resource(
      path: path, folder: above.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"),
      language: above.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }, isFolder: entry.isFolder
    )
    all.append(resource)
    byName[entry.name, default: []].append(resource)
  }

  /// - Parameters:
  ///   - name: with extension; folders may stand before it.
  ///   - folder: the last of the folders above it; nil or empty for anywhere.
  ///   - languages: best first.
  /// - Returns: the best, which is nearest to the top of the first folder; nil where there is none.
  func resource(_ name: String, in folder: String? = nil, languages: [String]) -> Resource? {
    let parts = name.split(separator: "/")
    guard let last = parts.last else { return nil }
    let wanted = (folder.map { $0.split(separator: "/") } ?? []) + parts.dropLast()
    let found = (byName[String(last)] ?? []).filter { Self.isBelow(wanted, $0) }
    return Self.best(found, languages)
  }

  /// One of each name with that extension, sorted by name; all of them without one.
  func resources(ofType ending: String?, in folder: String? = nil, languages: [String]) -> [Resource] {
    let wanted = folder.map { $0.split(separator: "/") } ?? []
    let ending = ending.map(Self.withoutDot)
    return byName.keys.sorted().compactMap { name -> Resource? in
      guard ending == nil || (name as NSString).pathExtension == ending, let all = byName[name] else {
        return nil
      }
      return Self.best(all.filter { Self.isBelow(wanted, $0) && !Self.isInsideOther($0) }, languages)
    }
  }

  /// `a` and `json`, `a.json` and nothing, and `a` and `.json` mean the same file.
  static func fileName(_ name: String, _ ending: String?) -> String {
    guard let ending, !ending.isEmpty else { return name }
    return "\(name).\(withoutDot(ending))"
  }

  private static func withoutDot(_ ending: String) -> String {
    ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
  }

  private static func isBelow(_ wanted: [Substring], _ resource: Resource) -> Bool {
    wanted.isEmpty || resource.folder.split(separator: "/").suffix(wanted.count) == wanted[...]
  }

  /// Whether it belongs to a bundle of its own.
  private static func isInsideOther(_ resource: Resource) -> Bool {
    resource.folder.split(separator: "/").contains { part in wholes.contains { part.hasSuffix(".\($0)") } }
  }

  /// A resource of no language comes first, by the documentation of `path(forResource:ofType:)`.
  private static func best(_ found: [Resource], _ languages: [String]) -> Resource? {
    if let match = found.first(where: { $0.language == nil }) { return match }
    return languages.lazy.compactMap { language in found.first { $0.language == language } }.first
      ?? found.first
  }
}
