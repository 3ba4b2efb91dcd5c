import Glibc
import Libwebsockets
import PreviewWire
import Processes

/// Our end of the SEQPACKET socket to an agent or a builder: packets out, messages in.
final class PacketSocket {
  /// Bytes that may wait for a process that does not read; beyond them it counts as hung.
  static let outgoingLimit = 4 << 20

  private var file: AdoptedFile?
  private var assembler = PacketAssembler()
  /// Packets that the socket did not take yet.
  private var outgoing: [[UInt8]] = []
  private var outgoingBytes = 0
  /// How the other side broke the format, by which the connection has ended; nil if it did not.
  private(set) var fault: WireError?
  private let received: (AssembledMessage) throws(WireError) -> Void

  /// - Parameters:
  ///   - name: of the other side, for people.
  ///   - received: every message; throws what ends the connection.
  ///   - closed: called once, at the end.
  init?(
    _ descriptor: Int32, to name: String, in loop: ServiceLoop,
    received: @escaping (AssembledMessage) throws(WireError) -> Void, closed: @escaping () -> Void
  ) {
    self.received = received
    let file = loop.adopt(
      descriptor,
      readable: { [weak self] in self?.read(from: name) ?? false },
      writable: { [weak self] in self?.flush() },
      closed: { [weak self] in
        self?.file = nil
        closed()
      })
    guard let file else { return nil }
    self.file = file
  }

  var isOpen: Bool { file?.isOpen ?? false }

  func close() {
    file?.close()
  }

  /// Queues packets. False when the other side has not read for so long that it counts as hung.
  func enqueue(_ packets: [[UInt8]]) -> Bool {
    outgoing += packets
    outgoingBytes += packets.reduce(0) { $0 + $1.count }
    return outgoingBytes <= Self.outgoingLimit
  }

  /// Sends what the socket takes now.
  func flush() {
    guard let file, file.isOpen, !outgoing.isEmpty else { return }
    var sent = 0
    for packet in outgoing {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      guard Glibc.send(file.fileDescriptor, packet, packet.count, flags) >= 0 else { break }
      outgoingBytes -= packet.count
      sent += 1
    }
    outgoing.removeFirst(sent)
    if !outgoing.isEmpty { file.requestWritable() }
  }

  /// Reads what is there, a bounded number of packets at a time. False at the end.
  private func read(from name: String) -> Bool {
    guard let file else { return false }
    return withUnsafeTemporaryAllocation(byteCount: WireLimits.packet, alignment: 16) { buffer in
      for _ in 0..<32 {
        // The receiver of the last message may have closed this.
        guard file.isOpen else { return false }
        let count = recv(file.fileDescriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return true }
        guard count > 0 else { return false }
        do {
          if let message = try assembler.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
            try received(message)
          }
        } catch {
          fault = error as? WireError
          Log.note("\(name) ended: \((error as? WireError)?.reason ?? "\(error)")")
          return false
        }
      }
      return true
    }
  }
}
