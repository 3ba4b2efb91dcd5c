// TabView, Tab, tabItem — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: sidebars, sections of tabs, a search role.

import UIKit

/// Several screens, of which one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?
  @Environment(\.tabsArePages) private var arePages

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { binding in
      ListSelection(allowsSeveral: false) { id in
        (id.base as? SelectionValue) == binding.wrappedValue
      } set: { id, isChosen in
        if isChosen, let value = id.base as? SelectionValue, binding.wrappedValue != value {
          binding.wrappedValue = value
        }
      }
    }
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    (self.content, selection) = (content(), nil)
  }

  public var body: some View {
    let pages = TabPages(content)
    if let arePages {
      PageRepresentable(pages: pages, selection: selection, showsDots: arePages.showsDots(pages.pages.count))
    } else {
      TabRepresentable(pages: pages, selection: selection).ignoresSafeArea()
    }
  }
}

/// The screens among the content.
@MainActor struct TabPages {
  struct Page {
    let id: AnyHashable
    let dataID: AnyHashable?
    let view: AnyView
  }
  var pages: [Page] = []

  init<Content: View>(_ content: Content) {
    let reader = ListReader(ListBodies())
    reader.read(content, ListPath())
    for section in reader.sections {
      for index in 0..<section.rows.count {
        guard let row = section.rows[index] else { continue }
        pages.append(Page(id: row.id, dataID: row.dataID, view: AnyView(row.view()).typedID(row.id)))
      }
    }
  }
}

extension AnyView {
  fileprivate func typedID(_ id: AnyHashable) -> AnyView { AnyView(self.id(id)) }
}

private struct TabRepresentable: UIViewControllerRepresentable {
  let pages: TabPages
  let selection: ListSelection?

  @MainActor final class Coordinator: UITabBarControllerDelegate {
    var screens: [(id: AnyHashable, screen: ScreenController)] = []
    var selection: ListSelection?
    var tags: [AnyHashable] = []

    func show(_ pages: TabPages, _ environment: EnvironmentValues, _ controller: UITabBarController) {
      let old = screens
      screens = pages.pages.map { page in
        if let known = old.first(where: { $0.id == page.id })?.screen {
          known.show(page.view, environment)
          return (page.id, known)
        }
        return (page.id, ScreenController(page.view, environment))
      }
      tags = zip(pages.pages, screens).enumerated().map { index, entry in
        entry.1.screen.tree?.rootNode?.tagged().first?.tag ?? entry.0.dataID ?? AnyHashable(index)
      }
      if old.map(\.id) != screens.map(\.id) { controller.viewControllers = screens.map(\.screen) }
      if let chosen = tags.firstIndex(where: { selection?.contains($0) == true }),
        controller.selectedIndex != chosen
      {
        controller.selectedIndex = chosen
      }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      guard let index = screens.firstIndex(where: { $0.screen === viewController }),
        tags.indices.contains(index)
      else { return }
      selection?.set(tags[index], true)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UITabBarController {
    let controller = UITabBarController(nibName: nil, bundle: nil)
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: UITabBarController, context: Context) {
    context.coordinator.selection = selection
    controller.tabBar.tintColor = context.environment.tint?.uiColor(context.environment)
    context.coordinator.show(pages, context.environment, controller)
  }
}

enum TabItemKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }
  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    preference(key: TabItemKey.self, value: AnyView(label()))
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

/// A screen of a tab view, with its title.
public struct Tab<Value, Content: View, Label: View>: View {
  let value: AnyHashable?
  let content: Content
  let label: Label

  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage)) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}
