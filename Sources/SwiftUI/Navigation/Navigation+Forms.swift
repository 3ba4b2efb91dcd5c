// Further forms of links, tabs, bars and columns.

import UIKit

// MARK: Links

extension NavigationLink where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension NavigationLink {
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

  /// There is one column on a phone.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

// MARK: Columns

public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

public struct NavigationSplitViewStyle: Sendable {
  public static let automatic = NavigationSplitViewStyle()
  public static let balanced = NavigationSplitViewStyle()
  public static let prominentDetail = NavigationSplitViewStyle()
}

extension View {
  /// Kept, without effect: there is one column on a phone.
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }

  /// On a phone an inspector is a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
    -> some View
  { sheet(isPresented: isPresented, content: content) }
}

// MARK: Bars

extension ToolbarItemPlacement {
  public static let subtitle = ToolbarItemPlacement(kind: .principal)
  public static let largeTitle = ToolbarItemPlacement(kind: .principal)
  public static let bottomOrnament = ToolbarItemPlacement(kind: .bottom)
}

public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}

/// Room between the things in a bar. At the ends of a bar there is none between them.
public struct ToolbarSpacer: ToolbarContent {
  let placement: ToolbarItemPlacement
  let isShown: Bool
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.placement, isShown) = (placement, !sizing.isFixed && placement == .bottomBar)
  }
  public var body: some CustomizableToolbarContent {
    if isShown { ToolbarItem(id: "", placement: placement) { Spacer() } }
  }
}

/// A thing that the system would put into a bar: its search field stands elsewhere here.
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some CustomizableToolbarContent { if false { ToolbarItem(id: "") { EmptyView() } } }
}

/// The menu of a title, which does not open here.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init(@ViewBuilder content: () -> Content) {}
  public init() where Content == EmptyView {}
  public var body: some ToolbarContent { if false { ToolbarItem { EmptyView() } } }
}

extension ToolbarContent {
  /// Kept, without effect.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    self
  }
}

extension View {
  /// Kept, without effect.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

// MARK: Tabs

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, image: image)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(title, image: image)) }
  /// A search tab has the system's title.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: value, content: content(), label: SwiftUI.Label("Search", systemImage: "magnifyingglass"))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(), label: SwiftUI.Label("Search", systemImage: "magnifyingglass"))
  }
}

/// Tabs that stand together in a sidebar, and by themselves in a bar.
public struct TabSection<Header: View, Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {
    self.content = content()
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Header == Text { self.content = content() }
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView { self.content = content() }
  public var body: some View { content }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Tabs that people have moved or hidden: none here.
public struct TabViewCustomization: Codable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// It is kept as long as the view is.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, wrappedValue, store, raw: RawForm(read: { _ in TabViewCustomization() }, write: { _ in nil }))
  }
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Kept, without effect: there is no sidebar on a phone.
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View
  {
    self
  }
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some View
  { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

extension View {
  /// Kept, without effect.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func customizationID(_ id: String) -> some View { self }
  /// Above the tab bar.
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
