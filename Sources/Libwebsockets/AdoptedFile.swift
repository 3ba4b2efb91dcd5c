internal import LibwebsocketsSystem

/// A descriptor of ours that lives in the loop: a pipe, a socket to another process, a timer.
///
/// The loop owns the descriptor from adoption on and closes it; only its readiness is told, reading and
/// writing are the owner's business. Bound to the loop's thread.
public final class AdoptedFile {
  /// The adopted descriptor; see `isOpen`.
  public let fileDescriptor: Int32
  /// Called when there is something to read. Returns false when the file is at its end and should be closed.
  var readable: () -> Bool
  var writable: () -> Void
  /// Called once, after which the descriptor is closed.
  var closed: () -> Void
  var wsi: OpaquePointer?
  private(set) var isClosing = false
  /// Whether nothing is read at the moment.
  public private(set) var isPaused = false

  /// Whether the descriptor is still ours to read and write: after that, its number may be somebody else's.
  public var isOpen: Bool { wsi != nil && !isClosing }

  init(
    fileDescriptor: Int32, readable: @escaping () -> Bool, writable: @escaping () -> Void,
    closed: @escaping () -> Void
  ) {
    self.fileDescriptor = fileDescriptor
    self.readable = readable
    self.writable = writable
    self.closed = closed
  }

  /// Asks for one call of `writable` when the descriptor can take something.
  public func requestWritable() {
    guard let wsi else { return }
    lws_callback_on_writable(wsi)
  }

  /// From now on what there is to read waits in the kernel, and the other side with it once that has no more
  /// room. The end of the other side still closes the descriptor; `closed` may then read what is left.
  public func pauseReading() { setPaused(true) }

  /// Has `readable` called again.
  public func resumeReading() { setPaused(false) }

  private func setPaused(_ isPaused: Bool) {
    guard let wsi, isPaused != self.isPaused else { return }
    self.isPaused = isPaused
    // Holds for files as for sockets. In a callback of this file it is applied when that returns.
    lws_rx_flow_control(wsi, isPaused ? 0 : 1)
  }

  /// The library closes the descriptor next.
  func lost() {
    guard wsi != nil else { return }
    wsi = nil
    isClosing = true
    closed()
  }

  /// Has the loop close the descriptor, after the current callback.
  public func close() {
    guard let wsi, !isClosing else { return }
    isClosing = true
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC)
  }
}
