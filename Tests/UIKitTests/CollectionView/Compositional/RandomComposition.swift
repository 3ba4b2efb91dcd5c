import UIKit

/// Compositions at random: up to four levels of groups, with everything that can be said of them.
@MainActor struct RandomComposition {
  enum Numbers {
    /// Parts of at most the whole, no room that is taken away: what is inside stays inside.
    case tame
    /// As somebody could mean them; items may stick out.
    case sane
    /// Negative, zero, huge or no numbers at all.
    case hostile
  }

  private var dice: Dice
  private let numbers: Numbers
  /// Each view that is attached has a kind of its own.
  private var kinds = 0

  init(_ seed: Int, _ numbers: Numbers) {
    dice = Dice(UInt64(seed))
    self.numbers = numbers
  }

  mutating func pick<Element>(_ all: [Element]) -> Element { all[Int.random(in: all.indices, using: &dice)] }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &dice) == 0 }

  private mutating func kind() -> String {
    kinds += 1
    return "kind \(kinds)"
  }

  /// A length in points, from a range where it is one that somebody could mean.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    let hostile: [CGFloat] = [
      -1, -300, 0, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    if numbers == .hostile, chance(3) { return pick(hostile) }
    return CGFloat(Int.random(in: range, using: &dice))
  }

  private mutating func part() -> CGFloat {
    if numbers == .hostile, chance(3) { return pick([-0.5, 0, 3, 1e12, .nan, .infinity]) }
    return pick([1, 0.5, 0.3, 0.25, 0.75])
  }

  mutating func insets() -> NSDirectionalEdgeInsets {
    guard chance(2) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: points(0...6), leading: points(0...9), bottom: points(0...7), trailing: points(0...5))
  }

  // MARK: Items and groups

  private mutating func width() -> NSCollectionLayoutDimension {
    guard numbers != .tame else { return .fractionalWidth(part()) }
    switch Int.random(in: 0..<6, using: &dice) {
    case 0, 1: return .fractionalWidth(part())
    case 2: return .fractionalHeight(part())
    case 3: return .absolute(points(20...160))
    case 4: return .estimated(points(20...90))
    default: return .uniformAcrossSiblings(estimate: points(20...90))
    }
  }

  private mutating func height() -> NSCollectionLayoutDimension {
    guard numbers != .tame else { return .fractionalHeight(part()) }
    switch Int.random(in: 0..<6, using: &dice) {
    case 0, 1: return .fractionalHeight(part())
    case 2: return .fractionalWidth(part())
    case 3: return .absolute(points(20...120))
    case 4: return .estimated(points(20...90))
    default: return .uniformAcrossSiblings(estimate: points(20...90))
    }
  }

  private mutating func spacing() -> NSCollectionLayoutSpacing? {
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: nil
    case 1: .fixed(points(0...12))
    default: .flexible(points(0...6))
    }
  }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing? {
    guard chance(3) else { return nil }
    guard numbers != .tame else {
      return NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: chance(2) ? .flexible(0) : nil, bottom: nil)
    }
    return NSCollectionLayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func badges() -> [NSCollectionLayoutSupplementaryItem] {
    guard numbers != .tame, chance(4) else { return [] }
    let edges: [NSDirectionalRectEdge] = [[], .top, [.bottom, .leading], [.top, .trailing], .all]
    let anchor =
      chance(2)
      ? NSCollectionLayoutAnchor(
        edges: pick(edges), absoluteOffset: CGPoint(x: points(-20...20), y: points(-20...20)))
      : NSCollectionLayoutAnchor(
        edges: pick(edges), fractionalOffset: CGPoint(x: points(-1...1), y: points(-1...1)))
    let size = NSCollectionLayoutSize(widthDimension: width(), heightDimension: .absolute(points(5...30)))
    return [
      NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind(), containerAnchor: anchor)
    ]
  }

  private mutating func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width(), heightDimension: height()),
      supplementaryItems: badges())
  }

  private mutating func part(depth: Int) -> NSCollectionLayoutItem {
    let part = depth > 0 && !chance(3) ? group(depth: depth - 1, nil) : item()
    // Further in, sides may be shorter than insets.
    if numbers != .tame || depth == 3 { part.contentInsets = insets() }
    part.edgeSpacing = edges()
    return part
  }

  /// - Parameter size: nil for any.
  mutating func group(depth: Int, _ size: NSCollectionLayoutSize?) -> NSCollectionLayoutGroup {
    let size = size ?? NSCollectionLayoutSize(widthDimension: width(), heightDimension: height())
    let isHorizontal = chance(2)
    let group: NSCollectionLayoutGroup
    /// Spacing then comes first, whatever it leaves.
    var isShared = false
    switch Int.random(in: 0..<8, using: &dice) {
    case 0 where numbers != .tame:
      let frames = (0..<Int.random(in: 0...4, using: &dice)).map { _ in
        CGRect(x: points(-5...90), y: points(-5...90), width: points(1...60), height: points(1...60))
      }
      group = .custom(layoutSize: size) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
    case 1:
      isShared = true
      let (one, count) = (
        part(depth: depth), Int.random(in: numbers == .hostile ? -1...5 : 1...4, using: &dice)
      )
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitem: one, count: count)
        : .vertical(layoutSize: size, subitem: one, count: count)
    case 2 where numbers != .tame:
      let (one, count) = (
        part(depth: depth), Int.random(in: numbers == .hostile ? -1...5 : 1...4, using: &dice)
      )
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: one, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: one, count: count)
    default:
      let parts = (0..<Int.random(in: 1...3, using: &dice)).map { _ in part(depth: depth) }
      group =
        isHorizontal
        ? .horizontal(layoutSize: size, subitems: parts) : .vertical(layoutSize: size, subitems: parts)
    }
    group.interItemSpacing = numbers == .tame && isShared ? .flexible(0) : spacing()
    group.supplementaryItems = badges()
    return group
  }

  // MARK: Sections

  mutating func section() -> NSCollectionLayoutSection {
    // Not too small: a group of many thousand items is another test's business.
    let size = NSCollectionLayoutSize(
      widthDimension: chance(2) ? .fractionalWidth(1) : .absolute(points(150...300)),
      heightDimension: chance(2) ? .absolute(points(60...200)) : .estimated(points(60...200)))
    let tame = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
    let section = NSCollectionLayoutSection(group: group(depth: 3, numbers == .tame ? tame : size))
    section.contentInsets = insets()
    section.interGroupSpacing = points(0...20)
    let behaviors = (0...5).compactMap(UICollectionLayoutSectionOrthogonalScrollingBehavior.init)
    if numbers != .tame, chance(2) { section.orthogonalScrollingBehavior = pick(behaviors) }
    section.boundarySupplementaryItems = (0..<Int.random(in: 0...2, using: &dice)).map { _ in bar() }
    section.supplementaryContentInsetsReference = chance(3) ? .none : .automatic
    if chance(3) {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: kind())
      background.contentInsets = insets()
      section.decorationItems = [background]
    }
    return section
  }

  mutating func bar() -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignments = (0...8).compactMap(NSRectAlignment.init)
    let bar = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(part()), heightDimension: .absolute(points(10...40))),
      elementKind: kind(), alignment: pick(alignments),
      absoluteOffset: CGPoint(x: points(-9...9), y: points(-9...9)))
    bar.extendsBoundary = !chance(3)
    bar.pinToVisibleBounds = chance(3)
    return bar
  }

  mutating func configuration() -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = chance(3) ? .horizontal : .vertical
    configuration.interSectionSpacing = points(0...15)
    configuration.boundarySupplementaryItems = chance(3) ? [bar()] : []
    return configuration
  }
}
