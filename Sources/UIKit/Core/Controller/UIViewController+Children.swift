// Controllers within controllers.

import QuartzCore

extension UIViewController {
  /// Makes `child` a child of this controller, and no one else's any more. The caller then adds its view and
  /// calls `didMove(toParent:)` on it. Nothing happens where a ring would close.
  public func addChild(_ child: UIViewController) {
    guard !isDescendant(of: child) else { return }
    if child.parent === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.parentOfTraitsChanged()
    if appearance != .none, shouldAutomaticallyForwardAppearanceMethods, isShowing(child) { child.appear() }
  }

  /// Leaves the parent. The caller has called `willMove(toParent:)` with nil and removed the view before; the
  /// controller hears of `didMove(toParent:)` from here.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parentOfTraitsChanged()
    didMove(toParent: nil)
  }

  /// Itself included.
  private func isDescendant(of controller: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let here = ancestor {
      if here === controller { return true }
      ancestor = here.parent
    }
    return false
  }
}
