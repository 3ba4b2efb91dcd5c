internal import CLibwebsockets

/// The bytes of one outgoing message, encoded once and written to any number of connections.
///
/// The library builds the WebSocket header in place, in front of the payload. That headroom is allocated
/// here, so that no connection ever needs a copy of its own; on the server side payloads are not masked, and
/// one buffer may go through many writes, one after the other.
public final class OutboundBuffer {
  /// Length of the payload in bytes, without headroom.
  public let count: Int
  private let storage: UnsafeMutableRawPointer

  /// Makes a buffer of `count` bytes and has `fill` write all of them.
  public init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    self.count = count
    storage = .allocate(byteCount: clws_payload_headroom + count, alignment: 16)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: clws_payload_headroom)
    fill(UnsafeMutableRawBufferPointer(start: storage + clws_payload_headroom, count: count))
  }

  /// Copies `bytes`.
  public convenience init(_ bytes: some Collection<UInt8>) {
    self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
  }

  deinit {
    storage.deallocate()
  }

  /// The payload. Valid as long as the buffer lives.
  public var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: storage + clws_payload_headroom, count: count)
  }

  /// Start of the payload, with `clws_payload_headroom` writable bytes in front of it.
  var payload: UnsafeMutablePointer<UInt8> {
    (storage + clws_payload_headroom).assumingMemoryBound(to: UInt8.self)
  }
}
