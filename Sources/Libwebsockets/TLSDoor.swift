internal import CLibwebsockets
import Glibc
internal import ServerTLS

/// The connections with TLS, in an epoll set of their own, as the waiting room's are.
///
/// Level-triggered, and only asked for what can go on: a side that has to wait for the other wakes nobody.
struct TLSDoor {
  /// The epoll set; readable when something happened.
  let fileDescriptor: Int32
  private let identity: TLSIdentity
  private var relays: [UInt64: TLSRelay] = [:]
  /// Sockets that are not watched any more, as they would tell of their end again and again.
  private var unwatched: Set<Int32> = []
  private var lastID: UInt64 = 0

  /// Bytes that the pair holds on their way to the client, before the kernel's own doubling: what waits there
  /// is old when it is seen.
  private static let pairBuffer: Int32 = 8192

  init(_ identity: TLSIdentity) {
    self.identity = identity
    fileDescriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
  }

  /// Connections, in all and from one address; those count, too, that the front door has hung up on and that
  /// still have something to take.
  var count: Int { relays.count }
  func count(of peer: PeerAddress) -> Int { relays.values.count { $0.peer == peer } }

  /// Takes a client's socket in, and owns it from now on.
  ///
  /// - Returns: the socket with the plain bytes, which is the caller's; nil where there is no room for one.
  ///   The client's is then closed.
  mutating func admit(_ socket: Int32, peer: PeerAddress) -> Int32? {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard let session = TLSSession(identity), socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      close(socket)
      return nil
    }
    setOption(pair[1], SOL_SOCKET, SO_SNDBUF, Self.pairBuffer)
    SocketTuning.apply(to: socket)
    lastID += 1
    let relay = TLSRelay(id: lastID, peer: peer, outside: socket, inside: pair[0], session: session)
    relays[lastID] = relay
    let isWatched = watch(relay, EPOLL_CTL_ADD)
    guard isWatched else {
      close(pair[1])
      dismiss(lastID)
      return nil
    }
    return pair[1]
  }

  /// Lets what happened since the last look have its effect, at most 64 things at a time.
  mutating func attend(now seconds: Int) {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    let ready = epoll_wait(fileDescriptor, &events, 64, 0)
    for event in events.prefix(max(0, Int(ready))) {
      let (id, isInside) = (event.data.u64 >> 1, event.data.u64 & 1 == 1)
      guard let relay = relays[id] else { continue }
      if event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 {
        unwatch(isInside ? relay.inside : relay.outside)
        if isInside { relays[id]?.frontDoorHungUp(now: seconds) }
      }
      pump(id)
    }
  }

  mutating func secondPassed(now seconds: Int) {
    for id in relays.keys where relays[id]?.secondPassed(now: seconds) == true { dismiss(id) }
  }

  mutating func dismissAll() {
    for id in relays.keys { dismiss(id) }
  }

  private mutating func pump(_ id: UInt64) {
    guard relays[id]?.pump() == false, let relay = relays[id] else { return dismiss(id) }
    if !watch(relay, EPOLL_CTL_MOD) { dismiss(id) }
  }

  private func watch(_ relay: TLSRelay, _ operation: Int32) -> Bool {
    control(operation, relay.outside, relay.outsideInterest, relay.id << 1)
      && control(operation, relay.inside, relay.insideInterest, relay.id << 1 | 1)
  }

  private func control(_ operation: Int32, _ socket: Int32, _ interest: UInt32, _ name: UInt64) -> Bool {
    if unwatched.contains(socket) { return true }
    var event = epoll_event()
    event.events = interest
    event.data.u64 = name
    return epoll_ctl(fileDescriptor, operation, socket, &event) == 0
  }

  private mutating func unwatch(_ socket: Int32) {
    guard unwatched.insert(socket).inserted else { return }
    epoll_ctl(fileDescriptor, EPOLL_CTL_DEL, socket, nil)
  }

  private mutating func dismiss(_ id: UInt64) {
    guard let relay = relays.removeValue(forKey: id) else { return }
    for socket in [relay.outside, relay.inside] {
      unwatched.remove(socket)
      close(socket)
    }
  }
}
