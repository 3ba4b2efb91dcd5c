import PreviewWire
import Testing

@testable import StillPicture

@Suite struct `Letters of a still picture` {
  private func text(
    _ string: String, x: Double = 10, style: LayerText.Style = [], size: Double = 20,
    color: WireColor = .black
  ) throws -> ScenePicture {
    var scene = SmallScene(width: 120, height: 60)
    scene.add(2, 0, 0, 120, 60) {
      $0.text = LayerText(lines: [
        .init(
          start: WirePoint(xPoints: x, yPoints: 40),
          runs: [.init(string, fontSizePoints: size, style: style, color: color)])
      ])
    }
    return try scene.picture()
  }

  @Test func `a letter stands on its baseline, as high as its capitals`() throws {
    let inked = try #require(try text("H").inked)

    // Inter's capitals are 0.727 of its size.
    #expect(inked.bottom == 40 && abs(inked.top - (40 - 0.727 * 20)) <= 1)
    #expect(inked.left >= 10 && inked.left <= 13)
  }

  @Test func `right to left, the first letter is on the right`() throws {
    let (alef, both) = (
      try #require(try text("א").inked), try #require(try text("אי", style: .rightToLeft).inked)
    )
    let yod = try #require(try text("י").inked)

    // Yod is the narrower by half, and stands on the left.
    #expect(both.width > alef.width + 2)
    let picture = try text("אי", style: .rightToLeft)
    let isAlef = (0..<120).map { x in (30..<45).contains { picture.color(x: x, y: $0) != [255, 255, 255] } }
    let firstGap = try #require(isAlef.indices.first { isAlef[$0] == false && $0 > Int(both.left) })
    #expect(Double(firstGap) - both.left <= yod.width + 1)
  }

  @Test func `an emoji is in colours`() throws {
    let picture = try text("🍎")
    var reddest = 0
    for x in 0..<picture.width {
      for y in 0..<picture.height {
        let color = picture.color(x: x, y: y) ?? [0, 0, 0]
        if color[0] > 180, color[1] < 90, color[2] < 90 { reddest += 1 }
      }
    }

    #expect(reddest > 30)
  }

  @Test func `a line under the text is as wide as it, in its colour`() throws {
    let (plain, under) = (
      try #require(try text("Hello", color: .blue).inked),
      try #require(try text("Hello", style: .underline, color: .blue).inked)
    )

    #expect(under.left <= plain.left && under.right >= plain.right && under.right - plain.right < 4)
    #expect(under.bottom >= 43)
  }
}
