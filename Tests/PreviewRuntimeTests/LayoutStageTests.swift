import Testing
import UIKit

@testable import PreviewRuntime

@MainActor @Suite struct `Layout stage` {
  /// Three columns, a header, and a view of a kind of its own.
  private final class PlainLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 4000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = collectionView?.numberOfItems(inSection: 0) ?? 0
      let cells = (0..<items).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 130 * (item % 3), y: 100 + 110 * (item / 3), width: 120, height: 100)
        return attributes
      }
      let path = IndexPath(item: 0, section: 0)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
      header.frame = CGRect(x: 0, y: 0, width: 390, height: 40)
      let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
      badge.frame = CGRect(x: 0, y: 50, width: 80, height: 40)
      return (cells + [header, badge]).filter { $0.frame.intersects(rect) }
    }
  }

  private func stage(_ itemCount: Int? = nil, isDark: Bool = false) throws -> UICollectionView {
    // A loop of its own: the window would take the place of another test's on the one that runs just now.
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.rootViewController = LayoutStage(PlainLayout(), itemCount: itemCount)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return try #require(window.rootViewController?.view.subviews.first as? UICollectionView)
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap {
      [($0 as? UILabel).flatMap { $0.isHidden ? nil : $0.text }].compactMap(\.self) + texts($0)
    }
  }

  @Test func `shows thirty numbered items in one section, unless asked for another number`() throws {
    let collection = try stage()
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 30)
    #expect(collection.accessibilityIdentifier == "main")
    #expect(try stage(3).visibleCells.count == 3)
    #expect(try stage(0).visibleCells.count == 0)
    #expect(try stage(-1).visibleCells.count == 0)
  }

  @Test func `cells say their number, their path and their size`() throws {
    let cell = try #require(try stage().cellForItem(at: IndexPath(item: 4, section: 0)))
    cell.layoutIfNeeded()
    #expect(texts(cell) == ["4", "0, 4\u{2002}120 × 100"])
  }

  @Test func `views of any kind say which they are`() throws {
    let collection = try stage()
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
    let badge = try #require(collection.supplementaryView(forElementKind: "badge", at: path))
    #expect(texts(header) == ["header\u{2002}0, 0"])
    #expect(texts(badge) == ["badge\u{2002}0, 0"])
  }

  @Test(arguments: [false, true])
  func `neighbours differ in colour, and white text stands out on each`(isDark: Bool) {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let colours = (0..<60).map {
      StageColour.fill(of: IndexPath(item: $0, section: 0)).resolvedColor(with: traits).cgColor
    }
    for (one, next) in zip(colours, colours.dropFirst()) {
      let distance = abs(one.red - next.red) + abs(one.green - next.green) + abs(one.blue - next.blue)
      #expect(distance > 0.25)
    }
    for colour in colours { #expect(contrastWithWhite(colour) > 2.5) }
  }

  /// WCAG 2's contrast ratio.
  private func contrastWithWhite(_ colour: CGColor) -> Double {
    func linear(_ part: CGFloat) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    return 1.05 / (luminance + 0.05)
  }

  @Test(arguments: [
    (CGSize(width: 120, height: 44.5), "120 × 44.5"), (CGSize(width: 33.333, height: 0.04), "33.3 × 0"),
    (CGSize(width: CGFloat.nan, height: 1e300), "? × ?"),
  ])
  func `sizes are written to a tenth of a point`(size: CGSize, text: String) {
    #expect(StageCell.text(size) == text)
  }
}
