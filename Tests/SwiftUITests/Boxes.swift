@testable import SwiftUI

/// A rectangle of the solver's, with a least, an ideal and a largest length along each axis.
@MainActor final class Box: LayoutElement {
  let width: (least: CGFloat, ideal: CGFloat, largest: CGFloat)
  let height: (least: CGFloat, ideal: CGFloat, largest: CGFloat)

  /// Of one size.
  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init((width, width, width), (height, height, height))
  }

  init(
    _ width: (least: CGFloat, ideal: CGFloat, largest: CGFloat),
    _ height: (least: CGFloat, ideal: CGFloat, largest: CGFloat)
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// Takes what is offered.
  static var flexible: Box { Box((0, 10, .infinity), (0, 10, .infinity)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(
      _ proposed: CGFloat?, _ range: (least: CGFloat, ideal: CGFloat, largest: CGFloat)
    ) -> CGFloat { proposed.map { min(max($0, range.least), range.largest) } ?? range.ideal }
    return CGSize(width: length(proposal.width, width), height: length(proposal.height, height))
  }
}

/// Lays `element` out in the middle of a screen of 400 by 600 points.
@MainActor func lay(_ element: LayoutElement, width: CGFloat = 400, height: CGFloat = 600) {
  LayoutElement.pass += 1
  let proposal = ProposedViewSize(width: width, height: height)
  let size = element.size(for: proposal)
  element.place(
    at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2), proposal: proposal)
}

@MainActor func row(
  align alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ elements: LayoutElement...
) -> ContainerElement {
  ContainerElement(AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)), elements)
}

@MainActor func column(
  align alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ elements: LayoutElement...
) -> ContainerElement {
  ContainerElement(AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)), elements)
}
