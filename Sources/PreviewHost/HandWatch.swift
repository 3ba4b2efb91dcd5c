import PreviewWire

/// Watches whether hands have done anything to a preview but to scroll it: what scrolling does is in its
/// `SavedState`, and what a tap does may be anywhere.
struct HandWatch {
  private(set) var haveActed = false
  private var fingersDown: [Int: Set<UInt8>] = [:]
  /// Whether something was dragged since the first finger came down.
  private var haveScrolled = false

  /// Fingers of a viewer have moved, and the preview has heard of it.
  ///
  /// - Parameter isScrolling: whether a scroll view is being dragged now.
  mutating func touched(_ samples: [TouchSample], by viewer: Int, _ isScrolling: () -> Bool) {
    let wereUp = fingersDown.isEmpty
    if wereUp { haveScrolled = false }
    for sample in samples {
      switch sample.phase {
      case .began, .moved: fingersDown[viewer, default: []].insert(sample.touchID)
      case .ended, .cancelled: fingersDown[viewer]?.remove(sample.touchID)
      }
    }
    if fingersDown[viewer]?.isEmpty ?? false { fingersDown[viewer] = nil }
    if !haveScrolled, isScrolling() { haveScrolled = true }
    if fingersDown.isEmpty, !haveScrolled { haveActed = true }
  }

  /// A viewer's fingers are taken off, who has left.
  mutating func left(_ viewer: Int) {
    guard fingersDown.removeValue(forKey: viewer) != nil, !haveScrolled else { return }
    haveActed = true
  }

  /// Something was typed.
  mutating func acted() { haveActed = true }
}
