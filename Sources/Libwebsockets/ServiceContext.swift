internal import LibwebsocketsSystem

/// Owner of the library's context, and of the memory that the library keeps pointing to as long as that
/// lives.
///
/// HTTP/1.1 only, without extensions (permessage-deflate lets a client abort 4.1.6), without TLS, without a
/// listener.
final class ServiceContext {
  let context: OpaquePointer
  let vhost: OpaquePointer
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let retryPolicy: UnsafeMutablePointer<lws_retry_bo_t>
  private let names: [UnsafeMutablePointer<CChar>]

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
    lws_set_log_level(LLL_ERR, nil)
    let names = [subprotocol, "scrollwork", "http/1.1"].map(Self.copy)
    let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(names[0])
    protocols[0].callback = callback
    protocols[0].rx_buffer_size = receiveSize
    // A policy of zeros: no pings by the library.
    let retryPolicy = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
    retryPolicy.initialize(to: lws_retry_bo_t())

    var info = lws_context_creation_info()
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER
    info.protocols = UnsafePointer(protocols)
    info.vhost_name = UnsafePointer(names[1])
    info.alpn = UnsafePointer(names[2])
    info.retry_and_idle_policy = UnsafePointer(retryPolicy)
    info.user = user
    info.fd_limit_per_thread = UInt32(clamping: descriptorLimit)
    info.timeout_secs = 10
    info.timeout_secs_ah_idle = 10
    info.keepalive_timeout = 10
    info.max_http_header_data2 = UInt32(2 * RequestHeadScanner.maximumLength)
    info.max_http_header_pool2 = 256
    // Identity is the container's or the user's matter; the library must not change it.
    info.uid = -1
    info.gid = -1

    guard let context = lws_create_context(&info) else { throw .contextRefused }
    guard let vhost = lws_get_vhost_by_name(context, names[1]) else {
      lws_context_destroy(context)
      throw .contextRefused
    }
    self.context = context
    self.vhost = vhost
    self.protocols = protocols
    self.retryPolicy = retryPolicy
    self.names = names
  }

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
    return copy
  }

  deinit {
    lws_context_destroy(context)
    protocols.deallocate()
    retryPolicy.deallocate()
    for name in names { name.deallocate() }
  }
}

/// Faults of this machine that keep the loop from starting.
public enum ServiceError: Error, Equatable {
  /// The library could not make its context: usually out of memory or descriptors.
  case contextRefused
}
