import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct `Files of the bundle` {
  private let folder = AssetFolder()

  private func use(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(name, Data(text.utf8)) }
    _AssetFolders.current = [folder.path]
  }

  private func text(_ path: String?) throws -> String {
    try String(contentsOfFile: try #require(path), encoding: .utf8)
  }

  @Test func `a file is found by its name wherever it lies`() throws {
    try use(["App/Data/words.txt": "a b", "App/people.json": "[]", "plain": "no ending"])

    #expect(try text(Bundle.main.path(forResource: "words", ofType: "txt")) == "a b")
    #expect(try text(Bundle.main.path(forResource: "words", ofType: ".txt")) == "a b")
    #expect(try text(Bundle.main.path(forResource: "words.txt", ofType: nil)) == "a b")
    #expect(try text(Bundle.main.path(forResource: "plain", ofType: "")) == "no ending")
    #expect(try text(Bundle.main.url(forResource: "people", withExtension: "json")?.path) == "[]")
    #expect(Bundle.main.path(forResource: "people", ofType: "txt") == nil)
    #expect(Bundle.main.url(forResource: "words", withExtension: nil) == nil)
    #expect(Bundle(for: BundleOwner.self).path(forResource: "words", ofType: "txt") != nil)
  }

  @Test func `a folder tells files of one name apart, and the nearest comes first`() throws {
    try use(["B/level.txt": "b", "A/Deep/level.txt": "deep", "level.txt": "top"])

    #expect(try text(Bundle.main.path(forResource: "level", ofType: "txt")) == "top")
    #expect(try text(Bundle.main.path(forResource: "level", ofType: "txt", inDirectory: "B")) == "b")
    #expect(try text(Bundle.main.path(forResource: "A/Deep/level", ofType: "txt")) == "deep")
    #expect(
      try text(Bundle.main.url(forResource: "level", withExtension: "txt", subdirectory: "Deep")?.path)
        == "deep")
    #expect(Bundle.main.path(forResource: "level", ofType: "txt", inDirectory: "C") == nil)
  }

  @Test func `all files of a kind come by name`() throws {
    try use(["z.json": "", "In/a.json": "", "a.json": "", "n.txt": "", "O.bundle/b.json": ""])

    let names = try #require(Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)).map(
      \.lastPathComponent)
    #expect(names == ["a.json", "z.json"])
    #expect(
      Bundle.main.paths(forResourcesOfType: "json", inDirectory: "In") == ["\(folder.path)/In/a.json"])
    #expect(Bundle.main.urls(forResourcesWithExtension: "csv", subdirectory: nil) == [])
  }

  @Test func `sources, catalogues and what tools made are no files of the bundle`() throws {
    try use([
      "a.swift": "", "Pods/b.json": "", ".git/c.json": "", "A.xcassets/d.imageset/e.json": "",
      "A.xcodeproj/f.json": "",
      "V.storyboard": "", "g.json": "",
    ])

    #expect(Bundle.main.paths(forResourcesOfType: nil, inDirectory: nil) == ["\(folder.path)/g.json"])
  }

  @Test func `the bundle's folder has all files beside each other`() throws {
    try use([
      "Content/nssl0033.txt": "storm", "more.txt": "more", "de.lproj/Localizable.strings": "", "a.swift": "",
    ])

    let place = try #require(Bundle.main.resourcePath)
    let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    #expect(names == ["de.lproj", "more.txt", "nssl0033.txt"])
    #expect(try text("\(Bundle.main.bundlePath)/nssl0033.txt") == "storm")
    #expect(Bundle.main.resourceURL?.appendingPathComponent("more.txt").path == "\(place)/more.txt")
  }

  @Test func `another bundle is a folder of its own`() throws {
    try use([
      "In/Kit.bundle/a.json": "inner",
      "In/Kit.bundle/Info.plist": Self.plist("CFBundleIdentifier", "org.kit"),
    ])

    let path = try #require(Bundle.main.path(forResource: "Kit", ofType: "bundle"))
    let kit = try #require(Bundle(path: path))
    #expect(try text(kit.path(forResource: "a", ofType: "json")) == "inner")
    #expect(kit.bundlePath == path && kit.bundleIdentifier == "org.kit")
    #expect(kit.path(forResource: "b", ofType: "json") == nil)
  }

  @Test func `a missing file is said once, without the place of the folder`() throws {
    try use(["a.json": ""])
    let stage = Stage()
    var reports: [String] = []
    stage.loop.session.report = { reports.append($0) }
    _ = Bundle.main.path(forResource: "missing", ofType: "json")
    _ = Bundle.main.path(forResource: "missing", ofType: "json")

    #expect(
      reports == [
        "No file called \"missing.json\": looked in \((folder.path as NSString).lastPathComponent)."
      ])
  }

  @Test func `a file of a language is the one of the preview's`() throws {
    try use(["en.lproj/help.html": "help", "de.lproj/help.html": "Hilfe"])
    defer { PreviewLocale.identifier = PreviewLocale.standard }

    #expect(try text(Bundle.main.path(forResource: "help", ofType: "html")) == "help")
    PreviewLocale.identifier = "de_AT"
    #expect(try text(Bundle.main.path(forResource: "help", ofType: "html")) == "Hilfe")
    #expect(
      try text(
        Bundle.main.path(forResource: "help", ofType: "html", inDirectory: nil, forLocalization: "en"))
        == "help")
  }

  @Test func `a data set of a catalogue is its file`() throws {
    try use([
      "A.xcassets/menu.dataset/menu.json": "[1]",
      "A.xcassets/menu.dataset/Contents.json":
        #"{"data": [{"filename": "menu.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#,
    ])

    let menu = try #require(NSDataAsset(name: "menu"))
    #expect(menu.data == Data("[1]".utf8) && menu.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "other") == nil)
  }

  static func plist(_ key: String, _ value: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\#(key)</key><string>\#(value)</string></dict></plist>"#
  }
}

@MainActor @Suite(.serialized) struct `Words of the bundle` {
  private let folder = AssetFolder()

  private func use(_ files: [String: String], _ locale: String = PreviewLocale.standard) throws {
    for (name, text) in files { try folder.write(name, Data(text.utf8)) }
    _AssetFolders.current = [folder.path]
    PreviewLocale.identifier = locale
  }

  @Test func `a key stands for the word of the preview's language`() throws {
    let files = [
      "Base.lproj/Localizable.strings": #""hello" = "Hello, base";"#,
      "de.lproj/Localizable.strings": "/* greeting */\n\"hello\" = \"Hallo\";\n\"only\" = \"nur\";",
      "de.lproj/Errors.strings": #""gone" = "weg";"#,
    ]
    defer { PreviewLocale.identifier = PreviewLocale.standard }
    try use(files, "de_AT")
    #expect(NSLocalizedString("hello", comment: "") == "Hallo")
    #expect(NSLocalizedString("gone", tableName: "Errors", comment: "") == "weg")
    #expect(NSLocalizedString("missing", comment: "") == "missing")
    #expect(NSLocalizedString("missing", value: "there", comment: "") == "there")
    #expect(Bundle.main.preferredLocalizations == ["de"] && Bundle.main.localizations == ["Base", "de"])

    PreviewLocale.identifier = "fr_FR"
    #expect(NSLocalizedString("hello", comment: "") == "Hello, base")
  }

  @Test func `a language's folder is a bundle, of files and of what a catalogue has`() throws {
    try use([
      "App/de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
      "App/Menu.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"tea": {"localizations": {
        "de": {"stringUnit": {"value": "Tee"}}, "fr": {"stringUnit": {"value": "thé"}}}}}}
      """#,
    ])
    func bundle(_ language: String) throws -> Bundle {
      let path = try #require(Bundle.main.path(forResource: language, ofType: "lproj"))
      return try #require(Bundle(path: path))
    }
    let german = try bundle("de")
    #expect(german.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
    #expect(german.localizedString(forKey: "tea", value: nil, table: "Menu") == "Tee")
    #expect(NSLocalizedString("tea", tableName: "Menu", bundle: try bundle("fr"), comment: "") == "thé")
    #expect(Bundle.main.path(forResource: "it", ofType: "lproj") == nil)
    #expect(Bundle.main.path(forResource: "../de", ofType: "lproj") == nil)
  }

  @Test func `a catalogue of words has them too`() throws {
    try use([
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {
        "title": {"localizations": {"en": {"stringUnit": {"value": "My cards"}}}},
        "%lld cards": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld card"}}, "other": {"stringUnit": {"value": "%lld cards in all"}}}}}}},
        "bare": {}
      }, "version": "1.0"}
      """#
    ])

    #expect(String(localized: "title") == "My cards")
    #expect(String(localized: "\(1200) cards") == "1,200 cards in all")
    #expect(String(localized: "bare") == "bare")
    #expect(String(localized: "50% of \("it")") == "50% of it")
    #expect(String(localized: LocalizedStringResource("title")) == "My cards")
    let elsewhere = LocalizedStringResource(
      "title", table: "Localizable", bundle: .atURL(Bundle.main.bundleURL), comment: "Of the list")
    #expect(String(localized: elsewhere) == "My cards")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "D", bundle: .main)) == "D")
    #expect(String(localized: "key", defaultValue: "Default \(3)") == "Default 3")
  }

  @Test func `arguments stand where the translation wants them`() {
    let value: String.LocalizationValue = "\("Ada") wrote to \("Bob")"
    #expect(value.filled(into: "%2$@ got a letter of %1$@") == "Bob got a letter of Ada")
    #expect(value.filled(into: "%@, %@, %@") == "Ada, Bob, %@")
  }

  @Test func `words that vary with a number have the form of most numbers`() throws {
    try use([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Found %#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
      """
    ])

    #expect(String(format: NSLocalizedString("items", comment: ""), 3) == "Found 3 items")
  }
}

@MainActor @Suite(.serialized) struct `What the bundle says of itself` {
  @Test func `an app's values come in the place of plausible ones`() {
    defer { _BundleValues.load("{}") }
    #expect(Bundle.main.bundleIdentifier == "com.example.Preview")
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")

    _BundleValues.load(#"{"CFBundleIdentifier": "org.cards", "Key": "value"}"#)
    #expect(Bundle.main.bundleIdentifier == "org.cards")
    #expect(Bundle.main.object(forInfoDictionaryKey: "Key") as? String == "value")
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "1")

    _BundleValues.load("no JSON")
    #expect(Bundle.main.bundleIdentifier == "com.example.Preview")
  }
}

private final class BundleOwner {}
