import QuartzCore
import Testing
import UIKit

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

/// The long press of a collection view controller (Facts 2.14).
@MainActor @Suite struct `Movement by long press` {
  @MainActor private final class Words: UICollectionViewController {
    var words = ["a", "b", "c", "d"]
    var movable = true

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      words.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.word = words[indexPath.item]
      return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    {
      movable
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  @MainActor private final class Screen {
    let loop = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let words: Words

    init(isMovable: Bool = true, installs: Bool = true) {
      VirtualRunLoop.current = loop
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.minimumLineSpacing = 0
      words = Words(collectionViewLayout: layout)
      words.movable = isMovable
      words.installsStandardGestureForInteractiveMovement = installs
      window.rootViewController = words
      window.makeKeyAndVisible()
      loop.settle()
    }

    func touch(_ phase: UITouch.Phase, _ y: CGFloat, after seconds: TimeInterval = 0) {
      if seconds > 0 { loop.advance(to: loop.now + seconds) }
      window.inject([
        TouchSample(phase: phase, finger: 1, time: loop.now, location: CGPoint(x: 150, y: y))
      ])
      loop.settle()
    }
  }

  @Test func `a finger that stays takes the item up, carries it and lets it go`() {
    let screen = Screen()
    screen.touch(.began, 50)
    screen.touch(.moved, 120, after: 0.6)
    screen.touch(.moved, 260, after: 0.1)
    #expect(screen.words.words == ["a", "b", "c", "d"])
    screen.touch(.ended, 260, after: 0.1)

    #expect(screen.words.words == ["b", "c", "a", "d"])
    #expect(screen.words.collectionView.contentOffset == .zero)
  }

  @Test func `touches that are taken away put everything back`() {
    let screen = Screen()
    screen.touch(.began, 50)
    screen.touch(.moved, 260, after: 0.6)
    screen.touch(.cancelled, 260, after: 0.1)
    screen.loop.advance(to: screen.loop.now + 1)

    #expect(screen.words.words == ["a", "b", "c", "d"])
    let first = screen.words.collectionView.cellForItem(at: path(0)) as? WordCell
    #expect(first?.word == "a")
    #expect(first?.frame.minY == 0)
  }

  @Test func `an item that stays is pressed as ever: it is selected`() {
    let screen = Screen(isMovable: false)
    screen.touch(.began, 50)
    screen.touch(.ended, 50, after: 0.8)

    #expect(screen.words.collectionView.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `switched off, no press moves anything`() {
    let screen = Screen(installs: false)
    screen.touch(.began, 50)
    screen.touch(.moved, 54, after: 0.6)
    screen.touch(.ended, 260, after: 0.1)

    #expect(screen.words.words == ["a", "b", "c", "d"])
  }
}
