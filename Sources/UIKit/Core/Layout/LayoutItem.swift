import QuartzCore

/// An item that constraints can tie: a view or a guide.
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

  /// The edge where reading begins: left, or right in languages that run from the right.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorX(.leading) }
  /// The edge where reading ends: right, or left in languages that run from the right.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorX(.trailing) }
  /// The left edge in any language.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorX(.left) }
  /// The right edge in any language.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorX(.right) }
  /// The middle between the left and right edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorX(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorY(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorY(.bottom) }
  /// The middle between the upper and lower edges.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorY(.centerY) }
  /// Of the first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.firstBaseline) }
  /// Of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchorY(.lastBaseline) }
  /// The distance between the left and right edges, in points.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The distance between the upper and lower edges, in points.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  /// The guide's edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchorX(.leading) }
  /// The guide's edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchorX(.trailing) }
  /// The guide's left edge in any language.
  public var leftAnchor: NSLayoutXAxisAnchor { anchorX(.left) }
  /// The guide's right edge in any language.
  public var rightAnchor: NSLayoutXAxisAnchor { anchorX(.right) }
  /// The middle between the guide's left and right edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchorX(.centerX) }
  /// The guide's upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchorY(.top) }
  /// The guide's lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchorY(.bottom) }
  /// The middle between the guide's upper and lower edges.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchorY(.centerY) }
  /// The guide's width, in points.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The guide's height, in points.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}
