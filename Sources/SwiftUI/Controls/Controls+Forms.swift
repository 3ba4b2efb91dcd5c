// Further forms in which people make controls.

import UIKit

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }

  /// With the label that goes with its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    let (title, symbol): (LocalizedStringKey, String) =
      switch role {
      case .close: ("Close", "xmark")
      case .confirm: ("Done", "checkmark")
      case .destructive: ("Delete", "trash")
      default: ("Cancel", "xmark")
      }
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: symbol) }
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension Stepper where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// The value is not shown beside the title, as on a phone.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

// MARK: Fields of values

extension Binding {
  /// The words of a value; those that no value can be made of change nothing.
  fileprivate static func words<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String>
  where Value == String {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        let read: Any? =
          switch formatter {
          case let numbers as NumberFormatter: numbers.number(from: text)
          case let dates as DateFormatter: dates.date(from: text)
          default: nil
          }
        if let new = read as? V ?? (read as? NSNumber).flatMap({ number($0, as: V.self) }) {
          value.wrappedValue = new
        }
      })
  }
}

/// The value of a type that a number stands for; nil: the type is none of numbers.
private func number<V>(_ number: NSNumber, as type: V.Type) -> V? {
  let values: [Any] = [
    number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue), number.int64Value,
    number.decimalValue, Optional(number.intValue) as Any, Optional(number.doubleValue) as Any,
  ]
  return values.lazy.compactMap { $0 as? V }.first
}

extension TextField where Label == Text {
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      .words(of: value, formatter), nil, Text(titleKey), edited: onEditingChanged, committed: onCommit)
  }
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(.words(of: value, formatter), nil, Text(title), edited: onEditingChanged, committed: onCommit)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text, nil, Text(title), edited: onEditingChanged, committed: onCommit) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, nil, Text(title), committed: onCommit) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text, prompt, Text(title))
    self.axis = axis
  }
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
      prompt, Text(title))
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) { field = TextField(text, nil, Text(title), isSecure: true, committed: onCommit) }
}

// MARK: Menus

/// The items of a menu, as they were given before iOS 15.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu(menuItems: { contextMenu?.items })
  }
  /// Kept, without effect.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }
}

public struct ButtonSizing: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

public struct BadgeProminence: Hashable, Sendable {
  let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}
