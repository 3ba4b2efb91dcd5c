import PreviewSession

/// The state that a server keeps from one run to the next: the sessions, links and remarks that it finds, and
/// the writer for those that it has.
struct StateKeeping {
  /// In the order in which they were made.
  let sessions: [KeptSession]
  /// Links to these sessions, in the order in which they were made.
  let links: [Link]
  /// Remarks on any sessions.
  let remarks: [Remark]
  let remarkSheets: [RemarkSheet]
  /// Sessions in the store that make no sense to this version.
  let unreadable: Int
  let writer: StoreWriter
  /// Where it is, which this server has for itself; nil of a store that is in no folder.
  private(set) var folder: StateFolder?

  /// Opens the state that a server of these options has.
  ///
  /// - Parameter environment: of this process.
  /// - Returns: nil where nothing is to be kept.
  static func open(
    _ options: ServerOptions, environment: [String: String], at now: WallTime
  ) throws(StoreError) -> StateKeeping? {
    guard options.keepDays > 0 else { return nil }
    let folder = try StateFolder(asked: options.stateFolder, environment: environment)
    return try open(folder, source: KeptSource(options.source), keepDays: options.keepDays, at: now)
  }

  /// Opens the state of a source in a folder, which is made if there is none. Sessions that nobody has used
  /// for too long are removed. A server whose state cannot be opened runs on without, and says why by the
  /// error's `sentence`.
  ///
  /// - Parameters:
  ///   - keepDays: days after its last use that a session is kept.
  ///   - now: by the clock of the machine.
  static func open(
    _ folder: StateFolder, source: KeptSource, keepDays: Int, at now: WallTime
  ) throws(StoreError) -> StateKeeping {
    try folder.make()
    var keeping = try open(SQLiteStore(folder, source: source), keepDays: keepDays, at: now)
    keeping.folder = folder
    return keeping
  }

  /// The same, of any store.
  static func open(
    _ store: any SessionStore, keepDays: Int, at now: WallTime
  ) throws(StoreError) -> StateKeeping {
    let loaded = try store.load()
    let writer = try StoreWriter(store, stored: loaded.keys)
    var sessions: [KeptSession] = []
    for session in loaded.sessions {
      if session.lastUsed.isOlder(thanDays: keepDays, at: now) {
        writer.add(.remove(.session(session.id)))
      } else {
        sessions.append(session)
      }
    }
    let names = Set(sessions.map(\.id))
    for link in loaded.links where !names.contains(link.session) { writer.add(.remove(.link(link.id))) }
    return StateKeeping(
      sessions: sessions, links: loaded.links.filter { names.contains($0.session) },
      remarks: loaded.remarks, remarkSheets: loaded.sheets(ofAnyOf: names, orElse: writer),
      unreadable: loaded.unreadable, writer: writer)
  }
}

extension LoadedSessions {
  /// The names of all things that were loaded.
  fileprivate var keys: [StoreKey] {
    sessions.map { .session($0.id) } + links.map { .link($0.id) } + remarks.map { .remark($0.id) }
      + remarkSheets.map { .remarkSheet($0.session) }
  }

  /// The sheets of sessions that are there, or have left remarks. Others are removed.
  fileprivate func sheets(ofAnyOf sessions: Set<SessionID>, orElse writer: StoreWriter) -> [RemarkSheet] {
    let needed = sessions.union(remarks.map(\.session))
    for sheet in remarkSheets where !needed.contains(sheet.session) {
      writer.add(.remove(.remarkSheet(sheet.session)))
    }
    return remarkSheets.filter { needed.contains($0.session) }
  }
}
