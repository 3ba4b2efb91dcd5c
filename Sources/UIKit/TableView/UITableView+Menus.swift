// Context menus of rows: the delegate is asked for the one that is pressed.

import QuartzCore

extension UITableView {
  /// As of collection views.
  func followMenus() {
    let name = "tableView(_:contextMenuConfigurationForRowAt:point:)"
    guard delegate.map({ _OptionalMethods.implements($0, name) ?? true }) ?? false, menuPress == nil else {
      return
    }
    let press = MenuPress()
    press.opening = { [weak self] in self?.menuOpening(at: $0) }
    menuPress = press
    addGestureRecognizer(press)
  }

  private func menuOpening(at place: CGPoint) -> ContextMenu.Opening? {
    guard let path = indexPathForRow(at: place), let cell = cellForRow(at: path),
      let configuration = delegate?._implementing("tableView(_:contextMenuConfigurationForRowAt:point:)")?
        .tableView(self, contextMenuConfigurationForRowAt: path, point: place)
    else { return nil }
    let preview =
      delegate?._implementing("tableView(_:previewForHighlightingContextMenuWithConfiguration:)")?
      .tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    return ContextMenu.Opening(
      configuration: configuration, preview: preview ?? UITargetedPreview(view: cell),
      willOpen: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("tableView(_:willDisplayContextMenu:animator:)")?
          .tableView(self, willDisplayContextMenu: configuration, animator: $0)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("tableView(_:willEndContextMenuInteraction:animator:)")?
          .tableView(self, willEndContextMenuInteraction: configuration, animator: $0)
      })
  }
}
