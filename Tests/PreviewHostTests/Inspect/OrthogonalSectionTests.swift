import Foundation
import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// Two rows of cards: the first goes by pages of one group, the second has them in the middle.
@MainActor private final class CardRows: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 16
      section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .groupPagingCentered
      return section
    }
    let rows = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    rows.dataSource = self
    view.addSubview(rows)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite struct `Sections that scroll by themselves, from outside` {
  private let preview = Preview(slug: "rows", title: "Rows", summary: "", items: ["main": 0]) { _ in
    CardRows()
  }

  @Test func `inspect waits for them, and shows their elements where they appear`() throws {
    let moves = (1...6).map {
      #"{"t": \#(Double($0) / 60), "touch": "moved", "id": 1, "x": \#(300 - 25 * $0), "y": 100}"#
    }
    let steps =
      [#"{"t": 0, "touch": "began", "id": 1, "x": 300, "y": 100}"#] + moves + [
        #"{"t": 0.1, "touch": "ended", "id": 1, "x": 150, "y": 100}"#
      ]
    let text = try Inspect.inspect(
      preview, options: InspectOptions(["rows", "--size", "375x667"]),
      script: InspectScript(json: Data("[\(steps.joined(separator: ", "))]".utf8))
    ).text
    let sample = try Foundation.JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))["samples"]?.array?
      .last
    #expect(sample?["collections"]?.array?.count == 1)
    let elements = try #require(sample?["collections"]?.array?.first?["elements"]?.array)
    #expect(
      elements.map { $0["frame"]?.numbers } == [
        [0, 0, 300, 200], [316, 0, 300, 200], [37.5, 200, 300, 200], [353.5, 200, 300, 200],
      ])
    #expect(elements.map { $0["item"]?.number } == [1, 2, 0, 1])
    #expect(
      elements.map { $0["orthogonalOffset"]?.numbers } == [[316, 0], [316, 0], [-37.5, 0], [-37.5, 0]])
    #expect(elements.first?["center"]?.numbers == [150, 100])
  }

  @Test func `a session goes on where they were`() throws {
    let first = RunningPreview(preview, on: ScreenSettings(width: 375, height: 667))
    let rows = try #require(first.collections.first?.view as? UICollectionView)
    first.perform {
      rows.setOrthogonalOffset(CGPoint(x: 632, y: 0), ofSection: 0)
      rows.setOrthogonalOffset(CGPoint(x: 298.5, y: 0), ofSection: 1)
      first.loop.settle()
    }
    let state = SavedState(SavedState(of: first).bytes)
    #expect(state.places.map(\.id) == ["main"])
    #expect(state.sections.map(\.section) == [0, 1])

    let second = RunningPreview(preview, on: ScreenSettings(width: 375, height: 667))
    state.restore(in: second)
    let again = try #require(second.collections.first?.view as? UICollectionView)
    second.perform {
      #expect(again.orthogonalOffset(ofSection: 0) == CGPoint(x: 632, y: 0))
      #expect(again.cellForItem(at: IndexPath(item: 2, section: 0)) != nil)
    }
  }
}
