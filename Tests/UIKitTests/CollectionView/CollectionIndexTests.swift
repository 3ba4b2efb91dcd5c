import QuartzCore
import Testing

@testable import UIKit

/// Three sections of ten rows of 100 points, with titles.
@MainActor private final class Titled: NSObject, UICollectionViewDataSource {
  var titles: [String]? = ["A", "B", "C"]
  private(set) var asked = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    asked += 1
    return titles
  }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: title == "Z" ? 99 : index) }
}

@MainActor @Suite struct `The index of a collection view` {
  let stage = Stage(size: CGSize(width: 300, height: 600))
  private let source = Titled()

  private func view(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionView {
    _ = stage.loop
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = direction
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.settle()
    return view
  }

  @Test func `stands at the trailing edge, and a finger on a title brings its item to the top`() throws {
    let view = view()
    let index = try #require(view.index.view)
    #expect(index.titles == ["A", "B", "C"] && index.frame.maxX == 300 && index.frame.minY == 0)
    // In the middle of 600 points; one line below is the last title.
    stage.touch(.began, 293, 300, at: 1)
    // A press of no length is one in the next turn.
    stage.loop.advance(to: 1.05)
    #expect(view.contentOffset.y == 1_000)
    stage.touch(.moved, 293, 312, at: 1.1)
    #expect(view.contentOffset.y == 2_000)
    stage.touch(.ended, 293, 312, at: 1.2)
    #expect(index.frame.minY == 2_000)
    let cell = try #require(view.subviews.lastIndex { $0 is UICollectionViewCell })
    #expect(view.subviews.firstIndex(of: index) ?? 0 > cell)
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func `is asked for once, and again with the data`() {
    let view = view()
    view.contentOffset.y = 500
    stage.settle()
    #expect(source.asked == 1)
    source.titles = ["Z"]
    view.reloadData()
    stage.settle()
    #expect(source.asked == 2 && view.index.view?.titles == ["Z"])
    view.indexTitleTouched(0)
    #expect(view.contentOffset.y == 500)
    source.titles = nil
    view.reloadData()
    stage.settle()
    #expect(view.index.view == nil)
  }

  @Test func `is not there where the content scrolls across`() {
    #expect(view(.horizontal).index.view == nil)
  }
}
