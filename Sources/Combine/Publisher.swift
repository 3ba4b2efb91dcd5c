// Publisher, AnyPublisher, Subscriber, Subscription, Subscribers — after Apple's documentation "Combine",
// read 2026-11.
// State: partial. Missing: back pressure (every publisher gives what it has at once; demand is not counted).

import Synchronization
@_exported import UIKit

/// Gives values over time, and may end.
///
/// The operators answer with `AnyPublisher` and not with a type of their own each, as Apple's do; sources
/// seldom name those.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to give values to `subscriber`, after having handed it a subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Takes values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Its answer is not counted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The line from a publisher to a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Not counted: values come as they are there.
  func request(_ demand: Subscribers.Demand)
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells subscriptions apart.
public struct CombineIdentifier: Hashable, Sendable {
  private enum ID: Hashable { case number(Int), object(ObjectIdentifier) }
  private static let made = Atomic<Int>(0)
  private let id: ID

  public init() { id = .number(Self.made.wrappingAdd(1, ordering: .relaxed).newValue) }
  public init(_ object: AnyObject) { id = .object(ObjectIdentifier(object)) }
}

/// The types that belong to subscribers.
public enum Subscribers {
  /// How much a subscriber wants. Kept, without effect.
  public struct Demand: Hashable, Sendable {
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// nil is without limit.
    public let max: Int?
    private init(max: Int?) { self.max = max }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A publisher whose kind does not matter.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Sink<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// `attach` gives values to the sink, and stops when that is over.
  init(attach: @escaping (Sink<Output, Failure>) -> Void) { self.attach = attach }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let sink = subscriber as? Sink<Output, Failure> { return attach(sink) }
    let sink = Sink<Output, Failure>(
      value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: sink)
    attach(sink)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }

  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to `subject`.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}
