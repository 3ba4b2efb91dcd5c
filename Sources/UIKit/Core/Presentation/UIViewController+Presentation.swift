// How controllers stand over controllers.

import QuartzCore

/// How a presented controller stands over the others.
///
/// Sheets and popovers have places of their own; the other styles fill the window. A `transitioningDelegate`
/// has its say whatever the style.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; the controller decides about the status bar.
  case fullScreen = 0
  /// A sheet at the lower edge, or in the middle where the window is wide.
  case pageSheet
  /// As `pageSheet`, smaller where the window is wide.
  case formSheet
  /// Over the whole window: contexts are not looked for.
  case currentContext
  /// As the transitioning delegate says; over the whole window without one.
  case custom
  /// Over the whole window; the presenting controller goes on deciding about the status bar.
  case overFullScreen
  /// As `overFullScreen`: contexts are not looked for.
  case overCurrentContext
  /// A bubble beside its source where the window is wide, or else a sheet.
  case popover
  /// From a delegate that is asked how to adapt: the style stays as it is.
  case none = -1
  /// As the system likes: a page sheet.
  case automatic = -2
}

/// How a presented controller would come and go. Kept, without effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// Turning around a vertical axis.
  case flipHorizontal
  /// Fading in over the old one.
  case crossDissolve
  /// As the corner of a page is lifted.
  case partialCurl
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
