// The publishers of notifications, of timers and of observed properties.

import UIKit

extension NotificationCenter {
  /// The notifications of that name, of that object (nil: any).
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [weak self, weak object] sink in
      guard let self else { return sink.receive(completion: .finished) }
      nonisolated(unsafe) let heard = sink
      let token = addObserver(forName: name, object: object, queue: nil) { heard.send($0) }
      sink.adopt(AnyCancellable.onCancel { [weak self] in self?.removeObserver(token) })
    }
  }
}

/// A publisher that waits for `connect()`.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      downstream.follow(self)
      downstream.adopt(connect())
    }
  }
}

extension Timer {
  /// Gives the date of virtual time again and again, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = onMainThread((interval, subject)) { interval, subject in
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          subject.send(Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()))
        }
      }
      return AnyCancellable.onCancel { onMainThread(timer) { $0.invalidate() } }
    }
  }

  /// Every `interval` seconds of virtual time; `tolerance` and the mode have no effect.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension _KeyValueObservable {
  /// The values of an observable property; with `initial` the present one, too.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { sink in
      nonisolated(unsafe) let heard = sink
      let observation = self.observe(keyPath, options: options.union(.new)) { _, change in
        if let value = change.newValue { heard.send(value) }
      }
      sink.adopt(AnyCancellable.onCancel { observation.invalidate() })
    }
  }
}
