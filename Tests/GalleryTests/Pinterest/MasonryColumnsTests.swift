import Foundation
import Testing
import UIKit

@testable import Gallery

@Suite struct `Masonry columns` {
  private struct Vectors: Decodable {
    struct Case: Decodable {
      var width, spacing, height: Double
      var columns: Int
      var ratios: [Double]
      var frames: [[Double]]
    }
    var tolerance: Double
    var cases: [Case]
  }

  /// `Tests/Golden/layouts/masonry.json`.
  @Test func `stand where the vectors have them`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Golden/layouts/masonry.json").standardized
    let vectors = try Foundation.JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    #expect(vectors.cases.count == 6)

    for (index, one) in vectors.cases.enumerated() {
      let masonry = MasonryColumns(
        ratios: one.ratios.map { CGFloat($0) }, width: CGFloat(one.width), columns: one.columns,
        spacing: CGFloat(one.spacing))

      try #require(masonry.frames.count == one.frames.count)
      for (frame, expected) in zip(masonry.frames, one.frames) {
        for (found, number) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
          #expect(
            abs(Double(found) - number) <= vectors.tolerance, "case \(index): \(frame), not \(expected)")
        }
      }
      #expect(abs(Double(masonry.height) - one.height) <= vectors.tolerance, "case \(index)")
    }
  }

  /// The vectors have the pictures of the gallery's preview.
  @Test func `of the preview are those of the vectors`() {
    let ratios = (0..<10).map { Picture(id: $0).aspectRatio }
    #expect(ratios == [0.506, 1.699, 0.759, 1.21, 1.588, 1.335, 0.989, 1.278, 1.333, 1.676])
  }

  @Test func `of equal ends take the leftmost`() {
    let masonry = MasonryColumns(ratios: [1, 1, 1, 1], width: 310, columns: 3, spacing: 10)

    #expect(masonry.frames.map(\.minX) == [10, 110, 210, 10])
    #expect(masonry.frames.map(\.minY) == [10, 10, 10, 110])
    #expect(masonry.height == 205)
  }

  @Test func `without items are as high as their margin`() {
    let masonry = MasonryColumns(ratios: [], width: 390, columns: 2, spacing: 10)
    #expect(masonry.frames.isEmpty && masonry.height == 5)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan]) func `take what is no shape for a square`(ratio: Double) {
    let masonry = MasonryColumns(ratios: [CGFloat(ratio)], width: 120, columns: 0, spacing: 20)
    #expect(masonry.frames == [CGRect(x: 20, y: 20, width: 80, height: 80)])
  }

  @Test(arguments: 1...6, [0, 3, 10, 24] as [CGFloat])
  func `keep their distance from one another and from the edges`(columns: Int, spacing: CGFloat) {
    var random = Deal(seed: UInt64(columns))
    let ratios = (0..<60).map { _ in CGFloat.random(in: 0.2...3, using: &random) }
    let width: CGFloat = 600

    let masonry = MasonryColumns(ratios: ratios, width: width, columns: columns, spacing: spacing)

    for (index, frame) in masonry.frames.enumerated() {
      #expect(frame.minX >= spacing - 1e-9 && frame.maxX <= width - spacing + 1e-9 && frame.minY >= spacing)
      #expect(abs(frame.width / frame.height - ratios[index]) < 1e-9)
      for other in masonry.frames[..<index] {
        let isBeside = other.maxX + spacing <= frame.minX + 1e-9 || frame.maxX + spacing <= other.minX + 1e-9
        #expect(isBeside || other.maxY + spacing <= frame.minY + 1e-9)
      }
    }
    #expect(
      masonry.frames.map(\.minX).max().map { abs($0 + masonry.frames[0].width + spacing - width) < 1e-9 }
        == true)
    #expect(masonry.frames.map(\.maxY).max() == masonry.height - spacing / 2)
  }
}
