import PreviewWire
import Testing

@testable import SourceAdapter

@Suite struct `What a panel is told of a knob` {
  private func knob(_ text: String, _ name: String) throws -> KnobInfo {
    try #require(knobs(in: text).map(\.info).first { $0.name == name })
  }

  @Test func `is the whole of it`() throws {
    let text = """
      class CarouselLayout: UICollectionViewLayout {
        enum Constants {
          static let
            itemInsets: UIEdgeInsets = .init(top: 1,
              left: /* é */ 2, bottom: 3, right: 4)
        }
      }
      """

    let knob = try knob(text, "CarouselLayout.Constants.itemInsets.left")

    let declaration =
      "static let itemInsets: UIEdgeInsets = .init(top: 1, left: 2, bottom: 3, right: 4)"
    #expect(
      knob
        == KnobInfo(
          name: "CarouselLayout.Constants.itemInsets.left", title: "Item insets left",
          group: "Carousel layout",
          value: .number(2), style: .float, minimum: 0, maximum: 60, step: 1, unit: "pt",
          declaration: declaration, literal: 58..<59, file: "Cards.swift", line: 4))
    #expect(Array(declaration.utf16)[58] == UInt16(UInt8(ascii: "2")))
  }

  @Test(
    arguments: [
      ("let kItemWidth: CGFloat = 240", "Item width", "Cards"),
      ("let MAX_URL_COUNT = 3", "Max url count", "Cards"),
      ("enum CardStyle { static let x2 = 3.0 }", "X2", "Card style"),
    ])
  func `is in words`(text: String, title: String, group: String) throws {
    let knob = try #require(knobs(in: text).first?.info)

    #expect((knob.title, knob.group) == (title, group))
  }

  @Test(
    arguments: [
      ("let fadeAlpha: CGFloat = 0.4", 0, 1, 0.01, ""), ("let minimumScale = 0.75", 0, 2, 0.01, "×"),
      ("let maxAngle = 0.5", -3.15, 3.15, 0.01, "rad"), ("let maxAngle = 45.0", -180, 180, 1, "°"),
      ("let columns = 3", 1, 12, 1, ""), ("let itemCount = 40", 0, 100, 1, ""),
      ("let itemWidth: CGFloat = 240", 0, 500, 1, "pt"), ("let lineWidth: CGFloat = 0.5", 0, 10, 0.5, "pt"),
      ("let lineSpacing: CGFloat = 8.25", 0, 60, 0.25, "pt"), ("let fadeDuration = 0.3", 0, 1, 0.05, "s"),
      ("let xOffset = 30.0", -100, 100, 1, "pt"), ("let spacing = -12.0", -60, 60, 1, "pt"),
      ("let perspective = -0.002", -0.01, 0.01, 0.000_1, ""), ("let anything = 0.3", 0, 1, 0.01, ""),
      ("enum Spacing { static let large = 24.0 }", 0, 60, 1, "pt"), ("let anything = 7", 0, 20, 1, ""),
    ])
  func `has a range by its name and value`(
    text: String, low: Double, high: Double, step: Double, unit: String
  ) throws {
    let knob = try #require(knobs(in: text).first?.info)

    #expect(knob.minimum == low)
    #expect(knob.maximum == high)
    #expect(knob.step == step)
    #expect(knob.unit == unit)
  }

  @Test(
    arguments: [
      ("let a: CGFloat = 20 // 0...400 step 4 pt", 0, 400, 4, "pt"),
      ("/// Range: -1...1\nlet a = 0.5", -1, 1, 0.01, ""),
      ("// range: 0..50 by 0.5 s\nlet a = 2.0", 0, 50, 0.5, "s"),
      ("let a = 20 /* 10 – 30 */", 10, 30, 1, ""), ("let a = 500 // 0...400", 0, 500, 1, ""),
      ("/// How wide, in points.\nlet a = 2.0", 0, 10, 0.1, "pt"),
      ("/// Items 1...5 are pinned.\nlet a = 2", 0, 10, 1, ""),
      ("let b = 1 // 0...4\nlet a = 2", 0, 10, 1, ""), ("// 0...4\n\nlet a = 2", 0, 10, 1, ""),
      ("let a = 2, // 0...4\n  b = 3", 0, 4, 1, ""),
    ])
  func `has the range that a comment states`(
    text: String, low: Double, high: Double, step: Double, unit: String
  ) throws {
    let knob = try knob(text, "a")

    #expect(knob.minimum == low)
    #expect(knob.maximum == high)
    #expect(knob.step == step)
    #expect(knob.unit == unit)
  }

  @Test(
    arguments: [
      ("let a: CGFloat = 20 // 0...400 step 4 pt", true), ("/// Range: -1...1\nlet a = 0.5", true),
      ("/// How wide, in points.\nlet a = 2.0", false), ("let a = 2.0 // pt", false), ("let a = 2", false),
    ])
  func `says whether the author states its range, here and to the runtime`(text: String, isStated: Bool)
    throws
  {
    let knob = try #require(knobs(in: text).first)

    #expect(knob.info.isRangeStated == isStated)
    #expect(knob.registration.contains(", isRangeStated: true, step: ") == isStated)
  }

  @Test func `takes in the value, in steps that reach it`() {
    var dice: UInt64 = 7
    for _ in 0..<2000 {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = (Double(dice >> 40) / 1000 - 8000) / Double(1 + dice % 977)
      let range = KnobRange(
        words: [["width"], ["angle"], ["alpha"], ["x"], ["q"]][Int(dice % 5)], value: value, isInteger: false)

      #expect(range.minimum <= value && value <= range.maximum && range.minimum < range.maximum)
      #expect(range.step > 0 && range.step <= range.maximum - range.minimum)
    }
  }

  @Test func `has the names that it had before`() {
    let text = """
      /// Shows cards.
      // was: Roundabout
      class CarouselLayout: UICollectionViewLayout {
        // was: cellWidth, OldLayout.width
        static let itemWidth: CGFloat = 240
        var size = CGSize(width: 1, height: 2)  // was: itemSize
      }
      """

    let aliases = Dictionary(uniqueKeysWithValues: knobs(in: text).map { ($0.info.name, $0.aliases) })

    #expect(
      aliases["CarouselLayout.itemWidth"] == [
        "Roundabout.itemWidth", "CarouselLayout.cellWidth", "OldLayout.width",
      ])
    #expect(
      aliases["CarouselLayout.size.height"] == ["Roundabout.size.height", "CarouselLayout.itemSize.height"])
  }

  @Test func `has a name of its own, even where two files have the same`() {
    let text = "private let itemWidth = 20.0"
    let index = ModuleIndex(
      [
        SourceFile(path: "A.swift", text: text),
        SourceFile(path: "src/B.swift", text: text + "\nlet gap = 1"),
      ],
      moduleName: "Two")

    let knobs = index.findKnobs().knobs

    #expect(knobs.map(\.info.name) == ["itemWidth@A", "itemWidth@B", "gap"])
    #expect(knobs.map(\.id) == [0, 10_000, 10_001])
  }
}
