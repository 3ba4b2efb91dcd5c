// GroupBoxStyle, DisclosureGroupStyle, LabeledContentStyle, ControlGroupStyle, MenuStyle — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: looks of the system's own styles of control groups and menus (all of them are the
// usual ones).
//
// Without a style of one's own these views show themselves. Within a style they do so too: its body may be
// made of the same view again, which must not ask the style once more.

import UIKit

/// A part of a view that a style arranges.
public struct _StyledPart: View {
  let view: any View
  init(_ view: any View) { self.view = view }
  public var body: some View { AnyView(view) }
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

public struct ControlGroupStyleConfiguration {
  public typealias Content = _StyledPart
  public let content: Content
}

@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The system's styles, all of which are a row here.
public struct _RowControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct MenuStyleConfiguration {
  public typealias Label = _StyledPart
  public typealias Content = _StyledPart
  let label: Label
  let content: Content
}

@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

/// The system's styles, all of which are the usual one here.
public typealias DefaultMenuStyle = _PlainMenuStyle
public typealias BorderlessButtonMenuStyle = _PlainMenuStyle
public typealias ButtonMenuStyle = _PlainMenuStyle

public struct _PlainMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}
extension ControlGroupStyle where Self == _RowControlGroupStyle {
  public static var automatic: _RowControlGroupStyle { .init() }
  public static var navigation: _RowControlGroupStyle { .init() }
  public static var menu: _RowControlGroupStyle { .init() }
  public static var compactMenu: _RowControlGroupStyle { .init() }
  public static var palette: _RowControlGroupStyle { .init() }
}
extension MenuStyle where Self == _PlainMenuStyle {
  public static var automatic: _PlainMenuStyle { .init() }
  public static var button: _PlainMenuStyle { .init() }
  public static var borderlessButton: _PlainMenuStyle { .init() }
}

// MARK: Which style counts

/// Makes the body of a style, in which the views that it is for show themselves.
struct StyledBody<Style, Body: View>: View {
  let style: StyleProperties<Style>
  let reset: (inout EnvironmentValues) -> Void
  let make: @MainActor (Style) -> Body

  init(
    _ style: Style, reset: @escaping (inout EnvironmentValues) -> Void,
    make: @escaping @MainActor (Style) -> Body
  ) {
    self.style = StyleProperties(style: style)
    (self.reset, self.make) = (reset, make)
  }

  var body: some View { make(style.style).modifier(EnvironmentModifier { reset(&$0) }) }
}

extension GroupBoxStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.groupBoxStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}
extension DisclosureGroupStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.disclosureGroupStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}
extension LabeledContentStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.labeledContentStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}
extension ControlGroupStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.controlGroupStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}
extension MenuStyle {
  func view(_ configuration: Configuration) -> any View {
    StyledBody(self, reset: { $0.menuStyle = nil }) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum GroupBoxKey: EnvironmentKey { static var defaultValue: (any GroupBoxStyle)? { nil } }
  private enum DisclosureKey: EnvironmentKey { static var defaultValue: (any DisclosureGroupStyle)? { nil } }
  private enum LabeledKey: EnvironmentKey { static var defaultValue: (any LabeledContentStyle)? { nil } }
  private enum ControlGroupKey: EnvironmentKey { static var defaultValue: (any ControlGroupStyle)? { nil } }
  private enum MenuKey: EnvironmentKey { static var defaultValue: (any MenuStyle)? { nil } }
  /// nil: the view shows itself; as the next.
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[GroupBoxKey.self] }
    set { self[GroupBoxKey.self] = newValue }
  }
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledKey.self] }
    set { self[LabeledKey.self] = newValue }
  }
  var controlGroupStyle: (any ControlGroupStyle)? {
    get { self[ControlGroupKey.self] }
    set { self[ControlGroupKey.self] = newValue }
  }
  var menuStyle: (any MenuStyle)? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style is DefaultGroupBoxStyle ? nil : style as any GroupBoxStyle)
  }
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.disclosureGroupStyle, style is AutomaticDisclosureGroupStyle ? nil : style as any DisclosureGroupStyle
    )
  }
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentStyle, style is AutomaticLabeledContentStyle ? nil : style as any LabeledContentStyle)
  }
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style is _RowControlGroupStyle ? nil : style as any ControlGroupStyle)
  }
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style is _PlainMenuStyle ? nil : style as any MenuStyle)
  }
}
