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
  /// Size of the window, in points.
  let width: Double
  let height: Double

  var machine: SessionStateMachine
  /// By viewer number.
  var viewers: [Int: Viewer] = [:]
  /// The agent that has it; nil between two.
  weak var agent: AgentProcess?
  /// What an agent needs to go on where the last one was.
  private(set) var savedState: [UInt8] = []
  /// When it last did something in its agent; nil before its first frame there.
  var lastActivity: Moment?
  /// What its preview warned of.
  var warnings: WarningLog
  /// Number of the frame whose keyframe the agent was asked for.
  var keyframeAsked: Int?

  private var change: OutboundBuffer?
  private var keyframe: OutboundBuffer?

  init(id: SessionID, handle: SessionHandle, order: SessionOrder, isShowcase: Bool, at now: Moment) {
    self.id = id
    self.handle = handle
    slug = order.slug
    self.isShowcase = isShowcase
    (width, height) = (order.width, order.height)
    machine = SessionStateMachine(appearance: order.appearance, at: now)
    warnings = WarningLog(at: now)
  }

  /// What `create` tells an agent.
  func request(firstSeq: Int) -> SessionRequest {
    SessionRequest(
      handle: handle, slug: slug, width: width, height: height, appearance: machine.appearance,
      firstSeq: firstSeq, state: savedState)
  }

  /// Keeps a frame as the newest one: copied once, whoever many watch.
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
