import Testing

@testable import UIKit

@Suite("Section providers") @MainActor struct SectionProviderTests {
  @MainActor private final class Provider {
    var asked: [Int] = []
    var containers: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []

    func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    {
      asked.append(index)
      containers.append(environment.container.contentSize)
      styles.append(environment.traitCollection.userInterfaceStyle)
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    }

    func take() -> [Int] {
      defer { asked = [] }
      return asked
    }
  }

  @Test func `they are asked for every section, and again when there is cause`() {
    let provider = Provider()
    let layout = UICollectionViewCompositionalLayout { provider.section($0, $1) }
    let rig = CollectionRig(layout, journal: Journal())
    rig.sectionCount = 3
    _ = rig.start()
    #expect(provider.take() == [0, 1, 2])
    #expect(provider.containers.last == CGSize(width: 300, height: 600))

    rig.view.contentOffset.y = 700
    rig.loop.settle()
    rig.view.setNeedsLayout()
    rig.loop.settle()
    #expect(provider.take() == [])

    rig.window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    rig.loop.settle()
    #expect(provider.take() == [0, 1, 2])
    #expect(provider.containers.last == CGSize(width: 600, height: 300))

    rig.window.overrideUserInterfaceStyle = .dark
    rig.loop.settle()
    #expect(provider.take() == [0, 1, 2])
    #expect(provider.styles.last == .dark)

    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.loop.settle()
    #expect(provider.take() == [0, 1, 2])

    rig.sectionCount = 2
    rig.view.reloadData()
    rig.loop.settle()
    #expect(provider.take() == [0, 1])

    rig.itemCount += 1
    rig.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
    rig.loop.settle()
    #expect(provider.take() == [0, 1])

    layout.invalidateLayout()
    rig.loop.settle()
    #expect(provider.take() == [0, 1])
  }

  @Test func `layouts in the wild are made from any of the four initialisers`() {
    final class OfSection: UICollectionViewCompositionalLayout {
      init() {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        super.init(
          section: .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])))
      }
      required init?(coder: NSCoder) { nil }
    }
    final class OfProvider: UICollectionViewCompositionalLayout {
      init(_ provider: Provider) { super.init(sectionProvider: { provider.section($0, $1) }) }
      required init?(coder: NSCoder) { nil }
    }
    for (layout, height) in [(OfSection(), 60), (OfProvider(Provider()), 200)]
      as [(UICollectionViewLayout, CGFloat)]
    {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let source = CountSource([2])
      view.dataSource = source
      layout.prepare()
      #expect(layout.collectionViewContentSize.height == height)
    }
  }
}
