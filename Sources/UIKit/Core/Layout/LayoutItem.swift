import QuartzCore

/// What constraints hold together: a view or a guide.
@preconcurrency @MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's; nil for a guide that belongs to none.
  var layoutView: UIView? { get }
  /// For warnings.
  var layoutName: String { get }
}

extension LayoutItem {
  func anchorX(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { .init(self, attribute) }
  func anchorY(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { .init(self, attribute) }
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension { .init(self, attribute) }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  public var leadingAnchor: NSLayoutXAxisAnchor { anchorX(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorX(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchorX(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchorX(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorX(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { anchorY(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorY(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorY(.centerY) }
  /// Of the first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.firstBaseline) }
  /// Of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  public var leadingAnchor: NSLayoutXAxisAnchor { anchorX(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorX(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { anchorX(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { anchorX(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorX(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { anchorY(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorY(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorY(.centerY) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}
