// Pictures of views.

import QuartzCore

extension UIView {
  /// Draws nothing, and says so by answering false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// A view as large as `rect`, through which that part of `picture` is seen.
  func window(onto rect: CGRect, of picture: UIView) -> UIView {
    let rect = rect.standardized
    let window = UIView(frame: rect)
    window.clipsToBounds = true
    picture.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    window.addSubview(picture)
    return window
  }

  /// Makes the first responder within the view resign; with `force` whether or not it wants to.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = UIWindow.current, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return force
      ? window.keyboard.forcing { responder.resignFirstResponder() } : responder.resignFirstResponder()
  }
}
