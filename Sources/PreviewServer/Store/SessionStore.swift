import PreviewSession

/// Where the sessions of one source are kept.
///
/// It may be used on any thread, but on one at a time, and its calls may take as long as a disk takes.
protocol SessionStore: AnyObject, Sendable {
  /// All sessions that are kept, in the order in which they were made.
  func load() throws(StoreError) -> LoadedSessions

  /// Writes changes. When it has returned, they outlive the end of the process and of the machine. When it
  /// throws, none of them was made, and they may be tried again.
  func apply(_ changes: [StoreChange]) throws(StoreError)

  /// Lets go of everything. Nothing is called after that.
  func close()
}

/// What a store had.
struct LoadedSessions: Equatable, Sendable {
  var sessions: [KeptSession] = []
  /// Those that make no sense here, and are left as they are.
  var unreadable = 0
}

/// A session is to be as this says, whatever was kept of it before.
enum StoreChange: Hashable, Sendable {
  case put(KeptSession)
  /// It is kept no longer. Nothing happens for one that is not.
  case remove(SessionID)

  var id: SessionID {
    switch self {
    case .put(let session): session.id
    case .remove(let id): id
    }
  }
}
