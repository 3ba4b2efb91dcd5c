import QuartzCore
import UIKit

@testable import Gallery

/// A layout in a bare collection view, in virtual time: plain cells, no view controller.
@MainActor final class LayoutRig: NSObject, UICollectionViewDataSource {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  private let itemCount: Int

  /// `frame` is in points; the window ends where the frame does.
  init(_ layout: UICollectionViewLayout, frame: CGRect, itemCount: Int) {
    VirtualRunLoop.current = loop
    self.itemCount = itemCount
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: frame.maxX, height: frame.maxY))
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "caption")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop.settle()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "caption", for: indexPath)
  }

  /// The layout's answer for the visible bounds that is on screen, by item, cells first.
  var elementsOnScreen: [UICollectionViewLayoutAttributes] {
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    return attributes.filter { $0.frame.intersects(view.bounds) }
      .sorted { Self.order($0) < Self.order($1) }
  }

  private static func order(_ attributes: UICollectionViewLayoutAttributes) -> (Int, Int) {
    (attributes.indexPath.item, attributes.representedElementKind == nil ? 0 : 1)
  }

  /// Runs until nothing moves any more, a minute at the most.
  func rest() {
    for _ in 0..<3600 where loop.nextDeadline != nil { loop.advance(to: loop.now + 1.0 / 60) }
  }
}
