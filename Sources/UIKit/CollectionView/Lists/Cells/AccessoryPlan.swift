// Where the accessories of a row stand, and what they leave to its content.

import QuartzCore

/// Points; x runs in reading direction from the row's leading edge.
struct AccessoryPlan: Equatable, Sendable {
  /// The middles of the accessories, in the order of `leading` and `trailing`.
  private(set) var leadingCentres: [CGFloat] = []
  private(set) var trailingCentres: [CGFloat] = []
  /// From where to where the content reaches.
  private(set) var content: ClosedRange<CGFloat>

  /// Between two accessories of one side, in points. Our choice.
  static let gap: CGFloat = 12

  /// - Parameters:
  ///   - width: of the row.
  ///   - margins: from the row's edges to its outermost accessories.
  ///   - indentation: of the content, and of the leading accessories where they are indented with it.
  ///   - leading: the widths of the accessories in front of the content, in reading direction.
  ///   - trailing: the widths of those behind it, in reading direction.
  init(
    width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat), indentation: CGFloat,
    indentsAccessories: Bool, leading: [CGFloat], trailing: [CGFloat]
  ) {
    var start: CGFloat = 0
    if !leading.isEmpty {
      start = margins.leading + (indentsAccessories ? indentation : 0)
      for (place, width) in leading.enumerated() {
        if place > 0 { start += Self.gap }
        leadingCentres.append(start + width / 2)
        start += width
      }
    }
    if leading.isEmpty || !indentsAccessories { start += indentation }

    var end = width
    if !trailing.isEmpty {
      end -= margins.trailing
      for (place, width) in trailing.reversed().enumerated() {
        if place > 0 { end -= Self.gap }
        trailingCentres.insert(end - width / 2, at: 0)
        end -= width
      }
    }
    start = max(0, min(start, width))
    content = start...max(start, end)
  }

  /// The same, so many points further in reading direction.
  func moved(by distance: CGFloat) -> AccessoryPlan {
    var moved = self
    moved.leadingCentres = leadingCentres.map { $0 + distance }
    moved.trailingCentres = trailingCentres.map { $0 + distance }
    moved.content = content.lowerBound + distance...content.upperBound + distance
    return moved
  }
}
