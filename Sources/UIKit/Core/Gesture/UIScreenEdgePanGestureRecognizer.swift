// UIScreenEdgePanGestureRecognizer — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A pan that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger must land, in points (inferred).
  private static let reach: CGFloat = 20

  /// The edges of the window at which a pan may begin. Default none: it never begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, let window = touch.window else { return }
    let point = touch.location(in: window)
    let isNear =
      edges.contains(.left) && point.x <= Self.reach
      || edges.contains(.right) && point.x >= window.bounds.width - Self.reach
      || edges.contains(.top) && point.y <= Self.reach
      || edges.contains(.bottom) && point.y >= window.bounds.height - Self.reach
    if !isNear { state = .failed }
  }
}
