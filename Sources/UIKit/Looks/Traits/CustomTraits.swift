// Traits of an app's own.

import QuartzCore

/// The values of an app's own traits that are said, by their definitions: none for nearly everyone.
struct CustomTraits: Hashable, Sendable {
  private var values: [ObjectIdentifier: any SaidTrait] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
    get {
      values.isEmpty ? nil : (values[ObjectIdentifier(trait)] as? SaidValue<T>)?.value
    }
    set {
      if let newValue {
        values[ObjectIdentifier(trait)] = SaidValue<T>(newValue)
      } else {
        values[ObjectIdentifier(trait)] = nil
      }
    }
  }

  func says(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  mutating func forget(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Forgets what has its default value, as what is not said has.
  mutating func forgetDefaults() {
    if !values.isEmpty { values = values.filter { !$0.value.isDefault } }
  }

  mutating func take(_ other: CustomTraits) {
    if !other.values.isEmpty { values.merge(other.values) { $1 } }
  }

  /// Whether all that `other` says is so here, too.
  func contains(_ other: CustomTraits) -> Bool {
    other.values.allSatisfy { key, said in values[key]?.isSame(as: said) ?? said.isDefault }
  }

  /// The traits that have another value than in `other`.
  func changed(from other: CustomTraits) -> [UITrait] {
    if values.isEmpty, other.values.isEmpty { return [] }
    let mine = values.filter { key, said in !(other.values[key]?.isSame(as: said) ?? said.isDefault) }
    let theirs = other.values.filter { key, said in values[key] == nil && !said.isDefault }
    return mine.merging(theirs) { mine, _ in mine }.values.map(\.trait)
  }

  static func == (one: CustomTraits, other: CustomTraits) -> Bool {
    one.values.count == other.values.count
      && one.values.allSatisfy { key, said in other.values[key]?.isSame(as: said) ?? false }
  }

  /// Values need not be hashable.
  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }
}

/// The value of one trait.
private protocol SaidTrait: AnyObject, Sendable {
  var trait: UITrait { get }
  var isDefault: Bool { get }
  func isSame(as other: any SaidTrait) -> Bool
}

private final class SaidValue<T: UITraitDefinition>: SaidTrait {
  // A collection goes wherever an app takes it, and an app's value goes along, as on a device.
  nonisolated(unsafe) let value: T.Value

  init(_ value: T.Value) { self.value = value }

  var trait: UITrait { T.self }
  var isDefault: Bool { Self.isSame(value, T.defaultValue) }

  func isSame(as other: any SaidTrait) -> Bool {
    if other === self { return true }
    return (other as? SaidValue<T>).map { Self.isSame(value, $0.value) } ?? false
  }

  /// By `==` where the type has that; otherwise only objects can be the same.
  private static func isSame(_ one: T.Value, _ other: T.Value) -> Bool {
    if let type = T.Value.self as? any Equatable.Type { return areEqual(one, other, as: type) }
    if let type = T.Value.self as? any Wrapping.Type {
      return isSameObject(content(of: one, as: type), content(of: other, as: type))
    }
    return isSameObject(one, other)
  }

  private static func areEqual<E: Equatable>(_ one: Any, _ other: Any, as type: E.Type) -> Bool {
    guard let one = one as? E, let other = other as? E else { return false }
    return one == other
  }

  private static func content<W: Wrapping>(of value: Any, as type: W.Type) -> Any? {
    (value as? W)?.content
  }

  /// nil is the same as nil.
  private static func isSameObject(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }
}

/// An optional, whatever it holds.
private protocol Wrapping {
  var content: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var content: Any? { map { $0 as Any } }
}
