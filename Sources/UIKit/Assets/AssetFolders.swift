// Where pictures, colours and files with names are looked for.

import QuartzCore
import Synchronization

/// The folders beside the previewed source that may hold assets.
public enum _AssetFolders {
  /// Absolute paths, nearest first: catalogues (`.xcassets`) or folders that hold them, pictures or other files, at any
  /// depth. Set before the first of them is asked for; setting them forgets what was found.
  public static var current: [String] {
    get { state.withLock(\.folders) }
    set { state.withLock { $0 = State(folders: newValue) } }
  }

  private struct State {
    var folders: [String] = []
    var index: AssetIndex?
    /// What was reported as missing already.
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// What the folders hold; read once.
  static var index: AssetIndex {
    state.withLock { state in
      if let index = state.index { return index }
      let index = AssetIndex(folders: state.folders)
      state.index = index
      return index
    }
  }

  /// Reports the first time only.
  static func reportMissing(_ kind: String, _ name: String) {
    let isNew = state.withLock { $0.reported.insert("\(kind) \(name)").inserted }
    guard isNew else { return }
    // Every viewer reads it, and need not learn where on this machine the folders are.
    let folders = current.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let places =
      folders.isEmpty ? "there are no asset folders" : "looked in \(folders.joined(separator: ", "))"
    VirtualRunLoop.reportFromAnywhere(
      "No \(kind) called \"\(name)\": \(places). A placeholder stands for it.")
  }
}
