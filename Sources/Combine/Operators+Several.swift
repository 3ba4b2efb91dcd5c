// The operators on several publishers.

import UIKit

/// The operators on several publishers, as things of their own.
public enum Publishers {}

extension Publisher {
  /// The values of this publisher and those of the other, as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  /// The latest values of both, each time one of them has a new one, from the moment on that both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    pairs(with: other) { a, b in
      guard let x = a.last, let y = b.last else { return nil }
      (a, b) = ([x], [y])
      return (x, y)
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// First with first, second with second, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    pairs(with: other) { a, b in
      guard !a.isEmpty, !b.isEmpty else { return nil }
      return (a.removeFirst(), b.removeFirst())
    }
  }

  /// Takes a pair out of what has come, each time something has. Ends when both have, or one fails.
  private func pairs<P: Publisher>(
    with other: P, take: @escaping (inout [Output], inout [P.Output]) -> (Output, P.Output)?
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { downstream in
      var a: [Output] = []
      var b: [P.Output] = []
      var open = 2
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { open = 0 }
        if open <= 0 { downstream.receive(completion: completion) }
      }
      func emit() { if let pair = take(&a, &b) { downstream.send(pair) } }
      let first = Sink<Output, Failure>(
        value: {
          a.append($0)
          emit()
        }, completion: end)
      let second = Sink<P.Output, Failure>(
        value: {
          b.append($0)
          emit()
        }, completion: end)
      downstream.adopt(first)
      downstream.adopt(second)
      receive(subscriber: first)
      other.receive(subscriber: second)
    }
  }

  /// The values of the publishers that `transform` makes, as they come; at most `maxPublishers` is not
  /// counted.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    transformed { downstream in
      var open = 1
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { open = 0 }
        if open <= 0 { downstream.receive(completion: completion) }
      }
      return (
        { value in
          open += 1
          let inner = Sink<P.Output, Failure>(value: { downstream.send($0) }, completion: end)
          downstream.adopt(inner)
          transform(value).receive(subscriber: inner)
        }, end
      )
    }
  }

  /// `elements` before all others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      for element in elements { downstream.send(element) }
      if !downstream.isOver { downstream.follow(self) }
    }
  }

  /// `elements` after all others.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      (
        { downstream.send($0) },
        { end in
          if case .finished = end { for element in elements { downstream.send(element) } }
          downstream.receive(completion: end)
        }
      )
    }
  }

  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = SharedSubscription(eraseToAnyPublisher())
    return AnyPublisher { shared.attach($0) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher only.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    transformed { downstream in
      var current: Sink<Output.Output, Failure>?
      var isOuterOver = false
      return (
        { publisher in
          current?.cancel()
          let inner = Sink<Output.Output, Failure>(
            value: { downstream.send($0) },
            completion: { end in
              current = nil
              if isOuterOver || end.isFailure { downstream.receive(completion: end) }
            })
          current = inner
          downstream.adopt(inner)
          publisher.receive(subscriber: inner)
        },
        { end in
          isOuterOver = true
          if current == nil || end.isFailure { downstream.receive(completion: end) }
        }
      )
    }
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}

/// The state that the subscribers of a shared publisher share, from the first to the last of them.
private final class SharedSubscription<Output, Failure: Error> {
  private let upstream: AnyPublisher<Output, Failure>
  private var subject = PassthroughSubject<Output, Failure>()
  private var running: AnyCancellable?
  private var users = 0

  init(_ upstream: AnyPublisher<Output, Failure>) { self.upstream = upstream }

  func attach(_ sink: Sink<Output, Failure>) {
    users += 1
    sink.adopt(
      AnyCancellable.onCancel { [self] in
        users -= 1
        if users == 0 { running = nil }
      })
    sink.follow(subject)
    if running == nil { running = upstream.subscribe(subject) }
  }
}
