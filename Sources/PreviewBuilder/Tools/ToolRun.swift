import Glibc
import Processes

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

  /// How a run of it counts that was not stopped from here.
  ///
  /// - Parameter used: seconds of processor time that it took.
  func end(_ end: ProcessEnd, after used: Double) -> ToolResult.End {
    switch end {
    case .exited(let status): return .exited(status: status)
    case .unknown: return .notStarted(errno: ECHILD)
    case .signalled(let signal):
      // A tool that goes on after the signal for its processor time is killed, and the kernel does not say
      // why; its two accounts of that time differ by a little.
      let isSpent = used >= 0.9 * Double(seconds)
      return signal == SIGXCPU || signal == SIGKILL && isSpent
        ? .tookTooLong(seconds: seconds) : .crashed(signal: signal)
    }
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
  /// Everything that it wrote to both outputs, up to a limit.
  var output: String

  var hasSucceeded: Bool { end == .exited(status: 0) }
}

/// Runs tools side by side and waits for them.
///
/// Each has a process group of its own, which is killed whole when the run is cancelled or takes too long,
/// and gets no descriptor but its three: nothing is read, and both outputs come back as one text.
struct ToolRun {
  /// Bytes of output that are kept of each tool.
  static let maximumOutput = 4 << 20

  private var running: [Running] = []
  private let cancellation: Cancellation

  private struct Running {
    var index: Int
    var process: RunningProcess
    var output: ChildPipe
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
    do throws(LaunchError) {
      let (process, output) = try Self.launch(command)
      cancellation.entered(process.pid)
      let deadline = MonotonicClock.seconds + Double(command.patience)
      running.append(
        Running(index: index, process: process, output: output, deadline: deadline, command: command))
      return nil
    } catch {
      return ToolResult(end: .notStarted(errno: error.errno), output: "")
    }
  }

  /// The started tool, and the pipe of its output, which is open for reading only.
  private static func launch(_ command: ToolCommand) throws(LaunchError) -> (RunningProcess, ChildPipe) {
    var output = try ChildPipe()
    do throws(LaunchError) {
      let process = try SpawnedTool.spawn(command, output: output.writeEnd)
      output.closeWriteEnd()
      return (process, output)
    } catch {
      output.closeWriteEnd()
      output.closeReadEnd()
      throw error
    }
  }

  /// Waits until there is output or a deadline passes. Returns those that have closed their output.
  private mutating func waitForOutput() -> [Running] {
    var waiting = running.map { pollfd(fd: $0.output.readEnd, events: Int16(POLLIN), revents: 0) }
    let left = (running.map(\.deadline).min() ?? 0) - MonotonicClock.seconds
    // After its deadline a tool has been killed, and its output is about to end.
    let patience = running.contains(where: \.isTooLate) ? 100 : Int32(min(max(left, 0), 3600) * 1000) + 1
    _ = poll(&waiting, nfds_t(waiting.count), patience)
    var ended: [Running] = []
    for index in running.indices.reversed() {
      if waiting[index].revents != 0, !readOutput(of: index) {
        ended.append(running.remove(at: index))
      } else if !running[index].isTooLate, MonotonicClock.seconds >= running[index].deadline {
        running[index].isTooLate = true
        running[index].process.sendToGroup(SIGKILL)
      }
    }
    return ended
  }

  /// False at the end.
  private mutating func readOutput(of index: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(running[index].output.readEnd, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EINTR }
    let room = Self.maximumOutput - running[index].bytes.count
    running[index].bytes += chunk[..<min(count, max(0, room))]
    return true
  }

  private func collect(_ ended: Running) -> ToolResult {
    var tool = ended
    tool.output.closeReadEnd()
    // No process that it has started is to live on: a tool that ends leaves none behind in its group.
    tool.process.sendToGroup(SIGKILL)
    cancellation.left(tool.process.pid)
    let end = tool.process.waitForEnd()
    let output = String(decoding: tool.bytes, as: UTF8.self)
    if tool.isTooLate { return ToolResult(end: .tookTooLong(seconds: tool.command.patience), output: output) }
    if cancellation.isCancelled { return ToolResult(end: .cancelled, output: output) }
    return ToolResult(end: tool.command.end(end, after: tool.process.processorSeconds), output: output)
  }
}
