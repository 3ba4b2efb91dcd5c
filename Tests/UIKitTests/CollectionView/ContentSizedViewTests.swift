import QuartzCore
import Testing
import UIKit

/// The collection view of many apps that is as high as what it shows: it says so while it is laid out.
@MainActor private final class ContentSizedView: UICollectionView {
  var isGuarded = true
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
    if !isGuarded || bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
}

/// A view that says with every layout that its size may be another.
@MainActor private final class RestlessView: UIView {
  var size = CGSize(width: 50, height: 20)
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite struct `Views that announce their size while they are laid out` {
  private func pin(_ view: UIView, to container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
    ])
  }

  @Test func `come to rest`() {
    let stage = Stage()
    let view = RestlessView(frame: .zero)
    pin(view, to: stage.window)
    stage.settle()

    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.passes < 5)
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `get the size they announce`() {
    let stage = Stage()
    let view = RestlessView(frame: .zero)
    pin(view, to: stage.window)
    stage.settle()
    view.size = CGSize(width: 70, height: 30)
    view.setNeedsLayout()
    stage.settle()

    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test(arguments: [true, false])
  func `a collection view as high as its content grows to it and comes to rest`(_ isGuarded: Bool) {
    let stage = Stage()
    let shelf = FixedItems(count: 3)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let view = ContentSizedView(frame: .zero, collectionViewLayout: layout)
    view.isGuarded = isGuarded
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = shelf
    pin(view, to: stage.window)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.settle()

    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 120))
    #expect(view.visibleCells.count == 3)
    #expect(view.passes < 20)
    #expect(stage.loop.nextDeadline == nil)
  }
}

@MainActor private final class FixedItems: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
