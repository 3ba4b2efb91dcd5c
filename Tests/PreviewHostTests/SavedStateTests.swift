import Foundation
import Testing

@testable import PreviewHost

@Suite struct `Saved state` {
  private func place(_ id: String, _ x: Double, _ y: Double) -> SavedState.Place {
    SavedState.Place(id: id, offset: CGPoint(x: x, y: y))
  }

  @Test func `reads back what it wrote, to the last bit`() {
    let state = SavedState(places: [place("main", 668.71, -0.1), place("日本", 1e9, 0), place("", 0, 0)])

    #expect(SavedState(state.bytes) == state)
  }

  @Test func `every truncation is refused`() {
    let bytes = SavedState(places: [place("main", 1, 2), place("b", 3, 4)]).bytes
    let whole = SavedState(places: [place("main", 1, 2)]).bytes.count

    for length in 1..<bytes.count where length != whole {
      #expect(SavedState(Array(bytes[..<length])) == nil, "\(length) bytes")
    }
  }

  @Test func `numbers that are none and endless lists are refused`() {
    var nan = SavedState(places: [place("a", 0, 0)]).bytes
    nan.replaceSubrange(3..<11, with: withUnsafeBytes(of: Double.nan.bitPattern.littleEndian, Array.init))
    let endless = SavedState(places: (0..<300).map { place("\($0)", 0, 0) }).bytes

    #expect(SavedState(nan) == nil)
    #expect(SavedState(endless) == nil)
  }

  @Test func `random bytes never trap`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      if let state = SavedState(bytes) { #expect(state.bytes == bytes) }
    }
  }
}
