import QuartzCore
import Testing
import UIKit

@MainActor private final class PriceCell: UICollectionViewCell {
  var text = ""
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

@MainActor private final class Banner: UICollectionReusableView {
  var text = ""
}

/// Hands out cells and headers of registrations that are made once.
@MainActor private final class Shop: NSObject, UICollectionViewDataSource {
  var prices = (0..<40).map { "\($0) €" }
  private(set) var filled: [String] = []

  private var cells = UICollectionView.CellRegistration<PriceCell, String> { _, _, _ in }

  private let banners = UICollectionView.SupplementaryRegistration<Banner>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { banner, kind, path in
    banner.text = "\(kind) \(path.section)"
  }

  override init() {
    super.init()
    cells = UICollectionView.CellRegistration { [unowned self] cell, path, price in
      cell.text = price
      filled.append("\(path.item): \(price)")
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    prices.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let price = prices[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: price.isEmpty ? nil : price)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: banners, for: indexPath)
  }
}

/// Views that are registered by the closure that fills them (iOS 14; Facts 2.7).
@MainActor @Suite struct `Registrations` {
  @MainActor private final class ShopRig {
    let loop = VirtualRunLoop()
    let shop = Shop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view: UICollectionView

    init(header: CGFloat = 0) {
      VirtualRunLoop.current = loop
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 90)
      layout.headerReferenceSize = CGSize(width: 0, height: header)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.dataSource = shop
      window.addSubview(view)
      window.makeKeyAndVisible()
    }

    func start() -> Self {
      loop.settle()
      return self
    }

    func cell(_ item: Int) -> PriceCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0)) as? PriceCell
    }
  }

  @Test func `a cell is made of the registration's class and filled for its item, without any register`() {
    let rig = ShopRig().start()

    #expect(rig.cell(0)?.text == "0 €")
    #expect(rig.shop.filled.prefix(2) == ["0: 0 €", "1: 1 €"])
    #expect(rig.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
  }

  @Test func `cells of one registration are used again, prepared before they are filled`() {
    let rig = ShopRig().start()
    let first = rig.cell(0)
    rig.view.contentOffset.y = 1000
    rig.loop.settle()

    let reused = rig.view.visibleCells.first { $0 === first } as? PriceCell
    #expect(reused?.preparations == 1)
    #expect(reused?.text != "0 €" && reused?.text.isEmpty == false)
  }

  @Test func `without an item the handler is not called`() {
    let rig = ShopRig()
    rig.shop.prices[1] = ""
    _ = rig.start()

    #expect(rig.cell(1)?.text == "")
    #expect(!rig.shop.filled.contains { $0.hasPrefix("1:") })
  }

  @Test func `two registrations of one class share no cells, and say so in their identifiers`() {
    let rig = ShopRig().start()
    let other = UICollectionView.CellRegistration<PriceCell, String> { _, _, _ in }
    let path = IndexPath(item: 0, section: 0)
    rig.view.contentOffset.y = 1000
    rig.loop.settle()
    let cell = rig.view.dequeueConfiguredReusableCell(using: other, for: path, item: "")

    #expect(cell.preparations == 0)
    #expect(cell.reuseIdentifier != nil && cell.reuseIdentifier != rig.cell(12)?.reuseIdentifier)
  }

  @Test func `a supplementary view is filled for its kind and path`() {
    let rig = ShopRig(header: 30).start()
    let header = rig.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))

    #expect((header as? Banner)?.text == "UICollectionElementKindSectionHeader 0")
    #expect(header.flatMap { rig.view.indexPath(forSupplementaryView: $0) } == IndexPath(item: 0, section: 0))
    #expect(rig.view.indexPath(forSupplementaryView: Banner(frame: .zero)) == nil)
  }

  @Test func `a nib's registration makes cells of its class and says that nothing is loaded`() {
    let rig = ShopRig()
    var reports: [String] = []
    rig.loop.session.report = { reports.append($0) }
    let registration = UICollectionView.CellRegistration<PriceCell, Int>(
      cellNib: UINib(nibName: "Price", bundle: nil)
    ) { cell, _, price in cell.text = "\(price)" }
    _ = rig.start()
    let cell = rig.view.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: 7)

    #expect(cell.text == "7")
    #expect(reports.contains { $0.contains("Price.xib") })
  }
}
