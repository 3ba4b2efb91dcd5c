import Foundation
import Testing
import UIKit

@testable import Gallery

/// The strip against the sentences that define it, taken at their word: a loop over all thumbnails for each
/// of them.
@MainActor @Suite struct `Thumbnail strip` {
  private struct Slow {
    let offset, width, rate: CGFloat
    let ratios: [CGFloat]

    var openness: [CGFloat] {
      let x = offset + (width - 33 - 4) / 2
      return ratios.indices.map { max(0, 1 - abs(CGFloat($0) * 37 - x) / 37) * rate }
    }

    /// By item: frame after the translation.
    var frames: [CGRect] {
      let openness = openness
      let extra = ratios.indices.map { (66 * ratios[$0] - 33) * openness[$0] }
      return ratios.indices.map { item in
        var shift: CGFloat = 0
        for other in ratios.indices where other != item {
          let side = (extra[other] + 20 * openness[other]) / 2
          shift += other < item ? side : -side
        }
        let width = ceil(33 + extra[item] - 1e-6)
        return CGRect(x: CGFloat(item) * 37 + 16.5 + shift - width / 2, y: 0, width: width, height: 66)
      }
    }
  }

  private static let widths: [CGFloat] = [320, 375, 390, 844, 1366]

  @Test(arguments: [1, 2, 3, 14, 60], [0, 0.35, 1] as [CGFloat])
  func `agrees with the slow one wherever it is, for any rectangle`(count: Int, rate: CGFloat) {
    let ratios = (0..<count).map { CGFloat([0.2, 0.75, 1.5, 1, 0.56, 1.78, 5][$0 % 7]) }
    for width in Self.widths {
      let strip = ThumbnailStrip(count: count, viewportWidth: width)
      for step in -6...(4 * count + 2) {
        let place = CGFloat(step) / 4 + 0.03
        let offset = strip.offset(atPlace: place)
        let slow = Slow(offset: offset, width: width, rate: rate, ratios: ratios).frames
        let posed = strip.posed(.focus(at: place, rate: rate, count: count)) { ratios[$0] }
        for rect in [
          CGRect(x: offset, y: 0, width: width, height: 66),
          CGRect(x: offset - width, y: 0, width: 3 * width, height: 66),
          CGRect(x: offset + width / 3, y: 0, width: 11, height: 66),
        ] {
          let expected = slow.indices.filter { slow[$0].maxX >= rect.minX && slow[$0].minX <= rect.maxX }
          let found = posed.items(from: rect.minX, to: rect.maxX)
          #expect(found == expected, "\(count) at \(place), \(width) wide")
          for item in found {
            #expect(abs(posed[item].minX - slow[item].minX) < 1e-9)
            #expect(abs(posed[item].maxX - slow[item].maxX) < 1e-9)
          }
        }
      }
    }
  }

  @Test func `a product that is not quite whole makes no thumbnail a point wider`() {
    let strip = ThumbnailStrip(count: 40, viewportWidth: 391.3)
    for item in 0..<40 {
      let place = strip.place(atOffset: strip.contentSize.width * (CGFloat(item) / 40) - strip.far)
      let posed = strip.posed(.focus(at: place, rate: 1, count: 40)) { _ in 1.6 }
      for other in 0..<40 { #expect(posed[other].size.width == (other == item ? 106 : 33)) }
    }
  }

  @Test func `the first and the last thumbnail can stand in the middle`() {
    for width in Self.widths {
      let layout = ThumbnailLayout()
      let rig = LayoutRig(layout, frame: CGRect(x: 0, y: 0, width: width, height: 66), itemCount: 14)

      #expect(rig.view.contentSize == CGSize(width: 518, height: 66))
      for item in [0, 13] {
        let target = layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: item == 0 ? -5000 : 5000, y: 0), withScrollingVelocity: .zero)
        #expect(layout.strip.place(atOffset: target.x) == CGFloat(item))
        #expect(target == rig.view._legalOffset(nearest: target))
      }
    }
  }

  @Test func `rests with the nearest thumbnail in the middle`() {
    let layout = ThumbnailLayout()
    _ = LayoutRig(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 66), itemCount: 14)
    for (place, nearest) in [(2.4, 2), (2.6, 3), (-3, 0), (40, 13)] as [(CGFloat, CGFloat)] {
      let proposal = CGPoint(x: layout.strip.offset(atPlace: place), y: 0)
      let target = layout.targetContentOffset(
        forProposedContentOffset: proposal, withScrollingVelocity: CGPoint(x: 3, y: 0))
      #expect(abs(layout.strip.place(atOffset: target.x) - nearest) < 1e-9)
    }
  }

  @Test func `a removal ends where the strip stands once the photo is gone`() throws {
    let ratios: [CGFloat] = [0.2, 1.5, 5, 1, 0.5]
    for item in ratios.indices {
      let before = ThumbnailStrip(count: 5, viewportWidth: 390)
      let after = ThumbnailStrip(count: 4, viewportWidth: 390)
      var rest = ratios
      rest.remove(at: item)
      let removal = PhotoRemoval(
        of: item, count: 5, from: CGFloat(item), openings: [ThumbnailOpening(item: item, amount: 1)], at: 0)
      let end = PhotoRemoval.collapseDuration + PhotoRemoval.closeDuration
      let last = before.posed(removal.pose(at: end)) { ratios[$0] }
      let place = try CGFloat(#require(removal.successor))
      let then = after.posed(.focus(at: place, rate: 1, count: 4)) { rest[$0] }

      #expect(removal.place(at: end) == place)
      for other in ratios.indices where other != item {
        let moved = then[other > item ? other - 1 : other]
        #expect(abs(last[other].minX - moved.minX) < 1e-9 && abs(last[other].maxX - moved.maxX) < 1e-9)
      }
      #expect(last[item].alpha == 0 && last[item].size == .zero)
    }
  }

  @Test(arguments: [1000, 1_000_000])
  func `makes attributes of what is visible, however many photos there are`(count: Int) {
    let layout = ThumbnailLayout()
    var asked = 0
    layout.aspectRatio = { _ in
      asked += 1
      return 1.5
    }
    let rig = LayoutRig(layout, frame: CGRect(x: 0, y: 0, width: 390, height: 66), itemCount: count)
    rig.view.contentOffset.x = layout.strip.offset(atPlace: CGFloat(count / 2) + 0.4)
    rig.loop.settle()
    asked = 0

    let attributes = layout.layoutAttributesForElements(in: rig.view.bounds) ?? []

    #expect((9...13).contains(attributes.count))
    #expect(asked == 2, "only the two around the middle have a shape of their own")
    #expect(rig.view.visibleCells.count == attributes.count)
  }
}
