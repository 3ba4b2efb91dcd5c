// focused — after Apple's documentation "focused(_:)", read 2026-11.
// State: partial. Missing: default focus, sections of focus.

import UIKit

extension View {
  /// The keyboard is the view's while `binding` is `value`.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modifier(
      EnvironmentModifier {
        $0.focusBond = FocusBond(
          isWanted: { binding.wrappedValue == value },
          changed: { hasKeyboard in
            if hasKeyboard {
              if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value, let none = FocusNone.value(Value.self) {
              binding.wrappedValue = none
            }
          })
      })
  }

  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }
}

/// Of a kind of value the one that means that nothing has the keyboard.
private enum FocusNone {
  static func value<Value>(_ type: Value.Type) -> Value? {
    if type == Bool.self { return false as? Value }
    return (type as? any ExpressibleByNilLiteral.Type).flatMap { none($0) as? Value }
  }
  private static func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> N { nil }
}
