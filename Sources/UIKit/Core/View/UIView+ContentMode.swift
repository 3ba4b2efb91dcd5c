// How a view's contents follow its size.

import QuartzCore

extension UIView {
  /// Raw values as UIKit's (Facts 6.2).
  public enum ContentMode: Int, Sendable {
    /// Stretched along both axes.
    case scaleToFill = 0
    /// As large as fits, centred.
    case scaleAspectFit
    /// As small as covers, centred; what is over is cut only by `clipsToBounds`.
    case scaleAspectFill
    /// As `scaleToFill`, and drawn again when the size changes.
    case redraw
    // In natural size from here on, aligned as named.
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    /// A gravity's bottom is the least y, which UIKit has at the top.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
