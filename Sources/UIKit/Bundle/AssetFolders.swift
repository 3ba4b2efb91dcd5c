// Where pictures, colours and files with names are looked for.

import QuartzCore
import Synchronization

/// The folders beside the previewed source that may hold assets.
public enum _AssetFolders {
  /// Absolute paths, nearest first: catalogues (`.xcassets`) or folders that hold them, pictures or other
  /// files, at any depth. Set before the first of them is asked for; setting them forgets what was found.
  public static var current: [String] {
    get { state.withLock(\.folders) }
    set { state.withLock { $0 = State(folders: newValue) } }
  }

  private struct State {
    var folders: [String] = []
    var index: AssetIndex?
    /// The findings that were reported already.
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// The contents of the folders; read once.
  static var index: AssetIndex {
    state.withLock { state in
      if let index = state.index { return index }
      let index = AssetIndex(folders: state.folders)
      state.index = index
      return index
    }
  }

  /// Says that a picture or colour is not there, the first time only. `kind` is the word for it.
  static func reportMissing(_ kind: String, _ name: String) {
    report("No \(kind) called \"\(name)\"", " A placeholder stands for it.")
  }

  /// Says that a file is not there, the first time only.
  static func reportMissing(file name: String) { report("No file called \"\(name)\"", "") }

  /// Says that a data set is not there, the first time only.
  static func reportMissing(data name: String) { report("No data set called \"\(name)\"", "") }

  /// Says that a picture cannot be shown, the first time only. `program` is the one that would have read it.
  static func reportUnreadable(_ name: String, by program: String) {
    let isNew = state.withLock { $0.reported.insert("unreadable \(name)").inserted }
    guard isNew else { return }
    SessionContext.reportFromAnywhere(
      "The picture \"\(name)\" cannot be read: \(program) makes nothing of it, or is not installed (Debian's package "
        + "poppler-utils).")
  }

  private static func report(_ finding: String, _ consequence: String) {
    let isNew = state.withLock { $0.reported.insert(finding).inserted }
    guard isNew else { return }
    // Every viewer reads it, and need not learn where on this machine the folders are.
    let folders = current.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let named = folders.prefix(3).joined(separator: ", ") + (folders.count > 3 ? " and others" : "")
    let places = folders.isEmpty ? "there are no asset folders" : "looked in \(named)"
    SessionContext.reportFromAnywhere("\(finding): \(places).\(consequence)")
  }
}
