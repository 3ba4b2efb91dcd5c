import Testing

@testable import UIKit

@MainActor @Suite struct `Dragging items by hand` {
  let stage = Stage()

  /// Letters in a grid of two columns, dragged as UIKit's own examples do it.
  @MainActor
  private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var letters: [String]
    let log = Log()
    let view: UICollectionView
    var operation = UIDropOperation.move
    var changesData = true

    init(_ letters: String, frame: CGRect) {
      self.letters = letters.map(String.init)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: frame, collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.dragDelegate = self
      view.dropDelegate = self
      view.dragInteractionEnabled = true
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard letters[indexPath.item] != "x" else { return [] }
      log.note("drag \(letters[indexPath.item])")
      let item = UIDragItem(itemProvider: NSItemProvider(object: letters[indexPath.item] as NSString))
      item.localObject = letters[indexPath.item]
      return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.note("dragEnd")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.note("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.note("enter")
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let item = coordinator.items.first
      let destination = coordinator.destinationIndexPath ?? IndexPath(item: letters.count, section: 0)
      log.note("drop \(item?.sourceIndexPath?.item ?? -1) to \(destination.item)")
      guard changesData, let item, let letter = item.dragItem.localObject as? String else { return }
      collectionView.performBatchUpdates {
        if let source = item.sourceIndexPath {
          letters.remove(at: source.item)
          collectionView.deleteItems(at: [source])
        }
        letters.insert(letter, at: destination.item)
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  private func shelf(_ letters: String, y: CGFloat = 0) -> Shelf {
    _ = stage.loop
    let shelf = Shelf(letters, frame: CGRect(x: 0, y: y, width: 200, height: 300))
    stage.window.addSubview(shelf.view)
    stage.settle()
    return shelf
  }

  /// A long press at the first place, then along the others, and up at the last.
  private func drag(_ places: (CGFloat, CGFloat)..., lifts: Bool = true) {
    stage.touch(.began, places[0].0, places[0].1, at: 1)
    stage.loop.advance(to: 1.7)
    for (index, place) in places.dropFirst().enumerated() {
      stage.touch(.moved, place.0, place.1, at: 1.8 + Double(index) * 0.1)
    }
    if lifts { stage.touch(.ended, places[places.count - 1].0, places[places.count - 1].1, at: 4) }
    stage.settle()
  }

  @Test func `a long press lifts, a move makes room, and a drop moves`() {
    let shelf = shelf("abcd")
    drag((50, 50), (100, 100), (150, 150), lifts: false)
    // The gap has gone with the finger: the others have closed ranks.
    #expect(shelf.view.hasActiveDrag && shelf.view.hasActiveDrop)
    #expect(shelf.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.origin.y == 100)
    #expect(shelf.view.draggedPlace == IndexPath(item: 3, section: 0))
    stage.touch(.ended, 150, 150, at: 4)
    stage.settle()
    #expect(shelf.log.drain() == ["drag a", "enter", "drop 0 to 3", "dragEnd"])
    #expect(shelf.letters == ["b", "c", "d", "a"])
    #expect(!shelf.view.hasActiveDrag && !shelf.view.hasActiveDrop && shelf.view.movement == nil)
    #expect(shelf.view.numberOfItems(inSection: 0) == 4)
  }

  @Test func `a delegate that changes nothing leaves all where it was`() {
    let shelf = shelf("abcd")
    shelf.changesData = false
    drag((50, 50), (150, 150))
    #expect(shelf.letters == ["a", "b", "c", "d"] && shelf.view.movement == nil)
    #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
  }

  @Test func `what is forbidden is not dropped`() {
    let shelf = shelf("abcd")
    shelf.operation = .forbidden
    drag((50, 50), (150, 150))
    #expect(shelf.log.drain() == ["drag a", "enter", "dragEnd"] && shelf.letters == ["a", "b", "c", "d"])
  }

  @Test func `an item without anything to drag is not lifted, nor any where dragging is off`() {
    let shelf = shelf("xbcd")
    drag((50, 50), (150, 150))
    #expect(shelf.log.drain() == [] && shelf.view.movement == nil)
    shelf.view.dragInteractionEnabled = false
    stage.touch(.began, 150, 50, at: 11)
    stage.touch(.moved, 50, 50, at: 12)
    stage.touch(.ended, 50, 50, at: 13)
    #expect(shelf.log.drain() == [])
  }

  @Test func `an item goes to another view`() {
    let (one, other) = (shelf("abcd"), shelf("wxyz", y: 400))
    drag((50, 50), (50, 250), (150, 450))
    #expect(one.log.drain() == ["drag a", "enter", "exit", "dragEnd"])
    #expect(other.log.drain() == ["enter", "drop -1 to 1"])
    #expect(other.letters == ["w", "a", "x", "y", "z"] && one.letters == ["a", "b", "c", "d"])
  }

  @Test func `a drag that is taken away leaves all where it was`() {
    let shelf = shelf("abcd")
    drag((50, 50), (150, 150), lifts: false)
    stage.touch(.cancelled, 150, 150, at: 4)
    stage.settle()
    #expect(shelf.log.drain() == ["drag a", "enter", "dragEnd"] && shelf.view.movement == nil)
  }

  @Test func `rows of a table are dragged likewise`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
      var letters = ["a", "b", "c", "d"]
      var drops: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      }
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let source = coordinator.items.first?.sourceIndexPath,
          let end = coordinator.destinationIndexPath
        else { return }
        drops.append("\(source.row) to \(end.row)")
        letters.insert(letters.remove(at: source.row), at: end.row)
        tableView.moveRow(at: source, to: end)
      }
    }
    _ = stage.loop
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.rowHeight = 50
    table.dataSource = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    table.dragInteractionEnabled = true
    stage.window.addSubview(table)
    stage.settle()
    drag((50, 25), (50, 80), (50, 130))
    #expect(rows.drops == ["0 to 2"] && rows.letters == ["b", "c", "a", "d"] && table.movement == nil)
  }
}
