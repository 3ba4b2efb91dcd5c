import PreviewWire

/// Messages to viewers about their session, beside frames.
public enum Notice: Equatable, Sendable {
  case presence(Int)
  /// A setting of the screen has been changed.
  case screen(ScreenSetting)
  case agentRestarting
  case agentRunning
  case busy
  case failed(String)
  /// Settings at which the preview stopped are not in force any more; a sentence that names them.
  case takenBack(String)
  /// A warning of the preview.
  case warning(String)
  /// The knobs, all of them.
  case knobs(SessionKnobs)
  /// How often the session has reached the holes of its build, in all.
  case reached([HoleReach])
  /// The requests of the session, and their answers.
  case requests([RequestRow])
  /// The bars of the device, as far as the app lets them be seen.
  case bars(ScreenBars)
  /// The session as it was with this frame outlives the server, whatever happens.
  case kept(seq: Int)
  /// The state of the text that this viewer types into; nil: none, or somebody else types.
  case typing(TypingReport?)
  /// The role of this viewer, which has just got it.
  case role(ViewerRole)
  /// Who drags now; nil: nobody.
  case driver(Driver?)
  /// The answer so far to this viewer's asking for control.
  case asked(Asking)
  /// Parts of the state of a link for which the preview has no place, named for people.
  case leftOut([String])
  /// The names of those who have said theirs, and how many want to see pointers.
  case company(Company.News)
  /// This viewer's role does not allow what it did.
  case refused
  /// The element at the point that this viewer asked for by that number; nil: there is none.
  case element(request: Int, FoundElement?)
  /// So many viewers look around by themselves in asides of this session.
  case aside(count: Int)
  /// Somebody in the session that this one is an aside of asks its viewers to come back.
  case gather(Asker)

  /// A viewer whose touches count.
  public struct Driver: Equatable, Sendable {
    public var viewer: Int
    public var role: ViewerRole
  }

  /// A viewer who asks others to come back.
  public struct Asker: Equatable, Sendable {
    /// By its own word; empty: none.
    public var name: String
    public var role: ViewerRole

    public init(name: String, role: ViewerRole) { (self.name, self.role) = (name, role) }
  }

  /// The state of an asking for control. Its name is that of control messages.
  public enum Asking: String, Equatable, Sendable {
    case none, waiting, declined
    /// It waits, and no owner is here to see it.
    case absent
  }
}
