// MainScheduler, CurrentThreadScheduler, ConcurrentMainScheduler, SerialDispatchQueueScheduler,
// ConcurrentDispatchQueueScheduler, OperationQueueScheduler — after RxSwift's public API.
// State: partial. Missing: other threads, virtual schedulers of tests: all is UIKit's one thread, in virtual
// time.

import UIKit

/// A scheduler in the preview's virtual time.
public protocol _VirtualScheduler: SchedulerType {}

extension _VirtualScheduler {
  public var now: RxTime { Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()) }

  /// In a later turn.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let done = SingleAssignmentDisposable()
    let work = { if !done.isDisposed { done.setDisposable(action(state)) } }
    onMainThread(work) { VirtualRunLoop.current.post($0) }
    return done
  }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let done = CompositeDisposable()
    let work = { if !done.isDisposed { done.insert(action(state)) } }
    let waiting = onMainThread((dueTime.seconds, work)) { seconds, work in
      VirtualRunLoop.current.schedule(at: CACurrentMediaTime() + seconds, work)
    }
    done.insert(Disposables.create { onMainThread(waiting) { $0.cancel() } })
    return done
  }
}

/// A scheduler for work that is done one after the other.
public class SerialDispatchQueueScheduler: _VirtualScheduler, @unchecked Sendable {
  public typealias TimeInterval = Foundation.TimeInterval

  /// The queue and what is said of it have no effect: all queues are UIKit's one thread.
  public init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
  public init(
    queue: DispatchQueue, internalSerialQueueName: String = "",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
  public init(
    qos: DispatchQoS, internalSerialQueueName: String = "", leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {}
  init() {}

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { scheduleInternal(state, action: action) }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { PlainVirtualScheduler().schedule(state, action: action) }
}

private struct PlainVirtualScheduler: _VirtualScheduler {}

/// The main queue: at once where it is idle, in a later turn within work of its own.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  public static let instance = MainScheduler(ofSession: ())
  /// Always in a later turn.
  public static let asyncInstance = SerialDispatchQueueScheduler()

  /// Its own work in line; nil: that of the session, as one instance serves them all.
  private let own: MainLine?

  public override init() {
    own = MainLine()
    super.init()
  }

  private init(ofSession: Void) {
    own = nil
    super.init()
  }

  /// All is on the main thread here.
  public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  public class func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  override func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let line = own ?? onMainThread(()) { SessionContext.current.keeping { MainLine() } }
    line.count += 1
    guard line.count > 1 else {
      defer { line.count -= 1 }
      return action(state)
    }
    let done = SingleAssignmentDisposable()
    let work = {
      defer { line.count -= 1 }
      if !done.isDisposed { done.setDisposable(action(state)) }
    }
    onMainThread(work) { VirtualRunLoop.current.post($0) }
    return done
  }
}

/// How much of a main scheduler's work is under way or waiting.
private final class MainLine {
  var count = 0
}

/// The main queue, always at once.
public final class ConcurrentMainScheduler: _VirtualScheduler, Sendable {
  public typealias TimeInterval = Foundation.TimeInterval
  public static let instance = ConcurrentMainScheduler()
  private init() {}

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}

/// A scheduler for work in the background, of which there is none: in a later turn of the one thread.
public class ConcurrentDispatchQueueScheduler: _VirtualScheduler, @unchecked Sendable {
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {}
  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {}
}

/// As those of queues.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  public let operationQueue: OperationQueue
  public let queuePriority: Operation.QueuePriority

  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    (self.operationQueue, self.queuePriority) = (operationQueue, queuePriority)
  }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { PlainVirtualScheduler().schedule(state, action: action) }
}

/// After the work that is under way, in the same turn.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  public static let instance = CurrentThreadScheduler()
  public static var isScheduleRequired: Bool { Trampoline.isFree }

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let done = CompositeDisposable()
    Trampoline.wait { if !done.isDisposed { done.insert(action(state)) } }
    return done
  }
}
