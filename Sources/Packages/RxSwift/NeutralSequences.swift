// Sequences, subjects and bags for holes that want one.

import PreviewRuntime
import UIKit

extension Observable: _NeutralMaking {
  /// Tells one element, as the answer to a request, and ends; a subject has told nothing yet.
  public static func _makeNeutral() -> Any? {
    switch ObjectIdentifier(self) {
    case ObjectIdentifier(Observable<Element>.self): answer
    case ObjectIdentifier(PublishSubject<Element>.self): PublishSubject<Element>()
    case ObjectIdentifier(AsyncSubject<Element>.self): AsyncSubject<Element>()
    case ObjectIdentifier(ReplaySubject<Element>.self): ReplaySubject<Element>.createUnbounded()
    case ObjectIdentifier(BehaviorSubject<Element>.self):
      neutralValue(Element.self).map { BehaviorSubject<Element>(value: $0) }
    default: nil
    }
  }

  fileprivate static var answer: Observable<Element> {
    NeutralElement.make(Element.self).map { .just($0) } ?? .empty()
  }
}

extension PrimitiveSequence: _NeutralMaking {
  /// A single that has no element to tell never ends: it may not be empty.
  public static func _makeNeutral() -> Any? {
    let element = Trait.self == CompletableTrait.self ? nil : NeutralElement.make(Element.self)
    if let element { return PrimitiveSequence(raw: .just(element)) }
    return PrimitiveSequence(raw: Trait.self == SingleTrait.self ? .never() : .empty())
  }
}

extension Infallible: _NeutralMaking {
  public static func _makeNeutral() -> Any? { Infallible(Observable<Element>.answer) }
}

extension DisposeBag: _NeutralMaking {
  public static func _makeNeutral() -> Any? { DisposeBag() }
}
