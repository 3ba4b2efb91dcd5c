import UIKit

/// Puts into a controller's bars what its views say.
@MainActor final class BarItems {
  private typealias Host = _UIHostingView<ModifiedContent<AnyView, PassedEnvironment>>
  private var leading: [UIBarButtonItem] = []
  private var trailing: [UIBarButtonItem] = []
  private var bottom: [UIBarButtonItem] = []
  private var principal: Host?
  private var search: SearchDriver?

  func show(_ bars: ScreenBars, on controller: UIViewController) {
    let item = controller.navigationItem
    if let title = bars.title, item.title != title { item.title = title }
    let mode: UINavigationItem.LargeTitleDisplayMode =
      switch bars.titleMode {
      case .inline: .never
      case .large, .inlineLarge: .always
      case .automatic, nil: .automatic
      }
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    if let hides = bars.hidesBack, item.hidesBackButton != hides { item.hidesBackButton = hides }
    if let navigation = controller.navigationController, navigation.topViewController === controller {
      let hides = bars.hidesBar ?? false
      if navigation.isNavigationBarHidden != hides { navigation.isNavigationBarHidden = hides }
    }
    if let new = update(leading, bars, .leading) {
      leading = new
      item.leftBarButtonItems = new
    }
    // The last of those at the trailing edge stands there.
    if let new = update(trailing, bars, .trailing) {
      trailing = new
      item.rightBarButtonItems = new.reversed()
    }
    if let new = update(bottom, bars, .bottom) {
      bottom = new
      controller.toolbarItems = new
      controller.navigationController?.isToolbarHidden = new.isEmpty
    }
    showPrincipal(bars, item)
    showSearch(bars, item)
  }

  /// Brings the items up to date. Others, if there are such now; nil: they are the same.
  private func update(_ items: [UIBarButtonItem], _ bars: ScreenBars, _ kind: ToolbarItemPlacement.Kind)
    -> [UIBarButtonItem]?
  {
    let entries = bars.items.filter { $0.placement.kind == kind }
    guard entries.count == items.count else {
      return entries.map { entry in
        if entry.view.view is Spacer { return UIBarButtonItem.flexibleSpace() }
        return UIBarButtonItem(customView: host(entry, bars))
      }
    }
    for (item, entry) in zip(items, entries) {
      guard let host = item.customView as? Host else { continue }
      host.rootView = content(entry, bars)
      fit(host)
    }
    return nil
  }

  private func content(_ entry: ToolbarEntry, _ bars: ScreenBars) -> ModifiedContent<
    AnyView, PassedEnvironment
  > {
    ModifiedContent(
      content: entry.view,
      modifier: PassedEnvironment(environment: bars.environment) { $0.imageScale = .large })
  }

  private func host(_ entry: ToolbarEntry, _ bars: ScreenBars) -> Host {
    let host = Host(rootView: content(entry, bars))
    host.avoidsBars = false
    fit(host)
    return host
  }

  private func fit(_ host: Host) {
    let size = host.contentSize(.unspecified)
    if host.bounds.size != size { host.frame.size = size }
    host.layoutIfNeeded()
  }

  private func showPrincipal(_ bars: ScreenBars, _ item: UINavigationItem) {
    guard let entry = bars.items.first(where: { $0.placement.kind == .principal }) else {
      if principal != nil { item.titleView = nil }
      principal = nil
      return
    }
    if let principal {
      principal.rootView = content(entry, bars)
      fit(principal)
    } else {
      let made = host(entry, bars)
      principal = made
      item.titleView = made
    }
  }

  private func showSearch(_ bars: ScreenBars, _ item: UINavigationItem) {
    guard let bond = bars.search else {
      if search != nil { item.searchController = nil }
      search = nil
      return
    }
    let driver = search ?? SearchDriver()
    search = driver
    driver.show(bond)
    if item.searchController !== driver.controller { item.searchController = driver.controller }
  }
}
