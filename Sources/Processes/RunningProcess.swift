import Glibc

/// A child of this process, from its start until it has been collected.
///
/// Its number may be somebody else's once it was collected. No signal is sent to it after that.
public final class RunningProcess {
  /// Its number, which is its group's, too, if it leads one.
  public let pid: pid_t
  /// How it ended; nil until it has been collected.
  private var end: ProcessEnd?
  /// Seconds of processor time that it took, with its own children as far as it has collected them; 0 until
  /// it has been collected.
  public private(set) var processorSeconds = 0.0

  private let start: ChildTable.Start
  private let leadsGroup: Bool

  /// A child of that number, which nothing else collects.
  public convenience init(pid: pid_t) {
    self.init(pid: pid, start: Orphans.started(pid), leadsGroup: false)
  }

  init(pid: pid_t, start: ChildTable.Start, leadsGroup: Bool) {
    (self.pid, self.start, self.leadsGroup) = (pid, start, leadsGroup)
  }

  /// Sends it a signal, unless it was collected.
  public func send(_ signal: Int32) {
    if end == nil { kill(pid, signal) }
  }

  /// Kills it, and the group that it leads, if it leads one.
  public func killAll() {
    send(SIGKILL)
    if leadsGroup { sendToGroup(SIGKILL) }
  }

  /// Sends a signal to the group that it leads, unless it was collected.
  public func sendToGroup(_ signal: Int32) {
    if end == nil { kill(-pid, signal) }
  }

  /// Collects it if it has ended. Nil while it runs.
  public func endIfAny() -> ProcessEnd? { collect(WNOHANG) }

  /// Waits until it has ended, and collects it.
  @discardableResult
  public func waitForEnd() -> ProcessEnd { collect(0) ?? .unknown }

  private func collect(_ options: Int32) -> ProcessEnd? {
    if let end { return end }
    guard endGroup(options) else { return nil }
    var (status, usage) = (Int32(0), rusage())
    var collected = wait4(pid, &status, options, &usage)
    while collected < 0, errno == EINTR { collected = wait4(pid, &status, options, &usage) }
    guard collected != 0 else { return nil }
    Orphans.collected(pid, start)
    end = collected == pid ? ProcessEnd(status: status) : .unknown
    processorSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    return end
  }

  /// Kills what is left of the group that it led. While it has ended and was not collected, its number is
  /// still the group's and nobody else's.
  ///
  /// - Returns: false while it runs, if that is not to be waited for.
  private func endGroup(_ options: Int32) -> Bool {
    guard leadsGroup else { return true }
    var information = siginfo_t()
    var result = waitid(P_PID, id_t(bitPattern: pid), &information, WEXITED | WNOWAIT | options)
    while result < 0, errno == EINTR {
      result = waitid(P_PID, id_t(bitPattern: pid), &information, WEXITED | WNOWAIT | options)
    }
    // Nothing is told of one that runs.
    if result == 0, information.si_signo == 0 { return false }
    if result == 0 { kill(-pid, SIGKILL) }
    return true
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
