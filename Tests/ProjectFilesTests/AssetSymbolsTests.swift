import Testing

@testable import ProjectFiles

@Suite struct `Symbols of catalogues` {
  @Test(arguments: [
    ("brand", "brand"), ("Brand", "brand"), ("brand-color", "brandColor"), ("Brand Blue", "brandBlue"),
    ("URLIcon", "urlIcon"), ("URL", "url"), ("icon_2", "icon2"), ("2048", "_2048"), ("", "_"),
  ]) func `are spelled as Xcode spells them`(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name) == symbol)
  }

  private let symbols = AssetSymbols([
    .init(.colour, name: "Brand"), .init(.colour, name: "red"), .init(.picture, name: "star"),
    .init(.picture, groups: ["Icons"], name: "cart"),
  ])

  @Test func `are written where they are used`() {
    #expect(symbols.source(used: ["blue"], declared: []) == nil)
    #expect(
      symbols.source(used: ["brand", "star"], declared: ["star"]) == """
        import UIKit
        extension ColorResource { static var `brand`: ColorResource { ColorResource(name: "Brand", bundle: .main) } }
        extension UIColor { static var `brand`: UIColor { UIColor(resource: ColorResource(name: "Brand", bundle: .main)) } }
        extension ImageResource { static var `star`: ImageResource { ImageResource(name: "star", bundle: .main) } }

        """)
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("primaryButtonColor", "primaryButton"), ("cat-image", "cat"), ("brand", nil),
    ("Color", nil), ("colorful", nil),
  ])
  func `have a short name without their type's`(name: String, symbol: String?) {
    #expect(AssetSymbols.shortSymbol(name) == symbol)
  }

  @Test func `of short names leave those to assets that are called so`() {
    let both = AssetSymbols([.init(.colour, name: "brand"), .init(.colour, name: "brandColor")])
    let source = both.source(used: ["brand"], declared: []) ?? ""
    #expect(source.contains("ColorResource(name: \"brand\"") && !source.contains("brandColor"))
    #expect(both.source(used: ["brandColor"], declared: [])?.contains("`brandColor`") == true)
  }

  @Test func `are SwiftUI's colours and styles too where that is used`() {
    let lines = symbols.source(used: ["brand", "star", "red"], declared: [], usesSwiftUI: true)?.split(
      separator: "\n")
    #expect(
      lines?.filter { $0.contains("Color {") && !$0.contains("UIColor") && !$0.contains("Resource {") } == [
        "extension Color { static var `brand`: Color { Color(ColorResource.`brand`) } }",
        "extension ShapeStyle where Self == Color { static var `brand`: Color { Color(ColorResource.`brand`) } }",
      ])
    #expect(lines?.first == "import SwiftUI")
    #expect(
      symbols.source(used: ["brand"], declared: ["brand"], usesSwiftUI: true)?.contains("extension Color {")
        == false)
  }

  @Test func `leave UIKit's own colours alone`() {
    #expect(symbols.source(used: ["red"], declared: [])?.contains("extension UIColor") == false)
  }

  @Test func `of a group are within it, the group once`() {
    let both = AssetSymbols([
      .init(.picture, groups: ["Icons"], name: "cart"), .init(.picture, groups: ["Icons"], name: "home"),
    ])
    #expect(
      both.source(used: ["cart", "home"], declared: []) == """
        import UIKit
        extension ImageResource { enum Icons {} }
        extension ImageResource.Icons { static var `cart`: ImageResource { ImageResource(name: "Icons/cart", bundle: .main) } }
        extension ImageResource.Icons { static var `home`: ImageResource { ImageResource(name: "Icons/home", bundle: .main) } }

        """)
  }
}
