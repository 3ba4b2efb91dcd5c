import Foundation
import Testing
import UIKit

@testable import Gallery

/// Consequences of events, without a view and without a clock.
@Suite struct `Photo choreography` {
  private typealias Action = PhotoChoreography.Action

  /// A choreography whose strip stands at `item`.
  private func at(_ item: Int, of count: Int) -> PhotoChoreography {
    var choreography = PhotoChoreography(count: count)
    _ = choreography.previewScrolled(to: CGFloat(item))
    return choreography
  }

  /// Runs its frames to the end; what they asked for, without the moves of the strip.
  private func finish(_ choreography: inout PhotoChoreography, from time: TimeInterval) -> [Action] {
    var actions: [Action] = []
    for frame in 1...120 where choreography.needsFrames(at: time + Double(frame - 1) / 60) {
      actions += choreography.frame(at: time + Double(frame) / 60)
    }
    #expect(!choreography.needsFrames(at: time + 2))
    return actions.filter { if case .moveStrip = $0 { false } else { true } }
  }

  @Test func `the large photos take the strip along continuously`() {
    var choreography = PhotoChoreography(count: 14)
    #expect(choreography.previewScrolled(to: 3.374) == [.moveStrip(to: 3.374)])
    #expect(choreography.focus == 3)
    #expect(choreography.previewScrolled(to: -0.2) == [.moveStrip(to: -0.2)])
    #expect(choreography.focus == 0)
  }

  @Test func `the strip flips the large photos only when another thumbnail is the nearest`() {
    var choreography = PhotoChoreography(count: 14)
    _ = choreography.stripGrabbed(at: 0)
    #expect(choreography.stripScrolled(to: 0.4) == [])
    #expect(choreography.stripScrolled(to: 0.6) == [.showPhoto(1)])
    #expect(choreography.stripScrolled(to: 1.4) == [])
    #expect(choreography.stripScrolled(to: 40) == [.showPhoto(13)])
  }

  @Test func `a drag of the strip closes, and its rest opens`() {
    var choreography = at(3, of: 14)
    _ = choreography.stripGrabbed(at: 10)
    #expect(choreography.rate(at: 10.2) == 0)
    choreography.stripRested(at: 11)
    #expect(choreography.needsFrames(at: 11.1))
    #expect(choreography.rate(at: 11.2) == 1)
  }

  @Test func `the view that is grabbed leads, and the other lets go`() {
    var choreography = at(3, of: 14)
    #expect(choreography.stripGrabbed(at: 0) == [.releasePreview, .showPhoto(3)])
    #expect(choreography.previewGrabbed(at: 0.3) == [.releaseStrip])
    #expect(choreography.rate(at: 1) == 1)
  }

  @Test func `a tap glides for 0.3 s, the old closing while the new opens`() throws {
    var choreography = at(2, of: 14)
    #expect(choreography.tapped(9, at: 5) == [.releasePreview, .releaseStrip, .showPhoto(9)])
    #expect(choreography.focus == 9)

    #expect(choreography.frame(at: 5.15) == [.moveStrip(to: choreography.place)])
    #expect(abs(choreography.place - 5.5) < 1e-9)
    let pose = try #require(choreography.pose(at: 5.15))
    #expect(pose.openings.map(\.item) == [2, 9])
    #expect(pose.openings.allSatisfy { abs($0.amount - 0.5) < 1e-9 })
    #expect(choreography.needsFrames(at: 5.29))
    #expect(choreography.frame(at: 5.3001) == [.moveStrip(to: 9)])
    #expect(!choreography.needsFrames(at: 5.3001) && choreography.pose(at: 5.3001) == nil)
  }

  @Test func `a second tap on the way goes on from where the thumbnails are`() throws {
    var choreography = at(2, of: 14)
    _ = choreography.tapped(9, at: 5)
    _ = choreography.frame(at: 5.15)
    let before = try #require(choreography.pose(at: 5.15))
    _ = choreography.tapped(4, at: 5.15)

    #expect(choreography.pose(at: 5.15) == before)
    #expect(finish(&choreography, from: 5.15).isEmpty)
    #expect(choreography.focus == 4 && choreography.place == 4)
  }

  @Test func `a tap on the thumbnail in the middle moves nothing`() {
    var choreography = at(2, of: 14)
    _ = choreography.tapped(2, at: 1)
    #expect(!choreography.needsFrames(at: 1))
  }

  @Test func `a tap takes the strip from a hand that has only just taken hold of it`() {
    var choreography = at(2, of: 14)
    _ = choreography.stripGrabbed(at: 1)
    #expect(choreography.tapped(2, at: 1) == [.releasePreview, .releaseStrip, .showPhoto(2)])
    #expect(finish(&choreography, from: 1).isEmpty)
    #expect(choreography.rate(at: 2) == 1)
  }

  @Test func `a photo collapses, then the gap closes, and only then it is dropped`() throws {
    var choreography = at(3, of: 14)
    _ = choreography.deleteTapped(at: 1)
    let collapsing = try #require(choreography.pose(at: 1.075)?.removal)
    let closing = try #require(choreography.pose(at: 1.225))

    #expect(abs(collapsing.collapse - 0.5) < 1e-9 && collapsing.closing == 0)
    #expect(closing.removal?.collapse == 1 && abs((closing.removal?.closing ?? 0) - 0.5) < 1e-9)
    #expect(closing.openings.map(\.item) == [3, 4])
    #expect(choreography.count == 14)
    #expect(choreography.frame(at: 1.29) == [.moveStrip(to: 3)])
    #expect(choreography.frame(at: 1.3001) == [.drop(3), .moveStrip(to: 3), .showPhoto(3)])
    #expect(choreography.count == 13 && choreography.focus == 3)
  }

  @Test(arguments: [(0, 0), (5, 5), (12, 12), (13, 12)])
  func `the one behind takes the place, and before the last one its left neighbour`(item: Int, focus: Int) {
    var choreography = at(item, of: 14)
    _ = choreography.deleteTapped(at: 0)
    #expect(finish(&choreography, from: 0) == [.drop(item), .showPhoto(focus)])
    #expect(choreography.focus == focus && choreography.place == CGFloat(focus))
  }

  @Test func `another size ends what moves by itself on the focus, and leaves the strip in a hand`() {
    var rolling = at(3, of: 14)
    _ = rolling.stripGrabbed(at: 0)
    _ = rolling.stripScrolled(to: 5.3)
    var held = rolling

    #expect(
      rolling.sizeWillChange(isStripHeld: false, at: 1)
        == [.releasePreview, .releaseStrip, .moveStrip(to: 5), .showPhoto(5)])
    #expect(rolling.sizeChanged() == [.moveStrip(to: 5), .showPhoto(5)])
    #expect(rolling.rate(at: 2) == 1)
    #expect(held.sizeWillChange(isStripHeld: true, at: 1) == [.releasePreview, .showPhoto(5)])
    #expect(held.sizeChanged() == [.moveStrip(to: 5.3), .showPhoto(5)])
    #expect(held.rate(at: 2) == 0)
  }

  @Test func `the only photo leaves nothing, and there can be one again`() {
    var choreography = PhotoChoreography(count: 1)
    _ = choreography.deleteTapped(at: 0)
    #expect(finish(&choreography, from: 0) == [.drop(0)])
    #expect(choreography.focus == nil && choreography.count == 0)
    #expect(choreography.deleteTapped(at: 1) == [])
    #expect(choreography.tapped(0, at: 1) == [])

    #expect(choreography.addTapped() == [.append])
    #expect(choreography.focus == 0 && choreography.count == 1)
  }

  /// Ten taps on delete anywhere from at once to after rest, with whatever else may come in between, against
  /// a plain array.
  @Test(arguments: 0..<200) func `each tap counts, in order, whatever comes in between`(seed: UInt64) {
    var dice = Snapping.Dice(seed: seed &* 7919 &+ 17)
    var photos = Array(0..<14)
    var added = 14
    var oracle = photos
    var choreography = at(Int(dice.roll() * 14), of: 14)
    var focus: Int? = choreography.focus
    var time = 0.0

    func apply(_ actions: [Action]) {
      for action in actions {
        switch action {
        case .drop(let item): photos.remove(at: item)
        case .append:
          photos.append(added)
          added += 1
        case .showPhoto(let item): #expect(photos.indices.contains(item), "seed \(seed)")
        case .moveStrip, .releasePreview, .releaseStrip: break
        }
        #expect(photos.count >= 0)
      }
      #expect(photos.count == choreography.count)
    }

    for _ in 0..<25 {
      for _ in 0..<Int(dice.roll() * 30) {
        time += 1.0 / 60
        apply(choreography.frame(at: time))
      }
      switch Int(dice.roll() * 5) {
      case 0, 1:
        if let gone = focus {
          oracle.remove(at: gone)
          focus = oracle.isEmpty ? nil : min(gone, oracle.count - 1)
        }
        // One that is under way has had its effect on the oracle already.
        apply(choreography.deleteTapped(at: time))
      case 2:
        apply(choreography.addTapped())
        oracle.append(added - 1)
        if focus == nil { focus = 0 }
      case 3:
        apply(choreography.sizeWillChange(isStripHeld: dice.roll() < 0.5, at: time))
        apply(choreography.sizeChanged())
      default:
        apply(choreography.previewGrabbed(at: time))
        let place = CGFloat(choreography.focus ?? 0) + dice.roll() * 2 - 1
        apply(choreography.previewScrolled(to: place))
        focus = choreography.focus
      }
    }
    apply(finish(&choreography, from: time))
    apply(choreography.previewGrabbed(at: time + 3))
    #expect(photos == oracle && choreography.focus == focus, "seed \(seed)")
  }
}
