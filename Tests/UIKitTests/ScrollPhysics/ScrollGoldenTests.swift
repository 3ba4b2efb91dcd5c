import Foundation
import Testing

@testable import UIKit

/// The server's formulas against values that neither it nor the page has computed. The page's tests read the
/// same file.
@Suite struct `Scrolling, as the page foresees it` {
  /// Points, or points per second.
  private static let tolerance = 1e-6

  private let golden: ScrollGolden

  init() throws { golden = try ScrollGolden() }

  private func isNear(_ actual: CGFloat, _ expected: Double) -> Bool {
    abs(Double(actual) - expected) <= Self.tolerance
  }

  @Test func `the constants are those of the golden file`() {
    let constants: [String: Double] = [
      "slop": Double(ScrollConstants.slop),
      "directionalLockRatio": Double(ScrollConstants.directionalLockRatio),
      "velocityWindow": ScrollConstants.velocityWindow,
      "shortestVelocityWindow": ScrollConstants.shortestVelocityWindow,
      "rubberBandSlope": Double(ScrollConstants.rubberBandSlope),
      "stopSpeed": Double(ScrollConstants.stopSpeed),
      "lowestRate": Double(ScrollConstants.retargetRates.lowerBound),
      "highestRate": Double(ScrollConstants.retargetRates.upperBound),
      "springRate": Double(ScrollConstants.springRate),
      "springPrecisionInPixels": Double(ScrollConstants.springPrecisionInPixels),
      "carryFactor": Double(ScrollConstants.carryFactor),
      "carryExponent": Double(ScrollConstants.carryExponent),
      "carryLimit": Double(ScrollConstants.carryLimit),
      "carryTime": ScrollConstants.carryTime,
      "carryThreshold": Double(ScrollConstants.carryThreshold),
      "pixelsPerPoint": Double(ScreenScale.pixelsPerPoint),
    ]
    #expect(constants == golden.constants)
  }

  @Test func `content is stretched past an edge as was published`() {
    #expect(golden.bands.count > 10)
    for row in golden.bands {
      let band = RubberBand(dimension: row.dimension)
      #expect(isNear(band.displacement(forOvershoot: row.past), row.displacement), "\(row)")
      #expect(isNear(band.overshoot(forDisplacement: row.displacement), row.past), "\(row)")
    }
  }

  @Test func `a drag puts the content where the golden values say`() {
    #expect(golden.drags.count > 80)
    for row in golden.drags {
      let range = Self.range(from: row.lowest, to: row.highest)
      let band = RubberBand(dimension: row.dimension)
      let past = range.overshoot(of: row.start)
      let stretchedStart: CGFloat = past == 0 ? 0 : band.overshoot(forDisplacement: past)
      let free: CGFloat = range.clamp(row.start) + stretchedStart - CGFloat(row.translation)
      let stretched: CGFloat =
        row.bounces ? band.displacement(forOvershoot: range.overshoot(of: free)) : 0
      #expect(isNear(range.clamp(free) + stretched, row.offset), "\(row)")
    }
  }

  @Test func `a throw is where the golden values say at every time, and rests where they do`() {
    #expect(golden.throws.count > 20)
    for row in golden.throws {
      let release = Release(
        offset: row.offset, velocity: row.velocity, range: Self.range(from: row.lowest, to: row.highest),
        rate: row.rate, bounces: row.bounces, grid: PixelGrid(scale: ScreenScale.pixelsPerPoint))
      let way = release.glide(to: release.proposedTarget)
      #expect(isNear(release.proposedTarget, row.target), "\(row)")
      #expect(isNear(way.position(at: way.duration), row.target), "\(row)")
      for place in row.places where place.count == 2 {
        // Within half a pixel of its edge a spring has ended; the golden one goes on for ever.
        let isOver = place[0] / 1000 >= way.duration
        let distance = abs(Double(way.position(at: place[0] / 1000)) - place[1])
        #expect(distance <= (isOver ? 0.25 : Self.tolerance), "\(place) of \(row)")
      }
    }
  }

  @Test func `the speed of a finger is that of its last moments`() {
    for row in golden.speeds {
      var tracker = VelocityTracker()
      for sample in row.samples where sample.count == 2 {
        tracker.add(CGPoint(x: sample[1], y: -2 * sample[1]), at: sample[0])
      }
      #expect(isNear(tracker.velocity.x, row.velocity), "\(row)")
      #expect(isNear(tracker.velocity.y, -2 * row.velocity), "\(row)")
    }
  }

  @Test func `flings in one direction add up as the golden values say`() {
    for row in golden.momenta {
      var carry = MomentumCarry()
      carry.fingerLanded(on: CGPoint(x: row.stopped, y: 0), at: 1)
      let velocity = carry.velocity(ofHand: CGPoint(x: row.hand, y: 0), at: 1.1)
      #expect(isNear(velocity.x, row.velocity), "\(row)")
    }
  }

  private static func range(from lowest: Double, to highest: Double) -> OffsetRange {
    OffsetRange(contentLength: highest, viewportLength: 0, leadingInset: 0 - lowest)
  }
}
