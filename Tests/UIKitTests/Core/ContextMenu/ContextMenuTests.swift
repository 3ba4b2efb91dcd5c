import Testing

@testable import UIKit

@MainActor @Suite struct `Context menus` {
  let stage = Stage()

  @MainActor
  private final class Host: NSObject, UIContextMenuInteractionDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UITableViewDataSource, UITableViewDelegate
  {
    let log = Log()
    var hasMenu = true
    var preview: UIViewController?

    private var configuration: UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(previewProvider: preview.map { shown in { shown } }) { [log] _ in
        UIMenu(
          title: "",
          children: [
            UIAction(title: "Copy") { _ in log.note("copy") },
            UIAction(title: "Secret", attributes: .hidden) { _ in },
            UIDeferredMenuElement { $0([UIAction(title: "Later") { _ in log.note("later") }]) },
          ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.note("asked \(Int(location.x)),\(Int(location.y))")
      return configuration
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.note("willDisplay")
      animator?.addCompletion { [log] in log.note("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("willEnd") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.note("selected \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.note("asked \(indexPaths.map(\.item))")
      return configuration
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.note("asked \(indexPath.row)")
      return configuration
    }
  }

  private var shown: ContextMenu? { stage.window.subviews.compactMap { $0 as? ContextMenu }.last }

  private func row(_ title: String) -> MenuRowView? {
    func find(_ view: UIView) -> MenuRowView? {
      if let row = view as? MenuRowView, row.accessibilityLabel == title { return row }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(stage.window)
  }

  private func press(_ x: CGFloat, _ y: CGFloat, at time: Double) {
    stage.touch(.began, x, y, at: time)
    stage.touch(.ended, x, y, at: time + 0.8)
  }

  private func choose(_ title: String, at time: Double) throws {
    let view = try #require(row(title))
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    stage.touch(.began, place.x, place.y, at: time)
    stage.touch(.ended, place.x, place.y, at: time + 0.05)
    stage.loop.advance(to: time + 1)
    stage.settle()
  }

  @Test func `a long press asks, lifts the view, dims the rest, and a row acts and closes`() throws {
    _ = stage.loop
    let host = Host()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    let interaction = UIContextMenuInteraction(delegate: host)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    stage.window.addSubview(view)
    stage.settle()

    press(150, 220, at: 1)

    #expect(host.log.drain() == ["asked 50,20", "willDisplay", "displayed"])
    #expect(shown != nil && view.alpha == 0)
    #expect(row("Secret") == nil && row("Later") != nil)
    try choose("Copy", at: 3)
    #expect(host.log.drain().sorted() == ["copy", "willEnd"])
    #expect(shown == nil && view.alpha == 1)

    view.removeInteraction(interaction)
    press(150, 220, at: 5)
    #expect(host.log.drain() == [] && interaction.view == nil)
  }

  @Test func `a tap beside closes, and nothing is done`() {
    _ = stage.loop
    let host = Host()
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    view.addInteraction(UIContextMenuInteraction(delegate: host))
    stage.window.addSubview(view)
    press(150, 220, at: 1)
    _ = host.log.drain()
    stage.tap(20, 800, at: 3)
    stage.loop.advance(to: 4)
    #expect(shown == nil && view.alpha == 1 && host.log.drain() == ["willEnd"])
  }

  @Test func `where there is no menu the press stays the view's`() {
    _ = stage.loop
    let host = Host()
    host.hasMenu = false
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    view.addInteraction(UIContextMenuInteraction(delegate: host))
    stage.window.addSubview(view)
    press(150, 220, at: 1)
    #expect(shown == nil && view.alpha == 1)
  }

  @Test func `an item's menu is asked for by its path, and the item is not selected`() throws {
    _ = stage.loop
    let host = Host()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = host
    view.delegate = host
    stage.window.addSubview(view)
    stage.settle()
    press(150, 50, at: 1)
    #expect(host.log.drain() == ["asked [1]"])
    try choose("Later", at: 3)
    #expect(host.log.drain() == ["later"])
    stage.tap(50, 50, at: 6)
    #expect(host.log.drain() == ["selected 0"])
  }

  @Test func `a row's menu may show a controller in place of the row`() throws {
    _ = stage.loop
    let host = Host()
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 300, height: 200)
    host.preview = preview
    let table = UITableView(frame: stage.window.bounds)
    table.rowHeight = 50
    table.dataSource = host
    table.delegate = host
    stage.window.addSubview(table)
    stage.settle()
    press(50, 120, at: 1)
    #expect(host.log.drain() == ["asked 2"])
    #expect(
      preview.view.window === stage.window && preview.view.bounds.size == CGSize(width: 300, height: 200))
    #expect(stage.window.bounds.contains(preview.view.frame))
    try choose("Copy", at: 3)
    #expect(preview.view.window == nil && host.log.drain() == ["copy"])
  }

  @Test func `a button's menu opens at a long press where a tap is for something else`() throws {
    _ = stage.loop
    let log = Log()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log.note("go") })
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    button.menu = UIMenu(children: [UIAction(title: "Other") { _ in log.note("other") }])
    stage.window.addSubview(button)
    stage.settle()
    stage.tap(150, 220, at: 1)
    #expect(log.drain() == ["go"] && row("Other") == nil)
    press(150, 220, at: 2)
    try choose("Other", at: 4)
    #expect(log.drain() == ["other"])
  }
}
