import Glibc
import PreviewWire
import Processes

/// The builder's end of the SEQPACKET socket to its gateway: whole packets in and out, never blocking.
final class ReportSocket {
  let descriptor: Int32
  private var assembler = PacketAssembler()
  private var outgoing: [[UInt8]] = []

  /// Takes over `descriptor`.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  var hasUnsent: Bool { !outgoing.isEmpty }

  /// The messages that have come since the last call; nil when the gateway is gone or speaks nonsense.
  func receive() -> [MessageToBuilder]? {
    var messages: [MessageToBuilder] = []
    var packet = [UInt8](repeating: 0, count: WireLimits.packet)
    while true {
      let count = packet.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return messages }
      guard count > 0 else { return nil }
      do {
        guard let whole = try assembler.receive(Array(packet[..<count])) else { continue }
        messages.append(try MessageToBuilder(decoding: whole))
      } catch {
        return nil
      }
    }
  }

  func send(_ report: MessageFromBuilder) {
    do {
      outgoing += try report.packets()
    } catch {
      // The parts of a report are cut to their limits where they are made.
      Log.note("a report could not be sent: \(error)")
    }
    flush()
  }

  /// Sends what waits, as far as there is room.
  func flush() {
    while let packet = outgoing.first {
      let count = packet.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      // A peer that is gone is noticed by `receive`.
      if count < 0 { return }
      outgoing.removeFirst()
    }
  }
}
