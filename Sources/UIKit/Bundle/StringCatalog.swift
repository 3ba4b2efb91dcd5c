// Words in a catalogue — after Apple's documentation "Localizing and varying text with a string catalog",
// read 2026-11.

import QuartzCore

/// A `.xcstrings` file.
struct StringCatalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String?
  }

  var sourceLanguage: String?
  var strings: [String: Entry]?

  /// The words of each language by their keys. Xcode writes them to tables in the languages' folders.
  static func tables(_ data: Data) -> [String: [String: String]] {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return [:] }
    var tables: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings ?? [:] {
      for (language, localization) in entry.localizations ?? [:] {
        if let word = word(localization) { tables[language, default: [:]][key] = word }
      }
    }
    return tables
  }

  /// Of the first of `languages` that an entry has; of the source's, where it is none of them.
  static func words(_ data: Data, _ languages: [String]) -> [String: String] {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return [:] }
    let order = languages + [catalog.sourceLanguage].compactMap { $0 }
    return (catalog.strings ?? [:]).compactMapValues { entry in
      order.lazy.compactMap { entry.localizations?[$0].flatMap(word) }.first
    }
  }

  private static func word(_ localization: Localization) -> String? {
    if let value = localization.stringUnit?.value { return value }
    let forms = localization.variations
    return (forms?.plural?["other"] ?? forms?.device?["iphone"] ?? forms?.device?["other"])?.stringUnit?.value
  }
}
