// Scheduler, and the operators that wait — after Apple's documentation "Scheduler", read 2026-11.
// State: partial. Missing: tolerances, options, times of a scheduler's own: all time is virtual.

import UIKit

/// Where and when something is done.
public protocol Scheduler {
  /// In a later turn, or at once for `ImmediateScheduler`.
  func schedule(_ action: @escaping () -> Void)
  /// After that time, in virtual time.
  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) -> any Cancellable
}

/// A span of time, in seconds when it is a bare number.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
  public var seconds: Double
  public init(seconds: Double) { self.seconds = seconds }
  public init(floatLiteral seconds: Double) { self.seconds = seconds }
  public init(integerLiteral seconds: Int) { self.seconds = Double(seconds) }

  public static func seconds(_ count: Double) -> SchedulerInterval { SchedulerInterval(seconds: count) }
  public static func seconds(_ count: Int) -> SchedulerInterval { SchedulerInterval(seconds: Double(count)) }
  public static func milliseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(seconds: Double(count) / 1e3)
  }
  public static func microseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(seconds: Double(count) / 1e6)
  }
  public static func nanoseconds(_ count: Int) -> SchedulerInterval {
    SchedulerInterval(seconds: Double(count) / 1e9)
  }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// Every scheduler but the immediate one is the preview's main loop.
public protocol _MainLoopScheduler: Scheduler {}

extension _MainLoopScheduler {
  public func schedule(_ action: @escaping () -> Void) {
    onMainThread(action) { VirtualRunLoop.current.post($0) }
  }

  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) -> any Cancellable {
    onMainThread((interval.seconds, action)) { seconds, action in
      let work = VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + max(0, seconds), action)
      return AnyCancellable.onCancel { onMainThread(work) { $0.cancel() } }
    }
  }
}

extension DispatchQueue: _MainLoopScheduler {}
extension RunLoop: _MainLoopScheduler {}
extension OperationQueue: _MainLoopScheduler {}

extension Publisher {
  /// Values and end in a later turn, in order.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      (
        { value in scheduler.schedule { downstream.send(value) } },
        { end in scheduler.schedule { downstream.receive(completion: end) } }
      )
    }
  }

  /// Begins in a later turn.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in scheduler.schedule { if !downstream.isOver { downstream.follow(self) } } }
  }

  /// Everything so much later.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      (
        { value in _ = scheduler.schedule(after: interval) { downstream.send(value) } },
        { end in _ = scheduler.schedule(after: interval) { downstream.receive(completion: end) } }
      )
    }
  }

  /// A value once no other has followed it for that long.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var pending: (any Cancellable)?
      return (
        { value in
          pending?.cancel()
          pending = scheduler.schedule(after: dueTime) { downstream.send(value) }
        },
        { end in
          pending?.cancel()
          downstream.receive(completion: end)
        }
      )
    }
  }

  /// At most one value in that time: the first at once, then the latest or the earliest of each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    transformed { downstream in
      var isWaiting = false
      var held: Output?
      func wait() {
        isWaiting = true
        _ = scheduler.schedule(after: interval) {
          isWaiting = false
          guard let value = held else { return }
          held = nil
          downstream.send(value)
          wait()
        }
      }
      return (
        { value in
          if isWaiting {
            if latest || held == nil { held = value }
          } else {
            downstream.send(value)
            wait()
          }
        },
        { end in
          if let held { downstream.send(held) }
          downstream.receive(completion: end)
        }
      )
    }
  }
}
