import Glibc

/// The SEQPACKET socket of a process to the gateway that started it: whole packets in and out, never waiting.
public final class GatewaySocket {
  /// The result of a read.
  public enum Event: Equatable {
    case packet([UInt8])
    case nothingYet
    /// The gateway is gone.
    case closed
  }

  /// Open as long as this object lives.
  public let descriptor: Int32
  private var incoming: [UInt8]
  /// Packets that there was no room for yet.
  private var outgoing: [[UInt8]] = []

  /// Takes over `descriptor`, which programs that are started from here do not get.
  ///
  /// - Parameter largestPacket: in bytes; the rest of a larger one is lost.
  public init(descriptor: Int32, largestPacket: Int) {
    self.descriptor = descriptor
    incoming = [UInt8](repeating: 0, count: largestPacket)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Whether packets wait for room.
  public var hasUnsent: Bool { !outgoing.isEmpty }

  /// The next packet that is there.
  public func receive() -> Event {
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

  /// Sends `packets` behind those that wait, as far as there is room; the others wait for `flush()`.
  public func send(_ packets: [[UInt8]]) {
    outgoing += packets
    flush()
  }

  /// Sends the packets that wait, as far as there is room.
  public func flush() {
    while let packet = outgoing.first {
      let count = packet.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 {
        if errno == EINTR { continue }
        // A gateway that is gone is noticed by `receive`.
        return
      }
      outgoing.removeFirst()
    }
  }
}
