// Pictures of views, which nothing here can draw.

import QuartzCore

extension UIView {
  /// A plain view of the same size and background: a picture cannot be taken, since only the page draws.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: frame)
    copy.backgroundColor = backgroundColor
    copy.layer.cornerRadius = layer.cornerRadius
    return copy
  }

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
