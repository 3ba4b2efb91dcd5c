import PreviewWire
import UIKit

/// One layer as the wire describes it, without the layers that it holds.
@MainActor struct LayerReading {
  var state = LayerState()
  /// The picture that it shows; nil for none.
  var image: CGImage?
  /// The fonts of the preview's own in its text.
  var fonts: [AppFont] = []
  /// Its paths, for its next reading.
  var paths: LayerPaths

  /// Reads `layer`.
  ///
  /// - Parameters:
  ///   - drawn: what is drawn of it: its own values, or the sum of its animations.
  ///   - parent: what is drawn of its superlayer.
  ///   - name: of the scroll view whose layer it is; nil: its `accessibilityIdentifier`, if it has one.
  ///   - paths: those of its last reading.
  init(of layer: CALayer, drawn: CALayer, in parent: CALayer?, name: String?, paths: LayerPaths = .init()) {
    self.paths = paths
    addGeometry(of: drawn, in: parent)
    addLook(of: drawn)
    if let view = layer.delegate as? UIView {
      state.text = view.presentedText.map { text($0) }
      state.element = view.presentedElement.map(Self.element)
      if let scroller = view as? UIScrollView {
        state.scroller = Self.scroller(scroller, name: name)
        state.scrolling = Self.scrolling(scroller)
      }
    } else if let writing = layer as? CATextLayer {
      state.text = writing.presentedText.map { text($0) }
    }
    // A hidden mask lets nothing through; it is sent as one without alpha.
    if layer.isHidden, layer.maskedLayer != nil { state.opacity = 0 }
  }

  /// A layer as it is drawn; nil where nothing of it can be seen.
  static func visible(_ layer: CALayer) -> CALayer? {
    guard !layer.isHidden, layer.isTurnedToViewer else { return nil }
    let drawn = layer.presented
    return Quantise.unit(Double(drawn.opacity)) > 0 ? drawn : nil
  }

  private mutating func addGeometry(of drawn: CALayer, in parent: CALayer?) {
    let (position, bounds, anchor) = (drawn.position, drawn.bounds, drawn.anchorPoint)
    state.position = WirePoint(xPoints: position.x, yPoints: position.y)
    state.boundsOrigin = WirePoint(xPoints: bounds.origin.x, yPoints: bounds.origin.y)
    state.boundsSize = WireSize(widthPoints: bounds.width, heightPoints: bounds.height)
    state.transform = Self.transform(drawn.transform(in: parent))
    state.opacity = Quantise.unit(Double(drawn.opacity))
    state.anchorPoint = WirePoint(xAnchor: anchor.x, yAnchor: anchor.y)
    state.zPosition = Quantise.float(drawn.zPosition)
    state.flags = drawn.masksToBounds ? .masksToBounds : []
    state.background = Self.color(drawn.backgroundColor)
    state.cornerRadius = Quantise.length(drawn.cornerRadius)
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

  private static func scrolling(_ view: UIScrollView) -> LayerScrolling {
    let rules = view._scrollingRules
    var wire: LayerScrolling.Rules = []
    if view.isScrollEnabled { wire.insert(.isScrollEnabled) }
    if rules.bouncesX { wire.insert(.bouncesX) }
    if rules.bouncesY { wire.insert(.bouncesY) }
    if view.isPagingEnabled { wire.insert(.isPaging) }
    if rules.canZoom { wire.insert(.canZoom) }
    if view.isDirectionalLockEnabled { wire.insert(.isDirectionLocked) }
    return LayerScrolling(
      contentSize: WireSize(widthPoints: view.contentSize.width, heightPoints: view.contentSize.height),
      insets: WireInsets(
        topPoints: rules.insets.top, leftPoints: rules.insets.left, bottomPoints: rules.insets.bottom,
        rightPoints: rules.insets.right),
      rules: wire, decelerationRate: view.decelerationRate.rawValue)
  }

  private static func scroller(_ view: UIScrollView, name: String?) -> LayerScroller? {
    guard let name = name ?? view.accessibilityIdentifier else { return nil }
    return LayerScroller(
      identifier: name,
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
