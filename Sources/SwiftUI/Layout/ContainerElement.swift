import UIKit

/// Elements that a `Layout` arranges.
final class ContainerElement: LayoutElement {
  var layout: AnyLayout { didSet { setUp() } }
  /// In the order of the source.
  var elements: [LayoutElement] { didSet { setUp() } }
  private var cache = AnyLayout.Cache()

  init(_ layout: AnyLayout, _ elements: [LayoutElement] = []) {
    self.layout = layout
    self.elements = elements
    super.init()
    setUp()
  }

  private func setUp() {
    let axis = layout.properties.stackOrientation
    for element in elements { element.stackAxis = axis }
    layout.updateCache(&cache, subviews: subviews)
  }

  private var subviews: LayoutSubviews { LayoutSubviews(elements) }

  override var children: [LayoutElement] {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return elements }
    return elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    for (element, place) in zip(elements, places(in: frame, proposal)) {
      element.place(at: place.origin, proposal: place.proposal)
    }
  }

  /// Where the layout puts them, without placing anything yet.
  private func places(
    in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    for element in elements { element.wanted = nil }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return elements.map { element in
      let middle = WantedPlace(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
      let wanted = element.wanted ?? middle
      element.wanted = nil
      let size = element.size(for: wanted.proposal)
      func start(_ position: CGFloat, _ part: CGFloat, _ length: CGFloat) -> CGFloat {
        part == 0 ? position : position - part * length
      }
      return (
        CGPoint(
          x: start(wanted.position.x, wanted.anchor.x, size.width),
          y: start(wanted.position.y, wanted.anchor.y, size.height)),
        wanted.proposal
      )
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(size)
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    if let own { return own }
    let values = zip(elements, places(in: bounds, proposal)).compactMap { element, place -> CGFloat? in
      let inner = element.explicitAlignment(key, in: element.size(for: place.proposal))
      return inner.map { $0 + place.origin[key.axis] }
    }
    return key.combined(values)
  }
}

/// Takes the room that is left along its stack; outside of one along both axes.
final class SpacerElement: LayoutElement {
  /// In points; nil: `leastLength`.
  var minLength: CGFloat?
  static let leastLength: CGFloat = 8

  /// All others get their room first.
  override var layoutPriority: Double { -.infinity }
  /// A neighbour stands next to it at once.
  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? Self.leastLength
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    return CGSize(
      width: stackAxis == .vertical ? 0 : length(proposal.width),
      height: stackAxis == .horizontal ? 0 : length(proposal.height))
  }
}
