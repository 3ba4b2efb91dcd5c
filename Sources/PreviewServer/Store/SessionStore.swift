import PreviewSession

/// Where the sessions of one source are kept, the links to them, and the remarks on them.
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
  /// In the order of their numbers; also of sessions that are not there any more.
  var remarks: [Remark] = []
  var remarkSheets: [RemarkSheet] = []
  /// Sessions that make no sense here, and are left as they are.
  var unreadable = 0
}

/// The name of a thing that is kept.
enum StoreKey: Hashable, Sendable {
  case session(SessionID)
  case link(LinkID)
  case remark(RemarkID)
  /// The picture of a remark.
  case picture(RemarkID)
  case remarkSheet(SessionID)
}

/// A session, a link or a remark is to be as this says, whatever was kept of it before.
enum StoreChange: Hashable, Sendable {
  case put(KeptSession)
  case putLink(Link)
  case putRemark(Remark)
  /// In PNG.
  case putPicture(RemarkID, [UInt8])
  case putRemarkSheet(RemarkSheet)
  /// It is kept no longer. Nothing happens for one that is not.
  case remove(StoreKey)

  var key: StoreKey {
    switch self {
    case .put(let session): .session(session.id)
    case .putLink(let link): .link(link.id)
    case .putRemark(let remark): .remark(remark.id)
    case .putPicture(let remark, _): .picture(remark)
    case .putRemarkSheet(let sheet): .remarkSheet(sheet.session)
    case .remove(let key): key
    }
  }
}
