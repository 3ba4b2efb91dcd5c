import PreviewWire

/// Watches whether hands do anything to a preview but to scroll it: what scrolling does is in its
/// `SavedState`, and what a tap does may be anywhere.
struct HandWatch {
  /// How far the fingers on a preview have come.
  enum Verdict {
    /// Some are still down.
    case pending
    /// They have only scrolled.
    case scrolled
    /// They have not scrolled: they may have done anything.
    case acted
  }

  private var fingersDown: [Int: Set<UInt8>] = [:]
  /// Whether something was dragged since the first finger came down.
  private(set) var haveScrolled = false

  var areDown: Bool { !fingersDown.isEmpty }

  /// Fingers of a viewer have moved, and the preview has heard of it.
  ///
  /// - Parameter isScrolling: whether a scroll view is being dragged now.
  mutating func touched(_ samples: [TouchSample], by viewer: Int, _ isScrolling: () -> Bool) -> Verdict {
    if !areDown { haveScrolled = false }
    for sample in samples {
      switch sample.phase {
      case .began, .moved: fingersDown[viewer, default: []].insert(sample.touchID)
      case .ended, .cancelled: fingersDown[viewer]?.remove(sample.touchID)
      }
    }
    if fingersDown[viewer]?.isEmpty ?? false { fingersDown[viewer] = nil }
    if !haveScrolled, isScrolling() { haveScrolled = true }
    return verdict
  }

  /// A viewer's fingers are taken off, who has left; nil where none were on.
  mutating func left(_ viewer: Int) -> Verdict? {
    fingersDown.removeValue(forKey: viewer).map { _ in verdict }
  }

  private var verdict: Verdict {
    if areDown { return .pending }
    return haveScrolled ? .scrolled : .acted
  }
}
