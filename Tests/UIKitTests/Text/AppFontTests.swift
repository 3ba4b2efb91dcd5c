import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct `Fonts of the app's own` {
  let stage = Stage()
  private let folder = AssetFolder()

  private func use(_ fonts: [String: TinyFont], values: String = "{}") throws {
    for (name, font) in fonts { try folder.write(name, Data(font.file)) }
    _AssetFolders.current = [folder.path]
    _BundleValues.load(values)
  }

  private func done() {
    _AssetFolders.current = []
    _BundleValues.load("{}")
  }

  private func run(of text: String, in font: UIFont) throws -> PresentedText.Run {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.font = font
    label.text = text
    return try #require(label.presentedText?.lines.first?.runs.first)
  }

  @Test func `a font beside the source is found by each of its names`() throws {
    defer { done() }
    try use(["Fonts/blocks.ttf": TinyFont(family: "Grid Blocks", style: "Bold", weight: 700)])

    for name in ["GridBlocks-Bold", "Grid Blocks Bold", "Grid Blocks", "grid blocks"] {
      let font = try #require(UIFont(name: name, size: 20))
      #expect(font.fontName == "GridBlocks-Bold" && font.familyName == "Grid Blocks")
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
    #expect(UIFont.familyNames == ["Grid Blocks", "Inter"])
    #expect(UIFont.fontNames(forFamilyName: "Grid Blocks") == ["GridBlocks-Bold"])
    #expect(UIFont(name: "Futura", size: 20)?.familyName == "Inter")
  }

  @Test func `text is measured with it, and drawn where it has a glyph`() throws {
    defer { done() }
    try use(["blocks.ttf": TinyFont()])
    let font = try #require(UIFont(name: "Blocks", size: 20))

    #expect("ABC".size(withAttributes: [.font: font]).width == 36 as CGFloat)
    #expect(font.ascender == 15 as CGFloat && font.descender == -5 as CGFloat)
    #expect(
      font.lineHeight == 20 as CGFloat && font.capHeight == 14 as CGFloat && font.xHeight == 10 as CGFloat)
    #expect(font.withSize(40).ascender == 30 as CGFloat)

    let own = try run(of: "AB", in: font)
    #expect(own.font?.bytes == TinyFont().file && own.font?.mediaType == "font/ttf")
    #expect(own.spacing == 0 as CGFloat)
    #expect(try run(of: "AB", in: .systemFont(ofSize: 20)).font == nil)
    // Characters that it lacks come from the usual fonts.
    let (mixed, plain) = ("A漢".size(withAttributes: [.font: font]).width, "漢")
    #expect(mixed > 12 as CGFloat && plain.size(withAttributes: [.font: font]).width == mixed - 12)
  }

  @Test func `only those that the app lists are there, where it has a list`() throws {
    defer { done() }
    try use(
      ["a.ttf": TinyFont(family: "Listed"), "b.ttf": TinyFont(family: "Unlisted")],
      values: #"{"UIAppFonts": ["a.ttf"]}"#)

    #expect(UIFont(name: "Listed", size: 12)?.familyName == "Listed")
    #expect(UIFont(name: "Unlisted", size: 12)?.familyName == "Inter")
  }

  @Test func `a font that is registered is there until it is unregistered`() throws {
    defer { done() }
    try use(["later.ttf": TinyFont(family: "Later")], values: #"{"UIAppFonts": []}"#)
    let url = try #require(Bundle.main.url(forResource: "later", withExtension: "ttf"))
    #expect(UIFont(name: "Later", size: 12)?.familyName == "Inter")

    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) && error == nil)
    #expect(UIFont(name: "Later", size: 12)?.familyName == "Later")

    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "Later", size: 12)?.familyName == "Inter")
    #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().domain == "com.apple.CoreText.CTFontManagerErrorDomain")
  }

  @Test func `a font of bytes is registered under its own name`() throws {
    defer { done() }
    try use([:])
    let data = Data(TinyFont(family: "Of Bytes").file) as CFData
    let font = try #require(CGDataProvider(data: data).flatMap(CGFont.init))

    #expect(font.postScriptName as String? == "OfBytes-Regular")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "OfBytes-Regular", size: 12)?.familyName == "Of Bytes")
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test func `the faces of a family are found by their traits`() throws {
    defer { done() }
    try use([
      "r.ttf": TinyFont(), "b.ttf": TinyFont(style: "Bold", weight: 700, advance: 700),
      "i.ttf": TinyFont(style: "Italic", isItalic: true),
    ])
    let regular = try #require(UIFont(name: "Blocks", size: 20))
    #expect(regular.fontName == "Blocks-Regular")

    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Blocks-Bold")
    #expect("A".size(withAttributes: [.font: UIFont(descriptor: bold, size: 0)]).width == 14 as CGFloat)
    let italic = try #require(regular.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 10).fontName == "Blocks-Italic")
    #expect(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
    let named = UIFontDescriptor(fontAttributes: [.family: "Blocks", .face: "Bold", .size: 9.0])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Blocks-Bold")
    #expect(try !run(of: "A", in: UIFont(descriptor: italic, size: 10)).isItalic)
  }

  @Test func `a broken font is one warning, and the system's stands for it`() throws {
    defer { done() }
    for (name, bytes) in [
      "empty.ttf": [], "text.otf": Array("no font".utf8), "short.ttf": Array(TinyFont().file.prefix(200)),
    ] as [String: [UInt8]] {
      try folder.write(name, Data(bytes))
    }
    try folder.write("large.ttf", Data(TinyFont().file + [UInt8](repeating: 0, count: 1 << 20)))
    try use(["sound.ttf": TinyFont()])

    for _ in 0..<3 { #expect(UIFont(name: "Nothing", size: 12)?.familyName == "Inter") }
    #expect(UIFont(name: "Blocks", size: 12)?.familyName == "Blocks")
    #expect(UIFont.familyNames == ["Blocks", "Inter"])
  }

  @Test func `no bytes of a font do harm`() throws {
    let whole = TinyFont().file
    for place in stride(from: 0, to: whole.count, by: 3) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var bytes = whole
        bytes[place] = value
        guard let font = AppFont(bytes) else { continue }
        let style = UIFont(pointSize: 20, weight: .regular, own: font)
        #expect("AB".size(withAttributes: [.font: style]).width.isFinite)
        #expect(style.lineHeight.isFinite)
      }
    }
    for count in 0..<whole.count { _ = AppFont(Array(whole.prefix(count))) }
  }
}
