// Numbers, rectangles, colours, fonts and pictures as nibs write them.

internal import InterfaceTree
import QuartzCore

extension InterfaceElement {
  /// nil where the file does not say.
  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" || $0 == "1" } }

  /// No file makes a number here that a layout cannot hold.
  func number(_ name: String) -> CGFloat? {
    guard let value = self[name].flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(max(-1e6, min(value, 1e6)))
  }

  func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) }
  }

  /// An attribute, or the text of `<string key="…">` where it has several lines.
  func string(_ key: String) -> String? {
    if let attribute = self[key] { return attribute }
    return children.first { $0["key"] == key && ($0.name == "string" || $0.name == "mutableString") }?.string
  }

  private var string: String {
    self["base64-UTF8"] == "YES"
      ? Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? "" : text
  }

  /// Interface Builder leaves the padding out.
  private var padded: String {
    let bare = text.filter { !$0.isWhitespace }
    return bare + String(repeating: "=", count: (4 - bare.utf8.count % 4) % 4)
  }

  func rect(_ key: String) -> CGRect? { value(key).flatMap { $0.name == "rect" ? $0.ownRect : nil } }

  var ownRect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: max(0, number("width") ?? 0),
      height: max(0, number("height") ?? 0))
  }

  func size(_ key: String) -> CGSize? { value(key).map(\.ownSize) }

  var ownSize: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  func insets(_ key: String) -> UIEdgeInsets? { value(key).map(\.ownInsets) }

  var ownInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
  }

  var ownDirectionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }
}

/// The colours and symbols that the elements of one document use.
@MainActor struct NibValues {
  /// Named colours, as the document remembers them.
  private let namedColors: [String: InterfaceElement]
  private let systemColors: [String: InterfaceElement]
  private let symbols: Set<String>
  let traits: UITraitCollection

  init(_ document: InterfaceElement, traits: UITraitCollection) {
    let resources = document.list("resources")
    func named(_ element: String) -> [String: InterfaceElement] {
      Dictionary(
        resources.filter { $0.name == element }.compactMap { item in
          item["name"].flatMap { name in item.child("color").map { (name, $0) } }
        }
      ) { first, _ in first }
    }
    namedColors = named("namedColor")
    systemColors = named("systemColor")
    symbols = Set(
      resources.filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
    self.traits = traits
  }

  /// The value of `key`, as `<color key="…">`; nil for none and for `<nil key="…">`.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    guard let found = element.children.first(where: { $0["key"] == key && $0.name == "color" }) else {
      return nil
    }
    return color(found)
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    for attribute in ["xcode11CocoaTouchSystemColor", "systemColor", "cocoaTouchSystemColor"] {
      guard let name = element[attribute] else { continue }
      if let found = Self.systemColor(name) { return found }
      if let kept = systemColors[name] { return component(kept) }
    }
    if let name = element["name"] {
      if let found = Self.systemColor(name), element["catalog"] != nil { return found }
      if _AssetFolders.index.colorSets[name] == nil, let kept = namedColors[name] { return component(kept) }
      return UIColor(named: name)
    }
    return component(element)
  }

  private func component(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let hue = element.number("hue"), let full = element.number("saturation"),
      let brightness = element.number("brightness")
    {
      return UIColor(hue: hue, saturation: full, brightness: brightness, alpha: alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      func part(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
      return UIColor(red: part(cyan), green: part(magenta), blue: part(yellow), alpha: alpha)
    }
    return nil
  }

  /// The picture of an attribute: `image="star" catalog="system"`.
  func image(_ key: String, of element: InterfaceElement) -> UIImage? {
    if let name = element[key], !name.isEmpty {
      return image(name, isSymbol: element["catalog"] == "system" || symbols.contains(name))
    }
    guard let reference = element.value(key), let name = reference["image"] ?? reference["name"] else {
      return nil
    }
    let image = image(name, isSymbol: reference["catalog"] == "system" || symbols.contains(name))
    guard let look = symbolConfiguration(reference) else { return image }
    return image?.withConfiguration(look)
  }

  private func image(_ name: String, isSymbol: Bool) -> UIImage? {
    isSymbol ? UIImage(systemName: name) ?? UIImage(named: name) : UIImage(named: name)
  }

  /// `<preferredSymbolConfiguration>` and its like; nil where it says nothing.
  func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
    guard let element else { return nil }
    let scale: UIImage.SymbolScale? =
      switch element["scale"] ?? element["symbolScale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: nil
      }
    if let size = element.number("pointSize") {
      let weight = element["weight"].map { UIImage.SymbolWeight(nib: $0) } ?? .unspecified
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale ?? .default)
    }
    if let description = element.value("fontDescription") ?? element.child("fontDescription") {
      return UIImage.SymbolConfiguration(font: font(description), scale: scale ?? .default)
    }
    return scale.map { UIImage.SymbolConfiguration(scale: $0) }
  }

  func font(_ element: InterfaceElement) -> UIFont {
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    if let style = element["style"] {
      let name = style == "UICTFontTextStyleExtraLargeTitle" ? "UICTFontTextStyleTitle0" : style
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      return .systemFont(ofSize: size, weight: element["weight"].map(UIFont.Weight.init(nib:)) ?? .regular)
    default: break
    }
    if let name = element["name"] ?? element["metaFont"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    return .systemFont(ofSize: size)
  }

  /// The value of `key`; nil where the file does not say, and where it says 0 points: Xcode writes so of
  /// labels that keep the size of what they are in, as those of standard cells.
  func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    let said = element.children.first { $0["key"] == key && ["fontDescription", "font"].contains($0.name) }
    guard let said, said.number("pointSize") != 0 else { return nil }
    return font(said)
  }
}

extension UIFont.Weight {
  init(nib name: String) {
    self =
      switch name {
      case "ultraLight": .ultraLight
      case "thin": .thin
      case "light": .light
      case "medium": .medium
      case "semibold": .semibold
      case "bold": .bold
      case "heavy": .heavy
      case "black": .black
      default: .regular
      }
  }
}

extension UIImage.SymbolWeight {
  fileprivate init(nib name: String) {
    let all = (0...9).compactMap(Self.init(rawValue:))
    self = all.first { "\($0)" == name } ?? .unspecified
  }
}
