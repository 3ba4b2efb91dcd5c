// State, Binding — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// A value that a view keeps while it stays in the tree.
@propertyWrapper public struct State<Value>: DynamicProperty, LinkedProperty {
  private let link: StateLink<Value>

  public init(wrappedValue: Value) { link = StateLink(wrappedValue) }
  public init(initialValue: Value) { link = StateLink(initialValue) }

  public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.cell.value }, set: { link.cell.set($0) })
  }

  @MainActor func link(_ slot: inout AnyObject?, _ context: LinkContext) {
    if let known = slot as? StateCell<Value> { link.cell = known }
    slot = link.cell
    link.cell.changed = context.changed
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// Values are read and written on the main thread.
extension State: @unchecked Sendable where Value: Sendable {}

/// Which cell the copies of one property share.
final class StateLink<Value> {
  var cell: StateCell<Value>
  init(_ value: Value) { cell = StateCell(value) }
}

/// A value, and who is told when it changes.
final class StateCell<Value> {
  private(set) var value: Value
  var changed: (@MainActor (Animation?) -> Void)?

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    let isSame = Self.isSame(value, new)
    value = new
    guard !isSame, let changed else { return }
    let animation = Transaction.current.animation
    onMain { changed(animation) }
  }

  private static func isSame(_ one: Value, _ other: Value) -> Bool {
    func compare<E: Equatable>(_ one: E) -> Bool { (other as? E).map { $0 == one } ?? false }
    guard let one = one as? any Equatable else { return false }
    return compare(one)
  }
}

/// A value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(reading: get, writing: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(reading: get, writing: set)
  }

  init(reading: @escaping () -> Value, writing: @escaping (Value, Transaction) -> Void) {
    get = reading
    set = writing
  }

  public static func constant(_ value: Value) -> Binding {
    Binding(reading: { value }, writing: { _, _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { withTransaction(transaction) { set(newValue, transaction) } }
  }

  public var projectedValue: Binding { self }
  public init(projectedValue: Binding) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] },
      writing: { new, _ in
        var value = wrappedValue
        value[keyPath: keyPath] = new
        wrappedValue = value
      })
  }

  public func transaction(_ transaction: Transaction) -> Binding {
    var changed = self
    changed.transaction = transaction
    return changed
  }

  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }

  /// nil where the value is.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? first }, writing: { new, _ in base.wrappedValue = new })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue },
      writing: { new, _ in if let new { base.wrappedValue = new } })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writing: { new, _ in if let new = new.base as? V { base.wrappedValue = new } })
  }
}

// Its closures are called on UIKit's one thread only.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// Of an element; one that has gone since keeps the value that it had.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    var last = wrappedValue[index]
    return Binding<Value.Element>(
      reading: {
        let values = wrappedValue
        if index >= values.startIndex, index < values.endIndex { last = values[index] }
        return last
      },
      writing: { new, _ in
        var values = wrappedValue
        guard index >= values.startIndex, index < values.endIndex else { return }
        values[index] = new
        wrappedValue = values
      })
  }
}

// A binding to a collection is one of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
