import Foundation
import Testing

@testable import UIKit

@Suite struct `Indicator track` {
  private func track(_ content: CGFloat, length: CGFloat = 600) -> IndicatorTrack {
    IndicatorTrack(
      length: length, visible: 600, range: OffsetRange(contentLength: content, viewportLength: 600))
  }

  @Test func `the bar is to the track what is seen is to the content`() {
    #expect(track(2400).bar(at: 0) == IndicatorTrack.Bar(start: 0, length: 150))
    #expect(track(2400).bar(at: 900) == IndicatorTrack.Bar(start: 225, length: 150))
    #expect(track(2400).bar(at: 1800) == IndicatorTrack.Bar(start: 450, length: 150))
  }

  @Test func `long content leaves it a length that can be seen`() {
    let bar = track(1e7).bar(at: 1e7 - 600)
    #expect(bar?.length == ScrollConstants.shortestIndicator)
    #expect(bar.map { $0.start + $0.length } == 600)
  }

  @Test func `past an edge it is squeezed against the end, and never vanishes`() {
    #expect(track(2400).bar(at: -50) == IndicatorTrack.Bar(start: 0, length: 100))
    #expect(track(2400).bar(at: 1850) == IndicatorTrack.Bar(start: 500, length: 100))
    #expect(track(2400).bar(at: 1e6)?.length == ScrollConstants.shortestSqueezedIndicator)
  }

  @Test func `without anywhere to go, or without room, there is none`() {
    #expect(track(600).bar(at: 0) == nil)
    #expect(track(0).bar(at: 0) == nil)
    #expect(track(2400, length: 3).bar(at: 0) == nil)
    #expect(track(2400).bar(at: .nan) == nil)
  }
}
