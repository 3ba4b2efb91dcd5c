// The operators on one publisher's values.

import UIKit

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    transformed { downstream in { downstream.send(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func map<A, B>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: a], $0[keyPath: b]) }
  }

  /// An error that `transform` throws ends it.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    transformed { downstream in
      (
        { value in
          do { downstream.send(try transform(value)) } catch {
            downstream.receive(completion: .failure(error))
          }
        },
        { downstream.receive(completion: $0.mapFailure { $0 as any Error }) }
      )
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    transformed { downstream in { if isIncluded($0) { downstream.send($0) } } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    transformed { downstream in { if let new = transform($0) { downstream.send(new) } } }
  }

  public func replaceNil<T>(with replacement: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? replacement }
  }

  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var last: Output?
      return { value in
        if let last, isSame(last, value) { return }
        last = value
        downstream.send(value)
      }
    }
  }

  /// Each value after the first is that of `next` with the one before.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    transformed { downstream in
      var result = initial
      return { value in
        result = next(result, value)
        downstream.send(result)
      }
    }
  }

  /// One value, when the publisher has ended.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    transformed { downstream in
      var result = initial
      return (
        { result = next(result, $0) },
        { end in
          if case .finished = end { downstream.send(result) }
          downstream.receive(completion: end)
        }
      )
    }
  }

  /// All values, when the publisher has ended.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Values in groups of `count`; the last may have fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    transformed { downstream in
      var group: [Output] = []
      return (
        { value in
          group.append(value)
          guard group.count >= count else { return }
          let full = group
          group = []
          downstream.send(full)
        },
        { end in
          if case .finished = end, !group.isEmpty { downstream.send(group) }
          downstream.receive(completion: end)
        }
      )
    }
  }

  public func ignoreOutput() -> AnyPublisher<Never, Failure> { transformed { _ in { _ in } } }

  // MARK: Parts

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// The first values, and then the end.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var left = count
      if left <= 0 { downstream.receive(completion: .finished) }
      return { value in
        left -= 1
        downstream.send(value)
        if left <= 0 { downstream.receive(completion: .finished) }
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      { if predicate($0) { downstream.send($0) } else { downstream.receive(completion: .finished) } }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var left = count
      return { if left > 0 { left -= 1 } else { downstream.send($0) } }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        if !isDropping { downstream.send(value) }
      }
    }
  }

  // MARK: Watching

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      receiveSubscription?(downstream)
      receiveRequest?(.unlimited)
      var isDone = false
      downstream.adopt(AnyCancellable.onCancel { if !isDone { receiveCancel?() } })
      return (
        { value in
          receiveOutput?(value)
          downstream.send(value)
        },
        { end in
          isDone = true
          receiveCompletion?(end)
          downstream.receive(completion: end)
        }
      )
    }
  }

  /// Writes what happens to standard output.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(head)receive \($0)") },
      receiveCancel: { Swift.print("\(head)receive cancel") })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> {
    filter { $0 == value }.map { _ in true }.prefix(1).reduce(false) { $0 || $1 }
  }
}

extension Subscribers.Completion {
  func mapFailure<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension AnyCancellable {
  /// As a subscription keeps it: ended by `cancel()` only, not by being let go of after the end.
  static func onCancel(_ action: @escaping () -> Void) -> any Cancellable { CancelAction(action: action) }

  private struct CancelAction: Cancellable {
    let action: () -> Void
    func cancel() { action() }
  }
}
