import UIKit

/// A rectangle that the solver sizes and places: a size is proposed, it answers with the one that it takes,
/// and its parent places it. Kinds of elements override `measure`, `place` and `explicitAlignment`; nothing
/// here knows of views.
@MainActor class LayoutElement {
  /// Where it lies, in the coordinates of the surface around it: points from the leading and the top edge.
  private(set) var frame = CGRect.zero
  /// The proposal that it was placed with.
  private(set) var placedProposal = ProposedViewSize.unspecified

  /// Those that it holds, from the back to the front.
  var children: [LayoutElement] { [] }
  /// The axis of the stack around; nil: none is. A spacer goes by it.
  var stackAxis: Axis?
  var layoutPriority: Double { 0 }
  /// Later ones stand in front.
  var zIndex: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  /// Edges at which it runs on beyond the safe area if it reaches that.
  var edgesBeyondSafeArea: Edge.Set { [] }

  nonisolated init() {}

  // MARK: For kinds of elements

  /// The size that it takes for a proposal. Callers ask `size(for:)`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// Places what it holds: `frame` is its own rectangle by now.
  func placeChildren(_ proposal: ProposedViewSize) {}
  /// Where a guide lies, if it says so itself: points from its own leading or top edge.
  func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { key.defaultValue }

  // MARK: For parents

  /// Where a `Layout` that is being asked wants it.
  var wanted: WantedPlace?

  final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sound
    if measuredPass != Self.pass {
      measured.removeAll(keepingCapacity: true)
      measuredPass = Self.pass
    }
    if let known = measured[proposal] { return known }
    let size = measure(proposal).sound
    measured[proposal] = size
    return size
  }

  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.sound
    let size = size(for: proposal)
    frame = CGRect(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0,
      width: Self.drawn(size.width), height: Self.drawn(size.height))
    placedProposal = proposal
    if !edgesBeyondSafeArea.isEmpty, let area = Self.safeArea {
      frame = area.extended(frame, edgesBeyondSafeArea)
    }
    placeChildren(proposal)
  }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: size(for: proposal))
  }

  /// A view that takes all there is of infinity is drawn no larger than that, in points.
  static let largestLength: CGFloat = 100_000
  /// Longer than any content that scrolls, in points.
  private static let endless: CGFloat = 1e8
  /// As long as a view of that length is drawn.
  static func drawn(_ length: CGFloat) -> CGFloat { length < endless ? length : largestLength }

  /// Where the surface begins that elements are placed in, in the content of the scroll view around: points.
  static var surfaceOrigin = CGPoint.zero

  /// Of the layout that is under way; nil within a surface, which has its own coordinates.
  static var safeArea: SafeArea?

  // MARK: Sizes that were found

  /// Sizes hold within one pass of layout.
  static var pass = 0
  private var measured: [ProposedViewSize: CGSize] = [:]
  private var measuredPass = -1
  /// Forgets the sizes, as something in it has changed.
  func forgetSizes() { measuredPass = -1 }
}

/// Where an element is to stand in its parent: a point of the parent and the part of the element that lies
/// there.
struct WantedPlace {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
}

/// The area that is free of bars, and the whole area.
struct SafeArea: Equatable {
  var free: CGRect
  var whole: CGRect

  /// Edges at which bars do not count.
  var ignored = Edge.Set()

  /// The same where bars at some edges do not count.
  func ignoring(_ edges: Edge.Set) -> SafeArea {
    var area = self
    area.ignored.formUnion(edges)
    area.free = area.extended(free, edges)
    return area
  }

  /// A rectangle that reaches an edge of what is free reaches that of the whole.
  func extended(_ rect: CGRect, _ edges: Edge.Set) -> CGRect {
    // Half a pixel.
    let slack = 0.25
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if edges.contains(.leading), left <= free.minX + slack { left = min(left, whole.minX) }
    if edges.contains(.top), top <= free.minY + slack { top = min(top, whole.minY) }
    if edges.contains(.trailing), right >= free.maxX - slack { right = max(right, whole.maxX) }
    if edges.contains(.bottom), bottom >= free.maxY - slack { bottom = max(bottom, whole.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// An element around one other, which by default is just like that.
@MainActor class WrappingElement: LayoutElement {
  let child: LayoutElement

  init(_ child: LayoutElement) {
    self.child = child
    super.init()
  }

  override var children: [LayoutElement] { [child] }
  override var stackAxis: Axis? { didSet { child.stackAxis = stackAxis } }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var spacing: ViewSpacing { child.spacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func placeChildren(_ proposal: ProposedViewSize) {
    child.place(at: frame.origin + childOffset(in: frame.size), proposal: childProposal(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    let childSize = child.size(for: childProposal(ProposedViewSize(size)))
    return child.explicitAlignment(key, in: childSize).map { $0 + childOffset(in: size)[key.axis] }
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }

  /// Where the child lies in an element of `size`.
  func childOffset(in size: CGSize) -> CGPoint { .zero }
  /// The size that the child is offered when the element is placed with `proposal`.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
}

func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
