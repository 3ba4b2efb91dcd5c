/// Starts agents. The server has them spawned; a test may be one itself.
public protocol AgentLauncher {
  /// Starts an agent whose end of a SEQPACKET socket pair is connected to the returned descriptor.
  func launch() throws(AgentLaunchError) -> LaunchedAgent
}

/// A started agent.
public struct LaunchedAgent {
  /// Our end of the pair; whoever receives this owns it.
  public var socket: Int32
  /// Ends the agent at once, however it hangs.
  public var kill: () -> Void
  /// Collects what is left of it. False while it has not ended.
  public var reap: () -> Bool

  public init(socket: Int32, kill: @escaping () -> Void, reap: @escaping () -> Bool) {
    self.socket = socket
    self.kill = kill
    self.reap = reap
  }
}

/// Why an agent could not be started.
public enum AgentLaunchError: Error, Equatable {
  /// There is no program of that path that could be run.
  case notFound(path: String)
  case system(call: String, errno: Int32)
}
