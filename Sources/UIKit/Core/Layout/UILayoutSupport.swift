// UILayoutSupport, topLayoutGuide, bottomLayoutGuide — after Apple's documentation of the three,
// read 2026-11.
// State: complete.

import QuartzCore

/// A strip at the top or the bottom of a controller's view, as high as the bars that cover it there.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// Height of the strip, in points.
  var length: CGFloat { get }
  /// Upper edge of the strip, for constraints.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Lower edge of the strip, for constraints.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Height of the strip, for constraints; follows `length`.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// From the top of the view to where its safe area begins.
  public var topLayoutGuide: UILayoutSupport { barGuide(.top) }
  /// From where the safe area ends to the bottom of the view.
  public var bottomLayoutGuide: UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ edge: BarGuide.Edge) -> BarGuide {
    let there = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.edge == edge }
    return there ?? BarGuide(at: edge, of: view)
  }
}

/// One of the two strips. It has no width.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  let edge: Edge

  init(at edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: edge == .top ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }
}
