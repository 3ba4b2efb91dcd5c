// Selectors of methods that belong to no actor, such as those of a model: the same three shapes.

import Foundation

extension Selector {
  /// A method without arguments. Its result is only for `perform(_:)`.
  @_disfavoredOverload
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name) { (target: Target) -> @MainActor () -> Result in
      nonisolated(unsafe) let bound = method(target)
      return { bound() }
    }
  }

  /// A method with one argument: the sender, as a rule.
  @_disfavoredOverload
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name) { (target: Target) -> @MainActor (A) -> Result in
      nonisolated(unsafe) let bound = method(target)
      return { bound($0) }
    }
  }

  /// A method with two arguments: sender and event, as a rule.
  @_disfavoredOverload
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name) { (target: Target) -> @MainActor (A, B) -> Result in
      nonisolated(unsafe) let bound = method(target)
      return { bound($0, $1) }
    }
  }
}
