internal import CLibwebsockets
import Glibc

/// Accepted sockets whose request head is not complete, and those that were refused and still hang up.
///
/// They live in an epoll set of their own, outside the library: ten thousand half-open clients cost it
/// nothing. Bytes are only looked at (`MSG_PEEK`), so that an admitted socket goes to the library with its
/// request untouched.
struct WaitingRoom {
  struct Guest {
    let descriptor: Int32
    let peer: PeerAddress
    /// Counts up from guest to guest.
    let arrival: Int
    /// When it is thrown out, in seconds of the loop's clock.
    var deadline: Int
    /// Refused: what it still sends is thrown away until it hangs up.
    var isLeaving = false
  }

  /// The epoll set; readable when a guest said something.
  let fileDescriptor: Int32
  /// Sockets that may wait here at a time; one more, and the oldest has to go.
  let capacity: Int
  private var guests: [Int32: Guest] = [:]
  private var arrivals = 0

  init(capacity: Int) {
    self.capacity = capacity
    fileDescriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
  }

  /// Number of sockets here that come from `peer`.
  func count(of peer: PeerAddress) -> Int {
    guests.values.count { $0.peer == peer }
  }

  mutating func admit(_ descriptor: Int32, peer: PeerAddress, deadline: Int) {
    if guests.count >= capacity { dismissOldest() }
    // Edge-triggered: half a head stays unread in the kernel, and must not wake the loop again and again.
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    event.data.fd = descriptor
    guard epoll_ctl(fileDescriptor, EPOLL_CTL_ADD, descriptor, &event) == 0 else {
      close(descriptor)
      return
    }
    arrivals += 1
    guests[descriptor] = Guest(
      descriptor: descriptor, peer: peer, arrival: arrivals, deadline: deadline)
  }

  /// Guests that have something to say or will say nothing more, at most 64 at a time.
  func speaking() -> [(guest: Guest, hasHungUp: Bool)] {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    let ready = epoll_wait(fileDescriptor, &events, 64, 0)
    return events.prefix(max(0, Int(ready))).compactMap { event in
      guests[event.data.fd].map { ($0, event.events & EPOLLRDHUP.rawValue != 0) }
    }
  }

  /// Lets a guest out without closing its socket: the caller owns it from now on.
  mutating func release(_ descriptor: Int32) {
    guard guests.removeValue(forKey: descriptor) != nil else { return }
    epoll_ctl(fileDescriptor, EPOLL_CTL_DEL, descriptor, nil)
  }

  mutating func dismiss(_ descriptor: Int32) {
    release(descriptor)
    close(descriptor)
  }

  /// Sends an answer and waits for the other side to hang up: to close at once could discard the answer on
  /// its way.
  mutating func refuse(_ descriptor: Int32, with answer: [UInt8], deadline: Int) {
    _ = send(descriptor, answer, answer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    shutdown(descriptor, Int32(SHUT_WR))
    guests[descriptor]?.isLeaving = true
    guests[descriptor]?.deadline = deadline
  }

  /// Throws out everybody whose deadline has passed.
  mutating func dismissOverdue(now: Int) {
    for guest in guests.values.filter({ $0.deadline <= now }) { dismiss(guest.descriptor) }
  }

  mutating func dismissAll() {
    for descriptor in Array(guests.keys) { dismiss(descriptor) }
  }

  private mutating func dismissOldest() {
    guard let oldest = guests.values.min(by: { $0.arrival < $1.arrival }) else { return }
    dismiss(oldest.descriptor)
  }
}
