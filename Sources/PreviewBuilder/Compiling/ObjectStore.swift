import Glibc

/// Compiled objects and linked libraries, kept by what they were made from.
///
/// A file is compiled again when its own text changes, or what the other files show of themselves; what was
/// compiled once, in any order of edits, is found again. Programs that share the store see whole files only:
/// each is made beside it and renamed into place.
struct ObjectStore: Sendable {
  private let objects: String
  private let libraries: String
  private let interfaces: String
  /// Path of the file that says what of the module had to be replaced.
  private(set) var holes: String

  /// Most objects and libraries that are kept, beside those of the newest build.
  static let maximumObjects = 400
  static let maximumLibraries = 24
  static let maximumInterfaces = 200

  init(in cache: CacheFolder) throws(CacheFolder.Failure) {
    objects = try cache.folder("objects")
    libraries = try cache.folder("libraries")
    interfaces = try cache.folder("modules")
    holes = cache.path.appending(component: "holes.json")
  }

  func object(_ key: ContentHash) -> String { objects.appending(component: key.text + ".o") }

  /// The text of the compiler's warnings about the file that became this object.
  func warnings(_ key: ContentHash) -> String { objects.appending(component: key.text + ".txt") }

  /// The folder of what others see of a module.
  func interface(_ key: ContentHash) -> String { interfaces.appending(component: key.text) }

  /// The file that says what was made of a module of others.
  func kept(_ key: ContentHash) -> String { interfaces.appending(component: key.text + ".json") }

  /// The file that says why a module of others cannot be compiled.
  func failed(_ key: ContentHash) -> String { interfaces.appending(component: key.text + ".txt") }

  /// The same store for another module.
  func module(_ name: String) -> ObjectStore {
    var store = self
    store.holes = holes.parentFolder.appending(component: "holes-\(name).json")
    return store
  }

  func library(_ key: ContentHash) -> String { libraries.appending(component: key.text + ".so") }

  /// Whether there is such a file. It counts as used now.
  static func touch(_ path: String) -> Bool {
    utimensat(AT_FDCWD, path, nil, 0) == 0
  }

  /// Deletes what has not been used for longest, beyond what may be kept.
  func trim(keeping count: Int) {
    Self.trim(objects, to: 2 * (Self.maximumObjects + count))
    Self.trim(libraries, to: Self.maximumLibraries)
    Self.trimFolders(interfaces, to: Self.maximumInterfaces)
    Self.trim(interfaces, to: Self.maximumInterfaces)
  }

  private static func trimFolders(_ folder: String, to count: Int) {
    let names = FolderListing(folder)?.folders ?? []
    guard names.count > count else { return }
    let paths = names.map(folder.appending(component:))
    let byAge = paths.map { (path: $0, time: FileStatus($0)?.modified ?? 0) }.sorted { $0.time < $1.time }
    for inner in byAge.prefix(names.count - count) { RunFolder.remove(inner.path) }
  }

  private static func trim(_ folder: String, to count: Int) {
    let names = FolderListing(folder)?.files ?? []
    guard names.count > count else { return }
    let paths = names.map(folder.appending(component:))
    let byAge = paths.map { (path: $0, time: FileStatus($0)?.modified ?? 0) }.sorted { $0.time < $1.time }
    for file in byAge.prefix(names.count - count) { unlink(file.path) }
  }
}
