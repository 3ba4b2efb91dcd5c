// The subscriber that all of this module is made of: two closures, and a list of what ends with it.

import UIKit

/// Takes values until it is cancelled or the publisher ends.
final class Sink<Input, Failure: Error>: Subscriber, Subscription {
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstreams: [any Cancellable] = []
  private(set) var isOver = false

  init(
    value: @escaping (Input) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }

  /// Cancels `upstream` when this is over; at once where it is already.
  func adopt(_ upstream: any Cancellable) {
    if isOver { upstream.cancel() } else { upstreams.append(upstream) }
  }

  func receive(subscription: any Subscription) {
    adopt(subscription)
    subscription.request(.unlimited)
  }

  func send(_ input: Input) { value?(input) }

  @discardableResult
  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .unlimited
  }

  func receive(completion end: Subscribers.Completion<Failure>) {
    let completion = completion
    cancel()
    completion?(end)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    guard !isOver else { return }
    isOver = true
    value = nil
    completion = nil
    let ended = upstreams
    upstreams = []
    for upstream in ended { upstream.cancel() }
  }
}

extension Publisher {
  /// A publisher that does `step` with each value, given what to do with what comes of it.
  func transformed<New, NewFailure: Error>(
    _ make:
      @escaping (Sink<New, NewFailure>) -> (
        value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<New, NewFailure> {
    AnyPublisher { downstream in
      let (value, completion) = make(downstream)
      let own = Sink<Output, Failure>(value: value, completion: completion)
      downstream.adopt(own)
      receive(subscriber: own)
    }
  }

  /// The same, where the end is passed on as it is.
  func transformed<New>(
    _ make: @escaping (Sink<New, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<New, Failure> {
    transformed { downstream in (make(downstream), { downstream.receive(completion: $0) }) }
  }
}
