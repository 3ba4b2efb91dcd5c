/// How a session comes from the agents of one build to those of the next.
///
/// It is rehearsed first: made in a new agent with the state it had, while the old one serves. What crashes or hangs
/// there costs nobody anything. Its first frame there proves it; by then somebody may have dragged further, so the
/// newest state and the inputs are handed over, and the frame after that is the first one shown. Frames of the new
/// agent have numbers well beyond those of the old one, so that viewers see one stream that only grows.
extension SessionStateMachine {
  /// An agent of a newer build can take it.
  ///
  /// - Returns: to rehearse it, if an agent has it now. Otherwise it has nothing to lose: it then `needsAgent`, of the newer
  ///   build, with a clean record, also when it had been given up.
  public mutating func newerBuildAvailable() -> [Action] {
    guard move == .none, state != .ended else { return [] }
    guard hasAgent else {
      startOver()
      return []
    }
    let firstSeq = lastSeq + SessionLimits.rehearsalGap
    began(.rehearsing(firstSeq: firstSeq))
    return [.rehearse(firstSeq: firstSeq)]
  }

  /// A frame came from the agent that rehearses it.
  ///
  /// - Parameter isCurrent: whether that agent was made with the newest state, so that there is nothing to hand over.
  public mutating func rehearsalFrameArrived(seq: Int, isCurrent: Bool) -> [Action] {
    switch move {
    case .rehearsing(let firstSeq) where seq >= firstSeq:
      guard !isCurrent else { return settled(seq: seq) }
      began(.arriving(after: seq))
      return [.handOver]
    case .arriving(let proof) where seq > proof:
      return settled(seq: seq)
    case .rehearsing, .arriving, .none:
      return []
    }
  }

  /// The newest state was handed over a while ago, and no frame came of it: it looks like the one before. Any frame is
  /// good now.
  public mutating func arrivalOverdue() -> [Action] {
    guard case .arriving(let proof) = move else { return [] }
    began(.arriving(after: proof - 1))
    return [.askRehearsal]
  }

  /// The agent that rehearsed it is gone, or could not make it: it stays where it is.
  public mutating func rehearsalFailed() {
    began(.none)
  }

  /// Something newer than what it is being rehearsed for has come. One that arrives already is not held up.
  public mutating func rehearsalOutdated() -> [Action] {
    guard case .rehearsing = move else { return [] }
    began(.none)
    return [.abandonRehearsal]
  }
}
