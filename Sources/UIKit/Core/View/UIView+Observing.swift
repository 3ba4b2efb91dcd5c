// The properties of views that can be observed.
//
// Told is what a change really changed, whichever setter it came through, after the outermost setter of the
// view is done: observers of a scroll view's offset come after the layout's invalidation and the delegate's
// `scrollViewDidScroll`.

import QuartzCore

extension UIView {
  /// Setters that may change several properties.
  enum Observed {
    case frame(CGRect), bounds(CGRect), center(CGPoint)
    case transform, alpha, hidden, backgroundColor
  }

  /// Runs `change`, which is what the setter does, and tells who observes what it changes.
  func changing(_ observed: Observed, _ change: () -> Void) {
    if KeyValueObservers.isEmpty { return change() }
    KeyValueObservers.change(self, keys(of: observed), change)
  }

  private func keys(of observed: Observed) -> [String] {
    switch observed {
    case .frame(let new):
      let rect = new.standardized
      let isMoved = rect != frame
      return (isMoved ? ["frame", "center"] : []) + (rect.size != frame.size ? ["bounds"] : [])
    case .bounds(let new):
      return (new != bounds ? ["bounds"] : []) + (new.size != bounds.size ? ["frame"] : [])
        + (new.origin != bounds.origin ? ["contentOffset"] : [])
    case .center(let new): return new != center ? ["center", "frame"] : []
    case .transform: return ["transform", "transform3D", "frame"]
    case .alpha: return ["alpha"]
    case .hidden: return ["hidden"]
    case .backgroundColor: return ["backgroundColor"]
    }
  }

  static var observableViewProperties: [String: AnyKeyPath] {
    [
      "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center,
      "transform": \UIView.transform, "transform3D": \UIView.transform3D, "alpha": \UIView.alpha,
      "hidden": \UIView.isHidden, "backgroundColor": \UIView.backgroundColor,
    ]
  }
}

extension _KeyValueObservable where Self: UIView {
  /// As for every object. Heard are `frame`, `bounds`, `center`, the transforms, `alpha`, `isHidden` and
  /// `backgroundColor`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _observe(keyPath, key: onMainThread(keyPath, viewPropertyName), options, changeHandler)
  }
}

@MainActor func viewPropertyName<View: UIView>(_ keyPath: PartialKeyPath<View>) -> String? {
  switch keyPath {
  case \View.frame: "frame"
  case \View.bounds: "bounds"
  case \View.center: "center"
  case \View.transform: "transform"
  case \View.transform3D: "transform3D"
  case \View.alpha: "alpha"
  case \View.isHidden: "hidden"
  case \View.backgroundColor: "backgroundColor"
  default: nil
  }
}
