/// The words that tell bubblewrap to let a program find the visible places, under the names that they have
/// outside, and nothing else.
struct ViewWords {
  /// In the order in which bubblewrap follows them; those about folders that are written come behind.
  private let words: [String]

  /// - Parameters:
  ///   - link: where a symbolic link leads, as it is written in it; nil for what is none.
  ///   - resolved: the absolute path without any link; nil for what does not exist.
  init(_ places: VisiblePlaces, link: (String) -> String?, resolved: (String) -> String?) {
    var mounts = Self.own
    func add(_ path: String, _ mount: Mount) {
      if let known = mounts[path], known >= mount { return }
      mounts[path] = mount
    }
    for place in places.places {
      // The view's own, in which there are other processes.
      if place.path == "/proc" || place.path.hasPrefix("/proc/") { continue }
      guard let real = resolved(place.path) else { continue }
      let mount: Mount = real.hasPrefix("/dev/") ? .device : place.access == .write ? .written : .read
      add(real, mount)
      if real == place.path { continue }
      // By its own name, too. Some read from a link where it leads: `/etc/localtime` says the time zone.
      add(place.path, link(place.path).map(Mount.link) ?? mount)
    }
    // Folders before what is in them, which would be hidden otherwise.
    var done: [String: Mount] = [:]
    var words: [String] = []
    for (path, mount) in mounts.sorted(by: { $0.key < $1.key }) {
      if Self.above(path).contains(where: { done[$0].map { $0.holds(mount) } ?? false }) { continue }
      done[path] = mount
      words += mount.words(at: path)
    }
    self.words = words
  }

  /// All words, with folders to work in, each by its own name and by that without links.
  func writing(_ folders: [String], resolved: (String) -> String?) -> [String] {
    let names = folders.flatMap { [resolved($0), $0] }.compactMap { $0 }
    let written = names.indices.filter { !names[..<$0].contains(names[$0]) }.flatMap { index in
      Mount.written.words(at: names[index])
    }
    // Files beside all this would be written to memory that nobody counts.
    return words + written + ["--remount-ro", "/", "--chdir", "/"]
  }

  /// Its processes, and names for its descriptors.
  private static let own: [String: Mount] = [
    "/proc": .processes, "/dev/fd": .link("/proc/self/fd"), "/dev/stdin": .link("/proc/self/fd/0"),
    "/dev/stdout": .link("/proc/self/fd/1"), "/dev/stderr": .link("/proc/self/fd/2"),
  ]

  /// The folders that a path lies in.
  private static func above(_ path: String) -> [String] {
    path == "/"
      ? [] : path.indices.filter { path[$0] == "/" }.map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// How a place comes into the view.
  private enum Mount: Comparable {
    case link(String)
    case read
    case written
    case device
    case processes

    /// Whether what is below such a folder is there already.
    func holds(_ other: Mount) -> Bool {
      switch (self, other) {
      // The place that a link leads to is there by itself, with all that is below.
      case (.link, _): true
      case (.read, .link), (.read, .read), (.written, .link), (.written, .read), (.written, .written): true
      default: false
      }
    }

    func words(at path: String) -> [String] {
      switch self {
      case .link(let target): ["--symlink", target, path]
      case .read: ["--ro-bind-try", path, path]
      case .written: ["--bind-try", path, path]
      case .device: ["--dev-bind-try", path, path]
      case .processes: ["--proc", path]
      }
    }
  }
}
