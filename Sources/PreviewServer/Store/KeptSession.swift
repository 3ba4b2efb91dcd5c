import PreviewSession
import PreviewWire

/// The parts of a session that outlive the server: with them it goes on, in a new agent, where it was.
///
/// Left out is what an agent reports anew (knobs that there are, holes, requests, bars, the keyboard,
/// warnings), and its crashes: it begins with a clean record, as it does in a newer build.
struct KeptSession: Hashable, Sendable {
  /// Its name in its link.
  let id: SessionID
  /// The name of its preview.
  var slug: String
  /// The address that ordered it, as `PeerAddress.network`: shares are given out by it.
  var maker: String
  var screen: ScreenSettings
  /// The knobs that stand elsewhere than in the source, by name.
  var knobs: [KnobSetting] = []
  /// Data of its last agent for the next, which nobody else reads; at most `WireLimits.state` bytes.
  var state: [UInt8] = []
  /// Inputs of hands, as its agents told, which nobody else reads; at most `WireLimits.acts` bytes.
  var acts: [UInt8] = []
  /// Number of the newest frame. Viewers may have seen later ones that were not written down.
  var lastSeq = 0
  var made: WallTime
  /// When somebody last watched it, or it was made.
  var lastUsed: WallTime

  init(
    id: SessionID, slug: String, maker: String, screen: ScreenSettings, knobs: [KnobSetting] = [],
    state: [UInt8] = [], acts: [UInt8] = [], lastSeq: Int = 0, made: WallTime, lastUsed: WallTime
  ) {
    (self.id, self.slug, self.maker, self.screen, self.knobs) = (id, slug, maker, screen, knobs)
    (self.state, self.acts, self.lastSeq, self.made, self.lastUsed) = (state, acts, lastSeq, made, lastUsed)
  }

  /// As the rules of the session have it now.
  init(
    id: SessionID, slug: String, maker: String, machine: SessionStateMachine, made: WallTime,
    lastUsed: WallTime
  ) {
    self.init(
      id: id, slug: slug, maker: maker, screen: machine.screen, knobs: machine.knobs.settings,
      state: machine.savedState, acts: machine.acts, lastSeq: machine.lastSeq, made: made, lastUsed: lastUsed)
  }
}
