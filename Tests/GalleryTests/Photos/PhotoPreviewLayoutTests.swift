import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct `Photo preview layout` {
  private func rig(_ layout: PhotoPreviewLayout, count: Int, width: CGFloat = 375) -> LayoutRig {
    LayoutRig(layout, frame: CGRect(x: 0, y: 0, width: width, height: 601), itemCount: count)
  }

  @Test(arguments: [1, 2, 14, 1_000_000])
  func `at rest there is one page, on the way two, and pages part as they move`(count: Int) throws {
    let layout = PhotoPreviewLayout()
    let rig = rig(layout, count: count)
    for (page, way) in [(0, 0), (0, 0.25), ((count - 1) / 2, 0.4), (count - 1, 0), (count - 1, -0.1)] {
      let place = CGFloat(page) + CGFloat(way)
      rig.view.contentOffset.x = place * 375
      rig.loop.settle()

      let pages = rig.elementsOnScreen.compactMap { $0 as? ParallaxAttributes }
      let expected = (0..<2).map { Int(place.rounded(.down)) + $0 }
        .filter { (0..<count).contains($0) && abs(CGFloat($0) - place) < 331.0 / 419 + 0.2 }
      #expect(Set(pages.map(\.indexPath.item)).isSubset(of: Set(expected)))
      #expect(pages.contains { $0.indexPath.item == Int(place.rounded()) } || count == 1)
      for one in pages {
        let distance = CGFloat(one.indexPath.item) - place
        #expect(try abs(#require(one.parallaxValue) - distance) < 1e-9)
        #expect(abs(one.transform.tx - 44 * distance) < 1e-6)
      }
      if way == 0 { #expect(rig.view.visibleCells.count == 1) }
    }
  }

  @Test func `a page out of sight has no parallax and no transform`() throws {
    let layout = PhotoPreviewLayout()
    let rig = rig(layout, count: 5)
    for item in 1..<5 {
      let page = try #require(
        rig.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) as? ParallaxAttributes)
      #expect(page.parallaxValue == nil)
      #expect(page.transform == .identity)
    }
  }

  @Test func `attributes of another parallax are not equal, and copies keep theirs`() throws {
    let one = ParallaxAttributes(forCellWith: IndexPath(item: 3, section: 0))
    one.parallaxValue = 0.25
    let copy = try #require(one.copy() as? ParallaxAttributes)

    #expect(copy.parallaxValue == 0.25 && copy.isEqual(one))
    copy.parallaxValue = 0.26
    #expect(!copy.isEqual(one))
    copy.parallaxValue = nil
    #expect(!copy.isEqual(one))
  }

  @Test func `the picture lags behind its frame and fills it when the page is in the middle`() throws {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    cell.show(Photo(number: 3))
    let attributes = ParallaxAttributes(forCellWith: IndexPath(item: 2, section: 0))
    attributes.frame = cell.frame
    for (value, shift) in [(0, 0), (0.5, -60), (-1, 120)] as [(CGFloat, CGFloat)] {
      attributes.parallaxValue = value
      cell.apply(attributes)
      cell.layoutIfNeeded()

      let frame = try #require(cell.contentView.subviews.first)
      let picture = try #require(frame.subviews.first)
      #expect(frame.clipsToBounds)
      #expect(abs(frame.frame.width - 400) < 1e-9 && abs(frame.frame.height - 400 / 1.5) < 1e-9)
      #expect(picture.bounds.size == frame.bounds.size)
      #expect(abs(picture.transform.tx - shift) < 1e-9)
    }
  }

  @Test func `a photo is as large as fits`() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 778)
    #expect(PhotoCell.fit(5, in: bounds) == CGRect(x: 0, y: 350, width: 390, height: 78))
    let narrow = PhotoCell.fit(0.2, in: bounds)
    #expect(abs(narrow.width - 155.6) < 1e-9 && narrow.height == 778 && abs(narrow.midX - 195) < 1e-9)
    #expect(PhotoCell.fit(1, in: .zero) == .zero)
  }
}
