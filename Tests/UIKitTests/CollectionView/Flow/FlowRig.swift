import QuartzCore

@testable import UIKit

/// A section as a case describes it.
struct FlowSectionCase: Sendable {
  var sizes: [CGSize] = []
  var insets = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// A flow layout in a collection view, with sections that say all they can through the delegate.
@MainActor final class FlowRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let journal = Journal()
  var sections: [FlowSectionCase]
  /// Whether items can be moved by hand.
  var movable = false
  private(set) var warnings: [String] = []
  /// The data source's last word on a cell.
  var onCell: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(
    _ layout: UICollectionViewFlowLayout,
    size: CGSize = CGSize(width: 320, height: 480), _ sections: [FlowSectionCase]
  ) {
    VirtualRunLoop.current = loop
    self.layout = layout
    self.sections = sections
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    loop.session.report = { [weak self] message in self?.warnings.append(message) }
    view.contentInsetAdjustmentBehavior = .never
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  convenience init(_ sections: [FlowSectionCase]) { self.init(UICollectionViewFlowLayout(), sections) }

  func start() -> Self {
    loop.settle()
    _ = journal.take()
    return self
  }

  /// The calls of `action` and of the layout pass after it.
  func calls(_ action: () -> Void) -> [String] {
    _ = journal.take()
    action()
    loop.settle()
    return journal.take()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }

  func bar(_ kind: String, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?
      .frame
  }

  func header(_ section: Int = 0) -> CGRect? { bar(UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int = 0) -> CGRect? { bar(UICollectionView.elementKindSectionFooter, section) }

  /// The frames of all items, by section.
  var frames: [[CGRect]] {
    sections.indices.map { section in sections[section].sizes.indices.map { frame($0, section) } }
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].sizes.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    onCell(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    journal.note("\(kind.hasSuffix("Header") ? "header" : "footer") \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    movable
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let size = sections[sourceIndexPath.section].sizes.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].sizes.insert(size, at: destinationIndexPath.item)
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    journal.note("size \(indexPath.section).\(indexPath.item)")
    return sections[indexPath.section].sizes[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    journal.note("inset \(section)")
    return sections[section].insets
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    journal.note("line spacing \(section)")
    return sections[section].lineSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    journal.note("item spacing \(section)")
    return sections[section].itemSpacing
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    journal.note("header size \(section)")
    return CGSize(width: sections[section].header, height: sections[section].header)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    journal.note("footer size \(section)")
    return CGSize(width: sections[section].footer, height: sections[section].footer)
  }
}

/// Whether two rectangles are the same but for what arithmetic loses.
func agree(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy {
    abs($0 - $1) <= tolerance
  }
}
