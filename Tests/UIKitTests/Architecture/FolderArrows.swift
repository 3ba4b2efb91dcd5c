/// Which folder names the types of which other.
struct FolderArrows {
  struct File {
    var folder: String
    var name: String
    var text: String
  }

  /// By the folder that names and the one that declares: `UIView.swift names UIWindow`.
  private(set) var places: [String: [String: Set<String>]] = [:]

  init(_ files: [File]) {
    let words = files.map { FileWords($0.text) }
    var homes: [String: String] = [:]
    for (file, words) in zip(files, words) {
      for type in words.declared { homes[type] = file.folder }
    }
    for (file, words) in zip(files, words) {
      for type in words.named {
        guard let home = homes[type], home != file.folder, !words.declared.contains(type) else { continue }
        places[file.folder, default: [:]][home, default: []].insert("\(file.name) names \(type)")
      }
    }
  }

  /// The folders that could be reached from themselves, without passing `hub`.
  func circles(without hub: String) -> Set<String> {
    let folders = Set(places.keys).subtracting([hub])
    return folders.filter { folder in
      var reached: Set<String> = []
      var next = [folder]
      while let from = next.popLast() {
        let new = named(by: from).subtracting(reached).subtracting([hub])
        reached.formUnion(new)
        next += new
      }
      return reached.contains(folder)
    }
  }

  /// The folders whose types `folder` names.
  func named(by folder: String) -> Set<String> { Set(places[folder, default: [:]].keys) }
}
