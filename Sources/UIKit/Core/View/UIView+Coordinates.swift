// Points and rectangles between views; nil stands for the window (Facts 6.1).

import QuartzCore

extension UIView {
  /// Where `point`, in this view's coordinates, lies in those of `view`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Where `point`, in the coordinates of `view`, lies in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The bounding box, in the coordinates of `view`, of `rect` in this view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The bounding box, in this view's coordinates, of `rect` in those of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
}
