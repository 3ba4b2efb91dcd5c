import PreviewWire
import Processes

/// The builder's socket to its gateway: messages in, reports out.
final class ReportSocket {
  private let gateway: GatewaySocket
  private var assembler = PacketAssembler()

  /// Takes over `descriptor`, a SEQPACKET socket.
  init(descriptor: Int32) {
    gateway = GatewaySocket(descriptor: descriptor, largestPacket: WireLimits.packet)
  }

  var descriptor: Int32 { gateway.descriptor }

  var hasUnsent: Bool { gateway.hasUnsent }

  /// The messages that have come since the last call; nil when the gateway is gone or speaks nonsense.
  func receive() -> [MessageToBuilder]? {
    var messages: [MessageToBuilder] = []
    while true {
      switch gateway.receive() {
      case .nothingYet: return messages
      case .closed: return nil
      case .packet(let packet):
        do {
          guard let whole = try assembler.receive(packet) else { continue }
          messages.append(try MessageToBuilder(decoding: whole))
        } catch {
          return nil
        }
      }
    }
  }

  func send(_ report: MessageFromBuilder) {
    do {
      gateway.send(try report.packets())
    } catch {
      // The parts of a report are cut to their limits where they are made.
      Log.note("a report could not be sent: \(error)")
      flush()
    }
  }

  /// Sends what waits, as far as there is room.
  func flush() { gateway.flush() }
}
