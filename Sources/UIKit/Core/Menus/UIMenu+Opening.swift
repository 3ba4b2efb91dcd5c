extension UIMenu {
  /// Opens it beside `view`, as a button's menu is.
  package func open(from view: UIView) { OpenMenu.open(self, from: view) }
}
