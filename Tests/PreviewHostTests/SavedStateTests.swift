import Foundation
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@Suite struct `Saved state` {
  private static let measured: MeasuredSizes = {
    var sizes = MeasuredSizes()
    let series: [MeasuredSizes.Series] = [
      .items(section: 0), .items(section: 7), .headers, .footers, .missingHeaders, .missingFooters,
      .bars(section: 3), .badges(place: 2, section: 3), .globalBars,
    ]
    for (place, series) in series.enumerated() {
      for run in [(0, 3, 44 + 1 / 3), (3, 1, 100), (9, 20, 44 + 1 / 3)] as [(Int, Int, CGFloat)] {
        sizes.append(
          MeasuredSizes.Run(
            first: run.0 + place, count: run.1, size: CGSize(width: 0.1 * CGFloat(place), height: run.2)),
          of: series)
      }
    }
    return sizes
  }()

  private static let full = SavedState(
    places: [
      SavedState.Place(id: "main", offset: CGPoint(x: 668.71, y: -0.1)),
      SavedState.Place(id: "日本", offset: CGPoint(x: 1e9, y: 0)),
      SavedState.Place(id: "", offset: .zero),
    ],
    sizes: [SavedState.Sizes(id: "main", measured: measured)],
    flings: [
      SavedState.Fling(
        id: "main",
        momentum: ScrollMomentum(velocity: CGPoint(x: 900.5, y: 0), target: CGPoint(x: 1200, y: 0)))
    ],
    selections: [
      SavedState.Selection(
        id: "main", items: [IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 2)])
    ],
    sections: [SavedState.SectionPlace(id: "main", section: 7, offset: CGPoint(x: -17.5, y: 0))])

  private func place(_ id: String, _ x: Double, _ y: Double) -> SavedState.Place {
    SavedState.Place(id: id, offset: CGPoint(x: x, y: y))
  }

  @Test func `reads back what it wrote, to the last bit`() {
    #expect(SavedState(Self.full.bytes) == Self.full)
    #expect(SavedState([]) == SavedState())
  }

  @Test func `keeps the parts that are whole of bytes that were cut`() {
    let bytes = Self.full.bytes
    for length in 0..<bytes.count {
      let read = SavedState(Array(bytes.prefix(length)))
      #expect(read != Self.full)
      #expect(Self.full.places.starts(with: read.places), "\(length) bytes")
    }
  }

  @Test func `passes over an unknown part, and one that makes no sense, alone`() {
    let (first, second) = (SavedState(places: [place("a", 1, 2)]), SavedState(places: [place("b", 3, 4)]))
    let unknown: [UInt8] = [99, 3, 0, 0, 0, 1, 2, 3]
    var nan = SavedState(places: [place("c", 0, 0)]).bytes.dropFirst(2)
    nan.replaceSubrange(nan.startIndex + 7..<nan.startIndex + 15, with: [0, 0, 0, 0, 0, 0, 0xF8, 0x7F])

    let read = SavedState(first.bytes + unknown + nan + second.bytes.dropFirst(2))

    #expect(read.places == first.places + second.places)
  }

  @Test func `of the form before it says nothing`() {
    // A u16 length, the name, two numbers.
    let old: [UInt8] = [4, 0] + Array("main".utf8) + [UInt8](repeating: 0, count: 16)
    #expect(SavedState(old) == SavedState())
  }

  @Test func `is never more than a session may keep`() {
    let items = (0..<1024).map { IndexPath(item: Int.max - $0, section: Int.max) }
    let selections = (0..<100).map { SavedState.Selection(id: "\($0)", items: items) }
    let state = SavedState(places: [place(String(repeating: "x", count: 5000), 0, 0)], selections: selections)

    #expect(state.bytes.count <= WireLimits.state)
    #expect(SavedState(state.bytes).selections.count > 10)
    #expect(SavedState(state.bytes).places == [])
  }

  @Test func `of more sizes than a link has room for keeps the first`() {
    var sizes = MeasuredSizes()
    for row in 0..<5000 {
      let run = MeasuredSizes.Run(first: row, count: 1, size: CGSize(width: 0, height: CGFloat(row)))
      sizes.append(run, of: .items(section: 0))
    }
    let state = SavedState(sizes: [.init(id: "a", measured: sizes), .init(id: "b", measured: sizes)])

    let read = SavedState(state.bytes)

    #expect(state.bytes.count <= SavedState.mostSizes + 20)
    #expect(read.sizes.map(\.id) == ["a"])
    let runs = read.sizes.first?.measured.lists.first?.runs ?? []
    #expect(runs.count > 150 && sizes.lists[0].runs.starts(with: runs))
  }

  @Test func `of sizes that lead beyond all numbers says nothing`() {
    let full = SavedState(sizes: [SavedState.Sizes(id: "m", measured: Self.measured)]).bytes
    let most: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
    // A palette of one size, one series, one run of the greatest numbers that there are.
    let part =
      [1, 109, 1] + [UInt8](repeating: 0, count: 16) + [1, 1] + most + most + [1] + most + most + [0]
    let bytes = Array(full.prefix(2)) + [5, UInt8(part.count), 0, 0, 0] + part
    #expect(SavedState(bytes).sizes.first?.measured == MeasuredSizes())
  }

  @Test func `of more scroll views than a screen holds keeps so many`() {
    let endless = SavedState(places: (0..<300).map { place("\($0)", 0, 0) })
    #expect(SavedState(endless.bytes).places.count == 256)
  }

  @Test func `random bytes never trap`() {
    var generator = SystemRandomNumberGenerator()
    var read = 0
    for _ in 0..<5000 {
      var bytes = Self.full.bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 2..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      if SavedState(bytes) != SavedState() { read += 1 }
    }
    #expect(read > 100)
  }
}
