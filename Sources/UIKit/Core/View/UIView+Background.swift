// Background colours that follow the view's traits.

import QuartzCore

extension UIView {
  /// The colour as it was set while the layer shows what it comes to; code that has changed the layer is
  /// answered with the layer's.
  var shownBackground: UIColor? {
    let shown = layer.backgroundColor
    if let color = givenBackground, color.resolvedColor(with: traits).cgColor == shown { return color }
    return shown.map(UIColor.init(cgColor:))
  }

  func showBackground(_ color: UIColor?) {
    givenBackground = color
    layer.backgroundColor = color?.resolvedColor(with: traits).cgColor
  }
}
