// The options of each kind of accessory.

import QuartzCore

extension UICellAccessory {
  /// Of a disclosure indicator.
  public struct DisclosureIndicatorOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Of an outline disclosure.
  public struct OutlineDisclosureOptions: _AccessoryOptions {
    /// The part of the row that toggles. Raw values are UIKit's.
    public enum Style: Int, Sendable {
      /// `header` in a row that is a header, by its place or its content; else `cell`.
      case automatic = 0
      /// All of the row, which cannot be selected.
      case header
      /// The accessory; the row can be selected.
      case cell
    }

    /// All options.
    public var _look: _AccessoryLook
    /// The part of the row that toggles. Default: automatic.
    public var style: Style {
      get { _look.outlineStyle }
      set { _look.outlineStyle = newValue }
    }

    /// nil for a value takes the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      _look.outlineStyle = style ?? .automatic
    }
  }

  /// Of a checkmark.
  public struct CheckmarkOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Of a delete button. The tint colour is that of the bar; nil is white.
  public struct DeleteOptions: _CircleAccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      _look.background = backgroundColor
    }
  }

  /// Of an insert button. The tint colour is that of the cross; nil is white.
  public struct InsertOptions: _CircleAccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      _look.background = backgroundColor
    }
  }

  /// Of the bars that a row is moved by.
  public struct ReorderOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook
    /// A line in front of the bars. Default: true.
    public var showsVerticalSeparator: Bool {
      get { _look.showsVerticalSeparator }
      set { _look.showsVerticalSeparator = newValue }
    }

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      _look.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Of the ring of a row that can be selected. The tint colour is that of the tick; nil is white.
  public struct MultiselectOptions: _CircleAccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
      _look.background = backgroundColor
    }
  }

  /// Of a label.
  public struct LabelOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook
    /// Default: that of the body text style.
    public var font: UIFont {
      get { _look.font ?? .preferredFont(forTextStyle: .body) }
      set { _look.font = newValue }
    }
    /// Whether a font that grows is always as large as the content size category has it. Default: true.
    public var adjustsFontForContentSizeCategory: Bool {
      get { _look.adjustsFont }
      set { _look.adjustsFont = newValue }
    }

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth ?? .actual, tintColor)
      _look.font = font ?? .preferredFont(forTextStyle: .body)
      _look.adjustsFont = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// Of a detail button.
  public struct DetailOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Of a pop-up menu.
  public struct PopUpMenuOptions: _AccessoryOptions {
    /// All options.
    public var _look: _AccessoryLook

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      _look = _AccessoryLook(isHidden, reservedLayoutWidth ?? .actual, tintColor)
    }
  }
}
