import UIKit

/// A view that one UIView draws.
@MainActor protocol LeafView: PrimitiveView, View where Body == Never {
  associatedtype Drawing: UIView
  func makeDrawing() -> Drawing
  /// Brings it up to date: the view is new, or its environment.
  func update(_ drawing: Drawing, _ environment: EnvironmentValues)
  /// The size that it takes for a proposal, in points.
  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize
  /// Where it says itself that a guide lies, in points from its leading or top edge.
  func guide(_ key: AlignmentKey, in size: CGSize, _ drawing: Drawing) -> CGFloat?
  var spacing: ViewSpacing { get }
  /// Whether touches stop at it.
  var isTouchable: Bool { get }
  /// Edges at which it runs on beyond the safe area if it reaches that.
  var edgesBeyondSafeArea: Edge.Set { get }
  func dismantle(_ drawing: Drawing)
}

extension LeafView {
  func guide(_ key: AlignmentKey, in size: CGSize, _ drawing: Drawing) -> CGFloat? { nil }
  var spacing: ViewSpacing { ViewSpacing() }
  var isTouchable: Bool { true }
  var edgesBeyondSafeArea: Edge.Set { [] }
  func dismantle(_ drawing: Drawing) {}
  func makeNode(_ inputs: Inputs) -> Node { LeafNode(self, inputs) }
}

@MainActor final class LeafNode<V: LeafView>: ViewNode<V> {
  private let element: LeafElement<V>

  override init(_ view: V, _ inputs: Inputs) {
    element = LeafElement(view, inputs.environment)
    super.init(view, inputs)
    view.update(element.typedDrawing, inputs.environment)
  }

  override func update() {
    element.view = view
    element.environment = inputs.environment
    element.isStale = true
  }

  override func collect() -> [LayoutElement] {
    element.refresh()
    return [element]
  }

  override func remove() {
    super.remove()
    view.dismantle(element.typedDrawing)
  }
}

/// An element with a UIView of its own.
@MainActor protocol DrawnElement: LayoutElement {
  var drawing: UIView { get }
  /// Where what it holds is drawn; nil: it is drawn beside it.
  var surface: Surface? { get }
  /// Sets everything but the place: alpha, mask and the like. `frame` is known.
  func draw(_ pass: DrawPass)
}

@MainActor final class LeafElement<V: LeafView>: LayoutElement, DrawnElement {
  var view: V
  var environment: EnvironmentValues
  let typedDrawing: V.Drawing
  var isStale = false

  init(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    typedDrawing = view.makeDrawing()
    super.init()
  }

  func refresh() {
    guard isStale else { return }
    isStale = false
    let drawing = typedDrawing
    if let animation = environment.animation ?? animationOfTree {
      let (view, environment) = (view, environment)
      animation.run { view.update(drawing, environment) }
    } else {
      view.update(drawing, environment)
    }
  }

  private var animationOfTree: Animation? { environment.tree?.animation }

  var drawing: UIView { typedDrawing }
  var surface: Surface? { nil }
  func draw(_ pass: DrawPass) {
    let isTouchable = view.isTouchable && environment.allowsHitTesting && !pass.isUntouchable
    if drawing.isUserInteractionEnabled != isTouchable { drawing.isUserInteractionEnabled = isTouchable }
  }

  override var spacing: ViewSpacing { view.spacing }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.size(proposal, typedDrawing, environment)
  }
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    view.guide(key, in: size, typedDrawing)
  }
  override var edgesBeyondSafeArea: Edge.Set { view.edgesBeyondSafeArea }
}
