import QuartzCore

/// One of the two rectangles of a scroll view that constraints can be tied to (Apple's documentation
/// "contentLayoutGuide", "frameLayoutGuide").
@MainActor final class ScrollLayoutGuide: UILayoutGuide {
  enum Role {
    /// The content that scrolls, from its own origin on: its size becomes the content size.
    case content
    /// The place that stays: the view's own rectangle.
    case frame
  }

  let role: Role
  /// Whether a constraint mentions the guide, as of the last time the equations were set up.
  var isInUse = false

  init(_ role: Role, of scrollView: UIScrollView) {
    self.role = role
    super.init()
    identifier = role == .content ? "contentLayoutGuide" : "frameLayoutGuide"
    owningView = scrollView
  }

  /// In content coordinates, in points.
  override var layoutFrame: CGRect {
    guard let scrollView = owningView as? UIScrollView else { return .zero }
    return role == .content ? CGRect(origin: .zero, size: scrollView.contentSize) : scrollView.bounds
  }
}
