import QuartzCore
import Testing

@testable import UIKit

/// The items that a handler was given, call by call.
@MainActor private final class Calls {
  struct Call {
    var items: [any NSCollectionLayoutVisibleItem]
    var frames: [CGRect]
    var offset: CGPoint
    var container: CGSize
  }

  private(set) var all: [Call] = []

  func note(
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    all.append(
      Call(
        items: items, frames: items.map(\.frame), offset: offset,
        container: environment.container.contentSize))
  }
}

/// Counts what the collection view asks for.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  var singleItems: [IndexPath] = []
  var rectangles = 0

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    singleItems.append(indexPath)
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    rectangles += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

@Suite("Handlers of visible items") @MainActor struct VisibleItemsTests {
  typealias Handler = NSCollectionLayoutSectionVisibleItemsInvalidationHandler

  /// Rows of the full width, 100 pt high.
  private func rows(_ handler: Handler?) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  /// 300 × 600 pt.
  private func rig(items: Int = 20, _ handler: @escaping Handler) -> CollectionRig {
    let layout = UICollectionViewCompositionalLayout(section: rows(handler))
    return CollectionRig(layout, journal: Journal(), items: items)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// An item that only touches the screen's edge is not on it (Facts 2.2).
  @Test func `the first layout hands out what is on screen, once, at rest`() {
    let calls = Calls()
    let rig = rig { calls.note($0, $1, $2) }.start()

    #expect(calls.all.count == 1)
    #expect(calls.all.first?.items.map(\.indexPath) == (0..<6).map { path($0) })
    #expect(calls.all.first?.frames.first == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(calls.all.first?.offset == .zero)
    #expect(calls.all.first?.container == CGSize(width: 300, height: 600))
    #expect(rig.cell(5) != nil)
  }

  @Test func `every step of scrolling is one call, and what it changes is shown`() {
    let calls = Calls()
    let rig = rig { items, offset, environment in
      calls.note(items, offset, environment)
      for item in items {
        let middle = offset.y + environment.container.contentSize.height / 2
        item.alpha = 1 - abs(item.frame.midY - middle) / 1000
      }
    }.start()
    for step in 1...5 {
      rig.view.contentOffset.y = CGFloat(step) * 30
      rig.loop.settle()
    }

    #expect(calls.all.map(\.offset.y) == [0, 30, 60, 90, 120, 150])
    #expect(calls.all.last?.items.map(\.indexPath.item) == Array(1...7))
    #expect(rig.cell(4)?.alpha == 1)
    #expect(abs((rig.cell(7)?.alpha ?? 0) - 0.7) < 1e-6)
  }

  @Test func `changes do not add up`() {
    let rig = rig { items, _, _ in
      for item in items {
        item.center.x += 10
        item.transform = item.transform.scaledBy(x: 0.5, y: 0.5)
        item.zIndex += 3
      }
    }.start()
    for step in 1...5 {
      rig.view.contentOffset.y = CGFloat(step)
      rig.loop.settle()
    }

    #expect(rig.cell(2)?.center == CGPoint(x: 160, y: 250))
    #expect(rig.cell(2)?.frame == CGRect(x: 85, y: 225, width: 150, height: 50))
    #expect(rig.cell(2)?.layer.zPosition == 3)
    let attributes = rig.view.layoutAttributesForItem(at: path(2))
    #expect(attributes?.center == CGPoint(x: 160, y: 250))
    #expect(attributes?.zIndex == 3)
  }

  @Test func `what goes off screen is as the layout has it again`() {
    let rig = rig { items, _, _ in items.forEach { $0.alpha = 0.5 } }.start()
    rig.view.contentOffset.y = 300
    rig.loop.settle()

    #expect(rig.view.layoutAttributesForItem(at: path(0))?.alpha == 1)
    #expect(rig.view.layoutAttributesForItem(at: path(5))?.alpha == 0.5)
  }

  @Test func `scrolling asks again only for the items that the section with the handler has on screen`() {
    let calls = Calls()
    let sections = [rows(nil), rows { calls.note($0, $1, $2) }]
    let layout = CountingLayout { index, _ in sections[index] }
    let rig = CollectionRig(layout, journal: Journal(), items: 4)
    rig.sectionCount = 2
    _ = rig.start()
    layout.singleItems = []
    layout.rectangles = 0
    rig.view.contentOffset.y = 30
    rig.loop.settle()

    #expect(calls.all.map { $0.items.map(\.indexPath.item) } == [[0, 1], [0, 1, 2]])
    #expect(calls.all.allSatisfy { $0.items.allSatisfy { $0.indexPath.section == 1 } })
    // The one that has come in is asked for once more, while its cell is made.
    #expect(layout.singleItems == [0, 1, 2, 2].map { path($0, 1) })
    #expect(layout.rectangles == 0)
  }

  @Test func `an item that is moved far away is shown where it appears`() {
    let rig = rig { items, offset, _ in
      for item in items where item.indexPath.item == 0 { item.center.y = offset.y + 450 }
      for item in items where item.indexPath.item == 3 { item.center.y = offset.y + 5000 }
    }.start()

    #expect(rig.cell(0)?.center.y == 450)
    #expect(rig.cell(3) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 10, y: 350)) == nil)
    rig.view.contentOffset.y = 90
    rig.loop.settle()
    #expect(rig.cell(0)?.center.y == 540)
    rig.view.contentOffset.y = 350
    rig.loop.settle()
    #expect(rig.cell(0) == nil)
    #expect(rig.view.layoutAttributesForItem(at: path(0))?.center.y == 50)
  }

  @Test func `headers, badges and backgrounds are handed out by their kinds`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "back")]
    var lines: [String] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      lines = items.map {
        "\($0.representedElementCategory) '\($0.name)' \($0.representedElementKind ?? "-") \($0.indexPath)"
      }
    }
    let rig = CompositionRig(section, items: [1])
    _ = rig.contentSize
    _ = rig.layout.layoutAttributesForElements(in: rig.view.bounds)

    #expect(
      lines == [
        "decorationView 'back' back [0, 0]", "cell '' - [0, 0]", "supplementaryView 'badge' badge [0, 0]",
        "supplementaryView 'header' header [0, 0]",
      ])
  }

  @Test func `inserted items are handed out, and so is what is there after a rotation`() {
    let calls = Calls()
    let rig = rig(items: 2) { items, offset, environment in
      calls.note(items, offset, environment)
      items.forEach { $0.alpha = 0.5 }
    }.start()
    rig.itemCount = 3
    rig.view.insertItems(at: [path(0)])
    rig.loop.settle()
    #expect(calls.all.last?.items.map(\.indexPath) == (0..<3).map { path($0) })
    #expect(rig.cell(0)?.alpha == 0.5)
    rig.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    rig.loop.settle()
    #expect(calls.all.last?.container == CGSize(width: 600, height: 300))
    #expect(calls.all.last?.frames.first?.width == CGFloat(600))
  }

  @Test(arguments: [10, 1_000_000])
  func `a step costs what is on screen, not what there is`(_ items: Int) {
    let layout = CountingLayout(section: rows { items, _, _ in items.forEach { $0.alpha = 0.9 } })
    let rig = CollectionRig(layout, journal: Journal(), items: items).start()
    layout.singleItems = []
    rig.view.contentOffset.y = 40
    rig.loop.settle()

    // Seven, and the one that has come in once more, while its cell is made.
    #expect(layout.singleItems.count == 8)
  }

  @Test func `places are those on screen where reading runs from right to left`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let calls = Calls()
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.note(items, offset, environment)
      for item in items where item.indexPath.item == 1 { item.center.x -= 7 }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let rig = CollectionRig(layout, journal: Journal(), items: 10)
    rig.view.semanticContentAttribute = .forceRightToLeft
    _ = rig.start()

    #expect(rig.view.contentOffset.x == 700)
    #expect(calls.all.last?.offset.x == 700)
    #expect(calls.all.last?.items.map(\.indexPath.item) == [0, 1, 2])
    #expect(calls.all.last?.frames.map(\.minX) == [900, 800, 700])
    #expect(rig.cell(1)?.frame.minX == CGFloat(793))
  }

  // MARK: What handlers should not do

  @Test func `numbers that are none are not taken`() {
    let rig = rig { items, _, _ in
      for item in items {
        item.center = CGPoint(x: CGFloat.nan, y: 0)
        item.alpha = .infinity
        item.transform = CGAffineTransform(scaleX: .nan, y: 1)
      }
    }
    var reports: [String] = []
    rig.loop.session.report = { reports.append($0) }
    _ = rig.start()

    #expect(rig.cell(2)?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
    #expect(reports.contains { $0.contains("center of cell [0, 2]") })
  }

  @Test(arguments: [
    "reload", "invalidate", "scroll", "scroll on", "ask", "lay out", "switch", "leave", "insert",
  ])
  func `a handler that meddles comes to an end`(_ deed: String) {
    weak var view: UICollectionView?
    var count = 0
    let rig = rig { _, _, _ in
      count += 1
      switch deed {
      case "reload": view?.reloadData()
      case "invalidate": view?.collectionViewLayout.invalidateLayout()
      case "scroll": view?.contentOffset.y = 200
      case "scroll on": view?.contentOffset.y += 1
      case "ask":
        _ = view?.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        _ = view?.collectionViewLayout.layoutAttributesForElements(
          in: .init(x: 0, y: 0, width: 300, height: 900))
        _ = view?.indexPathForItem(at: CGPoint(x: 1, y: 1))
      case "lay out":
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
      case "switch": view?.collectionViewLayout = UICollectionViewFlowLayout()
      case "leave": view?.removeFromSuperview()
      default: view?.addSubview(UIView())
      }
    }
    view = rig.view
    _ = rig.start()
    rig.view.contentOffset.y = 60
    rig.loop.settle()

    #expect(count > 0 && count < 20, "\(count)")
    if deed == "ask" || deed == "lay out" || deed == "insert" { #expect(count == 2) }
    if deed == "scroll" { #expect(rig.view.contentOffset.y == 200) }
    if deed != "leave", deed != "switch" { #expect(rig.view.visibleCells.count >= 6) }
  }

  @Test func `what is handed out is a dynamic item`() {
    var handed: [any UIDynamicItem] = []
    let rig = rig { items, _, _ in handed = items }.start()
    #expect(handed.map(\.bounds.size) == Array(repeating: CGSize(width: 300, height: 100), count: 6))
    #expect((rig.cell(0) as (any UIDynamicItem)?)?.center == CGPoint(x: 150, y: 50))
  }
}
