import PreviewSession
import PreviewWire
import Processes

/// What an agent took more of than it may, for which it was ended.
public enum AgentExcess: Equatable, Sendable {
  /// With the programs that it has started.
  case memory
  /// Programs that it has running.
  case processes
  /// In sum.
  case files

  /// The excess of an agent that holds so much; nil if it keeps within its limits. What is not known is no
  /// excess.
  ///
  /// - Parameters:
  ///   - bytes: of memory, its own and its programs'.
  ///   - memoryLimit: bytes.
  init?(_ launched: LaunchedProcess, holding bytes: Int?, memoryLimit: Int) {
    self.init(
      residentBytes: { bytes }, descendantCount: launched.descendantCount,
      folderBytes: launched.folderBytes, memoryLimit: memoryLimit)
  }

  /// That of an agent which is no server's.
  ///
  /// - Parameters:
  ///   - folderBytes: bytes in its working folder; nil where that is not known.
  ///   - memoryLimit: bytes.
  public init?(of agent: RunningProcess, folderBytes: () -> Int?, memoryLimit: Int) {
    self.init(
      residentBytes: { agent.residentBytes(countingPrograms: SessionLimits.agentDescendants) },
      descendantCount: { agent.descendants(atMost: SessionLimits.agentDescendants).count },
      folderBytes: folderBytes, memoryLimit: memoryLimit)
  }

  private init?(
    residentBytes: () -> Int?, descendantCount: () -> Int, folderBytes: () -> Int?, memoryLimit: Int
  ) {
    if let bytes = residentBytes(), bytes > memoryLimit {
      self = .memory
    } else if descendantCount() > SessionLimits.agentDescendants {
      self = .processes
    } else if let bytes = folderBytes(), bytes > SessionLimits.agentFolderBytes {
      self = .files
    } else {
      return nil
    }
  }

  /// The kind of problem that it is to people.
  var kind: Problem.Kind { self == .memory ? .memory : .crash }

  /// The rest of a sentence about the preview, for people.
  public var deed: String {
    switch self {
    case .memory: "took more memory than it may"
    case .processes: "had more than \(SessionLimits.agentDescendants) programs running"
    case .files: "wrote more than \(SessionLimits.agentFolderBytes >> 20) MiB of files"
    }
  }

  var sentence: String { self == .memory ? "The preview \(deed)." : "The preview \(deed), and was ended." }
}
