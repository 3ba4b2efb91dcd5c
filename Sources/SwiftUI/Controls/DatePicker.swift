// DatePicker, ColorPicker — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: calendars, choosing a colour (its swatch is shown).

import UIKit

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date that is chosen.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: Components
  let label: Label
  @Environment(\.datePickerLook) private var look

  init(_ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: Components, _ label: Label) {
    (self.selection, self.least, self.most, self.components, self.label) = (
      selection, least, most, components, label
    )
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  public var body: some View {
    let picker = DateView(selection: selection, least: least, most: most, components: components, look: look)
    if look == .compact {
      LabeledRow {
        label
      } content: {
        picker
      }
    } else {
      picker
    }
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }
}

/// UIKit's date picker.
private struct DateView: LeafView {
  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: DatePickerComponents
  let look: DatePickerLook
  typealias Body = Never

  @MainActor final class Drawing: UIDatePicker {
    var changed: (Date) -> Void = { _ in }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { [weak self] _ in if let self { changed(date) } }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
  }

  func makeDrawing() -> Drawing { Drawing(frame: .zero) }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    switch look {
    case .compact: drawing.preferredDatePickerStyle = .compact
    case .wheel: drawing.preferredDatePickerStyle = .wheels
    case .graphical: drawing.preferredDatePickerStyle = .inline
    }
    drawing.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    (drawing.minimumDate, drawing.maximumDate) = (least, most)
    if drawing.date != selection.wrappedValue { drawing.date = selection.wrappedValue }
    drawing.isEnabled = environment.isEnabled
    drawing.changed = { [selection] new in if selection.wrappedValue != new { selection.wrappedValue = new } }
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    let own = drawing.intrinsicContentSize
    let width = look == .compact ? own.width : proposal.width ?? own.width
    return CGSize(width: width > 0 ? width : proposal.width ?? 320, height: own.height > 0 ? own.height : 216)
  }
}

enum DatePickerLook { case compact, wheel, graphical }

@MainActor @preconcurrency public protocol DatePickerStyle {
  var _look: _DatePickerLook { get }
}
public struct _DatePickerLook { let look: DatePickerLook }
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public var _look: _DatePickerLook { .init(look: .compact) }
}
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public var _look: _DatePickerLook { .init(look: .compact) }
}
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public var _look: _DatePickerLook { .init(look: .wheel) }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public var _look: _DatePickerLook { .init(look: .graphical) }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { .init() }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .compact } }
  var datePickerLook: DatePickerLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style._look.look)
  }
}

/// A swatch of the colour that is chosen.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }

  /// As UIKit's well, in points. Uncertain.
  private static var side: CGFloat { 28 }

  public var body: some View {
    LabeledRow {
      label
    } content: {
      Circle().fill(selection.wrappedValue)
        .overlay { Circle().strokeBorder(Color(.systemGray3), lineWidth: 3) }
        .frame(width: Self.side, height: Self.side)
    }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
