// navigationTitle, navigationBarTitleDisplayMode, toolbar, navigationBarItems — after Apple's documentation
// of them, read 2026-11.
// State: partial. Missing: menus of titles, customising.

import UIKit

/// The settings that a screen's views make for its bars.
struct ScreenBars {
  var title: String?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hidesBar: Bool?
  var hidesBack: Bool?
  var hidesTabs: Bool?
  var items: [ToolbarEntry] = []
  var search: SearchBond?
  var environment = EnvironmentValues()
}

/// Something in a bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

enum ScreenBarsKey: PreferenceKey {
  static var defaultValue: ScreenBars { ScreenBars() }
  static func reduce(value: inout ScreenBars, nextValue: () -> ScreenBars) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.hidesTabs = value.hidesTabs ?? next.hidesTabs
    value.items += next.items
    value.search = value.search ?? next.search
  }
}

/// The ways in which a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Hashable { case leading, trailing, principal, bottom, keyboard }
  let kind: Kind
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(kind: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  public static let status = ToolbarItemPlacement(kind: .bottom)
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let title = ToolbarItemPlacement(kind: .principal)
}

public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Things in bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@MainActor private protocol ToolbarEntries {
  var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
  func allEntries(depth: Int = 0) -> [ToolbarEntry] {
    if let own = self as? any ToolbarEntries { return own.entries }
    guard Body.self != Never.self, depth < 16 else { return [] }
    return body.allEntries(depth: depth + 1)
  }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent, ToolbarEntries {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    (self.placement, self.content) = (placement, content())
  }
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String { (self.placement, self.content) = (placement, content()) }
  fileprivate var entries: [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarEntries {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  /// The label is that of a menu into which a bar puts the group where there is no room; here there is.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }
  fileprivate var entries: [ToolbarEntry] {
    let views = (content as? any ManyViews)?.views ?? [content]
    return views.map { ToolbarEntry(placement: placement, view: AnyView($0)) }
  }
}

@MainActor private protocol ManyViews {
  var views: [any View] { get }
}
extension TupleView: ManyViews {}

extension Optional: ToolbarEntries where Wrapped: ToolbarContent {
  fileprivate var entries: [ToolbarEntry] { self?.allEntries() ?? [] }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

/// Things in bars that people may move elsewhere; here they stay.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ToolbarList: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Kept, without effect.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// Several things in bars.
public struct _ToolbarList: ToolbarContent, ToolbarEntries {
  public typealias Body = Never
  let entries: [ToolbarEntry]
}

@MainActor @preconcurrency @resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ToolbarList { _ToolbarList(entries: []) }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
    var entries: [ToolbarEntry] = []
    repeat entries += (each content).allEntries()
    return _ToolbarList(entries: entries)
  }
  /// Its type tells what is not there, too.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList {
    _ToolbarList(entries: first.allEntries())
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList {
    _ToolbarList(entries: second.allEntries())
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
    _ToolbarList(entries: content.allEntries())
  }
}

extension View {
  private func bars(_ change: @escaping (inout ScreenBars) -> Void) -> some View {
    transformPreference(ScreenBarsKey.self, change)
  }

  public func navigationTitle(_ title: Text) -> some View {
    let words = title.plain
    return bars { $0.title = $0.title ?? words }
  }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    bars { $0.titleMode = $0.titleMode ?? displayMode }
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { bars { $0.hidesBar = hidden } }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars { $0.hidesBack = hidesBackButton }
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { values in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        values.hidesBar = visibility == .hidden
      }
      if bars.contains(.tabBar) { values.hidesTabs = visibility == .hidden }
    }
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { values in
      if bars.contains(.navigationBar) { values.hidesBar = visibility == .hidden }
      if bars.contains(.tabBar) { values.hidesTabs = visibility == .hidden }
    }
  }
  /// Kept, without effect.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entries = ToolbarItemGroup { content() }.allEntries()
    return bars { $0.items += entries }
  }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content().allEntries()
    return bars { $0.items += entries }
  }

  /// People do not customise bars here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    bars {
      $0.items += [ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))]
      $0.items += [ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))]
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    bars { $0.items += [ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))] }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    bars { $0.items += [ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))] }
  }
}

public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
