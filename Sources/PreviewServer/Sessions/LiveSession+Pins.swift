import PreviewSession
import PreviewWire

/// The pins of a session, which its agent looks for.
extension LiveSession {
  /// These are its pins from now on.
  func watch(_ pins: [WatchedPin], at now: Moment) {
    guard pins != watchedPins else { return }
    watchedPins = pins
    let numbers = Set(pins.map(\.number))
    pinPlaces.removeAll { !numbers.contains($0.number) }
    agent?.send(.pins(handle, pins), at: now)
  }

  /// An agent has it that knows of no pins yet.
  func sendPins(at now: Moment) {
    guard !watchedPins.isEmpty else { return }
    agent?.send(.pins(handle, watchedPins), at: now)
  }

  /// Its agent has told where they are.
  func pinsFound(_ places: [PinPlace]) {
    guard places != pinPlaces else { return }
    let numbers = Set(watchedPins.map(\.number))
    pinPlaces = places.filter { numbers.contains($0.number) }
    host?.pinsFound(in: self)
  }
}
