import PreviewWire

/// The events of a session since its last step, in order.
///
/// Of settings that replace each other only the newest is kept: for each, the preview is laid out or made
/// again. However fast they come, a step does that once for each kind.
struct PendingEvents {
  enum Event: Equatable {
    case message(MessageFromViewer, viewer: Int)
    /// The only knobs that stand elsewhere than in the source, from now on.
    case knobs([KnobSetting])
    /// The state that another agent wrote, to go on from.
    case state(SavedState)
  }

  private var events: [Event] = []

  var isEmpty: Bool { events.isEmpty }

  mutating func append(_ event: Event) {
    if let kind = Self.kind(of: event) { events.removeAll { Self.kind(of: $0) == kind } }
    events.append(event)
  }

  /// Takes all of them.
  mutating func take() -> [Event] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// What events replace each other by; nil of one that no other replaces.
  private static func kind(of event: Event) -> String? {
    switch event {
    case .message(.screen(_, let setting), _): setting.member.0
    case .knobs: "knobs"
    case .message, .state: nil
    }
  }
}
