import Testing

@testable import UIKit

@MainActor @Suite struct `Drawn attributes` {
  private func run(_ attributes: [NSAttributedString.Key: Any]) throws -> PresentedText.Run {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.textColor = .green
    var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    all.merge(attributes) { $1 }
    label.attributedText = NSAttributedString(string: "Text", attributes: all)
    return try #require(label.presentedText?.lines.first?.runs.first)
  }

  @Test func `text without them wears nothing`() throws {
    #expect(try run([:]).ornaments == nil)
    #expect(
      try run([.underlineStyle: 1, .strikethroughStyle: NSUnderlineStyle.single.rawValue]).ornaments == nil)
    #expect(try run([.strokeColor: UIColor.red, .baselineOffset: 0]).ornaments == nil)
  }

  @Test func `a stroke is per cent of the size, and hollow unless it is negative`() throws {
    let hollow = try #require(try run([.strokeWidth: 5, .strokeColor: UIColor.red]).ornaments?.stroke)
    #expect(hollow.width == 1 as CGFloat && hollow.isHollow && hollow.color == UIColor.red.cgColor)
    let filled = try #require(try run([.strokeWidth: -2.5]).ornaments?.stroke)
    #expect(filled.width == 0.5 && !filled.isHollow && filled.color == UIColor.green.cgColor)
  }

  @Test func `a shadow is the attribute's`() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.blue
    let drawn = try #require(try run([.shadow: shadow]).ornaments?.shadow)
    #expect(drawn.offset == CGSize(width: 1, height: 2) && drawn.radius == 3 as CGFloat)
    #expect(drawn.color == UIColor.blue.cgColor)
    shadow.shadowColor = nil
    #expect(try run([.shadow: shadow]).ornaments?.shadow == nil)
  }

  @Test func `letters rise and lean as they are told, by no more than can be seen`() throws {
    #expect(try run([.baselineOffset: 6.0]).ornaments?.rise == 6)
    #expect(try run([.obliqueness: 0.25 as Float]).ornaments?.slant == 0.25)
    #expect(try run([.baselineOffset: Double.nan]).ornaments == nil)
    #expect(try run([.baselineOffset: -1e300]).ornaments?.rise == -10_000)
    #expect(try run([.underlineStyle: Double.infinity]).ornaments == nil)
  }

  @Test(
    arguments: [
      (NSUnderlineStyle.thick, 1, 0), (.double, 2, 0), ([.single, .patternDot], 0, 1),
      ([.thick, .patternDash], 1, 2), ([.double, .patternDashDotDot], 2, 4),
    ] as [(NSUnderlineStyle, UInt8, UInt8)])
  func `lines have weights and patterns`(style: NSUnderlineStyle, weight: UInt8, pattern: UInt8) throws {
    let drawn = try run([.underlineStyle: style.rawValue, .underlineColor: UIColor.red])
    let line = try #require(drawn.ornaments?.underline)
    #expect(drawn.isUnderlined && line.weight == weight && line.pattern == pattern)
    #expect(line.color == UIColor.red.cgColor)
    let struck = try run([.strikethroughStyle: style.rawValue]).ornaments
    #expect(struck?.strikethrough?.color == UIColor.green.cgColor && struck?.underline == nil)
  }

  @Test func `what stands behind letters is as high as their line`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let ground = try #require(try run([.backgroundColor: UIColor.yellow]).ornaments?.ground)
    #expect(ground.color == UIColor.yellow.cgColor)
    #expect(ground.top == -font.ascender && ground.bottom == -font.descender)
  }
}
