// The options of each kind of accessory.

import QuartzCore

extension UICellAccessory {
  /// Of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor) }
  }

  /// Of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The part of the row that toggles. Raw values are UIKit's.
    public enum Style: Int, Sendable {
      /// `header` in a row that is a header, by its place or its content; else `cell`.
      case automatic = 0
      /// All of the row, which cannot be selected.
      case header
      /// The accessory; the row can be selected.
      case cell
    }

    /// The part of the row that toggles. Default: automatic.
    public var style: Style
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension

    /// nil for a value takes the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var look: Look {
      Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor, outlineStyle: style)
    }
  }

  /// Of a checkmark.
  public struct CheckmarkOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor) }
  }

  /// Of a delete button. The tint colour is that of the bar; nil is white.
  public struct DeleteOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension
    /// Of the circle; nil, the default, is the kind's own.
    public var backgroundColor: UIColor?

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// Of an insert button. The tint colour is that of the cross; nil is white.
  public struct InsertOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension
    /// Of the circle; nil, the default, is the kind's own.
    public var backgroundColor: UIColor?

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// Of the bars that a row is moved by.
  public struct ReorderOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension
    /// A line in front of the bars. Default: true.
    public var showsVerticalSeparator: Bool

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor,
        showsVerticalSeparator: showsVerticalSeparator)
    }
  }

  /// Of the ring of a row that can be selected. The tint colour is that of the tick; nil is white.
  public struct MultiselectOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension
    /// Of the circle; nil, the default, is the kind's own.
    public var backgroundColor: UIColor?

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var look: Look {
      Look(
        isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor, background: backgroundColor)
    }
  }

  /// Of a label.
  public struct LabelOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: the label's own.
    public var reservedLayoutWidth: LayoutDimension
    /// Default: that of the body text style.
    public var font: UIFont
    /// Kept, without effect: there is one content size.
    public var adjustsFontForContentSizeCategory: Bool

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var look: Look {
      Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor, font: font)
    }
  }

  /// Of a detail button.
  public struct DetailOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: one for all accessories of the kind.
    public var reservedLayoutWidth: LayoutDimension

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor) }
  }

  /// Of a pop-up menu.
  public struct PopUpMenuOptions {
    /// A hidden accessory keeps its place.
    public var isHidden: Bool
    /// nil, the default, is the kind's own.
    public var tintColor: UIColor?
    /// The width that is kept for it. Default: the menu button's own.
    public var reservedLayoutWidth: LayoutDimension

    /// nil for a value takes the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, reservedWidth: reservedLayoutWidth, tint: tintColor) }
  }
}
