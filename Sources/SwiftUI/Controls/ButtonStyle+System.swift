// DefaultButtonStyle, BorderlessButtonStyle, PlainButtonStyle, BorderedButtonStyle,
// BorderedProminentButtonStyle, ButtonBorderShape, ControlSize — after Apple's documentation of them,
// read 2026-11. The insets are those of UIKit's button configurations of the same names.
// State: partial. Missing: glass.

import UIKit

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(configuration: configuration, isTinted: true)
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(configuration: configuration, isTinted: true)
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextButton(configuration: configuration, isTinted: false)
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, circle, rounded(CGFloat?) }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// In points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

/// A button that is its label alone.
private struct TextButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isTinted: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Of a label that is pressed. Uncertain.
  private static var pressedOpacity: Double { 0.3 }

  var body: some View {
    Pressable(action: configuration.action) { isPressed in
      if isTinted {
        configuration.label
          .foregroundStyle(
            isEnabled
              ? (configuration.role == .destructive ? Color.red : .accentColor) : Color(.tertiaryLabel)
          )
          .opacity(isPressed ? Self.pressedOpacity : 1)
      } else {
        configuration.label.opacity(isPressed ? Self.pressedOpacity : isEnabled ? 1 : 0.5)
      }
    }
  }
}

/// A button with a ground.
private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  private var tint: Color { configuration.role == .destructive ? .red : .accentColor }
  private var ground: Color {
    if !isEnabled { return Color(.tertiarySystemFill) }
    return isProminent ? tint : tint.opacity(0.15)
  }

  var body: some View {
    Pressable(action: configuration.action) { isPressed in
      configuration.label
        .font(font ?? size.font)
        .foregroundStyle(isEnabled ? (isProminent ? Color.white : tint) : Color(.tertiaryLabel))
        .padding(size.insets)
        .background(isPressed ? ground.opacity(0.75) : ground, in: outline)
    }
  }

  private var outline: AnyShape {
    switch shape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Capsule())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? size.radius))
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: size.radius))
    }
  }
}

extension ControlSize {
  /// Around a button's label, in points.
  var insets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  /// Of a button's corners, in points. Uncertain.
  var radius: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
  var font: Font {
    switch self {
    case .mini, .small: .subheadline
    default: .body
    }
  }
}

extension EnvironmentValues {
  private enum SizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  public var controlSize: ControlSize {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
  private enum ShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }
  private enum LabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether controls stand without their labels.
  var hidesLabels: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
