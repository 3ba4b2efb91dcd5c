// Headers, footers and first items that stay on screen while their sections do (Facts 4.5).

import QuartzCore

extension CompositionContent {
  /// Whether the item stays on screen while its section does.
  func pinsItem(_ item: Int, section: Int) -> Bool {
    item == 0 && plans.indices.contains(section) && plans[section].section.pinsFirstItem
  }

  /// As `leaf(_:section:)`; one that stays on screen is where it is seen.
  func leaf(_ item: Int, section: Int, pins: CompositionPins?) -> GroupPlan.Leaf? {
    guard var leaf = leaf(item, section: section) else { return nil }
    if pinsItem(item, section: section) {
      let frame = pinned(leaf.frame, isBefore: true, inSection: section, pins)
      leaf.move(by: CGPoint(x: frame.minX - leaf.frame.minX, y: frame.minY - leaf.frame.minY))
    }
    return leaf
  }

  /// A pinned header stays at the start of what is visible while its section does, a footer at its end.
  ///
  /// - Parameters:
  ///   - frame: where it lies otherwise.
  ///   - isBefore: whether it is a header.
  ///   - range: from where to where it may be, along.
  ///   - others: how long what is at the other end is: header and footer of one section do not lie on each
  ///     other.
  private func pinned(
    _ frame: CGRect, isBefore: Bool, in range: (low: CGFloat, high: CGFloat), others: CGFloat,
    _ pins: CompositionPins
  ) -> CGRect {
    let length = space.axis.main(frame.size)
    let natural = space.axis.main(frame.origin)
    let place =
      isBefore
      ? min(max(pins.low, natural), max(natural, range.high - others - length))
      : max(min(pins.high - length, natural), min(natural, range.low + others))
    return frame.moved(along: place - natural, space.axis)
  }

  /// One of a section, which may be its first item.
  func pinned(
    _ frame: CGRect, isBefore: Bool, inSection section: Int, _ pins: CompositionPins?
  ) -> CGRect {
    guard let pins else { return frame }
    let margins = plans[section].section.barMargins
    let range = (
      low: starts[section] + margins.before, high: starts[section] + plans[section].length - margins.after
    )
    return pinned(
      frame, isBefore: isBefore, in: range, others: plans[section].length(ofBars: !isBefore),
      pinsOfSections(pins))
  }

  /// One of the whole layout.
  func pinned(_ bar: SectionPlan.Bar, _ pins: CompositionPins?) -> CGRect {
    guard bar.bar.isPinned, let pins, let isBefore = bar.isBefore else { return bar.frame }
    let others = globalBars.filter { $0.isBefore == !isBefore && $0.bar.extends }.map(\.length).max() ?? 0
    return pinned(
      bar.frame, isBefore: isBefore, in: (0, max(0, space.axis.main(size))), others: others, pins)
  }

  /// The room that pinned bars of the whole layout leave to those of sections.
  private func pinsOfSections(_ pins: CompositionPins) -> CompositionPins {
    let axis = space.axis
    return globalBars.filter(\.bar.isPinned).reduce(into: pins) { left, bar in
      let frame = pinned(bar, pins)
      switch bar.isBefore {
      case true?: left.low = max(left.low, axis.main(frame.origin) + axis.main(frame.size))
      case false?: left.high = min(left.high, axis.main(frame.origin))
      case nil: break
      }
    }
  }
}
