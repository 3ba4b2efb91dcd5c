// ScrollView — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: scroll targets, positions that are bound, transitions.

import UIKit

/// Content that is moved with a finger.
public struct ScrollView<Content: View>: View, PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { ScrollNode(self, inputs) }
}

@MainActor private final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>> {
  private let element: ScrollElement
  private var child: Node?

  override init(_ view: ScrollView<Content>, _ inputs: Inputs) {
    element = ScrollElement(RefreshingView(frame: .zero))
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    element.axes = view.axes
    element.content.layout =
      view.axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    element.scrollView.showsVerticalScrollIndicator =
      view.showsIndicators && !inputs.environment.hidesScrollBars
    element.scrollView.showsHorizontalScrollIndicator =
      view.showsIndicators && !inputs.environment.hidesScrollBars
    element.scrollView.isScrollEnabled = !inputs.environment.isScrollDisabled
    element.scrollView.isPagingEnabled = inputs.environment.scrollsByPages
    (element.scrollView as? RefreshingView)?.refresh = inputs.environment.refresh
    var inner = inputs
    inner.environment.scrollElement = element
    inner.environment.refresh = nil
    child = node(for: view.content, instead: child, inner)
  }

  override func collect() -> [LayoutElement] {
    element.content.elements = super.collect()
    return [element]
  }
}

@MainActor final class ScrollElement: LayoutElement, DrawnElement {
  let scrollView: UIScrollView
  let content = ContainerElement(AnyLayout(VStackLayout()))
  var axes = Axis.Set.vertical
  private(set) lazy var surface: Surface? = Surface(scrollView)

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
  }

  var drawing: UIView { scrollView }
  override var children: [LayoutElement] { [content] }
  /// Content runs on under bars, and comes to rest beside them.
  override var edgesBeyondSafeArea: Edge.Set { .all }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : max(size.width, proposal.width ?? 0),
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    let outer = Self.safeArea
    Self.safeArea = nil
    defer { Self.safeArea = outer }
    // Room under bars does not count for content that does not scroll that way.
    let proposal = inner(ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: frame.size)))
    let size = content.size(for: proposal)
    // Narrower content stands in the middle.
    let x = axes.contains(.horizontal) ? 0 : max(0, (frame.width - size.width) / 2)
    content.place(at: CGPoint(x: x, y: 0), proposal: proposal)
  }

  func draw(_ pass: DrawPass) {
    let size = CGSize(
      width: axes.contains(.horizontal) ? content.frame.width : min(content.frame.width, frame.width),
      height: content.frame.height)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

/// Moves scroll views that it stands around.
@MainActor public struct ScrollViewProxy {
  weak var tree: ViewTree?
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    tree?.afterLayout { [weak tree] in tree?.scroll(to: AnyHashable(id), anchor: anchor) }
  }
}

public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  @Environment(\.tree) private var tree
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View { content(ScrollViewProxy(tree: tree)) }
}

public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

extension EnvironmentValues {
  private enum BarsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var hidesScrollBars: Bool {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }
  private enum DisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  var isScrollDisabled: Bool {
    get { self[DisabledKey.self] }
    set { self[DisabledKey.self] = newValue }
  }
  private enum ScrollKey: EnvironmentKey { static var defaultValue: WeakHold<ScrollElement> { WeakHold() } }
  /// The scroll view around.
  var scrollElement: ScrollElement? {
    get { self[ScrollKey.self].object }
    set { self[ScrollKey.self] = WeakHold(object: newValue) }
  }
}

extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.hidesScrollBars, visibility == .hidden || visibility == .never)
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
