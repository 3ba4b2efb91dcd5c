// controlEvent, controlProperty, TextInput, and the values of controls — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

@MainActor extension Reactive where Base: UIControl {
  /// Told at each of `controlEvents`.
  @preconcurrency public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
    let events = Observable<Void>.create { [weak base] observer in
      guard let base else { return Disposables.create() }
      let action = UIAction { _ in observer.onNext(()) }
      base.addAction(action, for: controlEvents)
      return Disposables.create { [weak base] in
        onMainThread((base, action)) { base, action in base?.removeAction(action, for: controlEvents) }
      }
    }
    return ControlEvent(events: events.take(until: deallocated))
  }

  /// A value that is told at once and at each of `editingEvents`.
  @preconcurrency public func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let events = controlEvent(editingEvents)
    let values = Observable<T>.deferred { [weak base] in
      guard let base else { return .empty() }
      return events.map { [weak base] _ in base }.compactMap { $0 }.startWith(base).map(getter)
    }
    return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
  }

  func controlPropertyWithDefaultEvents<T>(
    editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged], getter: @escaping (Base) -> T,
    setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> { controlProperty(editingEvents: editingEvents, getter: getter, setter: setter) }
}

@MainActor extension Reactive where Base: UIButton {
  @preconcurrency public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  @preconcurrency public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }
  @preconcurrency public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }
  @preconcurrency public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }
  @preconcurrency public func attributedTitle(for controlState: UIControl.State = []) -> Binder<
    NSAttributedString?
  > {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }
}

/// A field or a text view with the text that is typed into it.
public struct TextInput<Base: UITextInput> {
  public let base: Base
  public let text: ControlProperty<String?>

  public init(base: Base, text: ControlProperty<String?>) { (self.base, self.text) = (base, text) }
}

@MainActor extension Reactive where Base: UITextField {
  @preconcurrency public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
  @preconcurrency public var text: ControlProperty<String?> { value }
  @preconcurrency public var value: ControlProperty<String?> {
    controlPropertyWithDefaultEvents(getter: { $0.text }) { if $0.text != $1 { $0.text = $1 } }
  }
  @preconcurrency public var attributedText: ControlProperty<NSAttributedString?> {
    controlPropertyWithDefaultEvents(getter: { $0.attributedText }) { $0.attributedText = $1 }
  }
}

@MainActor extension Reactive where Base: UISwitch {
  @preconcurrency public var isOn: ControlProperty<Bool> { value }
  @preconcurrency public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }) { $0.isOn = $1 }
  }
}

@MainActor extension Reactive where Base: UISlider {
  @preconcurrency public var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }) { $0.value = $1 }
  }
}

@MainActor extension Reactive where Base: UIStepper {
  @preconcurrency public var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }) { $0.value = $1 }
  }
}

@MainActor extension Reactive where Base: UISegmentedControl {
  @preconcurrency public var selectedSegmentIndex: ControlProperty<Int> { value }
  @preconcurrency public var value: ControlProperty<Int> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex }) {
      $0.selectedSegmentIndex = $1
    }
  }
  @preconcurrency public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }
  @preconcurrency public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }
}

@MainActor extension Reactive where Base: UIDatePicker {
  @preconcurrency public var date: ControlProperty<Date> { value }
  @preconcurrency public var value: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }) { $0.date = $1 }
  }
  @preconcurrency public var countDownDuration: ControlProperty<TimeInterval> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.countDownDuration }) {
      $0.countDownDuration = $1
    }
  }
}

@MainActor extension Reactive where Base: UIRefreshControl {
  @preconcurrency public var isRefreshing: Binder<Bool> {
    Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
  }
}
