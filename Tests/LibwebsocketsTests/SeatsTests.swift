import Glibc
import Testing

@testable import Libwebsockets

@Suite struct `Seats for bodies` {
  private let a = PeerAddress(text: "10.0.0.1", isLoopback: false)
  private let b = PeerAddress(text: "10.0.0.2", isLoopback: false)
  private let c = PeerAddress(text: "10.0.0.3", isLoopback: false)

  private func holders(_ list: [(UInt64, PeerAddress, Int)]) -> [Seats.Holder] {
    list.map { .init(id: $0.0, peer: $0.1, stage: .body, bodyCount: $0.2) }
  }

  @Test func `an address with its share gives up its own that has come least far, the oldest of them`() {
    let held = holders([(1, b, 0), (2, a, 9), (3, a, 4), (4, a, 4)])
    #expect(Seats.forBody(of: a, among: held, share: 3, all: 9) == .takeSeat(of: 3))
    #expect(Seats.forBody(of: a, among: held, share: 4, all: 9) == .takeFreeSeat)
  }

  @Test func `in a full room whoever holds most makes room, and equals are left alone`() {
    let held = holders([(1, a, 0), (2, a, 0), (3, b, 0)])
    #expect(Seats.forBody(of: c, among: held, share: 8, all: 3) == .takeSeat(of: 1))
    #expect(Seats.forBody(of: b, among: held, share: 8, all: 3) == .refuse)
    #expect(Seats.forBody(of: a, among: held, share: 8, all: 3) == .takeSeat(of: 1))
    let even = holders([(1, a, 0), (2, b, 0)])
    #expect(Seats.forBody(of: c, among: even, share: 8, all: 2) == .refuse)
    #expect(Seats.forBody(of: c, among: [], share: 8, all: 0) == .refuse)
  }

  @Test func `a flood from one address never puts out another's body`() {
    var held = holders([(1, b, 0), (2, c, 7)])
    for id in UInt64(3)..<2000 {
      switch Seats.forBody(of: a, among: held, share: 5, all: 6) {
      case .takeFreeSeat: break
      case .takeSeat(let other): held.removeAll { $0.id == other }
      case .refuse: continue
      }
      held += holders([(id, a, Int(id) % 3)])
      #expect(held.contains { $0.id == 1 } && held.contains { $0.id == 2 })
      #expect(held.count <= 6)
    }
  }

  @Test func `a full room is left by the oldest that nobody works for`() {
    func holder(_ id: UInt64, _ stage: HTTPVisit.Stage) -> Seats.Holder {
      .init(id: id, peer: a, stage: stage)
    }
    let idle = [holder(4, .leaving), holder(3, .head)]
    #expect(Seats.leaves([holder(1, .waiting), holder(2, .answering)] + idle) == 3)
    #expect(Seats.leaves([holder(1, .waiting), holder(2, .answering), holder(3, .body)]) == 2)
    #expect(Seats.leaves([holder(2, .waiting), holder(3, .body)]) == 2)
    #expect(Seats.leaves([]) == nil)
  }
}

@Suite struct `The gate for connections` {
  @Test(arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM])
  func `at a limit it closes, until something is closed or a second has passed`(number: Int32) {
    var gate = AcceptGate()
    let hasClosed = gate.failed(errno: number)
    #expect(hasClosed && !gate.isOpen)
    let hasOpened = gate.mayOpen()
    #expect(hasOpened && gate.isOpen)
    let opensTwice = gate.mayOpen()
    #expect(!opensTwice)
  }

  @Test(arguments: [EAGAIN, ECONNABORTED, EINTR, EPERM])
  func `what concerns one connection does not close it`(number: Int32) {
    var gate = AcceptGate()
    let hasClosed = gate.failed(errno: number)
    #expect(!hasClosed && gate.isOpen)
  }
}
