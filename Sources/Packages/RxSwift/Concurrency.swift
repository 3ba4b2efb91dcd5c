// values, value, and tasks as sequences — after RxSwift's public API.
// State: complete.

import UIKit

extension ObservableConvertibleType {
  /// The elements, to be awaited one by one. Leaving them ends the subscription.
  public var values: AsyncThrowingStream<Element, any Swift.Error> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let following = asObservable().subscribe { event in
        switch event {
        case .next(let element):
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        case .error(let error): continuation.finish(throwing: error)
        case .completed: continuation.finish()
        }
      }
      continuation.onTermination = { reason in
        guard case .cancelled = reason else { return }
        Task { @MainActor in following.dispose() }
      }
    }
  }
}

extension InfallibleType {
  /// As `values` of any sequence, without errors.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      nonisolated(unsafe) let following = asObservable().subscribe { event in
        if case .next(let element) = event {
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        } else {
          continuation.finish()
        }
      }
      continuation.onTermination = { reason in
        guard case .cancelled = reason else { return }
        Task { @MainActor in following.dispose() }
      }
    }
  }
}

/// An element on its way from UIKit's thread to the one who awaits it; no other code has it.
private struct Awaited<Element>: @unchecked Sendable {
  let element: Element
}

extension PrimitiveSequence {
  /// The first element on UIKit's one thread; nil where there is none.
  @MainActor fileprivate func awaited() async throws -> Awaited<Element>? {
    let following = SingleAssignmentDisposable()
    nonisolated(unsafe) let ended = following
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let step = OnceContinuation(continuation)
        following.setDisposable(
          source.subscribe(
            onNext: { step.resume(.success(Awaited(element: $0))) }, onError: { step.resume(.failure($0)) },
            onCompleted: { step.resume(.success(nil)) },
            onDisposed: { step.resume(.failure(CancellationError())) }))
      }
    } onCancel: {
      Task { @MainActor in ended.dispose() }
    }
  }
}

private final class OnceContinuation<Value> {
  private var continuation: CheckedContinuation<Value, any Error>?
  init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

  func resume(_ result: sending Result<Value, any Error>) {
    let continuation = continuation
    self.continuation = nil
    continuation?.resume(with: result)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element, to be awaited.
  public var value: Element {
    get async throws {
      guard let awaited = try await primitiveSequence.awaited() else { throw RxError.noElements }
      return awaited.element
    }
  }

  /// The result of `work`, once it is there.
  public static func create(work: @escaping () async throws -> Element) -> Single<Element> {
    Single(
      raw: .create { observer in
        nonisolated(unsafe) let (observer, work) = (observer, work)
        let task = Task { @MainActor in
          do {
            nonisolated(unsafe) let element = try await work()
            guard !Task.isCancelled else { return }
            observer.onNext(element)
            observer.onCompleted()
          } catch { if !Task.isCancelled { observer.onError(error) } }
        }
        return Disposables.create { task.cancel() }
      })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  public var value: Element? {
    get async throws { try await primitiveSequence.awaited()?.element }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Waits for the end.
  public var value: Void {
    get async throws { _ = try await primitiveSequence.awaited() }
  }
}

extension AsyncSequence {
  /// The elements as a sequence.
  public func asObservable() -> Observable<Element> {
    nonisolated(unsafe) let elements = self
    return .create { observer in
      nonisolated(unsafe) let observer = observer
      let task = Task { @MainActor in
        do {
          for try await element in elements { observer.onNext(element) }
          observer.onCompleted()
        } catch { observer.onError(error) }
      }
      return Disposables.create { task.cancel() }
    }
  }
}
