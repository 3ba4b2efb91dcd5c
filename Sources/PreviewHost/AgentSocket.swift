import Foundation
import Glibc
import PreviewWire

/// The agent's end of the socket to its gateway: whole packets in and out, never blocking.
final class AgentSocket {
  /// The result of a read.
  enum Event {
    case packet([UInt8])
    case nothingYet
    case closed
  }

  private let descriptor: Int32
  private var incoming = [UInt8](repeating: 0, count: WireLimits.packet)
  /// Packets of messages already begun: a message is sent whole or not at all.
  private var outgoing: [[UInt8]] = []

  /// Takes over `descriptor`, a SEQPACKET socket.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  var hasUnsent: Bool { !outgoing.isEmpty }

  func receive() -> Event {
    while true {
      let count = incoming.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 { return .packet(Array(incoming[..<count])) }
      if count == 0 { return .closed }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothingYet
      default: return .closed
      }
    }
  }

  /// Sends `packets` of one message.
  ///
  /// - Returns: false when packets of earlier messages still wait: there is no room, and nothing was taken.
  func send(_ packets: [[UInt8]]) -> Bool {
    guard outgoing.isEmpty else { return false }
    outgoing = packets
    flush()
    return true
  }

  /// Sends what waits, as far as there is room.
  func flush() {
    while let packet = outgoing.first {
      let count = packet.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 {
        if errno == EINTR { continue }
        // A peer that is gone is noticed by `receive`.
        return
      }
      outgoing.removeFirst()
    }
  }

  /// Sleeps until something can be read, room comes back, the bell is rung, or `timeout` seconds have passed;
  /// nil sleeps for good.
  func wait(timeout: Double?, bell: Bell) {
    let interest = Int16(POLLIN) | (hasUnsent ? Int16(POLLOUT) : 0)
    var heard = [
      pollfd(fd: descriptor, events: interest, revents: 0),
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
    let descriptor = self.descriptor
    Thread.detachNewThread {
      // Hang-ups are reported without being asked for.
      var peer = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&peer, 1, -1) < 0, errno == EINTR {}
      sleep(1)
      _exit(0)
    }
  }
}
