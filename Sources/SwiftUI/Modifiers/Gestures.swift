// Taps — after Apple's documentation "onTapGesture", read 2026-11.
// State: partial. Missing: combined gestures.

import UIKit

struct TapModifier: ElementModifier {
  typealias Body = Never
  let count: Int
  let action: () -> Void

  func makeElement(around child: LayoutElement) -> TapElement { TapElement(child) }
  func update(_ element: TapElement, _ inputs: Inputs) {
    element.recognizer.numberOfTapsRequired = max(1, count)
    element.action = action
    element.isTouchable = inputs.environment.allowsHitTesting
  }
}

@MainActor final class TapElement: SurfaceElement {
  private(set) lazy var recognizer = UITapGestureRecognizer { [weak self] _ in self?.action() }
  var action: () -> Void = {}
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
