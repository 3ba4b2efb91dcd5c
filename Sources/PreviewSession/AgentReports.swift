import PreviewWire

/// The last reports of an agent about a session, each of which stands for all before it.
public struct AgentReports: Sendable {
  /// How often the session has reached the holes of its build.
  public internal(set) var reaches: [HoleReach] = []
  /// Requests of the session to servers, and what answered instead.
  public internal(set) var requests: [RequestRow] = []
  /// The bars of its device, as far as its app lets them be seen; nil before the first report.
  public internal(set) var bars: ScreenBars?
  /// The text that is typed into, and the viewer who types; nil: none.
  public internal(set) var typing: (viewer: Int, report: TypingReport)?

  public init() {}
}
