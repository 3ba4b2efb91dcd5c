// Words in the reader's language — after Apple's documentation "Bundle", "NSLocalizedString" and "Localizing
// and varying text with a string catalog", read 2026-11.
// State: partial. Of words that vary with a number, the form for most numbers (`other`) stands for all.

import QuartzCore
import Synchronization

extension Bundle {
  /// The word for `key` in the best language of the bundle; `value`, or `key` where that is nil or empty, if
  /// there is none. Twice as long where viewers want long texts.
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    let word = word(forKey: key, value: value, table: tableName)
    return SampleSettings.areTextsLong ? LongWords.doubled(word) : word
  }

  private func word(forKey key: String, value: String?, table tableName: String?) -> String {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let word = LocalizedTables.table(table, of: self)[key] { return word }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The languages that there are files for, sorted.
  public var localizations: [String] {
    Set(_resources.all.compactMap(\.language)).sorted()
  }

  /// Those of `localizations` that the preview's locale asks for, best first.
  public var preferredLocalizations: [String] {
    let there = Set(localizations)
    let fitting = Self.languages(of: PreviewLocale.identifier).filter(there.contains)
    return fitting.isEmpty ? [developmentLocalization ?? "en"] : fitting
  }

  /// The language that the app was written in, as its Info.plist says; nil where that says nothing.
  public var developmentLocalization: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }

  /// In which files are looked for: the locale's, then the language that the app was written in, then `Base`.
  var _languages: [String] {
    Self.languages(of: PreviewLocale.identifier) + [developmentLocalization ?? "en", "Base"]
  }

  /// `zh_Hans_CN` is written `zh-Hans-CN`, `zh-Hans` and `zh` on folders, and some are called `zh_Hans`.
  static func languages(of identifier: String) -> [String] {
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    return (1...max(parts.count, 1)).reversed().flatMap { count in
      ["-", "_"].map { parts.prefix(count).joined(separator: $0) }
    }.reduce(into: []) { found, name in
      if !found.contains(name) { found.append(name) }
    }
  }
}

/// Foundation's looks beside the program; this one where the app's files are.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// Tables of words, each read once for a language.
private enum LocalizedTables {
  private struct Key: Hashable {
    var folder: String
    var table: String
    var languages: [String]
    /// The asset folders of the main bundle, which change between tests.
    var assets: [String]
  }

  private static let known = Mutex<[Key: [String: String]]>([:])

  static func table(_ name: String, of bundle: Bundle) -> [String: String] {
    let languages = bundle._languages
    let key = Key(folder: bundle._folder, table: name, languages: languages, assets: _AssetFolders.current)
    if let table = known.withLock({ $0[key] }) { return table }
    let table = read(name, in: bundle._resources, languages)
    known.withLock { $0[key] = table }
    return table
  }

  /// Catalogues come before tables, and in tables single words before those that vary.
  private static func read(_ name: String, in index: ResourceIndex, _ languages: [String]) -> [String: String]
  {
    var words: [String: String] = [:]
    func path(_ ending: String) -> String? {
      index.resource("\(name).\(ending)", languages: languages)?.path
    }
    if let list = path("stringsdict").flatMap(propertyList) {
      words = list.compactMapValues { ($0 as? [String: Any]).flatMap(VaryingWord.other) }
    }
    if let list = path("strings").flatMap(propertyList) {
      words.merge(list.compactMapValues { $0 as? String }) { $1 }
    }
    if let data = path("xcstrings").flatMap(FileManager.default.contents(atPath:)) {
      words.merge(StringCatalog.words(data, languages)) { $1 }
    }
    return words
  }

  private static func propertyList(_ path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      (try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)) as? [String: Any]
    }
  }
}

/// An entry of a `.stringsdict`.
private enum VaryingWord {
  /// Its format with the form for most numbers in the place of each variable: `%#@cards@` becomes `%d cards`.
  static func other(_ entry: [String: Any]) -> String? {
    guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    for (name, rule) in entry {
      guard let form = (rule as? [String: Any])?["other"] as? String else { continue }
      text = text.replacingOccurrences(of: "%#@\(name)@", with: form)
    }
    return text
  }
}
