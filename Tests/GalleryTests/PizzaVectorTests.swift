import Foundation
import Testing
import UIKit

@testable import Gallery

/// Expected values of the pizza layouts, `Tests/Golden/layouts/pizza-*.json`, which have no host: the layouts
/// alone, in a collection view of half the window.
@MainActor @Suite struct `Pizza vectors` {
  private struct Vectors: Decodable {
    let tolerance: Double
    let cases: [Case]
  }

  private struct Case: Decodable {
    let size: [Double]
    let collections: [Half]
  }

  private struct Half: Decodable {
    let id: String
    let frame, contentOffset, contentSize: [Double]
    let elements: [Element]
  }

  private struct Element: Decodable {
    let kind: String
    let item: Int
    let center, size, transform, frame: [Double]
    let alpha: Double
    let zIndex: Int

    var name: String { "\(kind) \(item)" }
    var numbers: [Double] { center + size + transform + frame + [alpha] }
  }

  @Test(arguments: ["pizza-halves", "pizza-drum"]) func `hold for the layouts alone`(slug: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/layouts/\(slug).json").standardized
    let vectors = try Foundation.JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    #expect(!vectors.cases.isEmpty)
    for one in vectors.cases {
      for expected in one.collections {
        try check(slug, expected, screen: CGSize(width: one.size[0], height: one.size[1]), vectors.tolerance)
      }
    }
  }

  private func check(_ slug: String, _ expected: Half, screen: CGSize, _ tolerance: Double) throws {
    let path = "\(slug) \(screen) \(expected.id) at \(expected.contentOffset)"
    let side: PizzaHalvesLayout.Side = expected.id == "left" ? .left : .right
    let layout = slug == "pizza-drum" ? PizzaDrumLayout(side: side) : PizzaHalvesLayout(side: side)
    layout.rowHeight = PizzaHalvesLayout.rowHeight(onScreen: screen)
    let frame = expected.frame
    let rig = LayoutRig(
      layout, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), itemCount: 10)
    rig.view.contentOffset = CGPoint(x: expected.contentOffset[0], y: expected.contentOffset[1])
    rig.loop.settle()

    let contentSize = [rig.view.contentSize.width, rig.view.contentSize.height].map(Double.init)
    #expect(contentSize == expected.contentSize, "\(path)")
    let found = rig.elementsOnScreen.map(element)
    try #require(found.map(\.name) == expected.elements.map(\.name), "\(path)")
    for (found, expected) in zip(found, expected.elements) {
      #expect(found.zIndex == expected.zIndex, "\(path): \(expected.name)")
      for (number, value) in zip(found.numbers, expected.numbers) {
        #expect(abs(number - value) <= tolerance, "\(path): \(expected.name)")
      }
    }
  }

  private func element(_ attributes: UICollectionViewLayoutAttributes) -> Element {
    let t = attributes.transform
    let frame = attributes.frame
    return Element(
      kind: attributes.representedElementKind ?? "cell", item: attributes.indexPath.item,
      center: [attributes.center.x, attributes.center.y].map(Double.init),
      size: [attributes.size.width, attributes.size.height].map(Double.init),
      transform: [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
      alpha: Double(attributes.alpha), zIndex: attributes.zIndex)
  }
}
