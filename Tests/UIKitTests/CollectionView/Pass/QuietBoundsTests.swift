import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct `Quiet bounds` {
  private func element(_ item: Int, _ frame: CGRect, scrollsWith section: Int? = nil) -> PlacedElement {
    let path = IndexPath(item: item, section: 0)
    return PlacedElement(
      id: .cell(path), attributes: UICollectionViewLayoutAttributes(forCellWith: path), frame: frame,
      order: item, scrollsWith: section)
  }

  /// Views for all that is on screen.
  private func shown(_ elements: [PlacedElement], in bounds: CGRect) -> ShownElements {
    var shown = ShownElements()
    for element in elements where element.frame.intersects(bounds) {
      shown.insert(
        .init(view: UICollectionViewCell(frame: .zero), attributes: element.attributes), as: element.id)
    }
    return shown
  }

  private func seen(_ elements: [PlacedElement], in bounds: CGRect) -> [ElementID] {
    elements.filter { $0.frame.intersects(bounds) }.map(\.id)
  }

  @Test func `end where an element comes or goes`() throws {
    let rows = (0..<20).map { element($0, CGRect(x: 0, y: Double($0) * 50, width: 100, height: 40)) }
    let bounds = CGRect(x: 0, y: 205, width: 100, height: 100)
    let shown = shown(rows, in: bounds)
    let quiet = try #require(QuietBounds(bounds, elements: rows, shown: shown))
    // Row 4 goes at 240, row 6 comes at 200, row 7 at 250 on the lower side.
    #expect(quiet.holds(for: bounds, shown))
    #expect(quiet.holds(for: bounds.offsetBy(dx: 0, dy: 34), shown))
    #expect(!quiet.holds(for: bounds.offsetBy(dx: 0, dy: 36), shown))
    #expect(!quiet.holds(for: bounds.offsetBy(dx: 0, dy: -6), shown))
  }

  @Test func `hold for the same size and the same views alone`() throws {
    let rows = (0..<4).map { element($0, CGRect(x: 0, y: Double($0) * 50, width: 100, height: 40)) }
    let bounds = CGRect(x: 0, y: 5, width: 100, height: 100)
    var shown = shown(rows, in: bounds)
    let quiet = try #require(QuietBounds(bounds, elements: rows, shown: shown))
    #expect(!quiet.holds(for: bounds.insetBy(dx: 0, dy: -1), shown))
    shown.remove(rows[0].id)
    #expect(!quiet.holds(for: bounds, shown))
    #expect(QuietBounds(bounds, elements: rows, shown: shown) == nil, "one on screen has no view")
  }

  @Test func `are unknown where elements scroll by themselves or have no extent`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    for odd in [element(0, frame, scrollsWith: 0), element(0, CGRect(x: 5, y: 5, width: 0, height: 9))] {
      #expect(QuietBounds(bounds, elements: [odd], shown: shown([odd], in: bounds)) == nil)
    }
  }

  @Test func `never hold where another element is on screen`() {
    var state: UInt64 = 7
    func number(_ most: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % UInt64(most))
    }
    var held = 0
    for _ in 0..<2_000 {
      let elements = (0..<12).map {
        element($0, CGRect(x: number(300), y: number(300), width: 1 + number(60), height: 1 + number(60)))
      }
      let bounds = CGRect(x: number(200), y: number(200), width: 1 + number(120), height: 1 + number(120))
      let shown = shown(elements, in: bounds)
      guard let quiet = QuietBounds(bounds, elements: elements, shown: shown) else { continue }
      for _ in 0..<10 {
        let moved = bounds.offsetBy(dx: number(30) - 15, dy: number(30) - 15)
        guard quiet.holds(for: moved, shown) else { continue }
        held += 1
        #expect(seen(elements, in: moved) == seen(elements, in: bounds))
      }
    }
    #expect(held > 500)
  }
}
