// Views that draw themselves.
//
// UIKit's own views draw nothing: they show backgrounds, pictures, text and layers. Of other classes any may
// have written draw(_:), and Swift cannot tell which did, so all of them are asked. Deviation: a view draws
// again whenever its size changes, as with the content mode .redraw; on a device the old drawing is stretched
// in other modes.

import QuartzCore

/// Which classes are asked to draw.
@MainActor private enum DrawingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func mayDraw(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = !String(reflecting: type).hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension UIView {
  /// Whether the view's class is not UIKit's own.
  var drawsItself: Bool { layer.needsDisplayOnBoundsChange }

  func prepareDrawing() {
    guard DrawingClasses.mayDraw(type(of: self)) else { return }
    layer.needsDisplayOnBoundsChange = true
    layer.setNeedsDisplay()
  }

  func askForDrawing() {
    layer.mark()
    if drawsItself { layer.setNeedsDisplay() } else { VirtualRunLoop.current.setNeedsCommit() }
  }

  func drawOwnContent(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    traits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}
