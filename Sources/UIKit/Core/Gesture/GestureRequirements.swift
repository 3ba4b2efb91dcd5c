// Which recognisers one waits for, and which wait for it.

/// The failures that one recogniser needs before it begins, and those who need its own.
@MainActor final class GestureRequirements {
  /// Whether something stands in the way of a start.
  enum Obstacle {
    case none
    /// It is open whether one that has to fail will.
    case undecided
    /// One that has to fail has been recognised.
    case recognised
  }

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Those of `require(toFail:)`.
  private var fixed: [Weak] = []
  /// Those that delegates and subclasses named when the gesture first wanted to begin; nil before that. Each
  /// pair is asked about once for a gesture, as UIKit does.
  private var asked: [Weak]?
  /// Who holds a start back until this one is decided.
  private var waiting: [Weak] = []

  func add(_ other: UIGestureRecognizer) {
    fixed.removeAll { $0.recognizer == nil }
    if !fixed.contains(where: { $0.recognizer === other }) { fixed.append(Weak(recognizer: other)) }
  }

  /// Whether something keeps `recognizer`, whose requirements these are, from beginning. The others tell it
  /// when that changes.
  func obstacle(to recognizer: UIGestureRecognizer) -> Obstacle {
    let needed = needed(by: recognizer)
    if needed.contains(where: \.progress.isRecognised) { return .recognised }
    let undecided = needed.filter { $0.isUndecided && !$0.requirements.waits(for: recognizer, of: $0) }
    for other in undecided { other.requirements.addWaiting(recognizer) }
    return undecided.isEmpty ? .none : .undecided
  }

  /// Whether `owner`, whose requirements these are, holds a start back for `other`, or for one that does. Two
  /// that wait for each other would never begin.
  private func waits(for other: UIGestureRecognizer, of owner: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open = [owner]
    while let next = open.popLast() {
      guard next.progress.isHeld, !seen.contains(next) else { continue }
      seen.append(next)
      let needed = next.requirements.needed(by: next).filter(\.isUndecided)
      if needed.contains(where: { $0 === other }) { return true }
      open += needed
    }
    return false
  }

  private func needed(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let dynamic = asked ?? ask(for: recognizer)
    asked = dynamic
    return (fixed + dynamic).compactMap(\.recognizer)
  }

  private func ask(for recognizer: UIGestureRecognizer) -> [Weak] {
    recognizer.rivals.filter { rival in
      recognizer.shouldRequireFailure(of: rival) || rival.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: rival) ?? false
        || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: recognizer) ?? false
    }
    .map { Weak(recognizer: $0) }
  }

  private func addWaiting(_ other: UIGestureRecognizer) {
    if !waiting.contains(where: { $0.recognizer === other }) { waiting.append(Weak(recognizer: other)) }
  }

  /// It is decided what becomes of this one.
  func tellWaiting() {
    let told = waiting
    waiting = []
    for other in told { other.recognizer?.checkRequirements() }
  }

  /// The next gesture asks again.
  func reset() { asked = nil }
}
