import Synchronization

/// The objects that were made up for a screen, since no code has set its properties: the screen itself, and
/// all that was made for it. They find each other by their types, as who would have made them on a device
/// would have joined them.
///
/// Sendable since it is only used on the main thread: others ask `MainThread.isCurrent` before.
final class MadeUpFamily: @unchecked Sendable {
  /// A screen keeps what was made for it; nothing here keeps anything.
  private struct Member: @unchecked Sendable {
    weak var object: AnyObject?
  }

  private var members: [Member]

  private init(of object: AnyObject) { members = [Member(object: object)] }

  /// The one that objects are made for just now.
  nonisolated(unsafe) private(set) static var current: MadeUpFamily?

  /// The family of each object that is in one.
  private struct Registry {
    var families: [ObjectIdentifier: (object: Member, family: MadeUpFamily)] = [:]
  }

  private static let registry = Mutex(Registry())
  /// Entries after which those of objects that are gone are looked for.
  private static let many = 256

  /// Whether `object` is what the others were made for, and was not made up itself.
  func isFounded(by object: AnyObject) -> Bool { members.first?.object === object }

  /// Nil for an object that was not made up, and for which nothing was.
  static func of(_ object: AnyObject) -> MadeUpFamily? {
    registry.withLock { registry in
      guard let entry = registry.families[ObjectIdentifier(object)], entry.object.object === object else {
        return nil
      }
      return entry.family
    }
  }

  /// The family of `object`, a new one if need be.
  static func founded(by object: AnyObject) -> MadeUpFamily {
    if let family = of(object) { return family }
    let family = MadeUpFamily(of: object)
    note(object, in: family)
    return family
  }

  private static func note(_ object: AnyObject, in family: MadeUpFamily) {
    registry.withLock { registry in
      if registry.families.count > many {
        registry.families = registry.families.filter { $0.value.object.object != nil }
      }
      registry.families[ObjectIdentifier(object)] = (Member(object: object), family)
    }
  }

  /// The first of them that is a `Value`, other than `asking`.
  func member<Value>(as type: Value.Type, asking: AnyObject?) -> Value? {
    for member in members {
      guard let object = member.object, object !== asking, let value = object as? Value else { continue }
      return value
    }
    return nil
  }

  /// Runs `make`; all that it makes belongs to them.
  func making<Value>(_ make: () -> Value?) -> Value? {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return make()
  }

  /// Takes in what was made just now; values that are no objects stay outside.
  func adopt(_ value: Any) {
    guard type(of: value) is AnyClass else { return }
    let object = value as AnyObject
    guard Self.of(object) == nil else { return }
    members.append(Member(object: object))
    Self.note(object, in: self)
  }
}
