// ImmediateSchedulerType, SchedulerType, RxTime, RxTimeInterval — after RxSwift's public API.
// State: complete.

import UIKit

/// Dates of virtual time, whose reference date is the start of the session.
public typealias RxTime = Date
public typealias RxTimeInterval = DispatchTimeInterval

/// Where something is done.
public protocol ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// Where and when something is done.
public protocol SchedulerType: ImmediateSchedulerType {
  var now: RxTime { get }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// `action` is handed what it returned the time before.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Does `action` again each time that it calls what it is handed.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: @escaping (State) -> Void) -> Void
  ) -> any Disposable {
    let pending = SerialDisposable()
    var next: State?
    var isTaking = false
    // In a loop, as a scheduler that does everything at once would have each step within the one before.
    func step(_ state: State) {
      next = state
      guard !isTaking else { return }
      isTaking = true
      defer { isTaking = false }
      while let state = next, !pending.isDisposed {
        next = nil
        let scheduled = schedule(state) { state in
          if !pending.isDisposed { action(state, step) }
          return Disposables.create()
        }
        if case nil = next { pending.disposable = scheduled }
      }
    }
    step(state)
    return pending
  }

  func later(_ work: @escaping () -> Void) -> any Disposable {
    schedule(()) {
      work()
      return Disposables.create()
    }
  }
}

extension SchedulerType {
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let pending = SerialDisposable()
    func wait(_ state: StateType, for time: RxTimeInterval) {
      guard !pending.isDisposed else { return }
      pending.disposable = scheduleRelative(state, dueTime: time) { state in
        if !pending.isDisposed { wait(action(state), for: period.atLeastAMillisecond) }
        return Disposables.create()
      }
    }
    wait(state, for: startAfter)
    return pending
  }

  /// Does `work` after that time.
  func after(_ time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    scheduleRelative((), dueTime: time) {
      work()
      return Disposables.create()
    }
  }
}

extension DispatchTimeInterval {
  /// Infinite for what never comes; no less than zero.
  package var seconds: Double {
    switch self {
    case .seconds(let n): max(0, Double(n))
    case .milliseconds(let n): max(0, Double(n) / 1e3)
    case .microseconds(let n): max(0, Double(n) / 1e6)
    case .nanoseconds(let n): max(0, Double(n) / 1e9)
    default: .infinity
    }
  }

  /// Repetitions faster than this would let no instant end.
  fileprivate var atLeastAMillisecond: DispatchTimeInterval { seconds < 0.001 ? .milliseconds(1) : self }
}
