import Libwebsockets
import PreviewSession
import PreviewWire

/// Takes remarks, has them kept, tells viewers of them, and has their elements looked for.
final class RemarkDesk {
  /// Draws what a session shows now. Gives the bytes of a PNG, or nil.
  typealias Painter = (LiveSession, @escaping ([UInt8]?) -> Void) -> Void

  private var book: RemarkBook
  private let sessions: SessionRegistry
  private let keeper: Keeper
  private var pictures: RemarkPictures
  private var random = SystemRandomNumberGenerator()
  /// Counts changes of sessions' remarks.
  private var versions: [SessionID: Int] = [:]
  /// Sessions in which pins are elsewhere than they were when that was last written down.
  private var looked: Set<SessionID> = []
  /// The picture of a remark's making.
  var paint: Painter = { $1(nil) }

  /// - Parameters:
  ///   - kept: those that an earlier server has kept.
  ///   - folder: of the store; nil where nothing is kept.
  init(
    _ kept: [Remark], sheets: [RemarkSheet], sessions: SessionRegistry, keeper: Keeper, folder: StateFolder?
  ) {
    book = RemarkBook(kept, sheets: sheets)
    (self.sessions, self.keeper) = (sessions, keeper)
    pictures = RemarkPictures(folder: folder)
  }

  subscript(id: RemarkID) -> Remark? { book[id] }

  /// Those of a session, in the order in which they were made.
  func list(of session: SessionID) -> [Remark] { book.list(of: session) }

  /// Those of all sessions, the newest first.
  var all: [Remark] { book.all }

  /// Whether guests may say something in a session.
  func isAllowed(in session: SessionID) -> Bool { book.sheet(of: session).isAllowed }

  /// Where its element is now, in a word of the HTTP API.
  func place(of remark: Remark) -> String {
    let place = sessions[remark.session]?.pinPlaces.first { $0.number == remark.number }
    return place?.standing.name ?? (remark.isOrphaned ? PinPlace.Standing.orphaned.name : "unknown")
  }

  /// The picture of its making, in PNG; nil where there is none.
  func picture(of remark: Remark) -> [UInt8]? {
    remark.pictureBytes > 0 ? pictures.bytes(of: remark.id) : nil
  }

  // MARK: What is said

  /// - Parameter session: the one that is looked at: an aside's remarks are those of the session that it is
  ///   of.
  func make(_ draft: RemarkDraft, in session: LiveSession) throws(RemarkBook.Refusal) -> Remark {
    var id = RemarkID(from: &random)
    while book[id] != nil { id = RemarkID(from: &random) }
    let (remark, forgotten) = try book.make(id, of: draft, in: session.original)
    for old in forgotten { forget(old) }
    keep(remark)
    keeper.note(.putRemarkSheet(book.sheet(of: session.original)))
    changed(session.original)
    paint(session) { [weak self] bytes in
      if let bytes { self?.painted(id, bytes) }
    }
    return remark
  }

  func reply(_ words: RemarkWords, to id: RemarkID) throws(RemarkBook.Refusal) -> Remark {
    let remark = try book.reply(words, to: id)
    keep(remark)
    changed(remark.session)
    return remark
  }

  /// - Returns: the remark as it is then; nil where there is none.
  func resolve(_ id: RemarkID, _ isResolved: Bool) -> Remark? {
    guard let remark = book.resolve(id, isResolved, at: .now) else { return nil }
    keep(remark)
    changed(remark.session)
    return remark
  }

  /// - Returns: what it was; nil where there is none.
  func delete(_ id: RemarkID) -> Remark? {
    guard let remark = book.delete(id) else { return nil }
    forget(remark)
    changed(remark.session)
    return remark
  }

  func allow(_ isAllowed: Bool, in session: SessionID) {
    keeper.note(.putRemarkSheet(book.allow(isAllowed, in: session)))
    changed(session)
  }

  private func painted(_ id: RemarkID, _ bytes: [UInt8]) {
    guard let remark = book.picture(of: id, bytes: bytes.count) else { return }
    pictures.add(id, bytes)
    keeper.note(.putPicture(id, bytes))
    keep(remark)
    changed(remark.session)
  }

  private func keep(_ remark: Remark) { keeper.note(.putRemark(remark)) }

  private func forget(_ remark: Remark) {
    pictures.forget(remark.id)
    keeper.forget(.picture(remark.id))
    keeper.forget(.remark(remark.id))
    if remark.session != sessions[remark.session]?.id { sessionEnded(remark.session) }
  }

  // MARK: Sessions

  /// A viewer has come.
  func greet(_ viewer: Viewer) {
    let session = viewer.session
    guard !session.isShowcase else { return }
    viewer.tell(summary(of: session.original))
    watch(session)
    if !session.pinPlaces.isEmpty { viewer.tell(places(in: session)) }
  }

  /// A session has ended. Its remarks stay.
  func sessionEnded(_ session: SessionID) {
    versions[session] = nil
    if book.sessionEnded(session) { keeper.forget(.remarkSheet(session)) }
  }

  private func changed(_ id: SessionID) {
    guard let session = sessions[id] else { return }
    versions[id, default: 0] += 1
    let summary = summary(of: id)
    for room in [session] + sessions.asides(of: id) {
      room.tellAll { _ in summary }
      if !room.viewers.isEmpty { watch(room) }
    }
  }

  private func summary(of id: SessionID) -> MessageToViewer {
    let remarks = book.list(of: id)
    return MessageToViewer(
      remarksOfVersion: versions[id] ?? 0, open: remarks.count(where: \.isOpen), all: remarks.count,
      areAllowed: isAllowed(in: id))
  }

  // MARK: Pins

  private func watch(_ session: LiveSession) {
    session.watch(
      book.list(of: session.original).map { WatchedPin(number: $0.number, element: $0.pin.element) }, at: .now
    )
  }

  /// The agent of a session has told where its pins are.
  func pinsFound(in session: LiveSession) {
    // The places of pins in an aside say nothing of the session.
    if session.aside == nil { looked.insert(session.id) }
    let places = places(in: session)
    session.tellAll { _ in places }
  }

  private func places(in session: LiveSession) -> MessageToViewer {
    let ids = Dictionary(
      book.list(of: session.original).map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    return MessageToViewer(
      pins: session.pinPlaces.compactMap { place in ids[place.number].map { ($0, place) } })
  }

  /// Writes down which elements are not found any more: not at every frame.
  func secondPassed() {
    for session in looked.compactMap({ sessions[$0] }) {
      let places = Dictionary(
        session.pinPlaces.map { ($0.number, $0.standing) }, uniquingKeysWith: { first, _ in first })
      for remark in book.list(of: session.id) {
        guard let standing = places[remark.number],
          let changed = book.orphan(remark.id, standing == .orphaned)
        else { continue }
        keep(changed)
      }
    }
    looked = []
  }
}
