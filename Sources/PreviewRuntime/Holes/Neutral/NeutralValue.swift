import Foundation

/// Values that say nothing: none, zero, empty.
///
/// Found by the type itself, while the preview runs: what was said of it first, what it says of itself, a
/// list of Apple's types, and then what can be had of any type of its shape. A class of the previewed code is
/// never made by its metatype: which initialisers it really has cannot be seen there, and calling one that it
/// lacks ends the process.
enum NeutralValue {
  /// Types within types that are looked into: `Range<Optional<…>>` and the like.
  private static let deepest = 8

  /// A value of `type` that says nothing; nil where none is known.
  static func make<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    return value(of: type, depth: 0).flatMap { $0 as? Value }
  }

  /// As `make`, of a type that is only known while the preview runs.
  static func value(of type: Any.Type, depth: Int) -> Any? {
    guard depth < deepest else { return nil }
    if let made = NeutralRegistry.value(of: type) { return made }
    if let type = type as? any _NeutralMaking.Type { return type._makeNeutral() }
    if let optional = type as? any ExpressibleByNilLiteral.Type { return none(optional) }
    if let listed = NeutralFoundation.values[ObjectIdentifier(type)] { return listed() }
    if let view = onMainActor({ NeutralUIKit.value(of: $0) }, type) { return view }
    if let composed = type as? any NeutralByParts.Type { return composed.neutral(depth: depth + 1) }
    return NeutralShape.value(of: type, depth: depth + 1)
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }

  /// UIKit is only touched on the main thread: nil on any other.
  private static func onMainActor(_ make: @MainActor (ObjectIdentifier) -> Any?, _ type: Any.Type) -> Any? {
    guard MainThread.isCurrent else { return nil }
    let id = ObjectIdentifier(type)
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated { made = make(id) }
    return made
  }
}
