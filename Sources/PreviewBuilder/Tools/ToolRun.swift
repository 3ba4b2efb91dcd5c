import Glibc

/// A tool of the toolchain to be run: what it is called with, and what it may use up.
struct ToolCommand: Equatable, Sendable {
  /// Path of the program.
  var program: String
  /// Without the program's own name.
  var arguments: [String]
  /// Seconds of processor time.
  var seconds = 60
  /// Seconds of real time: how much of it a tool gets of a processor is not for it to say.
  var patience = 600
  /// Bytes of memory for data.
  var memory = 4 << 30

  init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }
}

/// How a tool's run ended.
struct ToolResult: Equatable, Sendable {
  enum End: Equatable, Sendable {
    case exited(status: Int32)
    /// By a signal: a crash of the tool.
    case crashed(signal: Int32)
    case tookTooLong(seconds: Int)
    case cancelled
    /// It could not be started.
    case notStarted(errno: Int32)
  }

  var end: End
  /// What it wrote to both outputs, up to a limit.
  var output: String

  var hasSucceeded: Bool { end == .exited(status: 0) }
}

/// Runs tools side by side and waits for them.
///
/// Each has a process group of its own, which is killed whole when the run is cancelled or takes too long, and gets no
/// descriptor but its three: nothing is read, and both outputs come back as one text.
struct ToolRun {
  /// Bytes of output that are kept of each tool.
  static let maximumOutput = 4 << 20

  private var running: [Running] = []
  private let cancellation: Cancellation

  private struct Running {
    var index: Int
    var pid: pid_t
    var output: Int32
    var bytes: [UInt8] = []
    var deadline: Double
    var command: ToolCommand
    var isTooLate = false
  }

  /// Returns one result for each command, in their order.
  ///
  /// - Parameters:
  ///   - atMost: how many run at the same time; at least one.
  ///   - ended: is told of each that has ended, by its place among the commands.
  static func run(
    _ commands: [ToolCommand], atMost: Int, cancellation: Cancellation, ended: (Int) -> Void = { _ in }
  ) -> [ToolResult] {
    var run = ToolRun(cancellation: cancellation)
    return run.finish(commands, atMost: max(1, atMost), ended)
  }

  private init(cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  private mutating func finish(
    _ commands: [ToolCommand], atMost: Int, _ tell: (Int) -> Void
  ) -> [ToolResult] {
    var results = commands.map { _ in ToolResult(end: .cancelled, output: "") }
    var next = 0
    while true {
      while next < commands.count, running.count < atMost, !cancellation.isCancelled {
        if let failure = start(commands[next], at: next) { results[next] = failure }
        next += 1
      }
      if running.isEmpty, next == commands.count || cancellation.isCancelled { return results }
      for ended in waitForOutput() {
        results[ended.index] = collect(ended)
        tell(ended.index)
      }
    }
  }

  /// Nil when it runs.
  private mutating func start(_ command: ToolCommand, at index: Int) -> ToolResult? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return ToolResult(end: .notStarted(errno: errno), output: "") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    switch SpawnedTool.spawn(command, output: ends[1]) {
    case .success(let pid):
      cancellation.entered(pid)
      let deadline = BuildClock.now + Double(command.patience)
      running.append(
        Running(index: index, pid: pid, output: ends[0], deadline: deadline, command: command))
      return nil
    case .failure(let failure):
      close(ends[0])
      return ToolResult(end: .notStarted(errno: failure.errno), output: "")
    }
  }

  /// Waits until there is output or a deadline passes. Returns those that have closed their output.
  private mutating func waitForOutput() -> [Running] {
    var waiting = running.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    let left = (running.map(\.deadline).min() ?? 0) - BuildClock.now
    // After its deadline a tool has been killed, and its output is about to end.
    let patience = running.contains(where: \.isTooLate) ? 100 : Int32(min(max(left, 0), 3600) * 1000) + 1
    _ = poll(&waiting, nfds_t(waiting.count), patience)
    var ended: [Running] = []
    for index in running.indices.reversed() {
      if waiting[index].revents != 0, !readOutput(of: index) {
        ended.append(running.remove(at: index))
      } else if !running[index].isTooLate, BuildClock.now >= running[index].deadline {
        running[index].isTooLate = true
        kill(-running[index].pid, SIGKILL)
      }
    }
    return ended
  }

  /// False at the end.
  private mutating func readOutput(of index: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(running[index].output, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    let room = Self.maximumOutput - running[index].bytes.count
    running[index].bytes += chunk[..<min(count, max(0, room))]
    return true
  }

  private static func processorSeconds(_ usage: rusage) -> Double {
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1e6
  }

  private func collect(_ tool: Running) -> ToolResult {
    close(tool.output)
    // What it has started is not to live on: a tool that ends leaves nothing behind in its group.
    kill(-tool.pid, SIGKILL)
    cancellation.left(tool.pid)
    var (status, usage) = (Int32(0), rusage())
    while wait4(tool.pid, &status, 0, &usage) < 0, errno == EINTR {}
    let output = String(decoding: tool.bytes, as: UTF8.self)
    if tool.isTooLate { return ToolResult(end: .tookTooLong(seconds: tool.command.patience), output: output) }
    if cancellation.isCancelled { return ToolResult(end: .cancelled, output: output) }
    let signal = status & 0x7F
    // What goes on after the signal for its processor time is killed, and the kernel does not say why; its two accounts of
    // that time differ by a little.
    let isSpent = Self.processorSeconds(usage) >= 0.9 * Double(tool.command.seconds)
    if signal == SIGXCPU || signal == SIGKILL && isSpent {
      return ToolResult(end: .tookTooLong(seconds: tool.command.seconds), output: output)
    }
    return ToolResult(
      end: signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .crashed(signal: signal), output: output)
  }
}
