// The functions of UIGraphics.h — after Apple's documentation of them, read 2026-11.

import QuartzCore

/// The contexts that are being drawn into, the current one last.
enum GraphicsStack {
  // Drawing happens inside calls of UIKit's, all on its one thread.
  nonisolated(unsafe) static var contexts: [CGContext] = []
  /// Of the contexts that `UIGraphicsBeginImageContextWithOptions` made: pixels per point, and whether what
  /// is not drawn is black.
  nonisolated(unsafe) static var pictures: [ObjectIdentifier: (scale: CGFloat, isOpaque: Bool)] = [:]

  static var current: CGContext? { contexts.last }
}

/// The context that is drawn into now; nil outside of `draw(_:)` and of pictures in the making.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Drawing goes into `context` until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

/// Drawing goes into the context before again.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills with the fill colour.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

/// Fills with the fill colour; of the blend modes, `normal`, `copy` and `clear` are drawn as such.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  UIBezierPath(rect: rect).fill(with: mode, alpha: 1)
}

/// A line of one point inside the rectangle's edge, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current else { return }
  let ring = UIBezierPath(rect: rect)
  ring.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
  context.fill(placed: context.placed(ring.cgPath), .evenOdd)
}

/// Cuts what is drawn from now on to `rect`, in points.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

/// Begins a picture of `size` points with one pixel to the point; what is not drawn is clear.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points. A `scale` of 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  GraphicsStack.pictures[ObjectIdentifier(context)] = (scale > 0 ? scale : ScreenScale.pixelsPerPoint, opaque)
  UIGraphicsPushContext(context)
}

/// The picture of all that was drawn since it began; nil where none is in the making.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsStack.current, let picture = GraphicsStack.pictures[ObjectIdentifier(context)]
  else { return nil }
  return UIImage.drawn(in: context, scale: picture.scale, isOpaque: picture.isOpaque)
}

/// Ends the picture that was begun last. Nothing happens where the current context is no picture's.
public func UIGraphicsEndImageContext() {
  guard let context = GraphicsStack.current,
    GraphicsStack.pictures.removeValue(forKey: ObjectIdentifier(context)) != nil
  else { return }
  UIGraphicsPopContext()
}

extension UIColor {
  /// Fills from now on are of this colour.
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
  /// Lines from now on are of this colour.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
  /// Fills and lines from now on are of this colour.
  public func set() {
    setFill()
    setStroke()
  }
}
