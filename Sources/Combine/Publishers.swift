// Just, Empty, Fail, Future, Deferred — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// One value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { sink in
      sink.send(output)
      sink.receive(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool

  /// With `completeImmediately` false it never ends, either.
  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    endsAtOnce = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { if endsAtOnce { $0.receive(completion: .finished) } }
      .receive(subscriber: subscriber)
  }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { $0.receive(completion: .failure(error)) }.receive(subscriber: subscriber)
  }
}

/// One value or a failure, as soon as it is known.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// `attemptToFulfill` runs at once; only its first answer counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in if subject.value == nil { subject.send(result) } }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [subject] sink in
      sink.adopt(
        subject.compactMap { $0 }.sink { result in
          switch result {
          case .success(let value):
            sink.send(value)
            sink.receive(completion: .finished)
          case .failure(let error): sink.receive(completion: .failure(error))
          }
        })
    }.receive(subscriber: subscriber)
  }
}

/// Makes its publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// The elements, one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { sink in
      for element in self {
        if sink.isOver { return }
        sink.send(element)
      }
      sink.receive(completion: .finished)
    }
  }
}

extension Optional {
  /// The value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { [self].compactMap { $0 }.publisher }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
