import PreviewWire

/// The life of one session: its agent comes and goes, its viewers come and go.
///
/// Each event returns what has to be done, in order. No I/O and no clock inside.
public struct SessionStateMachine: Sendable {
  /// Where it stands with its agent.
  public enum State: Equatable, Sendable {
    /// No agent has it yet.
    case waitingForAgent
    /// An agent was told to make it, and no frame has come yet.
    case starting
    /// Its agent sends frames.
    case live
    /// Its agent is gone; another will take it.
    case restarting
    /// Given up, with a message for people.
    case failed(String)
    case ended
  }

  /// Something to be done by whoever holds the session.
  public enum Action: Equatable, Sendable {
    /// Make it in the agent, the first frame with this number.
    case create(firstSeq: Int)
    /// Make it in an agent of the newer build, the first frame with this number, while its own goes on.
    case rehearse(firstSeq: Int)
    /// Give that agent the newest state and, from now on, the inputs.
    case handOver
    /// Ask that agent for a keyframe.
    case askRehearsal
    /// That agent is its agent from now on; the one before forgets it.
    case settle
    /// That agent forgets it; its own goes on.
    case abandonRehearsal
    case end
    case suspend
    case resume
    case cancelTouches(viewer: Int)
    case forwardInput(viewer: Int)
    /// Send the newest frame to whoever can take it.
    case relay
    /// Tell one viewer something.
    case tell(viewer: Int, Notice)
    /// Tell everybody.
    case tellAll(Notice)
  }

  /// Where it stands with the agents of a newer build.
  public enum Move: Equatable, Sendable {
    /// It is where it belongs, or nobody has asked it to move.
    case none
    /// One of them was told to make it, frames from this number on; its own agent goes on.
    case rehearsing(firstSeq: Int)
    /// One of them has made it, and was then given the newest state: its first frame past this number is shown.
    case arriving(after: Int)
  }

  /// Where it stands; changed by events only.
  public private(set) var state: State = .waitingForAgent
  /// Where it stands with a newer build; changed by events only.
  public private(set) var move: Move = .none
  /// Numbers of the viewers that are here.
  public private(set) var viewers: Set<Int> = []
  /// Number of the newest frame; 0 before the first.
  public private(set) var lastSeq = 0
  /// Whether the session is light or dark: what an agent is told that makes it, now or in place of another.
  public private(set) var appearance: Appearance
  /// Which way its language runs: as `appearance`.
  public private(set) var direction: ReadingDirection
  /// The size that a viewer gave the window; nil as long as it has the one it was ordered with.
  public private(set) var chosenSize: WireSize?
  /// The device that it is shown on; nil: none, in a window of a bare size.
  public private(set) var device: Device?
  private var lastViewer = 0
  private var drag = DragTurn()
  private var crashes = CrashRecord()
  private var isSuspended = false
  /// When the last viewer left, or the session was made; nil while somebody watches.
  public private(set) var alone: Moment?

  public init(
    appearance: Appearance = .light, direction: ReadingDirection = .leftToRight, device: Device? = nil,
    at now: Moment
  ) {
    self.appearance = appearance
    self.direction = direction
    self.device = device
    alone = now
  }

  /// Whether it never brought down an agent lately.
  public var isTrusted: Bool { crashes.isClean }

  /// Whether it waits for an agent to have it. One that rehearses is brought back by that.
  public var needsAgent: Bool { (state == .waitingForAgent || state == .restarting) && move == .none }

  // MARK: Viewers

  /// Lets a viewer in and gives it its number, counting up from 1.
  public mutating func viewerJoined() -> (viewer: Int, actions: [Action]) {
    lastViewer += 1
    viewers.insert(lastViewer)
    alone = nil
    var actions: [Action] = [.tellAll(.presence(viewers.count))]
    if isSuspended {
      isSuspended = false
      actions.append(.resume)
    }
    if case .failed(let message) = state { actions.append(.tell(viewer: lastViewer, .failed(message))) }
    if state == .restarting { actions.append(.tell(viewer: lastViewer, .agentRestarting)) }
    return (lastViewer, actions)
  }

  /// A viewer's connection is over. Nothing happens for one that is not here.
  public mutating func viewerLeft(_ viewer: Int, at now: Moment) -> [Action] {
    guard viewers.remove(viewer) != nil else { return [] }
    var actions: [Action] = []
    if drag.viewerLeft(viewer), hasAgent { actions.append(.cancelTouches(viewer: viewer)) }
    guard viewers.isEmpty else { return actions + [.tellAll(.presence(viewers.count))] }
    alone = now
    if hasAgent {
      isSuspended = true
      actions.append(.suspend)
    }
    return actions
  }

  /// A touch, wheel, key or choice of appearance, direction, size or device of a viewer.
  public mutating func input(_ message: ViewerMessage, from viewer: Int) -> [Action] {
    switch message {
    case .appearance(_, let appearance): return choose(appearance, viewer)
    case .direction(_, let direction): return choose(direction, viewer)
    case .size(_, let size): return choose(size, viewer)
    case .device(_, let device, let isOnSide): return choose(device, isOnSide: isOnSide, viewer)
    default: break
    }
    guard hasAgent, viewers.contains(viewer) else { return [] }
    let verdict: DragTurn.Verdict =
      switch message {
      case .touches(_, let samples): drag.touches(samples, from: viewer)
      case .wheel, .key, .typing: drag.scroll(from: viewer)
      case .acknowledge, .keyframeRequest, .appearance, .direction, .size, .device, .setKnob, .resetKnobs:
        .ignore
      }
    switch verdict {
    case .forward: return [.forwardInput(viewer: viewer)]
    case .refuse: return [.tell(viewer: viewer, .busy)]
    case .ignore: return []
    }
  }

  /// Needs no turn, and is remembered for the next agent where there is none to tell.
  private mutating func choose(_ appearance: Appearance, _ viewer: Int) -> [Action] {
    guard mayChoose(viewer) else { return [] }
    self.appearance = appearance
    return [.tellAll(.appearance(appearance))] + (hasAgent ? [.forwardInput(viewer: viewer)] : [])
  }

  private mutating func choose(_ direction: ReadingDirection, _ viewer: Int) -> [Action] {
    guard mayChoose(viewer) else { return [] }
    self.direction = direction
    return [.tellAll(.direction(direction))] + (hasAgent ? [.forwardInput(viewer: viewer)] : [])
  }

  /// As light and dark; everybody sees it in the next keyframe, and need not be told.
  private mutating func choose(_ size: WireSize, _ viewer: Int) -> [Action] {
    guard mayChoose(viewer) else { return [] }
    chosenSize = size
    var actions: [Action] = []
    // One turned on its side is the same device; in a window of another size it is none.
    if let device, !device.fits(width: size.widthPoints, height: size.heightPoints) {
      self.device = nil
      actions.append(.tellAll(.device(nil)))
    }
    return actions + (hasAgent ? [.forwardInput(viewer: viewer)] : [])
  }

  /// Of none, the window keeps its size.
  private mutating func choose(_ device: Device?, isOnSide: Bool, _ viewer: Int) -> [Action] {
    guard mayChoose(viewer) else { return [] }
    self.device = device
    if let (width, height) = device?.size(isOnSide: isOnSide) {
      chosenSize = WireSize(widthPoints: width, heightPoints: height)
    }
    return [.tellAll(.device(device))] + (hasAgent ? [.forwardInput(viewer: viewer)] : [])
  }

  private func mayChoose(_ viewer: Int) -> Bool {
    (hasAgent || needsAgent || move != .none) && viewers.contains(viewer)
  }

  /// Whether nobody has watched for so long that it should end.
  public func isAbandoned(at now: Moment) -> Bool {
    alone.map { now.seconds(since: $0) >= SessionLimits.idleSeconds } ?? false
  }

  // MARK: Agent

  /// An agent is ready to take it.
  public mutating func agentAvailable() -> [Action] {
    guard needsAgent else { return [] }
    state = .starting
    isSuspended = false
    return [.create(firstSeq: lastSeq + 1)]
  }

  /// A frame of this number came. Older ones than the newest are ignored: they are of an agent that was
  /// replaced.
  public mutating func frameArrived(seq: Int) -> [Action] {
    guard hasAgent, !isArriving, seq >= lastSeq else { return [] }
    let isFirst = state == .starting
    state = .live
    lastSeq = seq
    return isFirst ? [.tellAll(.agentRunning), .relay] : [.relay]
  }

  /// It was seen to live in an agent: from now on that may be to its credit.
  public mutating func shown(at now: Moment) { crashes.revived(at: now) }

  /// Its agent is gone.
  ///
  /// - Parameters:
  ///   - isSuspect: whether this session may be what brought it down.
  ///   - now: when that was.
  public mutating func agentLost(isSuspect: Bool, at now: Moment) -> [Action] {
    guard hasAgent else { return [] }
    drag.touchesLost()
    crashes.died(at: now)
    if isSuspect, crashes.crashed() {
      return fail("This preview stopped its process several times in a row and was given up.")
    }
    state = .restarting
    return [.tellAll(.agentRestarting)]
  }

  /// The agent could not make it.
  public mutating func agentRefused(_ message: String) -> [Action] {
    guard hasAgent else { return [] }
    return fail(message)
  }

  /// It ends for good; its agent, if it has one, forgets it.
  public mutating func ended() -> [Action] {
    let actions: [Action] = (hasAgent ? [.end] : []) + (move == .none ? [] : [.abandonRehearsal])
    (state, move) = (.ended, .none)
    return actions
  }

  /// Whether its inputs go to an agent of a newer build already.
  public var isArriving: Bool { if case .arriving = move { true } else { false } }

  /// Whether an agent has it or makes it.
  public var hasAgent: Bool { state == .starting || state == .live }

  mutating func began(_ move: Move) { self.move = move }

  mutating func settled(seq: Int) -> [Action] {
    let wasLive = state == .live
    (state, move, lastSeq) = (.live, .none, seq)
    let pause: [Action] = isSuspended ? [.suspend] : []
    return [.settle] + pause + (wasLive ? [] : [.tellAll(.agentRunning)]) + [.relay]
  }

  mutating func startOver() {
    state = .waitingForAgent
    crashes = CrashRecord()
  }

  private mutating func fail(_ message: String) -> [Action] {
    state = .failed(message)
    return [.tellAll(.failed(message))]
  }
}

/// What viewers are told about the session, beside frames.
public enum Notice: Equatable, Sendable {
  case presence(Int)
  case appearance(Appearance)
  case direction(ReadingDirection)
  case device(Device?)
  case agentRestarting
  case agentRunning
  case busy
  case failed(String)
}
