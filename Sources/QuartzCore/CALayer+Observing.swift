// The properties of layers that can be observed.

import CoreGraphics
import ObjectiveCRuntime

extension CALayer {
  /// Places of change: each may change several properties.
  enum Observed {
    case position, bounds, transform, opacity, hidden

    var keys: [String] {
      switch self {
      case .position: ["position", "frame"]
      case .bounds: ["bounds", "frame"]
      case .transform: ["transform", "frame"]
      case .opacity: ["opacity"]
      case .hidden: ["hidden"]
      }
    }
  }

  var isAnythingObserved: Bool { !KeyValueObservers.isEmpty }

  func willChange(_ observed: Observed) {
    for key in observed.keys { KeyValueObservers.willChange(self, key, nil) }
  }

  /// Only changes whose beginning was told are told.
  func didChange(_ observed: Observed) {
    guard isAnythingObserved else { return }
    for key in observed.keys { KeyValueObservers.didChange(self, key, nil) }
  }

  static var observableLayerProperties: [String: AnyKeyPath] {
    [
      "position": \CALayer.position, "bounds": \CALayer.bounds, "frame": \CALayer.frame,
      "transform": \CALayer.transform, "opacity": \CALayer.opacity, "hidden": \CALayer.isHidden,
    ]
  }
}

extension _KeyValueObservable where Self: CALayer {
  /// As for every object. Heard are `position`, `bounds`, `frame`, `transform`, `opacity` and `isHidden`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    _observe(keyPath, key: onMainThread(keyPath, layerPropertyName), options, changeHandler)
  }
}

@MainActor private func layerPropertyName<Layer: CALayer>(_ keyPath: PartialKeyPath<Layer>) -> String? {
  switch keyPath {
  case \Layer.position: "position"
  case \Layer.bounds: "bounds"
  case \Layer.frame: "frame"
  case \Layer.transform: "transform"
  case \Layer.opacity: "opacity"
  case \Layer.isHidden: "hidden"
  default: nil
  }
}
