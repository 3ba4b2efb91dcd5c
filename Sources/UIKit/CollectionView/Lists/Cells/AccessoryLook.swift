// The options that accessories of all kinds have.

/// The options of an accessory of any kind, as its view needs them. Those that a kind does not have keep
/// their defaults.
public struct _AccessoryLook {
  var isHidden: Bool
  var reservedWidth: UICellAccessory.LayoutDimension
  var tint: UIColor?
  var background: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false
  var maintainsFixedSize = false

  /// nil is shown, and as wide as all of the kind.
  init(_ isHidden: Bool?, _ reservedWidth: UICellAccessory.LayoutDimension?, _ tint: UIColor?) {
    self.isHidden = isHidden ?? false
    self.reservedWidth = reservedWidth ?? .standard
    self.tint = tint
  }
}

/// The options of one kind of accessory, among them those that all kinds have.
public protocol _AccessoryOptions {
  /// All of them.
  var _look: _AccessoryLook { get set }
}

extension _AccessoryOptions {
  /// A hidden accessory keeps its place.
  public var isHidden: Bool {
    get { _look.isHidden }
    set { _look.isHidden = newValue }
  }

  /// The width that is kept for it. By default that of a label, a menu or a view of one's own is its own;
  /// all accessories of another kind have one.
  public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
    get { _look.reservedWidth }
    set { _look.reservedWidth = newValue }
  }

  /// nil, the default, is the kind's own; a view of one's own keeps the cell's. On a circle it is the colour
  /// of the sign: nil is white.
  public var tintColor: UIColor? {
    get { _look.tint }
    set { _look.tint = newValue }
  }
}

/// The options of a kind that shows a circle.
public protocol _CircleAccessoryOptions: _AccessoryOptions {}

extension _CircleAccessoryOptions {
  /// Of the circle; nil, the default, is the kind's own.
  public var backgroundColor: UIColor? {
    get { _look.background }
    set { _look.background = newValue }
  }
}
