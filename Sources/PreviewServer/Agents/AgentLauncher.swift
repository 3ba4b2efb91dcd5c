/// Starts agents. The server has them spawned; a test may be one itself.
public protocol AgentLauncher {
  /// Starts an agent whose end of a SEQPACKET socket pair is connected to the returned descriptor.
  ///
  /// - Parameter bundle: what it loads; nil for the built-in gallery.
  func launch(_ bundle: AgentBundle?) throws(AgentLaunchError) -> LaunchedProcess
}

/// What an agent loads: one build of the previewed source.
public struct AgentBundle: Hashable, Sendable {
  /// Absolute path of the library.
  public var library: String
  /// Absolute paths of folders and catalogues in which pictures are looked up.
  public var assetFolders: [String]

  public init(library: String, assetFolders: [String] = []) {
    self.library = library
    self.assetFolders = assetFolders
  }
}

/// Starts the builder of the previewed source.
public protocol BuilderLauncher {
  /// Starts a builder whose end of a SEQPACKET socket pair is connected to the returned descriptor.
  func launch() throws(AgentLaunchError) -> LaunchedProcess
}

/// A started agent or builder.
public struct LaunchedProcess {
  /// Our end of the pair; whoever receives this owns it.
  public var socket: Int32
  /// Where its standard error can be read, non-blocking; nil when it goes elsewhere. Whoever receives this
  /// owns it.
  public var errors: Int32?
  /// Has it write down what it is doing. It gets one of `HangSignals`, and may end of it.
  public var interrupt: (Int32) -> Void
  /// Ends it at once, however it hangs. Harmless once it was collected.
  public var kill: () -> Void
  /// Collects what is left of it. Nil while it has not ended.
  public var reap: () -> ProcessEnd?
  /// Bytes of memory that are its own and resident; nil when nobody knows.
  public var residentBytes: () -> Int?
  /// Seconds so far in which its main thread had something to do and was given no processor; nil when nobody
  /// knows.
  public var starvedSeconds: () -> Double?
  /// Whether a program is running that it started: one that reads a drawing for it, for which it waits.
  public var hasChild: () -> Bool

  public init(
    socket: Int32, errors: Int32? = nil, interrupt: @escaping (Int32) -> Void = { _ in },
    kill: @escaping () -> Void, reap: @escaping () -> ProcessEnd?,
    residentBytes: @escaping () -> Int? = { nil }, starvedSeconds: @escaping () -> Double? = { nil },
    hasChild: @escaping () -> Bool = { false }
  ) {
    self.socket = socket
    self.errors = errors
    self.interrupt = interrupt
    self.kill = kill
    self.reap = reap
    self.residentBytes = residentBytes
    self.starvedSeconds = starvedSeconds
    self.hasChild = hasChild
  }
}

/// How a process ended.
public enum ProcessEnd: Equatable, Sendable {
  case exited(status: Int32)
  case signalled(Int32)
  /// Nobody could say.
  case unknown

  /// - Parameter status: as `waitpid` gives it.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// Why an agent or builder could not be started.
public enum AgentLaunchError: Error, Equatable {
  /// There is no program of that path that could be run.
  case notFound(path: String)
  case system(call: String, errno: Int32)
}
