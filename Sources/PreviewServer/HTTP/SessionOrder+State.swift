import PreviewSession
import PreviewWire

/// The order by which a session would be made once more as it is.
extension SessionOrder {
  /// Leaves out a state and acts that are too long for an order.
  init(of session: LiveSession, revision: String) {
    let machine = session.machine
    self.init(slug: session.slug)
    screen = machine.screen
    knobs = machine.knobs.settings
    self.revision = revision
    if machine.savedState.count <= SessionLimits.orderedState { state = machine.savedState }
    if machine.acts.count <= SessionLimits.orderedActs { acts = machine.acts }
  }

  /// As `init(json:)` reads it. The same state is the same text.
  var json: JSONText { .object(members) }

  var members: [(String, JSONText)] {
    var members: [(String, JSONText)] = [("preview", .string(slug))]
    members += screen.members.filter { $0.0 != "device" }
    if let device = screen.device { members.append(("device", .string(device.slug))) }
    if !knobs.isEmpty {
      members.append(
        ("knobs", .object(knobs.sorted { $0.name < $1.name }.map { ($0.name, $0.value.json) })))
    }
    if let revision { members.append(("revision", .string(revision))) }
    if !state.isEmpty { members.append(("state", .string(Base64URL.text(state)))) }
    if !acts.isEmpty { members.append(("acts", .string(Base64URL.text(acts)))) }
    return members
  }
}
