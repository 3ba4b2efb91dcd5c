import QuartzCore
import Testing

@testable import UIKit

/// Writes down what it is asked for one by one, and how much for a rectangle.
@MainActor private class AskedFlow: UICollectionViewFlowLayout {
  let journal = Journal()

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    journal.note("elements")
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    journal.note("\(elementKind.hasSuffix("Header") ? "header" : "footer") \(indexPath.section)")
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
}

/// Moves cells with the offset, as tutorials do: by the answer for the screen alone.
@MainActor private final class TiltedFlow: AskedFlow {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    let offset = collectionView?.contentOffset.y ?? 0
    for one in attributes ?? [] where one.representedElementCategory == .cell { one.frame.origin.x = offset }
    return attributes
  }
}

@MainActor private final class FlippingFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// That headers which stay on screen are all that scrolling asks for (Facts 2.3, 3.8).
@MainActor @Suite struct `Flow pinning` {
  private static func rig(
    _ layout: UICollectionViewFlowLayout, sections: Int = 9, isRightToLeft: Bool = false
  ) -> FlowRig {
    layout.sectionHeadersPinToVisibleBounds = true
    let section = FlowSectionCase(
      sizes: Array(repeating: CGSize(width: 320, height: 100), count: 3), header: 40)
    let rig = FlowRig(layout, Array(repeating: section, count: sections))
    if isRightToLeft { rig.view.semanticContentAttribute = .forceRightToLeft }
    return rig.start()
  }

  private static func header(_ rig: FlowRig, _ section: Int) -> UICollectionReusableView? {
    rig.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  @Test func `a frame of scrolling asks for the headers of the sections on screen and nothing else`() {
    let layout = AskedFlow()
    let rig = Self.rig(layout)
    _ = layout.journal.take()
    rig.view.contentOffset.y = 50
    rig.loop.settle()

    #expect(layout.journal.take() == ["header 0", "header 1"])
    #expect(Self.header(rig, 0)?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
    #expect(Self.header(rig, 1)?.frame.minY == 360)
  }

  @Test func `at every offset headers stand where a layout asked for everything has them`() {
    let rig = Self.rig(UICollectionViewFlowLayout())
    for offset in stride(from: CGFloat(-60), through: 2600, by: 37) {
      rig.view.contentOffset.y = offset
      rig.loop.settle()
      let shown = rig.view.shownElements.map { "\($0.attributes.elementID) \($0.view.frame)" }
      let expected = (rig.layout.layoutAttributesForElements(in: rig.view.bounds) ?? [])
        .sorted { ElementID.isInReadingOrder($0.elementID, $1.elementID) }
        .map { "\($0.elementID) \($0.frame)" }
      #expect(shown == expected, "offset \(offset)")
    }
  }

  @Test func `a subclass that decides about bounds by itself is asked for everything`() {
    let layout = TiltedFlow()
    let rig = Self.rig(layout)
    _ = layout.journal.take()
    rig.view.contentOffset.y = 50
    rig.loop.settle()

    #expect(layout.journal.take() == ["elements"])
    #expect(rig.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 50)
  }

  @Test func `in an interface that runs the other way headers of a horizontal layout stay too`() {
    let layout = FlippingFlow()
    layout.scrollDirection = .horizontal
    let rig = Self.rig(layout, isRightToLeft: true)
    rig.view.contentOffset.x -= 500
    rig.loop.settle()
    let bars = (0..<9).compactMap { section in Self.header(rig, section).map { (section, $0) } }

    #expect(!bars.isEmpty)
    for (section, bar) in bars {
      let attributes = rig.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      #expect(bar.frame == attributes?.frame)
    }
  }
}
