/// Writes what Xcode generates for the colours and pictures of catalogues: `ColorResource.brand`,
/// `UIColor.brand`.
public struct AssetSymbols: Hashable, Sendable {
  /// A colour or a picture of a catalogue.
  public struct Asset: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case colour, picture
    }
    public var kind: Kind
    /// Names of the folders around it that provide a namespace, outermost first.
    public var groups: [String]
    public var name: String

    public init(_ kind: Kind, groups: [String] = [], name: String) {
      (self.kind, self.groups, self.name) = (kind, groups, name)
    }

    /// As code asks for it: `Icons/star`.
    var fullName: String { (groups + [name]).joined(separator: "/") }
  }

  private let assets: [Asset]

  public init(_ assets: [Asset]) { self.assets = assets }

  /// The source for a module; nil where it uses none of them.
  ///
  /// The words of the module tell which symbols it uses: only symbols that stand behind a full stop somewhere
  /// are written, and none that it declares itself.
  ///
  /// - Parameters:
  ///   - used: names that stand behind a full stop in the module.
  ///   - declared: names that the module declares.
  ///   - usesSwiftUI: whether colours are wanted as SwiftUI's, too.
  public func source(used: Set<String>, declared: Set<String>, usesSwiftUI: Bool = false) -> String? {
    var lines: [String] = []
    var taken: Set<String> = []
    let sorted = assets.sorted { $0.fullName < $1.fullName }
    let named =
      sorted.map { ($0, Self.symbol($0.name)) }
      + sorted.compactMap { asset in
        Self.shortSymbol(asset.name).map { (asset, $0) }
      }
    for (asset, symbol) in named {
      let path = asset.groups.map(Self.symbol)
      guard used.contains(symbol), taken.insert("\(asset.kind)\(path)\(symbol)").inserted else { continue }
      lines += Self.openings(of: asset, path, &taken)
      lines += Self.lines(asset, symbol, path, declares: declared.contains(symbol))
      if usesSwiftUI, asset.kind == .colour, path.isEmpty, !declared.contains(symbol) {
        lines += Self.swiftUILines(symbol)
      }
    }
    let imports = usesSwiftUI ? ["import SwiftUI", "import UIKit"] : ["import UIKit"]
    return lines.isEmpty ? nil : (imports + lines).joined(separator: "\n") + "\n"
  }

  /// A colour and a style of the symbol's resource; the names of SwiftUI's own colours stay theirs.
  private static func swiftUILines(_ symbol: String) -> [String] {
    guard !swiftUINames.contains(symbol) else { return [] }
    let made = "Color(ColorResource.`\(symbol)`)"
    return [
      "extension Color { static var `\(symbol)`: Color { \(made) } }",
      "extension ShapeStyle where Self == Color { static var `\(symbol)`: Color { \(made) } }",
    ]
  }

  private static func lines(_ asset: Asset, _ symbol: String, _ path: [String], declares: Bool) -> [String] {
    let (resource, type) = asset.kind == .colour ? ("ColorResource", "UIColor") : ("ImageResource", "UIImage")
    let name = "\"\(asset.fullName.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\""
    let made = "\(resource)(name: \(name), bundle: .main)"
    if path.isEmpty {
      let own = "extension \(resource) { static var `\(symbol)`: \(resource) { \(made) } }"
      // The names of UIKit's own colours stay theirs.
      guard !declares, !systemNames.contains(symbol) else { return [own] }
      return [own, "extension \(type) { static var `\(symbol)`: \(type) { \(type)(resource: \(made)) } }"]
    }
    let group = ([resource] + groups(path)).joined(separator: ".")
    return ["extension \(group) { static var `\(symbol)`: \(resource) { \(made) } }"]
  }

  private static func groups(_ path: [String]) -> [String] {
    path.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Declarations of a group and those around it, each once.
  private static func openings(
    of asset: Asset, _ path: [String], _ taken: inout Set<String>
  ) -> [String] {
    let resource = asset.kind == .colour ? "ColorResource" : "ImageResource"
    let names = groups(path)
    return names.indices.compactMap { depth in
      let around = ([resource] + names[..<depth]).joined(separator: ".")
      let line = "extension \(around) { enum \(names[depth]) {} }"
      return taken.insert(line).inserted ? line : nil
    }
  }

  /// `brand-color` → `brandColor`, `Brand` → `brand`, `URLIcon` → `urlIcon`, `1st` → `_1St`, as Xcode spells
  /// it.
  public static func symbol(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let symbol = lowered(first) + rest
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// `AccentColor` → `accent`, `catImage` → `cat`: Xcode leaves out what the symbol's type says. Nil for
  /// other names.
  static func shortSymbol(_ name: String) -> String? {
    let whole = symbol(name)
    guard let ending = ["Color", "Image"].first(where: whole.hasSuffix), whole.count > ending.count else {
      return nil
    }
    return String(whole.dropLast(ending.count))
  }

  /// `Brand` → `brand`, `URLIcon` → `urlIcon`, `URL` → `url`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    if capitals == 0 { return word }
    if capitals == word.count { return word.lowercased() }
    let count = max(1, word.dropFirst(capitals).first?.isLetter == true ? capitals - 1 : capitals)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let swiftUINames: Set<String> = [
    "black", "white", "red", "green", "blue", "cyan", "yellow", "orange", "purple", "pink", "brown", "mint",
    "teal",
    "indigo", "clear", "gray", "primary", "secondary", "tertiary", "quaternary", "accentColor", "background",
    "foreground", "tint", "separator", "selection", "fill", "link", "placeholder",
  ]

  private static let systemNames: Set<String> = [
    "black", "white", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
    "clear", "gray", "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel", "link",
    "separator", "systemBackground", "tintColor", "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
