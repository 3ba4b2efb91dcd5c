// HStack, VStack, ZStack, Spacer, Divider — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// A view that a `Layout` makes of others.
@MainActor protocol LayoutContainer: PrimitiveView, View where Body == Never {
  associatedtype Content: View
  var arrangement: AnyLayout { get }
  var content: Content { get }
}

extension LayoutContainer {
  func makeNode(_ inputs: Inputs) -> Node { ContainerNode(self, inputs) }
}

@MainActor final class ContainerNode<V: LayoutContainer>: ViewNode<V> {
  private let element: ContainerElement
  private var child: Node?

  override init(_ view: V, _ inputs: Inputs) {
    element = ContainerElement(view.arrangement)
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    element.layout = view.arrangement
    child = node(for: view.content, instead: child, inputs)
  }

  override func collect() -> [LayoutElement] {
    element.elements = super.collect()
    return [element]
  }
}

public struct HStack<Content: View>: View, LayoutContainer {
  let layout: HStackLayout
  let content: Content
  /// `spacing` in points; nil: as the views want it.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

public struct VStack<Content: View>: View, LayoutContainer {
  let layout: VStackLayout
  let content: Content
  /// `spacing` in points; nil: as the views want it.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

public struct ZStack<Content: View>: View, LayoutContainer {
  let layout: ZStackLayout
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  var arrangement: AnyLayout { AnyLayout(layout) }
  public typealias Body = Never
}

/// The views of an app's own layout.
struct ArrangedView<Content: View>: View, LayoutContainer {
  let arrangement: AnyLayout
  let content: Content
  typealias Body = Never
}

extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedView(arrangement: AnyLayout(self), content: content())
  }
}

/// Room that takes what is left.
public struct Spacer: View, PrimitiveView {
  /// In points; nil: a usual one.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { SpacerNode(self, inputs) }
}

@MainActor private final class SpacerNode: ViewNode<Spacer> {
  private let element = SpacerElement()
  override init(_ view: Spacer, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }
  override func update() { element.minLength = view.minLength }
  override func collect() -> [LayoutElement] { [element] }
}

/// A hairline across its stack.
public struct Divider: View, PrimitiveView {
  public init() {}
  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { DividerNode(self, inputs) }
}

@MainActor private final class DividerNode: ViewNode<Divider> {
  private let element = DividerElement(drawing: UIView(frame: .zero))
  override func collect() -> [LayoutElement] { [element] }
}

@MainActor private final class DividerElement: LayoutElement, DrawnElement {
  let drawing: UIView
  var surface: Surface? { nil }

  init(drawing: UIView) {
    self.drawing = drawing
    super.init()
  }

  func draw(_ pass: DrawPass) {
    if drawing.backgroundColor != .separator { drawing.backgroundColor = .separator }
  }

  /// As UIKit's: one pixel.
  private var thickness: CGFloat { 1 / UIScreen.main.scale }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    stackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}
