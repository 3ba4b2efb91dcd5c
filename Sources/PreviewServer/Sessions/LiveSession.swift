import Libwebsockets
import PreviewSession
import PreviewWire

/// One session in the gateway: its rules, its newest frame, and who watches. It survives its agent.
final class LiveSession {
  let id: SessionID
  /// How it is called towards agents.
  let handle: SessionHandle
  let slug: String
  /// Whether it is its preview's one shared session that the gallery shows.
  let isShowcase: Bool
  /// Size of the window as it was ordered, in points.
  private let ordered: (width: Double, height: Double)

  var machine: SessionStateMachine
  /// By viewer number.
  var viewers: [Int: Viewer] = [:]
  /// The build whose agents have it.
  var home: AgentPool
  /// The agent that has it; nil between two.
  weak var agent: AgentProcess?
  /// The agent of a newer build that rehearses it; nil while none does.
  var rehearsal: Rehearsal?
  /// A newer build that it does not move to, as something is wrong with it there.
  weak var refused: AgentPool?
  /// Agents of that build that ended while they rehearsed it.
  var failedRehearsals = 0
  /// When an agent of its build was told to make it, as long as nobody has been told that the build is applied; and
  /// whether a save was the reason.
  var comingHome: (since: Moment, isReload: Bool)?
  /// What an agent needs to go on where the last one was.
  private(set) var savedState: [UInt8] = []
  /// When it last did something in its agent; nil before its first frame there.
  var lastActivity: Moment?
  /// What its preview warned of.
  var warnings: WarningLog
  /// Number of the frame whose keyframe the agent was asked for.
  var keyframeAsked: Int?
  var knobs: SessionKnobs
  /// The agent that has been told of knobs and has not got round to them; and whether they have changed since.
  var knobsUnderWay: (agent: AgentProcess, isOutdated: Bool)?
  /// How often its agent has reached the holes of the build that it shows.
  var reaches: [HoleReach] = []
  /// What its agent says that it asked servers for.
  var requests: [RequestRow] = []
  /// The bars of its device, as far as its app lets them be seen; nil while nobody has said.
  var bars: ScreenBars?
  /// The text that is typed into, and the viewer who types; nil: none.
  var typing: (viewer: Int, report: TypingReport)?
  /// What its viewers were told last about a build; nil before the first.
  var news: BuildNews?

  private var change: OutboundBuffer?
  private var keyframe: OutboundBuffer?

  /// A session that is being made in an agent of a newer build.
  struct Rehearsal {
    let agent: AgentProcess
    let pool: AgentPool
    let since: Moment
    /// The state that it was made with.
    let state: [UInt8]
    /// When the newest state was handed over; nil before.
    var handedOver: Moment?
    /// What that agent said about knobs.
    var knobs: (known: [KnobInfo], unknown: [String])?
    /// How often it has reached holes there.
    var reaches: [HoleReach] = []
    var requests: [RequestRow] = []
    var bars: ScreenBars?
    var typing: (viewer: Int, report: TypingReport)?
  }

  init(
    id: SessionID, handle: SessionHandle, order: SessionOrder, isShowcase: Bool, home: AgentPool,
    at now: Moment
  ) {
    self.id = id
    self.handle = handle
    slug = order.slug
    self.isShowcase = isShowcase
    ordered = (order.width, order.height)
    self.home = home
    machine = SessionStateMachine(
      appearance: order.appearance, direction: order.direction, device: order.device, at: now)
    warnings = WarningLog(at: now)
    knobs = SessionKnobs()
    guard !isShowcase else { return }
    if let known = home.knobs[order.slug] { _ = knobs.reported(known, unknown: []) }
    for setting in order.knobs { _ = knobs.turn(setting) }
  }

  /// The agent that viewers' inputs are for.
  var inputAgent: AgentProcess? { machine.isArriving ? rehearsal?.agent : agent }

  /// Size of the window, in points: as a viewer chose it, or as it was ordered.
  var size: (width: Double, height: Double) {
    machine.chosenSize.map { ($0.widthPoints, $0.heightPoints) } ?? ordered
  }

  /// What `create` tells an agent.
  func request(firstSeq: Int) -> SessionRequest {
    SessionRequest(
      handle: handle, slug: slug, width: size.width, height: size.height,
      isSizeChosen: machine.chosenSize != nil, device: machine.device, appearance: machine.appearance,
      direction: machine.direction, firstSeq: firstSeq,
      state: savedState, knobs: knobs.settings)
  }

  /// Keeps a frame as the newest one: copied once, whoever many watch. Before the machine hears of it.
  func keep(_ frame: FrameReport) {
    let buffer = OutboundBuffer(frame.payload)
    if frame.seq > machine.lastSeq { (change, keyframe) = (nil, nil) }
    if frame.isKeyframe { keyframe = buffer } else { change = buffer }
    savedState = frame.state
  }

  var newest: ViewerFlow.Newest {
    .init(
      seq: machine.lastSeq > 0 ? machine.lastSeq : nil, hasChange: change != nil, hasKeyframe: keyframe != nil
    )
  }

  /// The newest frame in the given form, if it is at hand.
  func frame(_ form: ViewerFlow.Next) -> OutboundBuffer? {
    switch form {
    case .change: change
    case .keyframe: keyframe
    case .nothing, .keyframeMissing: nil
    }
  }
}
