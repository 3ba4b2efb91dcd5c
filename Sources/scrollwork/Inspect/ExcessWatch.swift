import PreviewServer
import Processes

/// Looks once a second whether an agent that inspects somebody's code takes more than it may, as a server
/// does, and ends what it has left behind.
struct ExcessWatch {
  private static let pause = 1.0

  /// Bytes.
  private let memoryLimit: Int
  private let folderBytes: () -> Int?
  private let tidy: () -> Void
  private var lookedAt = -Self.pause

  /// - Parameters:
  ///   - memoryLimit: bytes that it may hold with the programs that it started.
  ///   - folderBytes: bytes in its working folder; nil where that is not known.
  ///   - tidy: ends what it has left behind to this process.
  init(memoryLimit: Int, folderBytes: @escaping () -> Int?, tidy: @escaping () -> Void) {
    (self.memoryLimit, self.folderBytes, self.tidy) = (memoryLimit, folderBytes, tidy)
  }

  /// - Parameter seconds: the time, from any start.
  /// - Returns: nil while it keeps within its limits, and between two looks.
  mutating func excess(of agent: RunningProcess, at seconds: Double) -> AgentExcess? {
    guard seconds - lookedAt >= Self.pause else { return nil }
    lookedAt = seconds
    agent.killStrays()
    tidy()
    return AgentExcess(of: agent, folderBytes: folderBytes, memoryLimit: memoryLimit)
  }
}
