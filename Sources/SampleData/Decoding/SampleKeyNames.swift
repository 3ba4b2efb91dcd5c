import Foundation

/// The name of a key in the document, of which the strategy makes the key again.
struct SampleKeyNames {
  private let strategy: JSONDecoder.KeyDecodingStrategy

  init(_ strategy: JSONDecoder.KeyDecodingStrategy) { self.strategy = strategy }

  func jsonName(of key: any CodingKey, at path: [any CodingKey]) -> String {
    let name = key.stringValue
    switch strategy {
    case .convertFromSnakeCase:
      let snake = Self.snake(name)
      return Self.converted(snake) == name ? snake : name
    case .custom(let convert):
      let words = KeyWords.of(name)
      let capitalised = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let candidates = [
        name, words.joined(separator: "_"), capitalised.joined(), words.joined(separator: "-"),
        name.uppercased(),
        name.prefix(1).uppercased() + name.dropFirst(), "_" + name, "@" + name, words.joined(),
      ]
      return candidates.first { convert(path + [SampleKey($0)]).stringValue == name } ?? name
    default: return name
    }
  }

  private static func snake(_ name: String) -> String {
    var snake = ""
    for letter in name {
      if letter.isUppercase, !snake.isEmpty { snake += "_" }
      snake += letter.lowercased()
    }
    return snake
  }

  /// As Foundation does: underscores at either end stay.
  private static func converted(_ name: String) -> String {
    let words = name.split(separator: "_")
    guard words.count > 1, let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return first.lowercased() + rest.joined()
  }
}

/// A key of any name.
struct SampleKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ text: String) { (stringValue, intValue) = (text, nil) }
  init(_ index: Int) { (stringValue, intValue) = ("Index \(index)", index) }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }
}
