import PreviewSession
import PreviewWire

/// What an agent took more of than it may, for which it was ended.
enum AgentExcess: Equatable {
  case memory, processes, files

  /// The excess of an agent that holds so much; nil if it keeps within its limits. What is not known is no
  /// excess.
  ///
  /// - Parameter bytes: of memory, its own and its programs'.
  init?(_ launched: LaunchedProcess, holding bytes: Int?, memoryLimit: Int) {
    if let bytes, bytes > memoryLimit {
      self = .memory
    } else if launched.descendantCount() > SessionLimits.agentDescendants {
      self = .processes
    } else if let bytes = launched.folderBytes(), bytes > SessionLimits.agentFolderBytes {
      self = .files
    } else {
      return nil
    }
  }

  /// The kind of problem that it is to people.
  var kind: Problem.Kind { self == .memory ? .memory : .crash }

  var sentence: String {
    switch self {
    case .memory: "The preview took more memory than it may."
    case .processes:
      "The preview had more than \(SessionLimits.agentDescendants) programs running, and was ended."
    case .files:
      "The preview wrote more than \(SessionLimits.agentFolderBytes >> 20) MiB of files, and was ended."
    }
  }
}
