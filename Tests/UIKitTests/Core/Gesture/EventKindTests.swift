import Testing

@testable import UIKit

@MainActor @Suite struct `Kinds of events` {
  let stage = Stage()

  @MainActor private final class Hearing: UIView {
    var kinds: [UIEvent.EventType?] = []
    var own = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      kinds.append(event?.type)
      own = window.flatMap { event?.touches(for: $0)?.count } ?? 0
    }
  }

  @Test func `a finger's event is one of touches, and knows those of its window`() {
    let view = Hearing(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.settle()
    stage.touch(.began, 20, 20, at: 1)
    #expect(view.kinds == [.touches] && view.own == 1)
  }

  @Test func `one that an app makes has no touches, and presses are of another kind`() {
    _ = stage.loop
    let event = UIEvent()
    #expect(event.allTouches == nil && event.type == .touches && event.subtype == .none)
    let presses: UIEvent = UIPressesEvent([])
    #expect(presses.type == .presses)
    #expect(
      UIEvent.EventType(rawValue: 10) == .scroll
        && UIEvent.EventSubtype(rawValue: 104) == .remoteControlNextTrack)
  }
}
