// UICoordinateSpace — after Apple's documentation "UICoordinateSpace", read 2026-11.
// State: complete.

import QuartzCore

/// Something with coordinates of its own: a view, or the screen, which has those of the running preview's
/// window.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObject {
  /// In its own coordinates, in points.
  var bounds: CGRect { get }
  /// Where `point`, in points of this space, lies in `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Where `point`, in points of `coordinateSpace`, lies in this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The bounding box, in `coordinateSpace`, of `rect` in this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounding box, in this space, of `rect` in `coordinateSpace`.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Whose layer has these coordinates. Nil where there is no window: then coordinates are those of whatever
  /// they are converted to.
  private var layerOfCoordinates: CALayer? { ((self as? UIView) ?? UIWindow.current)?.layer }

  /// Goes through the layers of both; without a window for the screen, `point` stays as it is.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layerOfCoordinates?.convert(point, to: coordinateSpace.layerOfCoordinates) ?? point
  }

  /// Goes through the layers of both; without a window for the screen, `point` stays as it is.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layerOfCoordinates?.convert(point, from: coordinateSpace.layerOfCoordinates) ?? point
  }

  /// Goes through the layers of both; without a window for the screen, `rect` stays as it is.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layerOfCoordinates?.convert(rect, to: coordinateSpace.layerOfCoordinates) ?? rect
  }

  /// Goes through the layers of both; without a window for the screen, `rect` stays as it is.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layerOfCoordinates?.convert(rect, from: coordinateSpace.layerOfCoordinates) ?? rect
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as it is held upright: the same, since a preview's window has no other orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
