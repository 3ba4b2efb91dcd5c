// UINavigationBarDelegate, UIBarPositioning — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: being asked.

/// Asked before a bar without a navigation controller changes its items. Kept, without effect.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: _OptionalMethodsHaving {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}
