// News feed: a lead story, a strip of topics, and stories as high as their words need. Their heights are
// estimates that cells correct.

import UIKit

final class NewsFeedViewController: CompositionViewController {
  static let topicHeight: CGFloat = 36  // 24...60 pt
  /// Between the stories and the edges of the screen, at least.
  static let margin: CGFloat = 16  // 0...48 pt
  /// As wide as lines of text are to become.
  static let readableWidth: CGFloat = 680  // 300...1000 pt

  enum Part: Int, CaseIterable {
    case lead, topics, latest
  }

  enum Entry: Hashable {
    case story(Story)
    case topic(String)
  }

  private var dataSource: UICollectionViewDiffableDataSource<Part, Entry>?

  /// `itemCount` stories, the first of which leads.
  init(itemCount: Int = 24) {
    super.init(itemCount: itemCount, layout: Self.makeLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  // MARK: The layout

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let width = environment.container.effectiveContentSize.width
      let side = max(margin, (width - readableWidth) / 2)
      let section = section(of: Part(rawValue: index) ?? .latest)
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
      return section
    }
  }

  private static func section(of part: Part) -> NSCollectionLayoutSection {
    switch part {
    case .lead:
      let section = NSCollectionLayoutSection(group: row(estimatedHeight: 360))
      section.contentInsets.top = 16
      return section
    case .topics: return topics()
    case .latest:
      let section = NSCollectionLayoutSection(group: row(estimatedHeight: 120))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: TitleView.kind, alignment: .top)
      section.boundarySupplementaryItems = [header]
      section.contentInsets.bottom = 24
      return section
    }
  }

  /// One story, as wide as there is room and as high as it needs.
  private static func row(estimatedHeight: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  /// As wide as their names, across the screen.
  private static func topics() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(100), heightDimension: .absolute(topicHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets.top = 24
    section.contentInsets.bottom = 12
    return section
  }

  // MARK: The stories

  override func viewDidLoad() {
    super.viewDidLoad()
    let lead = UICollectionView.CellRegistration<LeadStoryCell, Story> { cell, _, story in cell.show(story) }
    let row = UICollectionView.CellRegistration<StoryCell, Story> { cell, _, story in cell.show(story) }
    let topic = UICollectionView.CellRegistration<TopicCell, String> { cell, _, topic in cell.show(topic) }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      view, _, _ in
      view.show("Latest")
    }
    let source = UICollectionViewDiffableDataSource<Part, Entry>(collectionView: collectionView) {
      view, path, entry in
      switch entry {
      case .story(let story) where path.section == Part.lead.rawValue:
        view.dequeueConfiguredReusableCell(using: lead, for: path, item: story)
      case .story(let story): view.dequeueConfiguredReusableCell(using: row, for: path, item: story)
      case .topic(let name): view.dequeueConfiguredReusableCell(using: topic, for: path, item: name)
      }
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.apply(makeSnapshot(), animatingDifferences: false)
    dataSource = source
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Part, Entry> {
    let stories = (0..<itemCount).map { Entry.story(Story(number: $0)) }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Entry>()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems(Array(stories.prefix(1)), toSection: .lead)
    snapshot.appendItems(Story.topics.map(Entry.topic), toSection: .topics)
    snapshot.appendItems(Array(stories.dropFirst()), toSection: .latest)
    return snapshot
  }
}

/// Stories as high as their words need.
#Preview("News feed") {
  NewsFeedViewController()
}
