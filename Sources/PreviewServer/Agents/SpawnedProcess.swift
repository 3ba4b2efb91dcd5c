import Glibc

/// Agents as processes of their own: the program `scrollwork-agent`, with its socket as descriptor 3.
public struct SpawnedAgents: AgentLauncher {
  private let program: String
  private let memoryLimit: Int?
  private let settings: [String]

  /// - Parameters:
  ///   - program: path of the executable.
  ///   - memoryLimit: MiB that an agent may use; nil for the agent's own default.
  ///   - settings: what more is on its command line: `--mock FOLDER`, `--rows N`, `--locale ID`.
  public init(program: String, memoryLimit: Int? = nil, settings: [String] = []) {
    self.program = program
    self.settings = settings
    self.memoryLimit = memoryLimit
  }

  /// Spawns the program without a command: that is how it knows to serve descriptor 3.
  public func launch(_ bundle: AgentBundle?) throws(AgentLaunchError) -> LaunchedProcess {
    var arguments: [String] = []
    if let bundle { arguments += ["--bundle", bundle.library] }
    for folder in bundle?.assetFolders ?? [] { arguments += ["--assets", folder] }
    if let memoryLimit { arguments += ["--memory", "\(memoryLimit)"] }
    arguments += settings
    var process = ChildProcess(program: program, arguments: arguments)
    process.inherits = ChildProcess.harmlessVariables
    process.environment = ["SWIFT_BACKTRACE": ChildProcess.backtraceSettings]
    process.outputGoesToError = true
    return try SpawnedProcess.serve(process, readsErrors: true)
  }
}

/// The builder as a process of its own: `scrollwork-builder serve PATH`, with its socket as descriptor 3.
public struct SpawnedBuilder: BuilderLauncher {
  private let source: SourceOptions

  public init(_ source: SourceOptions) {
    self.source = source
  }

  public func launch() throws(AgentLaunchError) -> LaunchedProcess {
    var process = ChildProcess(
      program: source.builder, arguments: ["serve", source.path] + source.builderArguments)
    process.outputGoesToError = true
    return try SpawnedProcess.serve(process, readsErrors: false)
  }
}

/// Programs that serve the other end of a SEQPACKET socket pair on descriptor 3.
enum SpawnedProcess {
  /// - Parameter readsErrors: whether its standard error is to be read here, instead of being that of this
  ///   process.
  static func serve(
    _ process: ChildProcess, readsErrors: Bool
  ) throws(AgentLaunchError) -> LaunchedProcess {
    guard access(process.program, X_OK) == 0 else { throw .notFound(path: process.program) }
    let (own, other) = try socketPair()
    defer { close(other) }
    var process = process
    process.discardsInput = true
    var errors: LinePipe?
    do {
      if readsErrors {
        let pipe = try LinePipe()
        errors = pipe
        // First: the number 3 may be that of a pipe's end, too, which the socket then takes.
        process.descriptors.append((pipe.writeEnd, STDERR_FILENO))
      }
      process.descriptors.append((other, 3))
      let pid = try process.spawn()
      errors?.closeWriteEnd()
      return running(pid, socket: own, errors: errors?.readEnd)
    } catch {
      close(own)
      errors?.closeWriteEnd()
      errors?.close()
      throw error
    }
  }

  private static func socketPair() throws(AgentLaunchError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(call: "socketpair", errno: errno) }
    return (ends[0], ends[1])
  }

  private static func running(_ pid: pid_t, socket: Int32, errors: Int32?) -> LaunchedProcess {
    // Once collected, its number may be somebody else's.
    let process = Collected(pid: pid)
    return LaunchedProcess(
      socket: socket, errors: errors, interrupt: { process.send($0) }, kill: { process.send(SIGKILL) },
      reap: { process.reap() }, residentBytes: { ProcessMemory.residentBytes(of: pid) },
      starvedSeconds: { ProcessTime.starvedSeconds(of: pid) }, hasChild: { ProcessTime.hasChild(pid) })
  }

  private final class Collected {
    private let pid: pid_t
    private var end: ProcessEnd?

    init(pid: pid_t) {
      self.pid = pid
    }

    func send(_ signal: Int32) {
      if end == nil { kill(pid, signal) }
    }

    func reap() -> ProcessEnd? {
      if let end { return end }
      var status: Int32 = 0
      switch waitpid(pid, &status, WNOHANG) {
      case 0: return nil
      case pid: end = ProcessEnd(status: status)
      default: end = .unknown
      }
      return end
    }
  }
}

/// What the kernel says about a process's memory.
enum ProcessMemory {
  /// Resident bytes that no file backs; nil when the process is gone.
  static func residentBytes(of pid: pid_t) -> Int? {
    guard let text = ProcessFile.text("/proc/\(pid)/statm") else { return nil }
    return residentBytes(statm: text, page: Int(getpagesize()))
  }

  /// - Parameters:
  ///   - statm: `size resident shared …`, in pages.
  ///   - page: bytes of a page.
  static func residentBytes(statm: String, page: Int) -> Int? {
    let numbers = statm.split(separator: " ").prefix(3).map { Int($0) }
    guard numbers.count == 3, let resident = numbers[1], let shared = numbers[2], resident >= shared,
      case (let bytes, false) = (resident - shared).multipliedReportingOverflow(by: page)
    else { return nil }
    return bytes
  }
}

/// What the kernel says about a process's time.
enum ProcessTime {
  /// Seconds that its main thread has waited for a processor, with something to do; nil when the process is
  /// gone, or the kernel keeps no account of it.
  static func starvedSeconds(of pid: pid_t) -> Double? {
    ProcessFile.text("/proc/\(pid)/task/\(pid)/schedstat").flatMap(starvedSeconds(schedstat:))
  }

  /// Whether its main thread has started a program that has not ended; false where the kernel does not say.
  static func hasChild(_ pid: pid_t) -> Bool {
    ProcessFile.text("/proc/\(pid)/task/\(pid)/children").map { $0.contains(where: \.isNumber) } ?? false
  }

  /// - Parameter schedstat: `run waited slices`, the first two in nanoseconds.
  static func starvedSeconds(schedstat: String) -> Double? {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace).map { UInt64($0) }
    guard numbers.count == 3, let waited = numbers[1] else { return nil }
    return Double(waited) / 1e9
  }
}

/// Short files of the kernel's.
private enum ProcessFile {
  /// At most 127 bytes of it; nil when it cannot be read.
  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 127)
    let count = read(file, &text, text.count)
    return count > 0 ? String(decoding: text[..<count], as: UTF8.self) : nil
  }
}
