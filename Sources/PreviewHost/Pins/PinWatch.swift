import PreviewWire
import UIKit

/// The pins of one session, and where they were told to be last. Costs nothing where there are none.
@MainActor struct PinWatch {
  private var pins: [WatchedPin] = []
  /// Nil: they have to be told, whatever they are.
  private var told: [PinPlace]?
  /// Whether something has changed that they may have moved by.
  private var isOutdated = false

  /// These are the pins from now on.
  mutating func watch(_ pins: [WatchedPin]) {
    guard pins != self.pins else { return }
    (self.pins, told, isOutdated) = (pins, nil, !pins.isEmpty)
  }

  /// Another frame is shown.
  mutating func frameChanged() { isOutdated = !pins.isEmpty }

  /// Tells where they are, where that is not what was told last; `send` says whether it took it.
  ///
  /// - Returns: false where there was no room for it.
  mutating func tell(in preview: RunningPreview, _ send: ([PinPlace]) -> Bool) -> Bool {
    guard isOutdated else { return true }
    let places = places(in: preview)
    guard places != told else {
      isOutdated = false
      return true
    }
    guard send(places) else { return false }
    (told, isOutdated) = (places, false)
    return true
  }

  private func places(in preview: RunningPreview) -> [PinPlace] {
    preview.perform {
      let world = ScreenElements(in: preview.window)
        .world(withViews: pins.contains { $0.element.kind == .view })
      return pins.map { pin in
        let place = PinMatching(pin.element, in: world).place
        return PinPlace(number: pin.number, standing: place.standing, layer: place.layer)
      }
    }
  }
}
