// Disposable, Cancelable, Disposables, DisposeBag — after RxSwift's public API.
// State: complete.

import UIKit

/// Can be ended: a subscription, most of all.
public protocol Disposable {
  /// Ends it; the second time nothing happens.
  func dispose()
}

/// A disposable that says whether it is.
public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Disposables without a name.
public struct Disposables {
  private init() {}

  /// One that ends nothing.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// One that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable { CompositeDisposable(disposables: [disposable1, disposable2]) }

  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable { CompositeDisposable(disposables: [disposable1, disposable2, disposable3]) }

  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [disposable1, disposable2, disposable3] + disposables)
  }

  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NopDisposable: Disposable, Sendable {
  static let shared = NopDisposable()
  func dispose() {}
}

private final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?
  var isDisposed: Bool { action == nil }

  init(_ action: @escaping () -> Void) { self.action = action }

  func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}

extension Disposable {
  /// Ends with `bag`.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Ends what it holds when it is let go of.
public final class DisposeBag: @unchecked Sendable {
  // Used on UIKit's one thread.
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  public init() {}

  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    self.disposables = disposables
  }

  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    self.disposables = disposables
  }

  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit {
    isDisposed = true
    for disposable in disposables { disposable.dispose() }
  }

  public func insert(_ disposable: any Disposable) {
    if isDisposed { return disposable.dispose() }
    disposables.append(disposable)
    // Bags of screens that stay fill with what has ended long ago.
    guard disposables.count.isMultiple(of: 256) else { return }
    disposables.removeAll { ($0 as? any Cancelable)?.isDisposed ?? false }
  }

  public func insert(_ disposables: any Disposable...) { insert(disposables) }
  public func insert(_ disposables: [any Disposable]) { for disposable in disposables { insert(disposable) } }
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  @resultBuilder public struct DisposableBuilder {
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}
