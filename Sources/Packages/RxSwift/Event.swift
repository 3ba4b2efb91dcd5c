// Event, EventConvertible, RxError — after RxSwift's public API.
// State: complete.

import UIKit

/// One thing that a sequence tells: any number of elements, then at most one end.
public enum Event<Element> {
  case next(Element)
  case error(any Swift.Error)
  case completed

  /// Whether nothing follows.
  public var isStopEvent: Bool { if case .next = self { false } else { true } }
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
  public var element: Element? { if case .next(let element) = self { element } else { nil } }
  public var error: (any Swift.Error)? { if case .error(let error) = self { error } else { nil } }

  /// An error of `transform` takes the event's place.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      switch self {
      case .next(let element): return .next(try transform(element))
      case .error(let error): return .error(error)
      case .completed: return .completed
      }
    } catch { return .error(error) }
  }
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event: Sendable where Element: Sendable {}

/// Can be taken for an event.
public protocol EventConvertible {
  associatedtype Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}

/// The ways in which the sequences themselves go wrong.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
  case unknown
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}

// An error may hold any object here, as it does in the package; all of it lives on UIKit's one thread.
extension RxError: @unchecked Sendable {}

/// Tells the preview one sentence at a time.
package func warn(_ sentence: String) { onMainThread(sentence) { SessionContext.current.report($0) } }
