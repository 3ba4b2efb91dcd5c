// Taps — after Apple's documentation "onTapGesture", read 2026-11.
// State: partial. Missing: combined gestures.

import UIKit

/// A tap recogniser that calls a closure.
@MainActor final class TapRecognizer: UITapGestureRecognizer {
  var action: () -> Void = {}

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(("tapped")))
  }

  func tapped() { action() }
}

struct TapModifier: ElementModifier {
  typealias Body = Never
  let count: Int
  let action: () -> Void

  func makeElement(around child: LayoutElement) -> TapElement { TapElement(child) }
  func update(_ element: TapElement, _ inputs: Inputs) {
    element.recognizer.numberOfTapsRequired = max(1, count)
    element.recognizer.action = action
    element.isTouchable = inputs.environment.allowsHitTesting
  }
}

@MainActor final class TapElement: SurfaceElement {
  let recognizer = TapRecognizer()
  var isTouchable = true

  init(_ child: LayoutElement) {
    super.init(child)
    drawing.addGestureRecognizer(recognizer)
  }

  override func draw(_ pass: DrawPass) { drawing.isUserInteractionEnabled = isTouchable && !pass.isUntouchable }
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
