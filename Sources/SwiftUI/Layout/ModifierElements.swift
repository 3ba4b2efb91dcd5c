// The elements around one other that frame, inset and shift it.

import UIKit

/// Of one width or height, or both; along the rest as its child.
final class FixedFrameElement: WrappingElement {
  var width: CGFloat?
  var height: CGFloat?
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    placeAligned(child, alignment, childProposal(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    alignedGuide(key, of: child, alignment, childProposal(ProposedViewSize(size)), in: size)
  }
}

/// Between a least and a largest length along each axis.
final class FlexibleFrameElement: WrappingElement {
  struct Lengths: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var largest: CGFloat?

    /// The length that the child is offered.
    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed = proposed ?? ideal else { return nil }
      return clamped(proposed)
    }

    func clamped(_ length: CGFloat) -> CGFloat {
      max(min(length, largest ?? .infinity), least ?? -.infinity)
    }

    /// The frame's own length: the child's within the bounds; but with a bound on either side, as much of the
    /// proposal as the bounds allow.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposed = proposed else { return ideal.map(clamped) ?? clamped(child) }
      let low = least ?? min(child, largest ?? child)
      let high = largest ?? max(child, least ?? child)
      return max(min(proposed, high), low)
    }
  }

  var horizontal = Lengths()
  var vertical = Lengths()
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    placeAligned(child, alignment, childProposal(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    alignedGuide(key, of: child, alignment, childProposal(ProposedViewSize(size)), in: size)
  }
}

extension LayoutElement {
  /// Where a child stands so that the guides of the two meet.
  func alignedOffset(
    of child: LayoutElement, _ alignment: Alignment, _ proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let inner = child.dimensions(for: proposal)
    // The frame's own guides, without those of what is in it.
    let outer = ViewDimensions(element: LayoutElement(), size: size)
    return CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
  }

  func placeAligned(_ child: LayoutElement, _ alignment: Alignment, _ proposal: ProposedViewSize) {
    let offset = alignedOffset(of: child, alignment, proposal, in: frame.size)
    child.place(at: frame.origin + offset, proposal: proposal)
  }

  func alignedGuide(
    _ key: AlignmentKey, of child: LayoutElement, _ alignment: Alignment, _ proposal: ProposedViewSize,
    in size: CGSize
  ) -> CGFloat? {
    guard let inner = child.explicitAlignment(key, in: child.size(for: proposal)) else { return nil }
    return inner + alignedOffset(of: child, alignment, proposal, in: size)[key.axis]
  }
}

final class PaddingElement: WrappingElement {
  var insets = EdgeInsets()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func childOffset(in size: CGSize) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }

  /// Between padding and a neighbour stands the usual distance, whatever is inside.
  override var spacing: ViewSpacing { insets == EdgeInsets() ? child.spacing : ViewSpacing() }
}

/// As large as the child would ideally be, along the axes that are fixed.
final class FixedSizeElement: WrappingElement {
  var isHorizontal = true
  var isVertical = true

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }
}

/// Offers its child no other proportions than these.
final class AspectRatioElement: WrappingElement {
  /// Width by height; nil: the child's ideal ones.
  var ratio: CGFloat?
  var contentMode = ContentMode.fit

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width.isInfinite, height.isInfinite { return proposal }
      let isWide = width > height * ratio
      return isWide == (contentMode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let inner = childProposal(proposal)
    let size = child.size(for: inner)
    child.place(
      at: CGPoint(
        x: frame.minX + (frame.width - min(size.width, Self.largestLength)) / 2,
        y: frame.minY + (frame.height - min(size.height, Self.largestLength)) / 2),
      proposal: inner)
  }
}

/// Drawn elsewhere than where it stands.
final class OffsetElement: WrappingElement {
  var offset = CGSize.zero

  override func placeChildren(_ proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: proposal)
  }
}

/// Takes all that is offered, and puts the middle of its child at a point of that.
final class PositionElement: WrappingElement {
  var position = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    child.place(
      at: CGPoint(
        x: frame.minX + position.x - size.width / 2, y: frame.minY + position.y - size.height / 2),
      proposal: proposal)
  }
}

final class PriorityElement: WrappingElement {
  var priority = 0.0
  override var layoutPriority: Double { priority }
}

final class ZIndexElement: WrappingElement {
  var index = 0.0
  override var zIndex: Double { index }
}

final class LayoutValueElement<Key: LayoutValueKey>: WrappingElement {
  var value = Key.defaultValue

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if let value = value as? K.Value, K.self == Key.self { return value }
    return child.layoutValue(key)
  }
}

/// Says itself where one of its guides lies.
final class AlignmentGuideElement: WrappingElement {
  var key = HorizontalAlignment.leading.key
  var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key == self.key else { return super.explicitAlignment(key, in: size) }
    return compute(ViewDimensions(element: child, size: size))
  }
}

/// One element, with others in front of it or behind it that are offered its size.
final class LayeredElement: WrappingElement {
  var layers: [LayoutElement] = []
  var areInFront = true
  var alignment = Alignment.center

  override var children: [LayoutElement] { areInFront ? [child] + layers : layers + [child] }

  override func placeChildren(_ proposal: ProposedViewSize) {
    super.placeChildren(proposal)
    // Several layers lie over one another as in a ZStack.
    let stack = ContainerElement(AnyLayout(ZStackLayout(alignment: alignment)), layers)
    placeAligned(stack, alignment, ProposedViewSize(frame.size))
  }

  /// How the layers lie is known when they are placed; the size is the child's alone.
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    child.explicitAlignment(key, in: size)
  }
}
