// How controllers stand over controllers.

import QuartzCore

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
  /// Itself or the nearest of its parents that is within a controller of that kind.
  func enclosing<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = parent
    while let here = next {
      if let container = here as? Container { return container }
      next = here.parent
    }
    return nil
  }
}
