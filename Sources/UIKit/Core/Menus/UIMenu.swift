// UIMenuElement, UIMenu, UIContextMenuConfiguration — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: key commands, palettes.

import QuartzCore

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: MainActorObject {
  /// How a row of a menu looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Grey, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the row is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The sign before a row.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A tick.
    case on
    /// A dash.
    case mixed
  }

  /// The words on the row; for a menu, also those above its rows.
  open var title: String
  /// Smaller, below the title; nil shows none.
  open var subtitle: String?
  /// At the end of the row, in the colour of its words; nil shows none. Rows of submenus have an arrow there.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init(_object: ())
  }
}

/// Entries, or a group of them in another menu.
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name; menus that were made without one get one of their own.
    public let rawValue: String
    /// Takes any name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As `init(_:)`.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another, and how its rows are chosen.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its rows stand among those of the other menu, with gaps around them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its row in the other menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One row at most is on: a choice turns off all others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Fixed when the menu is made.
  public let options: Options
  /// Tells menus apart; the menu itself does not read it.
  public let identifier: Identifier
  /// From top to bottom. Hidden ones are among them.
  public let children: [UIMenuElement]
  private static var made = 0

  /// The actions that are on, those of inline menus among them.
  open var selectedElements: [UIMenuElement] { shownActions.filter { $0.state == .on } }

  /// A menu without an identifier gets one of its own. The title stands above the rows; empty shows none.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.made)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// The menu and the preview that a long press on something opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: MainActorObject {
  /// Tells configurations apart; nil where none was given. It is handed back to delegates.
  public let identifier: (any NSCopying)?
  /// Makes what is shown in place of the pressed view.
  let previewProvider: (() -> UIViewController?)?
  /// Kept, without effect.
  open var badgeCount = 0
  /// Makes the menu when it opens, from no suggestions; nil, or an empty menu, opens nothing.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Without a preview the pressed view is lifted.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init(_object: ())
  }
}
