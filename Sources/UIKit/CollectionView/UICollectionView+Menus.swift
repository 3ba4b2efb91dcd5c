// Context menus of items: the delegate is asked for the one that is pressed.

import QuartzCore

extension UICollectionView {
  /// Watches for long presses where the delegate may have menus.
  func followMenus() {
    let names = [
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    ]
    let mayHaveMenus = delegate.map { told in
      names.contains { _OptionalMethods.implements(told, $0) ?? true }
    }
    guard mayHaveMenus ?? false, menuPress == nil else { return }
    let press = MenuPress()
    press.opening = { [weak self] in self?.menuOpening(at: $0) }
    menuPress = press
    addGestureRecognizer(press)
  }

  private func menuOpening(at place: CGPoint) -> ContextMenu.Opening? {
    guard let path = indexPathForItem(at: place), let cell = cellForItem(at: path), let delegate,
      movement == nil
    else { return nil }
    let several = "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    let one = "collectionView(_:contextMenuConfigurationForItemAt:point:)"
    guard
      let configuration = delegate._implementing(several)?
        .collectionView(self, contextMenuConfigurationForItemsAt: [path], point: place)
        ?? delegate._implementing(one)?
        .collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
    else { return nil }
    let preview =
      delegate._implementing("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")?
      .collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    return ContextMenu.Opening(
      configuration: configuration, preview: preview ?? UITargetedPreview(view: cell),
      willOpen: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("collectionView(_:willDisplayContextMenu:animator:)")?
          .collectionView(self, willDisplayContextMenu: configuration, animator: $0)
      },
      willClose: { [weak self] in
        guard let self else { return }
        self.delegate?._implementing("collectionView(_:willEndContextMenuInteraction:animator:)")?
          .collectionView(self, willEndContextMenuInteraction: configuration, animator: $0)
      })
  }
}
