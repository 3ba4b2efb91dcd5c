// CompositeDisposable, SerialDisposable, SingleAssignmentDisposable, BooleanDisposable, RefCountDisposable,
// ScheduledDisposable — after RxSwift's public API.
// State: complete.

import UIKit

/// Several that end together, in the order of adding.
public final class CompositeDisposable: Cancelable {
  /// Takes one out again.
  public struct DisposeKey: Sendable {
    fileprivate let number: Int
  }

  private var disposables: [Int: any Disposable] = [:]
  private var made = 0
  public private(set) var isDisposed = false

  public init() {}
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) { self.init(disposables: [disposable1, disposable2, disposable3]) }
  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  public var count: Int { disposables.count }

  /// - Returns: what takes it out again; nil where all has ended, and this with it.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    guard !isDisposed else {
      disposable.dispose()
      return nil
    }
    made += 1
    disposables[made] = disposable
    return DisposeKey(number: made)
  }

  /// Takes it out, and ends it.
  public func remove(for disposeKey: DisposeKey) {
    disposables.removeValue(forKey: disposeKey.number)?.dispose()
  }

  /// Takes it out, as it has ended.
  func forget(_ key: DisposeKey?) { if let key { disposables[key.number] = nil } }

  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let ended = disposables.sorted { $0.key < $1.key }
    disposables = [:]
    for (_, disposable) in ended { disposable.dispose() }
  }
}

/// One after the other: the next ends the one before.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  public private(set) var isDisposed = false

  public init() {}

  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let former = current
      current = isDisposed ? nil : newValue
      former?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let former = current
    current = nil
    former?.dispose()
  }
}

/// One that is known later. Where it is told of a second, that is a mistake: the preview is warned, and the
/// first ends.
public final class SingleAssignmentDisposable: Cancelable {
  private let inner = SerialDisposable()
  private var isSet = false
  public var isDisposed: Bool { inner.isDisposed }

  public init() {}

  public func setDisposable(_ disposable: any Disposable) {
    if isSet { warn("A SingleAssignmentDisposable was given a second disposable.") }
    isSet = true
    inner.disposable = disposable
  }

  public func dispose() { inner.dispose() }
}

/// Knows only whether it has ended.
public final class BooleanDisposable: Cancelable {
  public private(set) var isDisposed: Bool
  public init() { isDisposed = false }
  public init(isDisposed: Bool) { self.isDisposed = isDisposed }
  public func dispose() { isDisposed = true }
}

/// Ends another once it and all that were taken from it have.
public final class RefCountDisposable: Cancelable {
  private var inner: (any Disposable)?
  private var users = 0
  public private(set) var isDisposed = false

  public init(disposable: any Disposable) { inner = disposable }

  public func retain() -> any Disposable {
    guard inner != nil else { return Disposables.create() }
    users += 1
    return Disposables.create { [self] in
      users -= 1
      endIfUnused()
    }
  }

  public func dispose() {
    isDisposed = true
    endIfUnused()
  }

  private func endIfUnused() {
    guard isDisposed, users == 0 else { return }
    let ended = inner
    inner = nil
    ended?.dispose()
  }
}

/// Ends another when its scheduler comes to it.
public final class ScheduledDisposable: Cancelable {
  public let scheduler: any ImmediateSchedulerType
  private var inner: (any Disposable)?
  public var isDisposed: Bool { inner == nil }

  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    (self.scheduler, inner) = (scheduler, disposable)
  }

  public func dispose() {
    _ = scheduler.schedule(()) { [self] in
      let ended = inner
      inner = nil
      ended?.dispose()
      return Disposables.create()
    }
  }
}
