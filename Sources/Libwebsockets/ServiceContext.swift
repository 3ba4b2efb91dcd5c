import Glibc
internal import LibwebsocketsSystem

/// Owner of the library's context, and of the memory that the library keeps pointing to as long as that
/// lives.
///
/// WebSockets over HTTP/1.1 only, without extensions (permessage-deflate lets a client abort 4.1.6), without
/// TLS, without a listener.
final class ServiceContext {
  let context: OpaquePointer
  let vhost: OpaquePointer
  private let memory: ContextMemory

  /// Seconds that the library waits for a step of HTTP. It needs none: it gets requests whole.
  private static let httpSeconds = 10
  /// Request heads that the library may be reading at a time, and their length in bytes. They are ours, and
  /// each is read before the next one comes.
  private static let headsAtATime = 4
  private static let headLength = 2048

  /// - Parameters:
  ///   - subprotocol: the only WebSocket subprotocol; HTTP and adopted files go through the same callback.
  ///   - descriptorLimit: number of descriptors that the library makes its tables for.
  ///   - receiveSize: bytes of a WebSocket message that one callback brings at most.
  ///   - user: what `lws_context_user` gives back in callbacks.
  init(
    subprotocol: String, descriptorLimit: Int, receiveSize: Int, user: UnsafeMutableRawPointer,
    callback:
      @escaping @convention(c) (
        OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
      ) -> Int32
  ) throws(ServiceError) {
    lws_set_log_level(LLL_ERR, logLine)
    let memory = ContextMemory(subprotocol: subprotocol)
    memory.protocols[0].callback = callback
    memory.protocols[0].rx_buffer_size = receiveSize
    // Not used, but without it the library says too late that it ends a connection.
    memory.protocols[0].per_session_data_size = 1

    var info = lws_context_creation_info()
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER
    info.protocols = UnsafePointer(memory.protocols)
    info.vhost_name = UnsafePointer(memory.vhostName)
    info.alpn = UnsafePointer(memory.applicationProtocol)
    info.retry_and_idle_policy = UnsafePointer(memory.retryPolicy)
    info.user = user
    info.fd_limit_per_thread = UInt32(clamping: descriptorLimit)
    info.timeout_secs = UInt32(Self.httpSeconds)
    info.timeout_secs_ah_idle = UInt32(Self.httpSeconds)
    info.keepalive_timeout = Int32(Self.httpSeconds)
    info.max_http_header_data2 = UInt32(Self.headLength)
    info.max_http_header_pool2 = UInt32(Self.headsAtATime)
    // Identity is the container's or the user's matter; the library must not change it.
    info.uid = -1
    info.gid = -1

    guard let context = lws_create_context(&info) else { throw .contextRefused }
    guard let vhost = lws_get_vhost_by_name(context, memory.vhostName) else {
      lws_context_destroy(context)
      throw .contextRefused
    }
    self.context = context
    self.vhost = vhost
    self.memory = memory
  }

  deinit {
    // Before the memory goes that it points to.
    lws_context_destroy(context)
  }
}

/// Passes on what the library complains about, but not that it reads a request which it was handed: 4.1.6
/// calls that an error.
private func logLine(_ level: Int32, _ line: UnsafePointer<CChar>?) {
  guard let line, strstr(line, "calling service") == nil else { return }
  lwsl_emit_stderr(level, line)
}

/// The memory that a context points to. It is freed with its owner, also where no context could be made.
private final class ContextMemory {
  let protocols: UnsafeMutablePointer<lws_protocols>
  let retryPolicy: UnsafeMutablePointer<lws_retry_bo_t>
  let vhostName = ContextMemory.copy("service")
  let applicationProtocol = ContextMemory.copy("http/1.1")
  private let subprotocol: UnsafeMutablePointer<CChar>

  init(subprotocol: String) {
    self.subprotocol = Self.copy(subprotocol)
    // The last of a list of protocols is empty.
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(self.subprotocol)
    // A policy of zeros: no pings by the library.
    retryPolicy = .allocate(capacity: 1)
    retryPolicy.initialize(to: lws_retry_bo_t())
  }

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
    return copy
  }

  deinit {
    protocols.deallocate()
    retryPolicy.deallocate()
    for text in [vhostName, applicationProtocol, subprotocol] { text.deallocate() }
  }
}

/// Faults of this machine that keep the loop from starting.
public enum ServiceError: Error, Equatable {
  /// The library could not make its context: usually out of memory or descriptors.
  case contextRefused
}
