// Which of several gestures on one finger goes on.

extension UIGestureRecognizer {
  /// Whether the views, the delegate and the gestures under way let this one begin. Asked once nothing has to
  /// fail first any more (inferred: Apple says only that it is asked before the gesture leaves `possible`).
  func mayBegin() -> Bool {
    let touched = heardTouches.first?.view
    guard isEnabled, touched?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    if let view, view !== touched, !view.gestureRecognizerShouldBegin(self) { return false }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return !rivals.contains { rival in
      (rival.state == .began || rival.state == .changed) && rival.prevents(self)
    }
  }

  /// Once this gesture has begun, the others on its touches are over; the touched view loses its touches.
  func preventOthers() {
    for rival in rivals where prevents(rival) { rival.prevent() }
    if cancelsTouchesInView, let window = heardTouches.last?.window ?? view?.window {
      window.cancelInView(heardTouches, by: self)
    }
  }

  private func prevents(_ rival: UIGestureRecognizer) -> Bool {
    canPrevent(rival) && rival.canBePrevented(by: self) && !isSimultaneous(with: rival)
  }

  /// The others that hear this one's touches, the innermost first.
  var rivals: [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for touch in heardTouches {
      for other in touch.gestureRecognizers ?? [] where other !== self && !seen.contains(other) {
        seen.append(other)
      }
    }
    return seen
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}
