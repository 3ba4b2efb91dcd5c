// UINavigationBarDelegate, UIBarPositioning — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: being asked.

/// Asked before a bar without a navigation controller changes its items. Kept, without effect.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: _OptionalMethodsHaving {
  /// Never asked here.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Never asked here.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UINavigationBarDelegate {
  /// Allows it.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// No particular edge.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The edge at which the object stands.
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// The bar stands at the top.
  public var barPosition: UIBarPosition { .top }
}
