// Subject, PassthroughSubject, CurrentValueSubject — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: back pressure.

import UIKit

/// A publisher that is told what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Cancelled when the subject ends.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, and whether it is over: the part that both kinds of subject have.
struct Listeners<Output, Failure: Error> {
  private var sinks: [Sink<Output, Failure>] = []
  private(set) var end: Subscribers.Completion<Failure>?
  private var upstreams: [any Cancellable] = []

  mutating func add(_ sink: Sink<Output, Failure>) {
    sinks.removeAll(where: \.isOver)
    sinks.append(sink)
  }

  mutating func adopt(_ upstream: any Cancellable) { upstreams.append(upstream) }

  /// Those who are to hear a value now; empty once it is over.
  var listening: [Sink<Output, Failure>] { end == nil ? sinks : [] }

  /// Ends, and returns the subscribers that are to hear of it: none the second time.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Sink<Output, Failure>] {
    guard end == nil else { return [] }
    end = completion
    defer { sinks = [] }
    return sinks
  }

  func cancelUpstreams() { for upstream in upstreams { upstream.cancel() } }
}

/// Passes values on to present subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Used on UIKit's one thread.
  private var listeners = Listeners<Output, Failure>()

  public init() {}

  deinit { listeners.cancelUpstreams() }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] sink in
      if let end = listeners.end { return sink.receive(completion: end) }
      listeners.add(sink)
    }.receive(subscriber: subscriber)
  }

  public func send(_ value: Output) { for sink in listeners.listening { sink.send(value) } }

  public func send(completion: Subscribers.Completion<Failure>) {
    for sink in listeners.finish(completion) { sink.receive(completion: completion) }
  }

  public func send(subscription: any Subscription) {
    listeners.adopt(subscription)
    subscription.request(.unlimited)
  }
}

/// Has a value, which newcomers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  // Used on UIKit's one thread.
  private var listeners = Listeners<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  deinit { listeners.cancelUpstreams() }

  /// Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] sink in
      if let end = listeners.end { return sink.receive(completion: end) }
      listeners.add(sink)
      sink.send(current)
    }.receive(subscriber: subscriber)
  }

  public func send(_ value: Output) {
    guard listeners.end == nil else { return }
    current = value
    for sink in listeners.listening { sink.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for sink in listeners.finish(completion) { sink.receive(completion: completion) }
  }

  public func send(subscription: any Subscription) {
    listeners.adopt(subscription)
    subscription.request(.unlimited)
  }
}
