// SharedSequence, SharedSequenceConvertibleType, SharingStrategyProtocol, Driver, Signal — after RxCocoa's
// public API.
// State: complete.

@_exported import RxRelay
import RxSwift
import UIKit

/// How a sequence is shared by its subscribers.
public protocol SharingStrategyProtocol {
  static var scheduler: any SchedulerType { get }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Can be taken for a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

/// A sequence for the user interface: it does not fail, tells on the main thread, and is one for all who
/// listen.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType,
  @unchecked Sendable
{
  // Used on UIKit's one thread.
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
  init(raw source: Observable<Element>) { self.source = source }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { MainScheduler.instance }
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { MainScheduler.instance }
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

/// Tells newcomers the latest element.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// Tells newcomers nothing that was.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension SharedSequence {
  public static func empty() -> SharedSequence { SharedSequence(raw: .empty()) }
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }
  public static func just(_ element: Element) -> SharedSequence { SharedSequence(raw: .just(element)) }
  public static func of(_ elements: Element...) -> SharedSequence { SharedSequence(.from(elements)) }
  public static func from(_ elements: [Element]) -> SharedSequence { SharedSequence(.from(elements)) }
  public static func from<S: Sequence>(_ elements: S) -> SharedSequence where S.Element == Element {
    SharedSequence(.from(elements))
  }
  public static func from(optional: Element?) -> SharedSequence { SharedSequence(.from(optional: optional)) }
  public static func deferred(_ make: @escaping () -> SharedSequence) -> SharedSequence {
    SharedSequence(.deferred { make().asObservable() })
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
