import Testing
import Typefaces

@testable import PreviewServer

@Suite struct `Font files` {
  private let fonts = FontFiles.installed
  private var rules: String { String(decoding: fonts.styleSheet.body, as: UTF8.self) }

  /// The addresses that the rules name.
  private var addresses: [String] {
    rules.split(separator: "url(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `every font of the list is served at the address that the rules name`() throws {
    #expect(addresses.count == TypefaceFamily.all.flatMap(\.faces).count)
    #expect(Set(addresses).count == addresses.count)
    for address in addresses {
      let font = try #require(fonts[address])
      #expect(font.body.count > 100_000)
      #expect(["font/otf", "font/ttf"].contains(font.type))
    }
  }

  @Test func `the order of the page is that of the list`() throws {
    let order = try #require(rules.split(separator: "--typeface: ").last?.prefix { $0 != ";" })

    #expect(String(order) == TypefaceFamily.all.map { "\"\($0.name)\"" }.joined(separator: ", "))
  }

  @Test func `nothing is served that is not in the table`() {
    for address in ["/fonts/", "/fonts/Inter-Regular.otf", "/fonts/../../etc/passwd", "/etc/passwd"] {
      #expect(fonts[address] == nil)
    }
    #expect(Route(path: "/fonts/faces.css") == .fontRules)
    #expect(Route(path: "/fonts/x") == .font("/fonts/x"))
  }

  @Test func `stretches of scalars stand in ascending order`() {
    for family in TypefaceFamily.all where family.advance == nil {
      for (one, next) in zip(family.scalars, family.scalars.dropFirst()) {
        #expect(one.upperBound < next.lowerBound)
      }
    }
  }

  @Test func `a face is chosen by weight and slant`() throws {
    let inter = try #require(TypefaceFamily.all.first)
    let rest = try #require(TypefaceFamily.all.last)

    #expect(inter.face(weight: 600, isItalic: true)?.path.hasSuffix("Inter-SemiBoldItalic.otf") == true)
    #expect(inter.face(weight: 1000, isItalic: false)?.path.hasSuffix("Inter-Black.otf") == true)
    #expect(rest.face(weight: 700, isItalic: true)?.path.hasSuffix("DejaVuSans-Bold.ttf") == true)
  }
}
