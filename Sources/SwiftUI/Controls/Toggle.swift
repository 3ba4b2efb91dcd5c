// Toggle — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: several sources, styles of one's own that are toggled by a menu.

import UIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Binding var isOn: Bool
  let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.collectsButtons) private var isCollected

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    if isCollected {
      CollectedButton(role: nil, isOn: isOn, action: { isOn.toggle() }, label: label)
    } else {
      AnyView(style.view(ToggleStyleConfiguration(label: .init(view: label), isOn: $isOn)))
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: any View
    public var body: some View { AnyView(view) }
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle {
  func view(_ configuration: Configuration) -> any View {
    ToggleStyleBody(style: StyleProperties(style: self), configuration: configuration)
  }
}

private struct ToggleStyleBody<Style: ToggleStyle>: View {
  let style: StyleProperties<Style>
  let configuration: ToggleStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } content: {
      SwitchView(isOn: configuration.$isOn, tint: tint)
    }
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { DefaultToggleStyle() } }
  var toggleStyle: any ToggleStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}

/// UIKit's switch.
private struct SwitchView: LeafView {
  let isOn: Binding<Bool>
  let tint: Color?
  typealias Body = Never

  @MainActor final class Drawing: UISwitch {
    var changed: (Bool) -> Void = { _ in }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { [weak self] _ in if let self { changed(isOn) } }, for: .valueChanged)
    }
    required init?(coder: NSCoder) { nil }
  }

  func makeDrawing() -> Drawing { Drawing(frame: .zero) }
  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    if drawing.isOn != isOn.wrappedValue { drawing.isOn = isOn.wrappedValue }
    drawing.isEnabled = environment.isEnabled
    drawing.onTintColor = (tint ?? environment.tint)?.uiColor(environment)
    drawing.changed = { isOn.wrappedValue = $0 }
  }
  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    drawing.intrinsicContentSize
  }
}
