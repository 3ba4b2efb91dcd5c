import UIKit

@MainActor final class ScrollNode<Content: View>: ViewNode<ScrollView<Content>> {
  private let element: ScrollElement
  private var child: Node?

  override init(_ view: ScrollView<Content>, _ inputs: Inputs) {
    element = ScrollElement(RefreshingView(frame: .zero))
    super.init(view, inputs)
    element.targets = { [weak self] in self?.targetsWithin ?? [] }
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  /// Those of a layout that is marked, or else all.
  private var targetsWithin: [(id: AnyHashable, frame: CGRect)] { child?.scrollTargets() ?? [] }

  override func update() {
    let environment = inputs.environment
    element.tree = inputs.tree
    element.axes = view.axes
    element.content.layout =
      view.axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let bars = view.showsIndicators && !environment.hidesScrollBars
    element.scrollView.showsVerticalScrollIndicator = bars
    element.scrollView.showsHorizontalScrollIndicator = bars
    element.scrollView.alwaysBounceVertical = view.axes.contains(.vertical)
    element.scrollView.alwaysBounceHorizontal = view.axes.contains(.horizontal)
    element.scrollView.isScrollEnabled = !environment.isScrollDisabled
    element.scrollView.isPagingEnabled = environment.scrollTargetBehavior is PagingScrollTargetBehavior
    element.behavior = environment.scrollTargetBehavior
    element.margins = environment.scrollMargins
    element.anchor = environment.defaultScrollAnchor
    element.follow(environment.scrollPosition)
    element.geometryWatches = environment.scrollGeometryWatches
    (element.scrollView as? RefreshingView)?.refresh = environment.refresh
    var inner = inputs
    inner.environment.scrollElement = element
    inner.environment.refresh = nil
    inner.environment.scrollPosition = nil
    inner.environment.scrollTargetBehavior = nil
    inner.environment.scrollMargins = EdgeInsets()
    inner.environment.defaultScrollAnchor = nil
    inner.environment.scrollGeometryWatches = []
    child = node(for: view.content, instead: child, inner)
  }

  override func collect() -> [LayoutElement] {
    element.content.elements = super.collect()
    return [element]
  }

  /// The targets of a scroll view are not those of one around it.
  override func scrollTargets() -> [(id: AnyHashable, frame: CGRect)] { [] }
}
