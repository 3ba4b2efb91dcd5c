// Who hears a touch: recognisers from the touched view outwards, then the view itself.

import QuartzCore

/// Routes touches to gesture recognisers first and to the touched view beside them (Facts 1.4, 2.13).
@preconcurrency @MainActor final class TouchDispatch {
  /// Seconds before a finger's landing reaches the content of a scroll view, unless it pans first
  /// (Facts 1.4).
  nonisolated static let contentTouchDelay: TimeInterval = 0.15

  /// Touches whose landing or end the view is to hear of only when the recognisers have decided, in order of
  /// landing.
  private var heldBack: [UITouch] = []

  func send(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).inOrder
    let began = touches.filter { $0.phase == .began }
    for touch in began { place(touch, in: window, event: event) }

    tellRecognizers(of: touches, event)
    tellViews(of: touches, event)

    let gone = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    for recognizer in recognizers(of: gone) { recognizer.release(Set(gone)) }
  }

  /// The touched view loses the touches: a gesture has them now.
  func cancelInView(_ touches: [UITouch], by recognizer: UIGestureRecognizer) {
    for touch in touches where !touch.isCancelledInView && !touch.isOverInView && touch.phase != .cancelled {
      guard touch.isDeliveredToView else {
        touch.isCancelledInView = true
        continue
      }
      guard touch.view.map({ mayCancel($0, by: recognizer) }) ?? true else { continue }
      touch.isCancelledInView = true
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      touch.view?.touchesCancelled([touch], with: event)
    }
  }

  /// A scroll view is asked about its own gestures only.
  private func mayCancel(_ view: UIView, by recognizer: UIGestureRecognizer) -> Bool {
    guard let gate = recognizer.view as? ContentTouchGate, gate !== view else { return true }
    return gate.touchesShouldCancel(in: view)
  }

  // MARK: Landing

  private func place(_ touch: UITouch, in window: UIWindow, event: UIEvent) {
    guard let view = window.hitTest(window.convert(touch.locationInWindow, from: nil), with: event) else {
      return
    }
    touch.view = view
    var heard: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let here = next {
      for recognizer in here.gestureRecognizers ?? []
      where recognizer.takesTouches
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
      {
        heard.append(recognizer)
      }
      next = here.superview
    }
    touch.gestureRecognizers = heard
    for recognizer in heard { recognizer.track(touch) }
  }

  // MARK: Telling

  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] where !all.contains(recognizer) {
        all.append(recognizer)
      }
    }
    return all
  }

  private func tellRecognizers(of touches: [UITouch], _ event: UIEvent) {
    for recognizer in recognizers(of: touches) {
      // Each call may end the gesture, or take the recogniser off its touches.
      func own(_ phase: UITouch.Phase) -> Set<UITouch>? {
        guard recognizer.isListening else { return nil }
        let own = touches.filter {
          $0.phase == phase && $0.gestureRecognizers?.contains(recognizer) ?? false
        }
        return own.isEmpty ? nil : Set(own)
      }
      if let began = own(.began) { recognizer.touchesBegan(began, with: event) }
      if let moved = own(.moved) { recognizer.touchesMoved(moved, with: event) }
      if let ended = own(.ended) { recognizer.touchesEnded(ended, with: event) }
      if let cancelled = own(.cancelled) { recognizer.touchesCancelled(cancelled, with: event) }
    }
  }

  private func tellViews(of touches: [UITouch], _ event: UIEvent) {
    var told: [UITouch] = []
    for touch in touches where !touch.isCancelledInView && !told.contains(touch) {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began:
        deliver(touch, to: view, event)
      case .moved where touch.isDeliveredToView:
        let together = touches.filter {
          $0.view === view && $0.phase == .moved && $0.isDeliveredToView && !$0.isCancelledInView
        }
        told += together
        view.touchesMoved(Set(together), with: event)
      case .ended:
        touch.hasEndedForViews = true
        if touch.isHeldBack || touch.endIsHeldBack { holdBack(touch) } else { end(touch, in: view, event) }
      case .cancelled where touch.isDeliveredToView:
        touch.isOverInView = true
        view.touchesCancelled([touch], with: event)
      case .moved, .stationary, .cancelled:
        break
      }
    }
  }

  /// Whether the view, deaf to several fingers, has one already.
  private func isOneTooMany(_ touch: UITouch, for view: UIView) -> Bool {
    !view.isMultipleTouchEnabled
      && touch.window?.touches.values.contains {
        $0 !== touch && $0.view === view && !$0.isCancelledInView
      } ?? false
  }

  /// At once, or after `contentTouchDelay` inside a scroll view that delays its content's touches.
  private func deliver(_ touch: UITouch, to view: UIView, _ event: UIEvent) {
    guard !isOneTooMany(touch, for: view) else {
      touch.isCancelledInView = true
      return
    }
    guard !touch.isHeldBack else { return holdBack(touch) }
    guard enclosingGate(of: view)?.delaysContentTouches ?? false else {
      begin(touch, in: view, event)
      return
    }
    let due = (touch.path.first?.time ?? touch.timestamp) + Self.contentTouchDelay
    VirtualRunLoop.current.schedule(at: due) { [weak self, weak touch] in
      guard let self, let touch, let view = touch.view, !touch.isCancelledInView, !touch.isDeliveredToView,
        !touch.isHeldBack, touch.phase != .ended, touch.phase != .cancelled
      else { return }
      self.begin(touch, in: view, UIEvent(touches: [touch], timestamp: max(due, touch.timestamp)))
    }
  }

  private func begin(_ touch: UITouch, in view: UIView, _ event: UIEvent) {
    if let gate = enclosingGate(of: view), gate !== view,
      !gate.touchesShouldBegin([touch], with: event, in: view)
    {
      touch.isCancelledInView = true
      return
    }
    touch.isDeliveredToView = true
    view.touchesBegan([touch], with: event)
  }

  /// A tap that was too short to be told of still reaches the view: both ends at once.
  private func end(_ touch: UITouch, in view: UIView, _ event: UIEvent) {
    forget(touch)
    if !touch.isDeliveredToView { begin(touch, in: view, event) }
    guard touch.isDeliveredToView else { return }
    touch.isOverInView = true
    view.touchesEnded([touch], with: event)
  }

  // MARK: Holding back

  private func holdBack(_ touch: UITouch) {
    if !heldBack.contains(touch) { heldBack.append(touch) }
  }

  /// Some recogniser of `touches` has been decided: what waited for that reaches the views.
  static func settle(_ touches: [UITouch]) {
    var told: [TouchDispatch] = []
    for touch in touches {
      guard let dispatch = touch.window?.touchDispatch, !told.contains(where: { $0 === dispatch }) else {
        continue
      }
      told.append(dispatch)
      dispatch.release()
    }
  }

  private func release() {
    for touch in heldBack where !touch.isHeldBack && heldBack.contains(touch) {
      guard let view = touch.view, !touch.isCancelledInView, touch.phase != .cancelled else {
        forget(touch)
        continue
      }
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      if touch.phase != .ended {
        forget(touch)
        deliver(touch, to: view, event)
      } else if touch.hasEndedForViews, !touch.endIsHeldBack {
        end(touch, in: view, event)
      }
    }
  }

  private func forget(_ touch: UITouch) { heldBack.removeAll { $0 === touch } }

  private func enclosingGate(of view: UIView) -> ContentTouchGate? {
    var next: UIView? = view
    while let here = next {
      if let gate = here as? ContentTouchGate { return gate }
      next = here.superview
    }
    return nil
  }
}

extension UITouch {
  /// Whether a recogniser that is still undecided keeps the landing from the view (`delaysTouchesBegan`).
  fileprivate var isHeldBack: Bool {
    !isDeliveredToView
      && gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.isUndecided } ?? false
  }

  /// Whether a recogniser that goes on without this finger keeps its end from the view
  /// (`delaysTouchesEnded`). One that merely has not said that it failed keeps nothing: views must not wait
  /// for ever.
  fileprivate var endIsHeldBack: Bool {
    gestureRecognizers?.contains {
      $0.delaysTouchesEnded && $0.isUndecided && ($0.progress.isHeld || $0.isWaitingForMore)
    } ?? false
  }
}

/// A view that may want its content's touches for itself: a scroll view.
@preconcurrency @MainActor protocol ContentTouchGate: UIView {
  /// Whether the content hears of a finger only when it has stayed for a while.
  var delaysContentTouches: Bool { get }
  /// Whether `view` in the content hears of touches at all.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
  /// Whether a started gesture may take touches away from `view`.
  func touchesShouldCancel(in view: UIView) -> Bool
}

extension ContentTouchGate {
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
}
