import PreviewWire
import UIKit

/// Reads a window's layer tree as the wire describes it.
///
/// What is hidden or fully transparent is left out with all it holds. Layers come parents first, in drawing order, so
/// that the same tree gives the same bytes.
@MainActor enum LayerChanges {
  static func scene(of window: UIWindow) -> LayerScene {
    var layers: [LayerSnapshot] = []
    let scrollers = Dictionary(
      CollectionIDs.named(in: window).map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { a, _ in a })
    append(window.layer, to: &layers, scrollers)
    return LayerScene(
      window: WireSize(widthPoints: window.bounds.width, heightPoints: window.bounds.height),
      root: window.layer.wireID, layers: layers)
  }

  private static func append(
    _ layer: CALayer, to layers: inout [LayerSnapshot], _ scrollers: [ObjectIdentifier: String]
  ) {
    var state = geometry(of: layer)
    let visible = layer.children.filter(isVisible)
    state.children = visible.map(\.wireID)
    if let view = layer.delegate as? UIView {
      state.text = view.presentedText.map(text)
      state.element = view.presentedElement.map(element)
      if let scroller = view as? UIScrollView {
        state.scroller = Self.scroller(scroller, id: scrollers[ObjectIdentifier(view)])
      }
    }
    layers.append(LayerSnapshot(id: layer.wireID, state: state))
    for child in visible { append(child, to: &layers, scrollers) }
  }

  private static func isVisible(_ layer: CALayer) -> Bool {
    !layer.isHidden && Quantise.unit(Double(layer.presented.opacity)) > 0
  }

  private static func geometry(of layer: CALayer) -> LayerState {
    let drawn = layer.presented
    var state = LayerState()
    state.position = WirePoint(xPoints: drawn.position.x, yPoints: drawn.position.y)
    state.boundsOrigin = WirePoint(xPoints: drawn.bounds.origin.x, yPoints: drawn.bounds.origin.y)
    state.boundsSize = WireSize(widthPoints: drawn.bounds.width, heightPoints: drawn.bounds.height)
    state.transform = transform(layer.presentedTransform)
    state.opacity = Quantise.unit(Double(drawn.opacity))
    state.anchorPoint = WirePoint(xAnchor: drawn.anchorPoint.x, yAnchor: drawn.anchorPoint.y)
    state.zPosition = Quantise.float(drawn.zPosition)
    state.flags = drawn.masksToBounds ? .masksToBounds : []
    state.background = color(drawn.backgroundColor)
    state.cornerRadius = Quantise.length(drawn.cornerRadius)
    return state
  }

  /// The layer's transform with its superlayer's perspective.
  private static func transform(_ t: CATransform3D) -> LayerTransform {
    if CATransform3DIsIdentity(t) { return .identity }
    return LayerTransform(
      SIMD4(t.m11, t.m12, t.m13, t.m14), SIMD4(t.m21, t.m22, t.m23, t.m24),
      SIMD4(t.m31, t.m32, t.m33, t.m34), SIMD4(t.m41, t.m42, t.m43, t.m44))
  }

  static func color(_ color: CGColor?) -> WireColor {
    guard let color else { return .clear }
    return WireColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static func element(_ element: PresentedElement) -> LayerElement {
    let category: LayerElement.Category =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementary
      case .decoration: .decoration
      }
    return LayerElement(category: category, kind: element.kind, indexPath: Array(element.indexPath))
  }

  private static func scroller(_ view: UIScrollView, id: String?) -> LayerScroller? {
    guard let id = id ?? view.accessibilityIdentifier else { return nil }
    return LayerScroller(
      identifier: id,
      contentSize: WireSize(widthPoints: view.contentSize.width, heightPoints: view.contentSize.height),
      motion: motion(view._scrollState), itemCount: (view as? UICollectionView)?.numberOfItemsInTotal ?? 0)
  }

  private static func motion(_ state: ScrollState) -> LayerScroller.Motion {
    switch state {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .decelerating: .decelerating
    case .animating: .animating
    }
  }
}
