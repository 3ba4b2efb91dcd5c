// Bindings and sequences of views, labels, bars and gestures — after RxCocoa's public API.
// State: complete.

import RxSwift
import UIKit

// Other properties are found by their names: `rx` has a binder for each that can be set.

@MainActor extension Reactive where Base: UIActivityIndicatorView {
  @preconcurrency public var isAnimating: Binder<Bool> {
    Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
  }
}

@MainActor extension Reactive where Base: UIImageView {
  @preconcurrency public func image(transitionType: String? = nil) -> Binder<UIImage?> {
    Binder(base) { $0.image = $1 }
  }
}

@MainActor extension Reactive where Base: UIAlertAction {
  @preconcurrency public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}

@MainActor extension Reactive where Base: UIGestureRecognizer {
  /// The recogniser, each time that it calls its targets.
  @preconcurrency public var event: ControlEvent<Base> {
    let taps = Kept.thing(of: base) {
      let taps = GestureEvents()
      base.addAction { [unowned taps] _ in taps.told.onNext(()) }
      return taps
    }
    let events = taps.told.asObservable()
    return ControlEvent(events: events.compactMap { [weak base] in base }.take(until: deallocated))
  }
}

@MainActor private final class GestureEvents {
  let told = PublishSubject<Void>()
}

@MainActor extension Reactive where Base: UIBarButtonItem {
  @preconcurrency public var tap: ControlEvent<()> {
    let taps = Kept.thing(of: base) { BarButtonTaps() }
    let told = taps.told
    if taps.action == nil || base.primaryAction !== taps.action {
      let action = UIAction { _ in told.onNext(()) }
      taps.action = action
      base.primaryAction = action
    }
    return ControlEvent(events: told.asObservable().take(until: deallocated))
  }
}

@MainActor private final class BarButtonTaps {
  let told = PublishSubject<Void>()
  var action: UIAction?
}

@MainActor extension Reactive where Base: UITextView {
  @preconcurrency public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
  @preconcurrency public var text: ControlProperty<String?> { value }
  @preconcurrency public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return NotificationCenter.default.rx.notification(UITextView.textDidChangeNotification, object: base)
        .map { [weak base] _ in base?.text }.startWith(base.text)
    }
    return ControlProperty(
      values: values.take(until: deallocated),
      valueSink: Binder(base) { if $0.text != $1 { $0.text = $1 ?? "" } })
  }
  @preconcurrency public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty(
      values: text.map { [weak base] _ in base?.attributedText },
      valueSink: Binder(base) { $0.attributedText = $1 ?? NSAttributedString() })
  }
  @preconcurrency public var didChange: ControlEvent<()> { noted(UITextView.textDidChangeNotification) }
  @preconcurrency public var didBeginEditing: ControlEvent<()> {
    noted(UITextView.textDidBeginEditingNotification)
  }
  @preconcurrency public var didEndEditing: ControlEvent<()> {
    noted(UITextView.textDidEndEditingNotification)
  }

  private func noted(_ name: Notification.Name) -> ControlEvent<()> {
    let notes = Observable<Void>.deferred { [weak base] in
      NotificationCenter.default.rx.notification(name, object: base).map { _ in }
    }
    return ControlEvent(events: notes.take(until: deallocated))
  }
}
