import QuartzCore

@testable import UIKit

/// Rows of the full width and the height that their cells ask for, of which the layout says what a list
/// would.
@MainActor final class ListRowsLayout: UICollectionViewCompositionalLayout {
  /// Of the item at a path.
  var row: (IndexPath) -> ListRow? = { _ in nil }

  convenience init(inset: CGFloat) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    self.init(section: section)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(told)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(told)
  }

  private func told(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.listRow = row(attributes.indexPath)
    return attributes
  }
}

/// A list of one section, whose cells a test fills.
@MainActor final class ListCellRig: NSObject, UICollectionViewDataSource {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let view: UICollectionView
  private let count: Int
  private let fill: (UICollectionViewListCell, Int) -> Void
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Header"
    cell.contentConfiguration = content
  }
  private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

  init(
    width: CGFloat = 390, count: Int = 1, appearance: ListRow.Appearance = .plain,
    isReadFromRight: Bool = false,
    isExpanded: @escaping () -> Bool = { false }, level: Int = 0,
    layout given: UICollectionViewLayout? = nil,
    fill: @escaping (UICollectionViewListCell, Int) -> Void
  ) {
    VirtualRunLoop.current = loop
    self.count = count
    self.fill = fill
    registration = .init { cell, _, item in fill(cell, item) }
    let layout = ListRowsLayout(inset: appearance == .insetGrouped ? 16 : 0)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: given ?? layout)
    super.init()
    layout.row = { path in
      var row = ListRow(appearance: appearance, isFirst: path.item == 0, isLast: path.item == count - 1)
      row.bottomSeparator =
        path.item < count - 1 ? .init(color: .separator, multipleSelectionColor: .red) : nil
      (row.level, row.isExpanded) = (level, isExpanded())
      return row
    }
    if isReadFromRight { view.semanticContentAttribute = .forceRightToLeft }
    view.dataSource = self
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.settle()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  /// The moved rows that the list has told the data source of.
  private(set) var moves: [String] = []

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item) -> \(destinationIndexPath.item)") }

  func cell(_ item: Int) -> UICollectionViewListCell {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    else {
      preconditionFailure("the item is on screen")
    }
    return cell
  }

  /// The parts of the cells as text: one line each, in the coordinates of the content.
  var tree: String {
    (0..<count).flatMap { item -> [String] in
      let cell = cell(item)
      return ["cell \(text(cell.frame))"] + parts(of: cell).map { "  " + $0 }
    }.joined(separator: "\n")
  }

  private func parts(of view: UIView) -> [String] {
    view.subviews.flatMap { part -> [String] in
      guard !part.isHidden, let name = name(part) else { return parts(of: part) }
      return ["\(name) \(exact(self.view.convert(part.bounds, from: part)))"] + parts(of: part)
    }
  }

  private func name(_ part: UIView) -> String? {
    switch part {
    case let label as UILabel: "\"\(label.text ?? "")\""
    case is ListImageView: "image"
    case let glyph as GlyphView: glyph.glyph.map { "\($0)" }
    case is UIListContentView: "content"
    case is UISwitch: "switch"
    case _ where part.bounds.height == 0.5: "separator"
    default: nil
    }
  }

  /// The views of a type in the cell, from back to front.
  func parts<Part: UIView>(_ item: Int, _ type: Part.Type) -> [Part] {
    func all(_ view: UIView) -> [Part] {
      view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all($0) }
    }
    return all(cell(item))
  }

  /// The glyphs of the accessories, by where they stand.
  func glyphs(_ item: Int) -> [String] {
    parts(item, GlyphView.self).filter { !$0.isHidden }
      .sorted {
        view.convert($0.center, from: $0.superview).x < view.convert($1.center, from: $1.superview).x
      }
      .compactMap { glyph in glyph.glyph.map { "\($0)" } }
  }

  /// The frames of the lines in the cell.
  func separators(_ item: Int) -> [CGRect] {
    cell(item).subviews.filter { $0.bounds.height == 0.5 }.map(\.frame)
  }

  /// A finger at a point of the window, down and up.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    loop.advance(to: loop.now + 0.05)
    touch(.ended, x, y)
    loop.settle()
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.inject([TouchSample(phase: phase, finger: 1, time: loop.now, location: CGPoint(x: x, y: y))])
  }
}

/// With halves, which device pixels have.
private func exact(_ rect: CGRect) -> String {
  func text(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\((length * 100).rounded() / 100)"
  }
  return "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))x\(text(rect.height))"
}
