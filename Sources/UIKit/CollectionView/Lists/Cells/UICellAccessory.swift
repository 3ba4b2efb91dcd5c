// UICellAccessory — after Apple's documentation "UICellAccessory", read 2026-11.
// State: partial. Missing: symbols as on a device (simple shapes stand for them).

import QuartzCore

/// Something small beside the content of a list cell, as a value. The system's own have their places: which
/// comes before which does not depend on the order in `UICollectionViewListCell.accessories`.
public struct UICellAccessory {
  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void
  /// Called with the menu after another of its actions was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is there. Raw values are UIKit's.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    /// While the collection view is being edited.
    case whenEditing
    case whenNotEditing
  }

  /// The width that is kept for an accessory, which stands in the middle of it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own.
    case actual
    /// One for all accessories of the kind, so that rows line up.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label(String)
    case detail
    case popUpMenu
    case customView(UIView)
  }

  /// The kind of accessory, with its text or view.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let look: _AccessoryLook
  /// nil: the kind has its own.
  var placement: Placement?
  var action: ActionHandler?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ look: _AccessoryLook, action: ActionHandler? = nil,
    placement: Placement? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.look = look
    self.action = action
    self.placement = placement
  }

  // MARK: The system's own

  /// A chevron at the trailing edge: there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options._look) }

  /// A chevron that turns down while the row's own rows are shown.
  ///
  /// - Parameter actionHandler: called when it is tapped; nil shows or hides the rows of a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.outlineDisclosure, displayed, options._look, action: actionHandler) }

  /// A checkmark behind the content.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed, options._look) }

  /// A red button in front of the content.
  ///
  /// - Parameter actionHandler: called when it is tapped; nil opens the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.delete, displayed, options._look, action: actionHandler) }

  /// A green button in front of the content.
  ///
  /// - Parameter actionHandler: called when it is tapped.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.insert, displayed, options._look, action: actionHandler) }

  /// Bars by which the row is taken to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed, options._look) }

  /// A ring in front of the content, filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, options._look) }

  /// A short text behind the content.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { .init(.label(text), displayed, options._look) }

  /// A button that says more.
  ///
  /// - Parameter actionHandler: called when it is tapped.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { .init(.detail, displayed, options._look, action: actionHandler) }

  /// The chosen element's title, with arrows; a tap opens the menu.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu after another of its actions was
  ///   chosen.
  @MainActor public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options._look)
    accessory.menu = menu
    accessory.choiceChanged = selectedElementDidChangeHandler
    return accessory
  }
  var menu: UIMenu?
  var choiceChanged: MenuSelectedElementDidChangeHandler?

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(
      .customView(configuration.customView), configuration.placement.displayed, configuration._look,
      placement: configuration.placement)
  }
}
