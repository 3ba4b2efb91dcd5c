import Foundation
import Glibc
import PreviewWire
import Processes

/// The agent's socket to its gateway, and the sleep until something is to be done.
struct AgentSocket {
  private let gateway: GatewaySocket

  /// Takes over `descriptor`, a SEQPACKET socket.
  init(descriptor: Int32) {
    gateway = GatewaySocket(descriptor: descriptor, largestPacket: WireLimits.packet)
  }

  var hasUnsent: Bool { gateway.hasUnsent }

  func receive() -> GatewaySocket.Event { gateway.receive() }

  /// Sends `packets` of one message: a message is sent whole or not at all.
  ///
  /// - Returns: false when packets of earlier messages still wait: there is no room, and nothing was taken.
  func send(_ packets: [[UInt8]]) -> Bool {
    guard !gateway.hasUnsent else { return false }
    gateway.send(packets)
    return true
  }

  /// Sends what waits, as far as there is room.
  func flush() { gateway.flush() }

  /// Sleeps until something can be read, room comes back, the bell is rung, or `timeout` seconds have passed;
  /// nil sleeps for good.
  func wait(timeout: Double?, bell: Bell) {
    let interest = Int16(POLLIN) | (hasUnsent ? Int16(POLLOUT) : 0)
    var heard = [
      pollfd(fd: gateway.descriptor, events: interest, revents: 0),
      pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // Whole milliseconds, rounded up: waking too early would only mean to sleep again.
    let limit = timeout.map { Int32(min(max($0, 0) * 1000, 86_400_000).rounded(.up)) } ?? -1
    _ = poll(&heard, nfds_t(heard.count), limit)
    if heard[1].revents != 0 { bell.hush() }
  }

  /// Ends the process a second after the peer is gone, even if the main thread never comes back from
  /// previewed code.
  ///
  /// Costs a sleeping thread. Normally the main thread reads the end first and returns.
  func exitWhenPeerIsGone() {
    let descriptor = gateway.descriptor
    Thread.detachNewThread {
      // Hang-ups are reported without being asked for.
      var peer = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&peer, 1, -1) < 0, errno == EINTR {}
      sleep(1)
      _exit(0)
    }
  }
}
