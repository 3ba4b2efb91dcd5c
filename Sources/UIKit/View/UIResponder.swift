// UIResponder — after Apple's documentation "UIResponder", read 2026-11.
// State: partial. Missing: first responder, presses, motion, actions.

import QuartzCore

/// Something that can hear of touches, and passes them on to the next in the chain unless it handles them.
@preconcurrency @MainActor open class UIResponder: MainActorObject {
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
