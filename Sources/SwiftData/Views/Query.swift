// Query — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: errors of a fetch.

import SwiftUI

/// The objects of a class, which the view follows.
@propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()
  @State private var generation = 0
  private let descriptor: FetchDescriptor<Element>
  private let animation: Animation?
  private let result: ([Element]) -> Result

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {
    (self.descriptor, self.animation) = (descriptor, animation)
    result = { $0 }
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
  where Result == [Element] {
    (self.descriptor, animation) = (descriptor, transaction?.animation)
    result = { $0 }
  }

  public var wrappedValue: Result {
    _ = generation
    return result(results.current(context, descriptor))
  }

  public var modelContext: ModelContext { context }
  /// nil: fetches in memory do not fail.
  public var fetchError: (any Error)? { nil }

  public func update() {
    let (generation, animation) = (_generation, animation)
    results.begin(context, descriptor) { other in
      withAnimation(animation ?? other) { generation.wrappedValue += 1 }
    }
  }
}

extension Query where Result == [Element] {
  public init() { self.init(FetchDescriptor<Element>()) }
  public init(animation: Animation) { self.init(FetchDescriptor<Element>(), animation: animation) }
  public init(transaction: Transaction) { self.init(FetchDescriptor<Element>(), transaction: transaction) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(sendable(keyPath), order: order)], transaction: transaction)
  }
}

/// Key paths without captured values may go anywhere, whether or not their type says so.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// The objects that a query has found; it has its view look again when that changes.
private final class QueryResults<Element: PersistentModel>: StoreFollower {
  private var context: ModelContext?
  private var descriptor = FetchDescriptor<Element>()
  private var changed: (Animation?) -> Void = { _ in }
  private var found: [Element] = []
  /// Of the store when that was found; nil: not yet.
  private var revision: Int?

  /// The view is about to be asked for its body.
  func begin(
    _ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ changed: @escaping (Animation?) -> Void
  ) {
    if self.context !== context {
      self.context = context
      context.store.follow(self)
      SampleModels.offer(Element.self, to: context.container)
    }
    (self.descriptor, self.changed, revision) = (descriptor, changed, nil)
  }

  func current(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>) -> [Element] {
    guard self.context === context else { return (try? context.fetch(descriptor)) ?? [] }
    let now = context.store.revision
    if revision != now { (found, revision) = (fetched(), now) }
    return found
  }

  private func fetched() -> [Element] { context.flatMap { try? $0.fetch(descriptor) } ?? [] }

  func storeDidChange(_ animation: Animation?) {
    // A view that has not read it yet will find what is there then.
    guard revision != nil, revision != context?.store.revision else { return }
    let now = fetched()
    guard !now.elementsEqual(found, by: { $0 === $1 }) else { return }
    changed(animation)
  }
}
