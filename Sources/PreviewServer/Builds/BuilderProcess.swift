import Libwebsockets
import PreviewSession
import PreviewWire
import Processes

/// Keeps the builder of the previewed source running.
final class BuilderProcess {
  struct Events {
    /// Every report, in the order they come.
    var reported: (MessageFromBuilder) -> Void
    /// It is gone, with all that it had been asked.
    var lost: () -> Void
  }

  private unowned let loop: ServiceLoop
  private let launcher: any BuilderLauncher
  private let events: Events
  private var launched: LaunchedProcess?
  private var socket: PacketSocket?
  private var backOff = RestartBackOff()
  /// Seconds until it is started again; nil while it runs.
  private var pause: Int?
  private var isClosing = false

  init(launcher: any BuilderLauncher, loop: ServiceLoop, events: Events) {
    self.launcher = launcher
    self.loop = loop
    self.events = events
  }

  /// Whether it can be asked something.
  var isRunning: Bool { socket != nil }

  func start() {
    pause = nil
    do {
      let launched = try launcher.launch()
      self.launched = launched
      backOff.started(at: Moment.now)
      socket = PacketSocket(
        launched.socket, to: "the builder", in: loop,
        received: { [weak self] message throws(WireError) in
          let report = try MessageFromBuilder(decoding: message)
          self?.events.reported(report)
        },
        closed: { [weak self] in self?.hungUp() })
    } catch {
      Log.note("the builder could not be started: \(error)")
      pause = 5
    }
  }

  /// Tells it something. False when there is no builder to be told.
  @discardableResult
  func send(_ message: MessageToBuilder) -> Bool {
    guard let socket, let packets = try? message.packets() else { return false }
    guard socket.enqueue(packets) else {
      launched?.kill()
      return false
    }
    socket.flush()
    return true
  }

  func secondPassed() {
    if socket == nil { _ = launched?.reap() }
    guard let left = pause else { return }
    pause = left - 1
    if left <= 1 { start() }
  }

  /// Hangs up, on which it ends.
  func close() {
    isClosing = true
    socket?.close()
  }

  /// Whether it has ended and been collected.
  func isGone() -> Bool {
    socket == nil && launched?.reap() != nil
  }

  func kill() {
    launched?.kill()
  }

  private func hungUp() {
    socket = nil
    launched?.kill()
    guard !isClosing else { return }
    Log.note("the builder ended; it is started again")
    events.lost()
    pause = max(1, backOff.delayAfterEnd(at: Moment.now))
  }
}
