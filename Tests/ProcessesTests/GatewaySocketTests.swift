import Glibc
import Testing

@testable import Processes

@Suite struct `A socket to the gateway` {
  private let socket: GatewaySocket
  /// The gateway's end.
  private let gateway: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    gateway = ends[0]
    socket = GatewaySocket(descriptor: ends[1], largestPacket: 1024)
  }

  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = recv(gateway, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return count < 0 ? nil : Array(bytes[..<count])
  }

  @Test func `takes packets apart as they were sent, and says when there are none and when it is over`() {
    defer { close(gateway) }
    for packet: [UInt8] in [[1], [2, 3]] { _ = Glibc.send(gateway, packet, packet.count, 0) }
    #expect(socket.receive() == .packet([1]))
    #expect(socket.receive() == .packet([2, 3]))
    #expect(socket.receive() == .nothingYet)
    shutdown(gateway, Int32(SHUT_RDWR))
    #expect(socket.receive() == .closed)
  }

  @Test func `keeps packets without room in their order, and never waits for room`() {
    defer { close(gateway) }
    var sent = 0
    while !socket.hasUnsent, sent < 100_000 {
      sent += 1
      socket.send([withUnsafeBytes(of: UInt32(sent).bigEndian, Array.init)])
    }
    #expect(socket.hasUnsent)
    socket.send([withUnsafeBytes(of: UInt32(sent + 1).bigEndian, Array.init)])

    var got: [UInt32] = []
    while got.count < sent + 1 {
      guard let packet = read() else {
        guard socket.hasUnsent else { break }
        socket.flush()
        continue
      }
      got.append(packet.reduce(0) { $0 << 8 | UInt32($1) })
    }
    #expect(got == Array(1...UInt32(sent + 1)))
  }

  @Test func `is not left to programs that are started from here`() {
    defer { close(gateway) }
    #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }
}
