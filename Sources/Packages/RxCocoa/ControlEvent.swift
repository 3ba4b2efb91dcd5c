// ControlEvent, ControlProperty — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

public protocol ControlEventType: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

/// The events that a view tells of itself. It does not fail, and ends with the view.
public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { events.subscribe(observer) }
  public func asObservable() -> Observable<Element> { events }
  public func asControlEvent() -> ControlEvent<Element> { self }
  public func asInfallible() -> Infallible<Element> { Infallible(events) }
}

public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

/// A value of a view that its user changes: it can be heard, the present one first, and set.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType
  let values: Observable<PropertyType>
  let valueSink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    (self.values, self.valueSink) = (values.asObservable(), AnyObserver(valueSink))
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { values.subscribe(observer) }

  /// Setting it sends no event. The end of its source is not that of the property.
  public func on(_ event: RxSwift.Event<Element>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): warn("An error was bound to the user interface: \(error)")
    case .completed: break
    }
  }

  /// The values that the user gives it from now on.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
  public func asObservable() -> Observable<Element> { values }
  public func asControlProperty() -> ControlProperty<Element> { self }
  public func asInfallible() -> Infallible<Element> { Infallible(values) }
}

extension ControlPropertyType where Element == String? {
  /// With an empty text in place of none.
  public var orEmpty: ControlProperty<String> {
    let own = asControlProperty()
    return ControlProperty(values: own.values.map { $0 ?? "" }, valueSink: own.valueSink.mapObserver { $0 })
  }
}

extension ControlEventType {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
  public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}

extension ControlPropertyType {
  public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
}
