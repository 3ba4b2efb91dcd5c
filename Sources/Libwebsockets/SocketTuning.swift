import Glibc

/// Options of a viewer's socket, set once when it is accepted.
enum SocketTuning {
  /// Unsent bytes, beyond which the socket does not count as writable. Without it the kernel takes
  /// megabytes, and what a slow viewer sees is seconds old.
  private static let notSentLowWater: Int32 = 4096
  /// Milliseconds that sent data may stay unacknowledged before the kernel drops the connection.
  private static let userTimeoutMs: Int32 = 15_000
  /// TCP_NOTSENT_LOWAT and TCP_USER_TIMEOUT of <linux/tcp.h>.
  private static let tcpUserTimeout: Int32 = 18
  private static let tcpNotSentLowat: Int32 = 25

  /// Dead peers of idle connections are found by the kernel's probes (30 s, then 3 at 10 s): the library's
  /// own pings have a use after free in this version.
  static func apply(to descriptor: Int32) {
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    setOption(descriptor, Int32(IPPROTO_TCP), tcpNotSentLowat, notSentLowWater)
    setOption(descriptor, Int32(IPPROTO_TCP), tcpUserTimeout, userTimeoutMs)
    setOption(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1)
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_KEEPIDLE, 30)
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_KEEPINTVL, 10)
    setOption(descriptor, Int32(IPPROTO_TCP), TCP_KEEPCNT, 3)
  }
}
