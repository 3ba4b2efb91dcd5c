import Processes

/// Starts agents. The server has them spawned; a test may be one itself.
public protocol AgentLauncher {
  /// Starts an agent whose end of a SEQPACKET socket pair is connected to the returned descriptor.
  ///
  /// - Parameter bundle: what it loads; nil for the built-in gallery.
  func launch(_ bundle: AgentBundle?) throws(LaunchError) -> LaunchedProcess
}

/// The code that an agent loads: one build of the previewed source.
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
  func launch() throws(LaunchError) -> LaunchedProcess
}

/// A started agent or builder.
public struct LaunchedProcess {
  /// Our end of the pair; its receiver owns it.
  public var socket: Int32
  /// Where its standard error can be read, non-blocking; nil when it goes elsewhere. Its receiver owns it.
  public var errors: Int32?
  /// Has it write down what it is doing. It gets one of `HangSignals`, which may end it.
  public var interrupt: (Int32) -> Void
  /// Ends it at once, however it hangs. Harmless once it was collected. To be called again if it does not
  /// end by that: a wrapper that is about to say how it has ended is spared the first time.
  public var kill: () -> Void
  /// Ends programs that it has started and left behind, as far as they are not orphans of this process.
  public var killStrays: () -> Void
  /// Collects what is left of it. Nil while it has not ended.
  public var reap: () -> ProcessEnd?
  /// Bytes of memory that it and the programs that it started hold; nil if that is not known.
  public var residentBytes: () -> Int?
  /// How many programs it has running that it started, or that they did. More than one too many are not
  /// counted.
  public var descendantCount: () -> Int
  /// Bytes of the files in its working folder when that was last looked at; nil if that is not known.
  public var folderBytes: () -> Int?
  /// Seconds so far in which its main thread had something to do and was given no processor; nil if that is
  /// not known.
  public var starvedSeconds: () -> Double?
  /// Whether a program is running that it started: one that reads a drawing for it, for which it waits.
  public var hasChild: () -> Bool
  /// Seconds of processor time of all its threads so far; nil if that is not known.
  public var processorSeconds: () -> Double?
  /// Gives its threads that have the first nice value the second, as far as the system allows it. Returns
  /// whether its main thread has that now.
  public var changeNice: (_ old: Int32, _ new: Int32) -> Bool

  public init(
    socket: Int32, errors: Int32? = nil, interrupt: @escaping (Int32) -> Void = { _ in },
    kill: @escaping () -> Void, killStrays: @escaping () -> Void = {}, reap: @escaping () -> ProcessEnd?,
    residentBytes: @escaping () -> Int? = { nil }, descendantCount: @escaping () -> Int = { 0 },
    folderBytes: @escaping () -> Int? = { nil }, starvedSeconds: @escaping () -> Double? = { nil },
    hasChild: @escaping () -> Bool = { false }, processorSeconds: @escaping () -> Double? = { nil },
    changeNice: @escaping (Int32, Int32) -> Bool = { _, _ in false }
  ) {
    self.socket = socket
    self.errors = errors
    self.interrupt = interrupt
    self.kill = kill
    self.killStrays = killStrays
    self.reap = reap
    self.residentBytes = residentBytes
    self.descendantCount = descendantCount
    self.folderBytes = folderBytes
    self.starvedSeconds = starvedSeconds
    self.hasChild = hasChild
    self.processorSeconds = processorSeconds
    self.changeNice = changeNice
  }
}
