// Pictures of views.

import QuartzCore

extension UIView {
  /// Draws nothing, and says so by answering false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Makes the first responder within the view resign.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIWindow.current?.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    return responder.resignFirstResponder()
  }
}
