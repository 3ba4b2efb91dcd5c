import Glibc

/// Agents as processes of their own: the program `scrollwork-agent`, with its socket as descriptor 3.
public struct SpawnedAgents: AgentLauncher {
  private let program: String

  /// - Parameter program: path of the executable.
  public init(program: String) {
    self.program = program
  }

  /// Spawns the program without arguments: that is how it knows to serve descriptor 3.
  public func launch() throws(AgentLaunchError) -> LaunchedAgent {
    guard access(program, X_OK) == 0 else { throw .notFound(path: program) }
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(call: "socketpair", errno: errno) }
    var process = ChildProcess(program: program, arguments: [])
    process.descriptors = [(ends[1], 3)]
    process.discardsInput = true
    process.outputGoesToError = true
    defer { close(ends[1]) }
    do {
      let pid = try process.spawn()
      return LaunchedAgent(
        socket: ends[0], kill: { Glibc.kill(pid, SIGKILL) }, reap: { waitpid(pid, nil, WNOHANG) != 0 })
    } catch {
      close(ends[0])
      throw error
    }
  }
}
