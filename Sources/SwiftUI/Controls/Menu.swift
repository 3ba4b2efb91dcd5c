// Menu, ControlGroup — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: primary actions.

import UIKit

/// Opens a menu of buttons when it is tapped.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primary: (() -> Void)?
  @Environment(\.self) private var environment

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primary) = (label(), content(), nil)
  }
  /// The menu opens here in any case: no long press is told from a tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    (self.label, self.content, primary) = (label(), content(), primaryAction)
  }

  public var body: some View {
    if environment.collectsButtons {
      CollectedGroup(isInline: false, label: label, content: content)
    } else if let style = environment.menuStyle {
      AnyView(style.view(MenuStyleConfiguration(label: _StyledPart(label), content: _StyledPart(content))))
    } else {
      let (content, environment) = (content, environment)
      MenuButton(menu: {
        UIMenu(children: HiddenTree.entries(of: content, environment).compactMap { $0.menuElement() })
      }) {
        HStack { label }.foregroundStyle(environment.isEnabled ? Color.accentColor : Color(.tertiaryLabel))
      }
    }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// As it shows itself, for a style that adds to that.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primary) = (configuration.label, configuration.content, nil)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// Content that opens a menu, made when it is tapped.
struct MenuButton<Content: View>: View {
  let menu: @MainActor () -> UIMenu
  @ViewBuilder let content: () -> Content
  @Environment(\.tree) private var tree

  var body: some View {
    HStack { content() }.modifier(MenuModifier(menu: menu))
  }
}

private struct MenuModifier: ElementModifier {
  typealias Body = Never
  let menu: @MainActor () -> UIMenu

  func makeElement(around child: LayoutElement) -> PressElement { PressElement(child) }
  func update(_ element: PressElement, _ inputs: Inputs) {
    let menu = menu
    element.control.action = { [weak control = element.control] in
      if let control { menu().open(from: control) }
    }
    element.isEnabled = inputs.environment.isEnabled
    element.isTouchable = inputs.environment.isEnabled && inputs.environment.allowsHitTesting
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The label is that of the group in a menu; it is not shown here.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View {
    if let style {
      AnyView(style.view(ControlGroupStyleConfiguration(content: _StyledPart(content))))
    } else {
      HStack { content }
    }
  }
}

/// A long press opens the menu.
private struct ContextMenuModifier<Items: View>: ElementModifier {
  typealias Body = Never
  let items: Items

  func makeElement(around child: LayoutElement) -> HoldElement { HoldElement(child) }
  func update(_ element: HoldElement, _ inputs: Inputs) {
    let (items, environment) = (items, inputs.environment)
    element.held = { view in
      UIMenu(children: HiddenTree.entries(of: items, environment).compactMap { $0.menuElement() }).open(
        from: view)
    }
  }
}

@MainActor private final class HoldElement: SurfaceElement {
  var held: (UIView) -> Void = { _ in }

  init(_ child: LayoutElement) {
    super.init(child)
    drawing.addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] recognizer in
        if let self, recognizer.state == .began { held(drawing) }
      })
  }
}

extension View {
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
  /// The view stays where it is: no preview is shown beside the menu.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }
}
