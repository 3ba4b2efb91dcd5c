import Glibc

/// Compiled objects and linked libraries, kept by what they were made from.
///
/// A file is compiled again when its own text changes, or what the other files show of themselves; what was compiled
/// once, in any order of edits, is found again. Programs that share the store see whole files only: each is made
/// beside it and renamed into place.
struct ObjectStore: Sendable {
  private let objects: String
  private let libraries: String
  /// Path of the file that says what of the module had to be replaced.
  let holes: String

  /// Most objects and libraries that are kept, beside those of the newest build.
  static let maximumObjects = 400
  static let maximumLibraries = 24

  init(in cache: CacheFolder) throws(CacheFolder.Failure) {
    objects = try cache.folder("objects")
    libraries = try cache.folder("libraries")
    holes = cache.path.appending(component: "holes.json")
  }

  func object(_ key: ContentHash) -> String { objects.appending(component: key.text + ".o") }

  /// The text of the compiler's warnings about the file that became this object.
  func warnings(_ key: ContentHash) -> String { objects.appending(component: key.text + ".txt") }

  func library(_ key: ContentHash) -> String { libraries.appending(component: key.text + ".so") }

  /// Whether there is such a file. It counts as used now.
  static func touch(_ path: String) -> Bool {
    utimensat(AT_FDCWD, path, nil, 0) == 0
  }

  /// Deletes what has not been used for longest, beyond what may be kept.
  func trim(keeping count: Int) {
    Self.trim(objects, to: 2 * (Self.maximumObjects + count))
    Self.trim(libraries, to: Self.maximumLibraries)
  }

  private static func trim(_ folder: String, to count: Int) {
    let names = FolderListing(folder)?.files ?? []
    guard names.count > count else { return }
    let paths = names.map(folder.appending(component:))
    let byAge = paths.map { (path: $0, time: FileStatus($0)?.modified ?? 0) }.sorted { $0.time < $1.time }
    for file in byAge.prefix(names.count - count) { unlink(file.path) }
  }
}
