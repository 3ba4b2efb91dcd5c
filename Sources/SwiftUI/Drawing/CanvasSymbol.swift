import QuartzCore
import UIKit

/// One drawing of a canvas's symbol: a layer stands in one place only.
@MainActor final class CanvasSymbol: DrawnContent {
  private let host: _UIHostingView<ModifiedContent<TaggedPart, PassedEnvironment>>
  /// In points.
  let size: CGSize

  init(_ symbols: AnyView, _ tag: AnyHashable, _ environment: EnvironmentValues) {
    host = _UIHostingView(
      rootView: ModifiedContent(
        content: TaggedPart(whole: symbols, tag: tag),
        modifier: PassedEnvironment(environment: environment)))
    host.avoidsBars = false
    size = host.contentSize(.unspecified)
    host.frame = CGRect(origin: .zero, size: size)
  }

  /// Whether there is a view with the tag.
  var isThere: Bool { !host.tree.rootElement.elements.isEmpty }

  var drawnLayer: CALayer {
    host.layoutIfNeeded()
    return host.layer
  }
}

/// The view with a tag, among others.
private struct TaggedPart: View, PrimitiveView {
  let whole: AnyView
  let tag: AnyHashable
  typealias Body = Never
  func makeNode(_ inputs: Inputs) -> Node { TaggedPartNode(self, inputs) }
}

@MainActor private final class TaggedPartNode: ViewNode<TaggedPart> {
  private var child: Node?

  override init(_ view: TaggedPart, _ inputs: Inputs) {
    super.init(view, inputs)
    update()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() { child = node(for: view.whole, instead: child, inputs) }
  override func collect() -> [LayoutElement] {
    child?.tagged().first { $0.tag == view.tag }?.node.collect() ?? []
  }
}
