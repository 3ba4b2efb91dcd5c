// Namespace, AppStorage, SceneStorage, FocusState, GestureState — after Apple's documentation,
// read 2026-11.
// State: partial. Missing: focus that moves by itself.

import UIKit

/// An identity of the view's own.
@propertyWrapper public struct Namespace: DynamicProperty, LinkedProperty {
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier
  }
  private final class Identity {}
  private final class Link { var identity = Identity() }
  private let link = Link()

  public init() {}
  public var wrappedValue: ID { ID(number: ObjectIdentifier(link.identity)) }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    if let known = slot as? Identity { link.identity = known }
    slot = link.identity
  }
}

/// A value in the user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, LinkedProperty {
  private let link: StorageLink<Value>

  public var wrappedValue: Value {
    get { link.read() }
    nonmutating set { link.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(reading: { link.read() }, writing: { new, _ in link.set(new) })
  }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    let changed = context.changed
    link.changed = changed
    slot = DefaultsWatch(link.key, link.store, changed)
  }

  init(_ key: String, _ value: Value, _ store: UserDefaults?, raw: RawForm<Value>) {
    link = StorageLink(key, value, store ?? .standard, raw)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, raw: .plain())
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, wrappedValue, store,
      raw: RawForm(read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0.absoluteString }))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, store,
      raw: RawForm(read: { ($0 as? String).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue }))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, store,
      raw: RawForm(read: { ($0 as? Int).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue }))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, raw: .optional())
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, nil, store,
      raw: RawForm(
        read: { ($0 as? String).flatMap { URL(string: $0) }.map { .some($0) } }, write: { $0?.absoluteString }
      ))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(key, nil, store, raw: .raw()) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(key, nil, store, raw: .raw()) }
}

/// As a value stands in the user defaults.
struct RawForm<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  static func plain() -> RawForm { RawForm(read: { $0 as? Value }, write: { $0 }) }
  static func optional<W>() -> RawForm where Value == W? {
    RawForm(read: { ($0 as? W).map { .some($0) } }, write: { $0 })
  }
  static func raw<R: RawRepresentable>() -> RawForm where Value == R? {
    RawForm(
      read: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)).map { .some($0) } }, write: { $0?.rawValue })
  }
}

private final class StorageLink<Value> {
  let key: String
  let initial: Value
  let store: UserDefaults
  let raw: RawForm<Value>
  var changed: (@MainActor (Animation?) -> Void)?

  init(_ key: String, _ initial: Value, _ store: UserDefaults, _ raw: RawForm<Value>) {
    (self.key, self.initial, self.store, self.raw) = (key, initial, store, raw)
  }

  func read() -> Value { store.object(forKey: key).flatMap(raw.read) ?? initial }

  func set(_ value: Value) {
    if let raw = raw.write(value) { store.set(raw, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsWatch.tell(key, store)
    guard let changed else { return }
    let animation = Transaction.current.animation
    onMain { changed(animation) }
  }
}

/// A view that reads a key of the user defaults.
private final class DefaultsWatch {
  let key: String
  let store: UserDefaults
  let changed: @MainActor (Animation?) -> Void

  @MainActor init(_ key: String, _ store: UserDefaults, _ changed: @escaping @MainActor (Animation?) -> Void)
  {
    (self.key, self.store, self.changed) = (key, store, changed)
    Self.all.removeAll { $0.watch == nil }
    Self.all.append(Weak(watch: self))
  }

  private struct Weak { weak var watch: DefaultsWatch? }
  @MainActor private static var all: [Weak] = []

  /// All views that read it look again.
  static func tell(_ key: String, _ store: UserDefaults) {
    let animation = Transaction.current.animation
    onMain {
      for entry in all {
        if let watch = entry.watch, watch.key == key { watch.changed(animation) }
      }
    }
  }
}

/// A value that a scene would keep between launches; here as long as the view is there.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// Which field has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  @propertyWrapper public struct Binding {
    let value: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

/// A value that goes back when its gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let state: State<Value>
  let initial: Value
  private var resetTransaction = Transaction()
  private var onReset: ((Value, inout Transaction) -> Void)?
  public init(wrappedValue: Value) { (state, initial) = (State(wrappedValue: wrappedValue), wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Goes back in that transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
    self.resetTransaction = resetTransaction
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue)
    onReset = reset
  }
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  func reset() {
    var transaction = resetTransaction
    onReset?(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
  public var wrappedValue: Value { state.wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}
