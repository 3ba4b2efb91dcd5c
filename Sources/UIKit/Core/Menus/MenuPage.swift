// The rows of one menu, and the gaps between them.

/// The rows of a menu from top to bottom, with those of the menus that stand in it inline.
@MainActor struct MenuPage {
  struct Row {
    let element: UIMenuElement
    /// The menu it stands in, whose choice it is.
    let menu: UIMenu
    /// Whether a wider gap stands above it.
    var beginsGroup = false
  }

  let title: String
  private(set) var rows: [Row] = []

  init(_ menu: UIMenu) {
    title = menu.title
    add(menu)
  }

  private mutating func add(_ menu: UIMenu) {
    var beginsGroup = !rows.isEmpty
    let children = menu.children.flatMap { ($0 as? UIDeferredMenuElement)?.elements ?? [$0] }
    for element in children where !element.isHiddenInMenus {
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        add(inner)
        beginsGroup = !rows.isEmpty
      } else {
        rows.append(Row(element: element, menu: menu, beginsGroup: beginsGroup))
        beginsGroup = false
      }
    }
  }

  /// The page that a path of rows leads to; as far as the rows are there.
  static func at(_ path: [Int], of menu: UIMenu) -> MenuPage {
    path.reduce(MenuPage(menu)) { page, place in
      guard page.rows.indices.contains(place), let inner = page.rows[place].element as? UIMenu else {
        return page
      }
      return MenuPage(inner)
    }
  }
}

@MainActor extension MenuPage.Row {
  var kind: MenuMachine.Row {
    if element is UIMenu { return .submenu }
    guard let action = element as? UIAction, !action.attributes.contains(.disabled) else { return .disabled }
    return .action(keepsMenu: action.attributes.contains(.keepsMenuPresented))
  }

  var isDestructive: Bool {
    (element as? UIAction)?.attributes.contains(.destructive)
      ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
  }

  var state: UIMenuElement.State { (element as? UIAction)?.state ?? .off }
}

extension UIMenuElement {
  fileprivate var isHiddenInMenus: Bool { (self as? UIAction)?.attributes.contains(.hidden) ?? false }
}

extension UIMenu {
  /// The actions that can be seen, those of menus that stand inline among them.
  var shownActions: [UIAction] { MenuPage(self).rows.compactMap { $0.element as? UIAction } }

  /// The first action that is on, or the first at all.
  var chosenAction: UIAction? {
    let actions = shownActions
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// Turns `action` on and all others off that can be seen.
  func choose(_ action: UIAction) {
    for other in shownActions { other.state = other === action ? .on : .off }
  }
}
