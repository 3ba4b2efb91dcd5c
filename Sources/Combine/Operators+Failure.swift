// The operators on how a publisher ends.

import UIKit

extension Publisher {
  public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
    transformed { downstream in
      ({ downstream.send($0) }, { downstream.receive(completion: $0.mapFailure(transform)) })
    }
  }

  /// After a failure goes on with the publisher that `handler` makes.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    transformed { downstream in
      (
        { downstream.send($0) },
        { end in
          switch end {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.follow(handler(error))
          }
        }
      )
    }
  }

  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }

  /// One value where there was none.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var isEmpty = true
      return (
        { value in
          isEmpty = false
          downstream.send(value)
        },
        { end in
          if isEmpty, case .finished = end { downstream.send(value) }
          downstream.receive(completion: end)
        }
      )
    }
  }

  /// Begins again after a failure, up to `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// The same values, as of a publisher that could fail.
  public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> {
    transformed { downstream in ({ downstream.send($0) }, { _ in downstream.receive(completion: .finished) })
    }
  }
}

extension Sink {
  /// Takes what `publisher` gives as its own, its end included.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    let own = Sink(
      value: { [weak self] in self?.send($0) }, completion: { [weak self] in self?.receive(completion: $0) })
    adopt(own)
    publisher.receive(subscriber: own)
  }
}
