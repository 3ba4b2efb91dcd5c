// SubjectType, PublishSubject, BehaviorSubject, ReplaySubject, AsyncSubject — after RxSwift's public API.
// State: complete.

import UIKit

/// A sequence that is told what to tell.
public protocol SubjectType<Element>: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}

/// A sequence that hears events, and tells them to its subscribers.
public class Subject<Element>: Observable<Element>, ObserverType, Cancelable, @unchecked Sendable {
  private var sinks: [Sink<Element>] = []
  private(set) var end: Event<Element>?
  public private(set) var isDisposed = false

  init() { super.init { _ in Disposables.create() } }

  public var hasObservers: Bool { sinks.contains { !$0.isDisposed } }

  /// The element that a newcomer is told first.
  var remembered: [Element] { [] }
  /// Takes note of an element. Returns whether it is told at once.
  func remember(_ element: Element) -> Bool { true }

  override func run(_ sink: Sink<Element>) {
    guard !isDisposed else { return sink.on(.error(RxError.disposed(object: self))) }
    // In line before it is told what was: it may cause something new.
    if end == nil {
      sinks.removeAll(where: \.isDisposed)
      sinks.append(sink)
    }
    for element in remembered { sink.on(.next(element)) }
    if let end { sink.on(end) }
  }

  public func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    guard case .next(let element) = event else {
      end = event
      let told = sinks
      sinks = []
      let last = remembersForTheEnd && !event.isFailure ? remembered : []
      for sink in told {
        for element in last { sink.on(.next(element)) }
        sink.on(event)
      }
      return
    }
    guard remember(element) else { return }
    Depth.descend { for sink in sinks { sink.on(event) } }
  }

  /// Whether elements are told at the end only.
  var remembersForTheEnd: Bool { false }

  /// Nothing is told any more, the end included; newcomers get an error.
  public func dispose() {
    isDisposed = true
    sinks = []
  }
}

extension Event {
  var isFailure: Bool { if case .error = self { true } else { false } }
}

/// How many subjects tell elements within one another.
enum Depth {
  /// No program needs as many, and with many more there would be no stack left.
  static let limit = 200
  // Used on UIKit's one thread.
  private nonisolated(unsafe) static var now = 0
  /// Whether the limit was reached since the outermost began: then all comes to its end, however many
  /// branches it has.
  private nonisolated(unsafe) static var isFull = false

  static func descend(_ tell: () -> Void) {
    guard !isFull else { return }
    guard now < limit else {
      isFull = true
      return warn("A subject tells itself, by way of others: after \(limit) times elements are left out.")
    }
    now += 1
    defer {
      now -= 1
      if now == 0 { isFull = false }
    }
    tell()
  }
}

/// Tells who listens just then.
public final class PublishSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
  public typealias SubjectObserverType = PublishSubject<Element>
  public func asObserver() -> PublishSubject<Element> { self }
  public override init() { super.init() }
}

/// Has an element, which newcomers are told first.
public final class BehaviorSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
  public typealias SubjectObserverType = BehaviorSubject<Element>
  public func asObserver() -> BehaviorSubject<Element> { self }
  private var current: Element

  public init(value: Element) {
    current = value
    super.init()
  }

  /// - Throws: the error that it ended with, or that it was disposed of.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if case .error(let error) = end { throw error }
    return current
  }

  override var remembered: [Element] { end == nil ? [current] : [] }
  override func remember(_ element: Element) -> Bool {
    current = element
    return true
  }
}

/// Tells newcomers what it has told before.
public final class ReplaySubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
  public typealias SubjectObserverType = ReplaySubject<Element>
  public func asObserver() -> ReplaySubject<Element> { self }
  private let size: Int
  private var last: [Element] = []

  private init(size: Int) {
    self.size = Swift.max(0, size)
    super.init()
  }

  /// The last `bufferSize`; none for a negative number.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(size: bufferSize) }
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  override var remembered: [Element] { last }
  override func remember(_ element: Element) -> Bool {
    last.append(element)
    if last.count > size { last.removeFirst() }
    return true
  }
}

/// Tells its last element, once it completes.
public final class AsyncSubject<Element>: Subject<Element>, SubjectType, @unchecked Sendable {
  public typealias SubjectObserverType = AsyncSubject<Element>
  public func asObserver() -> AsyncSubject<Element> { self }
  private var last: Element?

  public override init() { super.init() }

  override var remembersForTheEnd: Bool { true }
  override var remembered: [Element] {
    if let end, end.isCompleted, let last { [last] } else { [] }
  }
  override func remember(_ element: Element) -> Bool {
    last = element
    return false
  }
}
