// TextField, SecureField — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: selections, limits of lines.

import UIKit

/// A line of text that is typed.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let edited: (Bool) -> Void
  let committed: () -> Void
  var isSecure = false
  /// Along which it grows.
  var axis = Axis.horizontal
  @Environment(\.collectsButtons) private var isCollected
  @Environment(\.fieldStyle) private var style

  init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label, isSecure: Bool = false,
    edited: @escaping (Bool) -> Void = { _ in }, committed: @escaping () -> Void = {}
  ) {
    (self.text, self.prompt, self.label, self.isSecure) = (text, prompt, label, isSecure)
    (self.edited, self.committed) = (edited, committed)
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }

  /// The prompt, or else the words of the label.
  private var placeholder: Text { prompt ?? (label as? Text) ?? Text(verbatim: "") }

  /// The field as a style of the author's gets it.
  private var plain: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text, placeholder, _TextFieldStyleLabel(), isSecure: isSecure, edited: edited, committed: committed)
    field.axis = axis
    return field
  }

  public var body: some View {
    if isCollected {
      CollectedField(title: placeholder.plain, text: text, isSecure: isSecure)
    } else if let style {
      style.make(plain).environment(\.fieldStyle, nil)
    } else if axis == .vertical {
      BorderedField(field: EditorView(text: text, prompt: placeholder, grows: true))
    } else {
      BorderedField(
        field: FieldView(
          text: text, prompt: placeholder, isSecure: isSecure, edited: edited, committed: committed))
    }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt, Text(titleKey))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text, prompt, Text(title))
  }
  /// Along the vertical axis it grows with its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, nil, Text(titleKey))
    self.axis = axis
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, prompt, Text(titleKey))
    self.axis = axis
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, nil, Text(title))
    self.axis = axis
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(text, nil, Text(titleKey), edited: onEditingChanged, committed: onCommit) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text, nil, Text(titleKey), committed: onCommit)
  }
  /// Text that cannot be read as a value is forgotten when typing ends.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
      prompt, Text(titleKey))
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      Binding(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }), prompt, Text(titleKey))
  }
}

/// A line of text whose letters are not shown.
public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text, prompt, label(), isSecure: true)
  }
  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    field = TextField(text, nil, Text(titleKey), isSecure: true, committed: onCommit)
  }
}

/// A field in the border that its style gives it.
private struct BorderedField<Field: View>: View {
  let field: Field
  @Environment(\.fieldHasBorder) private var hasBorder

  /// As UIKit's rounded fields, in points.
  private var insets: EdgeInsets { EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) }

  var body: some View {
    if hasBorder {
      field.padding(insets)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
            .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
        }
    } else {
      field
    }
  }
}

/// How fields look. The one method that a style of one's own has begins with an underscore with Apple as
/// well, where it is not documented and widely used.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// Whether a line is drawn around the field.
  var _hasBorder: Bool { get }
}

/// Stands for a field's label.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  public var _hasBorder: Bool { false }
}

/// A style that the field draws itself.
private protocol OwnFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle, OwnFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
public struct PlainTextFieldStyle: TextFieldStyle, OwnFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, OwnFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  public var _hasBorder: Bool { true }
}

/// A style of the author's.
struct FieldStyle {
  let make: (TextField<_TextFieldStyleLabel>) -> AnyView
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum StyleKey: EnvironmentKey { static var defaultValue: FieldStyle? { nil } }
  var fieldStyle: FieldStyle? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var fieldHasBorder: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldHasBorder, style._hasBorder)
      .environment(
        \.fieldStyle,
        style is any OwnFieldStyle ? nil : FieldStyle { AnyView(style._body(configuration: $0)) })
  }
}
