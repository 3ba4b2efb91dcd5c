import PreviewWire

/// All remarks of a server, and the rules by which they are made, answered, resolved and forgotten.
///
/// A remark is never forgotten as long as there is room: not when its session ends, and not when its element
/// is gone. Where there are too many in all, those that were resolved longest ago go first, and no open one.
public struct RemarkBook: Sendable {
  /// Why something is not taken.
  public enum Refusal: Error, Equatable, Sendable {
    /// The owner takes no remarks of guests in this session.
    case switchedOff
    /// The session has as many threads as it may have.
    case tooManyThreads
    /// The thread has as many replies as it may have.
    case tooManyReplies
    /// There are too many open remarks in all.
    case full
    /// There is no such remark.
    case unknown
  }

  private var remarks: [RemarkID: Remark] = [:]
  private var bySession: [SessionID: [RemarkID]] = [:]
  private var sheets: [SessionID: RemarkSheet] = [:]
  private var pictureBytes = 0

  /// Those that were kept, in any order.
  public init(_ kept: some Sequence<Remark> = [], sheets: some Sequence<RemarkSheet> = []) {
    for sheet in sheets { self.sheets[sheet.session] = sheet }
    for remark in kept.sorted(by: { $0.number < $1.number }) { add(remark) }
  }

  public subscript(id: RemarkID) -> Remark? { remarks[id] }

  public var count: Int { remarks.count }

  /// Those of a session, in the order in which they were made.
  public func list(of session: SessionID) -> [Remark] {
    (bySession[session] ?? []).compactMap { remarks[$0] }
  }

  /// All of them, the newest first.
  public var all: [Remark] {
    remarks.values.sorted {
      $0.words.made == $1.words.made
        ? ($0.session.description, $1.number) < ($1.session.description, $0.number)
        : $0.words.made > $1.words.made
    }
  }

  /// Of a session, also of one that has no remarks.
  public func sheet(of session: SessionID) -> RemarkSheet { sheets[session] ?? RemarkSheet(session: session) }

  // MARK: Events

  /// Makes a remark.
  ///
  /// - Parameter id: that no other has.
  /// - Returns: the remark, and those that are forgotten for it.
  public mutating func make(
    _ id: RemarkID, of draft: RemarkDraft, in session: SessionID
  ) throws(Refusal) -> (remark: Remark, forgotten: [Remark]) {
    try check(session, draft.words)
    guard (bySession[session] ?? []).count < SessionLimits.remarksOfSession else { throw .tooManyThreads }
    var forgotten: [Remark] = []
    if remarks.count >= SessionLimits.remarks {
      guard let oldest = oldestResolved else { throw .full }
      remove(oldest)
      forgotten.append(oldest)
    }
    var sheet = sheet(of: session)
    sheet.lastNumber += 1
    sheets[session] = sheet
    let remark = Remark(
      id: id, session: session, number: sheet.lastNumber, title: draft.title, words: draft.words,
      pin: draft.pin, order: draft.order, revision: draft.revision,
      source: draft.source)
    add(remark)
    return (remark, forgotten)
  }

  /// Somebody replies. A thread that was resolved stays so.
  public mutating func reply(_ words: RemarkWords, to id: RemarkID) throws(Refusal) -> Remark {
    guard var remark = remarks[id] else { throw .unknown }
    try check(remark.session, words)
    guard remark.replies.count < SessionLimits.repliesOfRemark else { throw .tooManyReplies }
    remark.replies.append(words)
    remarks[id] = remark
    return remark
  }

  /// A remark is resolved, or open again. One that is already keeps its time.
  ///
  /// - Returns: the remark as it is then; nil where there is none.
  public mutating func resolve(_ id: RemarkID, _ isResolved: Bool, at now: WallTime) -> Remark? {
    guard let remark = remarks[id] else { return nil }
    remarks[id]?.resolved = isResolved ? remark.resolved ?? now : nil
    return remarks[id]
  }

  /// Forgets a remark.
  ///
  /// - Returns: what it was; nil where there is none.
  public mutating func delete(_ id: RemarkID) -> Remark? {
    guard let remark = remarks[id] else { return nil }
    remove(remark)
    return remark
  }

  /// Guests may say something in a session from now on, or may not.
  public mutating func allow(_ isAllowed: Bool, in session: SessionID) -> RemarkSheet {
    var sheet = sheet(of: session)
    sheet.isAllowed = isAllowed
    sheets[session] = sheet
    return sheet
  }

  /// The picture of its making has come.
  ///
  /// - Returns: nil where there is no such remark, or no room for pictures any more.
  public mutating func picture(of id: RemarkID, bytes: Int) -> Remark? {
    guard let remark = remarks[id], bytes > 0, bytes <= SessionLimits.remarkPictureBytes,
      pictureBytes - remark.pictureBytes + bytes <= SessionLimits.allRemarkPictureBytes
    else { return nil }
    pictureBytes += bytes - remark.pictureBytes
    remarks[id]?.pictureBytes = bytes
    return remarks[id]
  }

  /// Its element is found, or is not found any more.
  ///
  /// - Returns: nil where that is not new.
  public mutating func orphan(_ id: RemarkID, _ isOrphaned: Bool) -> Remark? {
    guard let remark = remarks[id], remark.isOrphaned != isOrphaned else { return nil }
    remarks[id]?.isOrphaned = isOrphaned
    return remarks[id]
  }

  /// A session has ended. Its remarks stay.
  ///
  /// - Returns: whether nothing is left of it that is worth remembering.
  public mutating func sessionEnded(_ session: SessionID) -> Bool {
    guard bySession[session] == nil else { return false }
    return sheets.removeValue(forKey: session) != nil
  }

  // MARK: Steps

  private func check(_ session: SessionID, _ words: RemarkWords) throws(Refusal) {
    guard words.isOwner || sheet(of: session).isAllowed else { throw .switchedOff }
  }

  private var oldestResolved: Remark? {
    remarks.values.filter { !$0.isOpen }.min {
      ($0.resolved ?? $0.words.made, $0.id.description) < ($1.resolved ?? $1.words.made, $1.id.description)
    }
  }

  private mutating func add(_ remark: Remark) {
    guard remarks[remark.id] == nil else { return }
    remarks[remark.id] = remark
    bySession[remark.session, default: []].append(remark.id)
    pictureBytes += remark.pictureBytes
    // A sheet that was lost must not lead to a number that there was before.
    let sheet = sheet(of: remark.session)
    guard sheet.lastNumber < remark.number else { return }
    sheets[remark.session] = RemarkSheet(
      session: remark.session, isAllowed: sheet.isAllowed, lastNumber: remark.number)
  }

  private mutating func remove(_ remark: Remark) {
    remarks[remark.id] = nil
    pictureBytes -= remark.pictureBytes
    bySession[remark.session]?.removeAll { $0 == remark.id }
    if bySession[remark.session]?.isEmpty == true { bySession[remark.session] = nil }
  }
}
