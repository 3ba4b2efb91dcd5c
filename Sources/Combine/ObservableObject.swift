// ObservableObject, ObservableObjectPublisher, Published — after Apple's documentation of them, read 2026-11.
// State: complete.

import Synchronization
import UIKit

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that something changes, not what.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  // Used on UIKit's one thread.
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One for each object. `@Published` properties send it before they change.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that have not one of their own.
private enum ObjectPublishers {
  private struct Entry {
    // An identifier is used again by objects that come later.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table: @unchecked Sendable {
    // Under its lock only.
    var entries: [ObjectIdentifier: Entry] = [:]
    var sizeThatTidies = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    return table.withLock { table in
      let id = ObjectIdentifier(object)
      if let entry = table.entries[id], entry.object === object { return entry.publisher }
      if table.entries.count >= table.sizeThatTidies {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sizeThatTidies = max(64, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property that publishes what it is about to become.
@propertyWrapper
public struct Published<Value> {
  /// Gives the property's value, then each new one before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.values.receive(subscriber: subscriber)
    }
  }

  private let subject: PublishedSubject<Value>

  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // For `assign(to: &$property)`, which writes back what it was given.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let subject = owner[keyPath: storage].subject
      subject.owner = owner
      return Publisher(subject: subject)
    }
    set {}
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].subject.value }
    set {
      let subject = owner[keyPath: storage].subject
      subject.owner = owner
      subject.send(newValue)
    }
  }
}

/// The value of a `@Published` property, and who listens to it.
final class PublishedSubject<Value> {
  private(set) var value: Value
  let values: CurrentValueSubject<Value, Never>
  /// Whose property it is; known from the first setting on.
  weak var owner: AnyObject?
  private var kept: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    values = CurrentValueSubject(value)
  }

  /// Listeners hear of it while the property has its old value still.
  func send(_ new: Value) {
    (owner as? any ObservableObject)?.announceChange()
    values.send(new)
    value = new
  }

  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
}

extension ObservableObject {
  fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
