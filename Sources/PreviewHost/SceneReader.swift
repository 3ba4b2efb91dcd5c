import PreviewWire
import UIKit

/// Reads a window's layer tree as the wire describes it.
///
/// A layer that is hidden or fully transparent is left out with all it holds. Layers come parents first, in
/// drawing order, masks after what the masked layer holds, so that the same tree gives the same bytes.
@MainActor final class SceneReader {
  let paths = QuantisedPaths()
  /// The pictures in the last tree that was read, by their hash.
  var images: [String: CGImage] = [:]
  /// The fonts of the preview's own in that tree, by their hash.
  var fonts: [String: AppFont] = [:]

  /// Whether the last tree that was read was cut.
  private(set) var isCut = false
  private var limit = WireLimits.records

  /// The tree, or of a larger one the first `limit` layers in drawing order: what is left out would be in
  /// front.
  func scene(of window: UIWindow, limit: Int = WireLimits.records) -> LayerScene {
    self.limit = limit
    isCut = false
    paths.beginFrame()
    images.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    var layers: [LayerSnapshot] = []
    let scrollers = Dictionary(
      CollectionIDs.named(in: window).map { (ObjectIdentifier($0.view), $0.id) },
      uniquingKeysWith: { a, _ in a })
    _ = append(
      window.layer, drawn: window.layer.presented, in: window.layer.superlayer?.presented, to: &layers,
      scrollers)
    return LayerScene(
      window: WireSize(widthPoints: window.bounds.width, heightPoints: window.bounds.height),
      root: window.layer.wireID, layers: layers)
  }

  /// Appends a layer with all it holds. Each layer is asked only once for what is drawn of it: the answer is
  /// the sum of all its animations.
  ///
  /// - Parameters:
  ///   - drawn: what is drawn of it.
  ///   - parent: what is drawn of its superlayer.
  /// - Returns: false where the layer had no place any more.
  private func append(
    _ layer: CALayer, drawn: CALayer, in parent: CALayer?, to layers: inout [LayerSnapshot],
    _ scrollers: [ObjectIdentifier: String]
  ) -> Bool {
    guard layers.count < limit else {
      isCut = true
      return false
    }
    var state = Self.geometry(of: drawn, in: parent)
    addLook(of: drawn, to: &state)
    if let view = layer.delegate as? UIView {
      state.text = view.presentedText.map(text)
      state.element = view.presentedElement.map(Self.element)
      if let scroller = view as? UIScrollView {
        state.scroller = Self.scroller(scroller, id: scrollers[ObjectIdentifier(view)])
      }
    } else if let writing = layer as? CATextLayer {
      state.text = writing.presentedText.map(text)
    }
    // A hidden mask lets nothing through; it is sent as one without alpha.
    if layer.maskedLayer != nil, layer.isHidden { state.opacity = 0 }
    let place = layers.count
    layers.append(LayerSnapshot(id: layer.wireID, state: state))
    var children: [LayerID] = []
    for child in [layer.drawing].compactMap({ $0 }) + layer.shownChildren {
      guard let shown = Self.visible(child) else { continue }
      let parent = child.superlayer === layer ? drawn : child.superlayer?.presented
      guard append(child, drawn: shown, in: parent, to: &layers, scrollers) else { break }
      children.append(child.wireID)
    }
    layers[place].state.children = children
    if let mask = layer.mask, append(mask, drawn: mask.presented, in: nil, to: &layers, scrollers) {
      layers[place].state.mask = mask.wireID
    }
    return true
  }

  /// The layer as it is drawn; nil where nothing of it can be seen.
  private static func visible(_ layer: CALayer) -> CALayer? {
    guard !layer.isHidden, layer.isTurnedToViewer else { return nil }
    let drawn = layer.presented
    return Quantise.unit(Double(drawn.opacity)) > 0 ? drawn : nil
  }

  private static func geometry(of drawn: CALayer, in parent: CALayer?) -> LayerState {
    var state = LayerState()
    state.position = WirePoint(xPoints: drawn.position.x, yPoints: drawn.position.y)
    state.boundsOrigin = WirePoint(xPoints: drawn.bounds.origin.x, yPoints: drawn.bounds.origin.y)
    state.boundsSize = WireSize(widthPoints: drawn.bounds.width, heightPoints: drawn.bounds.height)
    state.transform = transform(drawn.transform(in: parent))
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
      motion: motion(view._scrollState), itemCount: (view as? any ItemsView)?.itemCountInTotal ?? 0)
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
