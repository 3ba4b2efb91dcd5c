internal import CLibwebsockets
import Glibc

/// The sockets that speak HTTP, and the listener that they come from.
///
/// They live in an epoll set of their own, outside the library: ten thousand half-open clients cost it
/// nothing. Edge-triggered: half a head stays unread in the kernel, and must not wake the loop again and
/// again.
struct WaitingRoom {
  struct Guest {
    /// Counts up from guest to guest.
    let id: UInt64
    let descriptor: Int32
    let peer: PeerAddress
    var visit: HTTPVisit
    /// Who sees to the request, once its head is admitted.
    var answerer: ((Request) -> Answer)?
    /// The answer that it waits for.
    var pending: PendingResponse?
  }

  /// What happened to a guest's socket.
  struct Event {
    /// Of the guest; `listenerID` for somebody at the door.
    var id: UInt64
    /// The other side will say nothing more.
    var hasEnded: Bool
    /// The connection is gone in both directions.
    var isDead: Bool
  }

  /// No guest has it.
  static let listenerID: UInt64 = 0

  /// The epoll set; readable when something happened.
  let fileDescriptor: Int32
  /// Sockets that may be here at a time; one more, and somebody has to go.
  let capacity: Int
  /// By id.
  private(set) var guests: [UInt64: Guest] = [:]
  private var lastID = Self.listenerID

  init(capacity: Int) {
    self.capacity = capacity
    fileDescriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
  }

  /// Whether one more guest has to take the place of another.
  var isFull: Bool { guests.count >= capacity }

  /// Number of sockets here that come from `peer`.
  func count(of peer: PeerAddress) -> Int {
    guests.values.count { $0.peer == peer }
  }

  subscript(id: UInt64) -> Guest? {
    get { guests[id] }
    _modify { yield &guests[id] }
  }

  /// Those here, as the rules about seats see them.
  func holders(where isIncluded: (HTTPVisit.Stage) -> Bool = { _ in true }) -> [Seats.Holder] {
    guests.values.filter { isIncluded($0.visit.stage) }.map {
      .init(id: $0.id, peer: $0.peer, stage: $0.visit.stage, bodyCount: $0.visit.bodyCount)
    }
  }

  /// Watches a listening socket, or no longer. Level-triggered: those who wait are not lost.
  func watch(_ listener: Int32, _ isWatched: Bool) {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue
    event.data.u64 = Self.listenerID
    epoll_ctl(fileDescriptor, isWatched ? EPOLL_CTL_ADD : EPOLL_CTL_DEL, listener, &event)
  }

  /// Takes a socket in, and owns it from now on.
  mutating func admit(_ descriptor: Int32, peer: PeerAddress, visit: HTTPVisit) {
    lastID += 1
    guests[lastID] = Guest(id: lastID, descriptor: descriptor, peer: peer, visit: visit)
    if !control(EPOLL_CTL_ADD, lastID) { dismiss(lastID) }
  }

  /// Has a guest that can go on hear of it again, after somebody else had a turn.
  func remind(_ id: UInt64) {
    _ = control(EPOLL_CTL_MOD, id)
  }

  private func control(_ operation: Int32, _ id: UInt64) -> Bool {
    guard let guest = guests[id] else { return false }
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    event.data.u64 = id
    return epoll_ctl(fileDescriptor, operation, guest.descriptor, &event) == 0
  }

  /// What happened since the last look, at most 64 things at a time.
  func events() -> [Event] {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    let ready = epoll_wait(fileDescriptor, &events, 64, 0)
    return events.prefix(max(0, Int(ready))).map { event in
      Event(
        id: event.data.u64, hasEnded: event.events & EPOLLRDHUP.rawValue != 0,
        isDead: event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
    }
  }

  /// Lets a guest out without closing its socket: the caller owns it from now on.
  mutating func release(_ id: UInt64) -> Guest? {
    guard let guest = guests.removeValue(forKey: id) else { return nil }
    guest.pending?.deliver = nil
    epoll_ctl(fileDescriptor, EPOLL_CTL_DEL, guest.descriptor, nil)
    return guest
  }

  mutating func dismiss(_ id: UInt64) {
    guard let guest = release(id) else { return }
    close(guest.descriptor)
  }

  /// Dismisses all, or those in some stages.
  mutating func dismissAll(where isIncluded: (HTTPVisit.Stage) -> Bool = { _ in true }) {
    for guest in guests.values where isIncluded(guest.visit.stage) { dismiss(guest.id) }
  }
}
