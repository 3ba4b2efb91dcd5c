// Cancellable, AnyCancellable — after Apple's documentation of the two, read 2026-11.
// State: complete.

import UIKit

/// Something under way that can be called off.
public protocol Cancellable {
  func cancel()
}

/// Calls off what it stands for when it is let go of.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // Subscriptions live on UIKit's one thread.
  private var onCancel: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  public convenience init<C: Cancellable>(_ cancellable: C) { self.init { cancellable.cancel() } }

  deinit { onCancel?() }

  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(cancel))
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(cancel))
  }
}

extension Publisher {
  /// Calls the closures until the result is cancelled or let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(value: receiveValue, completion: receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of `object`, which is kept as long as the result is.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a `@Published` property, as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(sink { [weak subject] in subject?.send($0) })
  }
}
