import Libwebsockets
import PreviewSession
import PreviewWire

/// The requests to the builder that are not answered yet.
struct BuilderRequests {
  /// Those whom an explanation is for.
  enum Recipients {
    /// The viewers of a session.
    case session(SessionHandle)
    /// Everybody: the build itself is of no use.
    case all
  }

  struct Explanation {
    var recipients: Recipients
    var words: LastWords
    var pool: AgentPool
    /// When it was asked for.
    var since: Moment
  }

  private var last = 0
  private var explanations: [Int: Explanation] = [:]
  private var edits: [Int: PendingResponse] = [:]

  mutating func add(_ explanation: Explanation) -> Int {
    last += 1
    explanations[last] = explanation
    return last
  }

  mutating func add(_ edit: PendingResponse) -> Int {
    last += 1
    edits[last] = edit
    return last
  }

  /// Takes what was asked under this number; nil when that was answered already.
  mutating func explanation(_ request: Int) -> Explanation? { explanations.removeValue(forKey: request) }

  /// See `explanation(_:)`.
  mutating func edit(_ request: Int) -> PendingResponse? { edits.removeValue(forKey: request) }

  /// Takes the explanations that have been waited for long enough.
  mutating func overdueExplanations(at now: Moment, after seconds: Double) -> [Explanation] {
    let overdue = explanations.filter { now.seconds(since: $0.value.since) >= seconds }
    for request in overdue.keys { explanations[request] = nil }
    return overdue.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Takes everything: there is no builder to answer it.
  mutating func takeAll() -> (explanations: [Explanation], edits: [PendingResponse]) {
    defer { (explanations, edits) = ([:], [:]) }
    return (
      explanations.sorted { $0.key < $1.key }.map(\.value), edits.sorted { $0.key < $1.key }.map(\.value)
    )
  }
}
