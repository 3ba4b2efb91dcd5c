import Glibc
import PreviewWire

/// Runs `scrollwork-agent inspect …` and tells how that ended: previewed code may crash or hang, this
/// program must not.
///
/// Standard input and output are the agent's own. Its errors pass through here, to be quoted from; and on
/// descriptor 4 it writes what it is doing, a line each time, as `preview: activity`.
public struct Inspection {
  /// Exit status for a preview that crashed or hung.
  public static let failureStatus: Int32 = 3
  /// Seconds without a sign of progress, after which it counts as hung.
  static let patience = 10.0
  /// How many times that long it may have waited for a processor beside.
  private static let mostExcused = 3.0
  /// Seconds that the backtrace of a hung agent may take.
  private static let tracePatience = 10.0

  private let program: String
  private let arguments: [String]
  private let patience: Double

  /// - Parameters:
  ///   - program: path of the agent.
  ///   - arguments: what comes after `inspect`.
  public init(program: String, arguments: [String]) {
    self.init(program: program, arguments: arguments, patience: Self.patience)
  }

  /// - Parameter patience: seconds without progress that pass for work.
  init(program: String, arguments: [String], patience: Double) {
    self.program = program
    self.arguments = arguments
    self.patience = patience
  }

  /// Runs it to its end. Returns the status to exit with.
  public func run() throws -> Int32 {
    var errors = try LinePipe()
    var activity = try LinePipe()
    var child = ChildProcess(program: program, arguments: ["inspect"] + arguments)
    child.descriptors = [(errors.writeEnd, 2), (activity.writeEnd, 4)]
    child.environment = ["SWIFT_BACKTRACE": ChildProcess.backtraceSettings]
    let pid = try child.spawn()
    errors.closeWriteEnd()
    activity.closeWriteEnd()

    var report = CrashReport()
    let finished = follow(pid, &errors, &activity, into: &report)
    if !finished { trace(pid, &errors, into: &report) }
    guard let status = wait(for: pid, hasEnded: finished) else {
      return fail(report.hangLine(seconds: Int(patience)))
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : fail(report.crashLine(signal: signal))
  }

  private func fail(_ line: String) -> Int32 {
    Log.note(line)
    return Self.failureStatus
  }

  /// Reads both pipes until they end. False if the agent made no progress for too long, not counting the time
  /// in which it was given no processor, up to a limit.
  private func follow(
    _ pid: pid_t, _ errors: inout LinePipe, _ activity: inout LinePipe, into report: inout CrashReport
  ) -> Bool {
    var progress = MonotonicClock.now
    var starvedBefore = ProcessTime.starvedSeconds(of: pid) ?? 0
    while errors.isOpen || activity.isOpen {
      let starved = (ProcessTime.starvedSeconds(of: pid) ?? starvedBefore) - starvedBefore
      let excused = min(max(0, starved), Self.mostExcused * patience)
      let left = patience + excused - MonotonicClock.now.seconds(since: progress)
      guard left > 0 else { return false }
      var waiting = [
        pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: activity.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, Int32(left * 1000) + 1) > 0 else { continue }
      if waiting[0].revents != 0 {
        for line in errors.readLines(forwardingTo: STDERR_FILENO) { report.errorLine(line) }
        // A crash is being written down: that takes its time, and is progress.
        if report.isCrashing { progress = MonotonicClock.now }
      }
      if waiting[1].revents != 0 {
        for line in activity.readLines() { report.activity = line }
        progress = MonotonicClock.now
        starvedBefore = ProcessTime.starvedSeconds(of: pid) ?? starvedBefore
      }
    }
    return true
  }

  /// Has a hung agent say where it is, until it is at a line of somebody's.
  private func trace(_ pid: pid_t, _ errors: inout LinePipe, into report: inout CrashReport) {
    for number in 0..<CrashReport.mostTraces {
      var next = report
      next.forgetTrace()
      traceOnce(pid, number == 0 ? HangSignals.first : HangSignals.again, &errors, into: &next)
      // One that is vague is better than half of one.
      if next.isTraced || !report.isTraced { report = next }
      if !next.isTraced || !next.isVague { return }
    }
  }

  private func traceOnce(
    _ pid: pid_t, _ signal: Int32, _ errors: inout LinePipe, into report: inout CrashReport
  ) {
    kill(pid, signal)
    let start = MonotonicClock.now
    while errors.isOpen, !report.isTraced {
      let left = Self.tracePatience - MonotonicClock.now.seconds(since: start)
      guard left > 0 else { return }
      var waiting = pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { continue }
      for line in errors.readLines(forwardingTo: STDERR_FILENO) { report.errorLine(line) }
    }
  }

  /// Collects it. Nil when it had to be killed: its pipes are closed if it has ended, but not only then.
  private func wait(for pid: pid_t, hasEnded: Bool) -> Int32? {
    var status: Int32 = 0
    let start = MonotonicClock.now
    while hasEnded, MonotonicClock.now.seconds(since: start) < patience {
      if waitpid(pid, &status, WNOHANG) == pid { return status }
      usleep(2000)
    }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
    return nil
  }
}
