import Testing

@testable import UIKit

@MainActor @Suite struct `Updates without animation` {
  @MainActor private final class Numbers: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  private let numbers = Numbers()
  private let stage = Stage()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = numbers
    stage.window.addSubview(view)
    stage.settle()
  }

  @Test func `what is counted afterwards is what is there, and the completion comes later`() {
    _ = stage.loop
    var done: [Bool] = []
    view.performBatchUpdates(
      {
        numbers.count = 5
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        #expect(view.hasUncommittedUpdates)
      }, completion: { done.append($0) })
    #expect(view.numberOfItems(inSection: 0) == 5 && !view.hasUncommittedUpdates)
    #expect(done.isEmpty)
    stage.settle()
    #expect(done == [true])
  }

  @Test func `a selected item that is still there stays selected`() {
    _ = stage.loop
    view.allowsMultipleSelection = true
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    numbers.count = 2
    view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
