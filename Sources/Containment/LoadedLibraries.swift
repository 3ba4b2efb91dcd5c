import Processes

/// The files that are loaded into this process.
enum LoadedLibraries {
  /// The folders that they lie in, each once: the program's, the C library's, that of Swift's runtime.
  static var folders: [String] { folders(maps: ProcessFile.memoryMaps) }

  /// - Parameter maps: as of `ProcessFile.memoryMaps`.
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
}
