import Containment
import FoundationEssentials
import Glibc
import PreviewServer
import Processes

/// Runs `scrollwork-agent inspect …` and tells how that ended: previewed code may crash or hang, this
/// program must not.
///
/// Standard input and output are the agent's own. Its errors pass through here, to be quoted from, and it
/// writes to `InheritedDescriptors.activity` what it is doing.
struct Inspection {
  /// Exit status for a preview that crashed or hung.
  static let failureStatus: Int32 = 3
  /// Seconds without a sign of progress, after which it counts as hung.
  private static let patience = 10.0
  /// Milliseconds without a word after which it is looked whether the agent is there at all.
  private static let quiet: Int32 = 250
  /// How many times that long it may have waited for a processor beside.
  private static let mostExcused = 3.0
  /// Seconds that the backtrace of a hung agent may take.
  private static let tracePatience = 10.0

  private let program: String
  private let arguments: [String]
  private let view: () -> PrivateView?
  private let patience: Double
  private let picture: PictureFile?
  private let tidy: () -> Void

  /// - Parameters:
  ///   - program: path of the agent.
  ///   - arguments: what comes after `inspect`.
  ///   - view: finds the view of the machine that somebody's code gets; nil where there is none to be had.
  ///   - picture: where the agent's picture goes; nil where none was asked for.
  ///   - patience: seconds without progress that pass for work.
  ///   - tidy: ends what somebody's code has left behind to this process, which has to adopt orphans for
  ///     that.
  init(
    program: String, arguments: [String], view: @escaping () -> PrivateView? = { nil },
    picture: PictureFile? = nil, patience: Double = Self.patience, tidy: @escaping () -> Void = {}
  ) {
    self.program = program
    self.arguments = arguments
    self.view = view
    self.patience = patience
    self.picture = picture
    self.tidy = tidy
  }

  /// Runs it to its end. Returns the status to exit with.
  func run() throws -> Int32 {
    var errors = try LinePipe()
    var activity = try LinePipe()
    let folders = WorkingFolders()
    let folder = folders.make()
    defer { folders.finish() }
    let paths = InspectPaths(arguments)
    var child = child(paths, in: folder)
    child.descriptors = [
      (errors.writeEnd, STDERR_FILENO), (activity.writeEnd, InheritedDescriptors.activity),
    ]
    if let picture { child.descriptors.append((picture.descriptor, InheritedDescriptors.picture)) }
    child.environment = ["SWIFT_BACKTRACE": Backtrace.settings]
    let agent = try child.spawn()
    errors.closeWriteEnd()
    activity.closeWriteEnd()

    var report = InspectionReport()
    // The gallery is nobody's that takes too much.
    var watch: ExcessWatch?
    if !paths.libraries.isEmpty {
      watch = ExcessWatch(
        memoryLimit: paths.memory << 20, folderBytes: { folder.flatMap(folders.bytes(in:)) }, tidy: tidy)
    }
    let outcome = follow(agent, &errors, &activity, &watch, into: &report)
    if case .took(let excess) = outcome {
      agent.killAll()
      agent.waitForEnd()
      Log.note(report.excessLine(excess.deed))
      return Self.failureStatus
    }
    if outcome == .hung { trace(agent, &errors, into: &report.errors) }
    switch end(of: agent, hasEnded: outcome == .ended) {
    case .exited(let status):
      if status == 0 { try picture?.keep() }
      return status
    case .signalled(let signal): Log.note(report.crashLine(signal: signal))
    case .unknown, nil: Log.note(report.hangLine(seconds: Int(patience)))
    }
    return Self.failureStatus
  }

  /// The gallery is nobody's that means harm, and is looked at without a view of its own.
  private func child(_ paths: InspectPaths, in folder: WorkingFolder?) -> ChildProcess {
    let place = folder.map { ["--folder", $0.path] } ?? []
    guard !paths.libraries.isEmpty, let view = view() else {
      return ChildProcess(program: program, arguments: ["inspect"] + arguments + place)
    }
    // What is not there cannot be made from within.
    for folder in paths.write {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var child = ChildProcess(
      program: program, arguments: ["inspect"] + paths.words + place + ["--private-view"])
    child.wrapper = view.furnished(loading: paths.libraries, read: paths.read)
      .words(write: paths.write + (folder.map { [$0.path] } ?? []))
    return child
  }

  private enum Outcome: Equatable {
    case ended
    /// It made no progress for too long.
    case hung
    case took(AgentExcess)
  }

  /// Reads both pipes until they end, or the agent has ended, hangs, or takes too much. The time in which it
  /// was given no processor does not count for progress, up to a limit.
  private func follow(
    _ agent: RunningProcess, _ errors: inout LinePipe, _ activity: inout LinePipe,
    _ watch: inout ExcessWatch?, into report: inout InspectionReport
  ) -> Outcome {
    var progress = MonotonicClock.seconds
    var starvedBefore = starvedSeconds(agent) ?? 0
    while errors.isOpen || activity.isOpen {
      let starved = (starvedSeconds(agent) ?? starvedBefore) - starvedBefore
      let excused = min(max(0, starved), Self.mostExcused * patience)
      let left = patience + excused - (MonotonicClock.seconds - progress)
      guard left > 0 else { return .hung }
      if let excess = watch?.excess(of: agent, at: MonotonicClock.seconds) { return .took(excess) }
      var waiting = [
        pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: activity.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, min(Int32(left * 1000) + 1, Self.quiet)) > 0 else {
        // A program that it has left behind may hold the pipes open. All that it has said itself was read.
        if agent.endIfAny() != nil { return .ended }
        continue
      }
      if waiting[0].revents != 0 {
        for line in errors.readLines(forwardingTo: STDERR_FILENO) { report.errors.errorLine(line) }
        // A crash is being written down: that takes its time, and is progress.
        if report.errors.isCrashing { progress = MonotonicClock.seconds }
      }
      if waiting[1].revents != 0 {
        for line in activity.readLines() { report.activity = line }
        progress = MonotonicClock.seconds
        starvedBefore = starvedSeconds(agent) ?? starvedBefore
      }
    }
    return .ended
  }

  private func starvedSeconds(_ agent: RunningProcess) -> Double? {
    agent.program.flatMap(ProcessTime.starvedSeconds(of:))
  }

  /// Has a hung agent say where it is, until it is at a line of somebody's.
  private func trace(_ agent: RunningProcess, _ errors: inout LinePipe, into report: inout CrashReport) {
    for number in 0..<CrashReport.mostTraces {
      var next = report
      next.forgetTrace()
      traceOnce(agent, number == 0 ? HangSignals.first : HangSignals.again, &errors, into: &next)
      // One that is vague is better than half of one.
      if next.isTraced || !report.isTraced { report = next }
      if !next.isTraced || !next.isVague { return }
    }
  }

  private func traceOnce(
    _ agent: RunningProcess, _ signal: Int32, _ errors: inout LinePipe, into report: inout CrashReport
  ) {
    agent.send(signal)
    let start = MonotonicClock.seconds
    while errors.isOpen, !report.isTraced {
      let left = Self.tracePatience - (MonotonicClock.seconds - start)
      guard left > 0 else { return }
      var waiting = pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { continue }
      for line in errors.readLines(forwardingTo: STDERR_FILENO) { report.errorLine(line) }
    }
  }

  /// Collects it. Nil when it had to be killed: its pipes are closed if it has ended, but not only then.
  private func end(of agent: RunningProcess, hasEnded: Bool) -> ProcessEnd? {
    let start = MonotonicClock.seconds
    while hasEnded, MonotonicClock.seconds - start < patience {
      if let end = agent.endIfAny() { return end }
      usleep(2000)
    }
    agent.killAll()
    agent.waitForEnd()
    return nil
  }
}
