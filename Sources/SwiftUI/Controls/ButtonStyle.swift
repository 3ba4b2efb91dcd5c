// ButtonStyle, PrimitiveButtonStyle — after Apple's documentation of them, read 2026-11.
// State: complete.

import UIKit

/// A button's parts, for a style that leaves pressing to the system.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    let view: any View
    public var body: some View { HStack { AnyView(view) } }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How a button looks.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A button's parts, for a style that says itself what triggers it.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let view: any View
    public var body: some View { HStack { AnyView(view) } }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  @MainActor @preconcurrency public func trigger() { action() }
}

/// How a button looks and what triggers it.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyle {
  func view(_ configuration: Configuration) -> any View {
    PrimitiveStyleBody(style: StyleProperties(style: self), configuration: configuration)
  }
}

/// Ties the properties of a style, such as what it reads of the environment, to the place of its view.
struct StyleProperties<Style>: DynamicProperty, CustomReflectable {
  let style: Style
  var customMirror: Mirror { Mirror(reflecting: style) }
}

private struct PrimitiveStyleBody<Style: PrimitiveButtonStyle>: View {
  let style: StyleProperties<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct StyleBody<Style: ButtonStyle>: View {
  let style: StyleProperties<Style>
  let configuration: ButtonStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

/// A style that leaves pressing to the system.
private struct PressedStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) { isPressed in
      StyleBody(
        style: StyleProperties(style: style),
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(view: configuration.label), isPressed: isPressed))
    }
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, PressedStyle(style: style))
  }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
  /// Kept, without effect.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
