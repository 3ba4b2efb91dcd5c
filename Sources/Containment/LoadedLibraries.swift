import Glibc

/// The files that are loaded into this process.
enum LoadedLibraries {
  /// The folders that they lie in, each once: the program's, the C library's, that of Swift's runtime.
  static var folders: [String] { folders(maps: memoryMaps) }

  /// - Parameter maps: the memory of a process as the kernel lists it, a line for each part, such as
  ///   `7f00-7fff r-xp 2000 fe:01 42     /lib/x.so`. What no file holds has no path, or one in brackets.
  static func folders(maps: String) -> [String] {
    var folders: [String] = []
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count == 6, words[1].contains("x"), let start = words[5].firstIndex(of: "/"),
        let slash = words[5].lastIndex(of: "/"), start != slash
      else { continue }
      let folder = String(words[5][start..<slash])
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// The kernel gives about a page at a time.
  private static var memoryMaps: String {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(file, &page, page.count), count > 0 { text += page[..<count] }
    return String(decoding: text, as: UTF8.self)
  }
}
