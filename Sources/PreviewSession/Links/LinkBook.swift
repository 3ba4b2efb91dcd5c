import PreviewWire

/// All links of a server, and the rules by which they live and die.
///
/// A link ends at its time by the machine's clock, or when as much time has passed while the server ran,
/// whichever is first: a clock that is set back gives nobody more time. One that has ended stays so, also
/// when the clock is set back afterwards. Times come in as the same point by both clocks.
public struct LinkBook: Sendable {
  public typealias Now = (loop: Moment, wall: WallTime)

  /// The answer to a key.
  public enum Entrance: Equatable, Sendable {
    case admitted(LinkID, ViewerRole)
    /// It was a link's.
    case ended(Link.End)
    /// It is no link's of this session.
    case unknown
  }

  private var links: [LinkID: Link] = [:]
  private var bySession: [SessionID: [LinkID]] = [:]
  /// When each that expires does, by the clock that is never set.
  private var deadlines: [LinkID: Moment] = [:]

  /// - Parameter links: those that were kept; of sessions that are there.
  public init(_ links: some Sequence<Link> = [], at now: Now) {
    for link in links { add(link, at: now) }
  }

  public subscript(id: LinkID) -> Link? { links[id] }

  public var count: Int { links.count }

  /// A link of a session that lets people in; nil where it has ended, or is none of that session.
  public func live(_ id: LinkID, of session: SessionID, at now: Now) -> Link? {
    guard let link = links[id], link.session == session, link.ended == nil, !isOver(link, at: now) else {
      return nil
    }
    return link
  }

  /// Those of a session, or of all; the newest first.
  public func list(of session: SessionID? = nil) -> [Link] {
    let listed = session.map { (bySession[$0] ?? []).compactMap { links[$0] } } ?? Array(links.values)
    return listed.sorted {
      $0.made == $1.made ? $0.id.description < $1.id.description : $0.made > $1.made
    }
  }

  // MARK: Events

  /// Makes a link. Where a session has many, those that ended first are not listed any more.
  ///
  /// - Parameter id: that no other has.
  /// - Returns: nil where as many of the session let people in as may; else the link, and those that are
  ///   gone.
  public mutating func make(
    _ id: LinkID, to session: SessionID, name: String, role: ViewerRole, life: LinkLife, keyHash: [UInt8],
    frames: [FrameOrigin] = [], hasCard: Bool = false, at now: Now
  ) -> (link: Link, forgotten: [LinkID])? {
    let others = list(of: session)
    let ended = others.filter { $0.ended != nil }.sorted { ($0.endedAt ?? $0.made) < ($1.endedAt ?? $1.made) }
    guard others.count - ended.count < SessionLimits.linksOfSession else { return nil }
    let surplus = ended.prefix(max(0, others.count + 1 - SessionLimits.linksOfSession))
    for link in surplus { remove(link) }
    let expires = life.seconds.map { WallTime(seconds: now.wall.seconds.addingClamped($0)) }
    let link = Link(
      id: id, session: session, name: name, role: min(role, .control), keyHash: keyHash, made: now.wall,
      expires: expires, frames: frames, hasCard: hasCard)
    add(link, at: now)
    return (link, surplus.map(\.id))
  }

  /// Somebody presents a key. Every link of the session is looked at, whichever it is.
  ///
  /// - Parameter keyHash: SHA-256 of it.
  public mutating func enter(_ session: SessionID, keyHash: [UInt8], at now: Now) -> Entrance {
    var found: LinkID?
    for id in bySession[session] ?? [] where links[id]?.keyHash.isSecretly(keyHash) == true { found = id }
    guard let found, let link = links[found] else { return .unknown }
    if let end = link.ended { return .ended(end) }
    // It is ended when time passes, which is told to who is here by it.
    if isOver(link, at: now) { return .ended(.expired) }
    links[found]?.lastUsed = now.wall
    return .admitted(found, link.role)
  }

  /// Ends a link. Nothing happens to one that has ended.
  ///
  /// - Returns: the link as it is then; nil where there is none.
  public mutating func revoke(_ id: LinkID, at now: Now) -> Link? {
    _ = expire(id, at: now)
    if links[id]?.ended == nil { end(id, .revoked, at: now) }
    return links[id]
  }

  /// Time has passed.
  ///
  /// - Returns: links that have expired since, and those that are too old to be listed and are gone.
  public mutating func passed(to now: Now) -> (expired: [Link], forgotten: [LinkID]) {
    let expired = deadlines.keys.filter { expire($0, at: now) }.compactMap { links[$0] }
    let old = links.values.filter { link in
      link.endedAt.map { $0.age(at: now.wall) > SessionLimits.endedLinkSeconds } ?? false
    }
    for link in old { remove(link) }
    return (expired, old.map(\.id))
  }

  /// A session has ended, and with it all its links.
  ///
  /// - Returns: what they were.
  public mutating func sessionEnded(_ session: SessionID) -> [LinkID] {
    let gone = bySession[session] ?? []
    for id in gone { if let link = links[id] { remove(link) } }
    return gone
  }

  // MARK: Steps

  private mutating func add(_ link: Link, at now: Now) {
    links[link.id] = link
    bySession[link.session, default: []].append(link.id)
    guard link.ended == nil, let expires = link.expires else { return }
    deadlines[link.id] = now.loop.later(bySeconds: expires.age(since: now.wall))
  }

  /// Ends a link whose time is over. True where that was now.
  private mutating func expire(_ id: LinkID, at now: Now) -> Bool {
    guard let link = links[id], link.ended == nil, isOver(link, at: now) else { return false }
    end(id, .expired, at: now)
    return true
  }

  private func isOver(_ link: Link, at now: Now) -> Bool {
    guard let expires = link.expires else { return false }
    return now.wall >= expires || deadlines[link.id].map { now.loop >= $0 } ?? false
  }

  private mutating func end(_ id: LinkID, _ end: Link.End, at now: Now) {
    links[id]?.ended = end
    links[id]?.endedAt = now.wall
    deadlines[id] = nil
  }

  private mutating func remove(_ link: Link) {
    links[link.id] = nil
    deadlines[link.id] = nil
    bySession[link.session]?.removeAll { $0 == link.id }
    if bySession[link.session]?.isEmpty == true { bySession[link.session] = nil }
  }
}

extension Int64 {
  /// The sum, or the nearest number there is.
  fileprivate func addingClamped(_ other: Int64) -> Int64 {
    let (sum, isFar) = addingReportingOverflow(other)
    return isFar ? (other < 0 ? .min : .max) : sum
  }
}
