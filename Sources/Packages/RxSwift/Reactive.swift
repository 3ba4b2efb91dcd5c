// Reactive, ReactiveCompatible, Binder — after RxSwift's public API.
// State: complete.

import UIKit

/// Where a type's sequences are: `rx`.
@dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }

  /// Any property that can be set can be bound to.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    // Written to on UIKit's one thread.
    nonisolated(unsafe) let keyPath = keyPath
    return Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

public protocol ReactiveCompatible {
  associatedtype ReactiveBase
  static var rx: Reactive<ReactiveBase>.Type { get set }
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

/// Does something with a target and each element; the target is not kept alive.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value
  private let tell: (Value) -> Void

  /// - Parameter scheduler: where it is done; at once for the main scheduler.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    tell = { [weak target] value in
      _ = scheduler.later { if let target { onMainThread((target, value)) { binding($0.0, $0.1) } } }
    }
  }

  /// An error is told to the preview, and changes nothing.
  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): tell(value)
    case .error(let error): warn("An error was bound to the user interface: \(error)")
    case .completed: break
    }
  }

  public func asObserver() -> AnyObserver<Value> { AnyObserver(self) }
}
