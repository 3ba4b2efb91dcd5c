// The properties of scroll views that can be observed.

import QuartzCore

extension UIScrollView {
  static var observableScrollProperties: [String: AnyKeyPath] {
    [
      "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
      "contentInset": \UIScrollView.contentInset,
    ]
  }
}

extension _KeyValueObservable where Self: UIScrollView {
  /// As for every view; also heard are `contentOffset`, by whatever it is moved, `contentSize` and
  /// `contentInset`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _observe(keyPath, key: onMainThread(keyPath, scrollPropertyName), options, changeHandler)
  }
}

@MainActor private func scrollPropertyName<View: UIScrollView>(_ keyPath: PartialKeyPath<View>) -> String? {
  switch keyPath {
  case \View.contentOffset: "contentOffset"
  case \View.contentSize: "contentSize"
  case \View.contentInset: "contentInset"
  default: viewPropertyName(keyPath)
  }
}
