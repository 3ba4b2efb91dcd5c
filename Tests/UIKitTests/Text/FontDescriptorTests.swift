import Testing

@testable import UIKit

@Suite struct `Font descriptors` {
  private let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

  @Test(arguments: [
    UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 9, weight: .heavy), .italicSystemFont(ofSize: 30),
    .monospacedDigitSystemFont(ofSize: 12, weight: .medium), .monospacedSystemFont(ofSize: 12, weight: .bold),
  ]) func `lead back to the font that they are of`(font: UIFont) {
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 40) == font.withSize(40))
  }

  @Test func `make fonts bold, italic, both, and plain again`() throws {
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.weight == .bold && font.isItalic && font.pointSize == 17)
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 17))
  }

  @Test func `keep a heavy weight that counts as bold`() throws {
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor
    #expect(heavy.symbolicTraits.contains(.traitBold))
    #expect(try #require(heavy.withSymbolicTraits([.traitBold, .traitItalic])).weight == .heavy)
  }

  @Test func `take size and weight from attributes, as values or as numbers`() {
    let typed = descriptor.addingAttributes([
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
    ])
    #expect(UIFont(descriptor: typed, size: 0) == .systemFont(ofSize: 20, weight: .semibold))
    let number = UIFontDescriptor(fontAttributes: [
      .size: NSNumber(value: 20),
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold.rawValue],
    ])
    #expect(UIFont(descriptor: number, size: 0) == UIFont(descriptor: typed, size: 0))
  }

  @Test func `a monospaced design has digits of one width`() throws {
    let font = UIFont(descriptor: try #require(descriptor.withDesign(.monospaced)), size: 0)
    let width = { (text: String) in text.size(withAttributes: [.font: font]).width }
    #expect(width("1111") == width("0000"))
    #expect(font != .systemFont(ofSize: 17))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300]) func `odd sizes do no harm`(size: CGFloat) {
    let font = UIFont(descriptor: descriptor.withSize(size), size: size)
    #expect(font.pointSize.isFinite && font.pointSize >= 0)
  }
}
