// Constraints in scroll views: what they say of the view's edges is about the content's, what they say of its
// size and middle is about the view's own (Apple's technical note 2154).

import QuartzCore

extension UIScrollView {
  /// The content. The width and height that constraints find for it become `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The view's own rectangle, which does not scroll along.
  public var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Whether constraints mention what moves when the content scrolls.
  var hasFrameGuide: Bool { layoutStateIfMade != nil && frameGuide.isInUse }

  /// Takes the content's size from the constraints that were just solved, if any speak of it.
  func adoptConstrainedContentSize() {
    guard layoutStateIfMade != nil, contentGuide.isInUse, let engine = layoutHost.layoutStateIfMade?.engine,
      let frame = engine.frame(of: contentGuide, in: self)
    else { return }
    if frame.size != contentSize { contentSize = frame.size }
  }
}

extension LayoutEngine {
  /// Of a scroll view's edges its content means those of the content.
  func meant(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, besides other: (any LayoutItem)?
  )
    -> (any LayoutItem)?
  {
    guard let scrollView = item as? UIScrollView, attribute.isEdge, let view = other?.layoutView,
      view !== scrollView,
      view.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentGuide
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
