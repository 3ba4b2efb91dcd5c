import PreviewSession

/// Where the sessions of one source are kept, and the links to them.
///
/// It may be used on any thread, but on one at a time, and its calls may take as long as a disk takes.
protocol SessionStore: AnyObject, Sendable {
  /// All that is kept.
  func load() throws(StoreError) -> LoadedSessions

  /// Writes changes. When it has returned, they outlive the end of the process and of the machine. When it
  /// throws, none of them was made, and they may be tried again.
  func apply(_ changes: [StoreChange]) throws(StoreError)

  /// Lets go of everything. Nothing is called after that.
  func close()
}

/// What a store had.
struct LoadedSessions: Equatable, Sendable {
  /// In the order in which they were made.
  var sessions: [KeptSession] = []
  /// In the order in which they were made.
  var links: [Link] = []
  /// Sessions that make no sense here, and are left as they are.
  var unreadable = 0
}

/// The name of a thing that is kept.
enum StoreKey: Hashable, Sendable {
  case session(SessionID)
  case link(LinkID)
}

/// A session or a link is to be as this says, whatever was kept of it before.
enum StoreChange: Hashable, Sendable {
  case put(KeptSession)
  case putLink(Link)
  /// It is kept no longer. Nothing happens for one that is not.
  case remove(StoreKey)

  var key: StoreKey {
    switch self {
    case .put(let session): .session(session.id)
    case .putLink(let link): .link(link.id)
    case .remove(let key): key
    }
  }
}
