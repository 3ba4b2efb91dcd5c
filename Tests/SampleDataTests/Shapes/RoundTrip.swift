import Foundation
import Testing

@testable import SampleData

/// Every shape has to give a sample, the same one twice, of which Foundation's decoder makes the same.
struct Shape: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () throws -> Void

  init<T: Decodable>(
    _ type: T.Type, rows: Int = 4, _ prepare: @escaping @Sendable (JSONDecoder) -> Void = { _ in }
  ) {
    testDescription = "\(T.self)"
    check = {
      let decoder = JSONDecoder()
      prepare(decoder)
      var options = SampleOptions(decoder)
      options.rows = rows

      let (first, second) = (try Sample(of: type, options), try Sample(of: type, options))
      let again = try decoder.decode(type, from: Data(first.json.prettyText.utf8))

      #expect(first.json == second.json)
      #expect(first.json != .null)
      #expect(Self.text(of: first.value) == Self.text(of: again))
    }
  }

  /// A value as a tree, sets and dictionaries in an order.
  static func text(of value: Any, depth: Int = 0) -> String {
    guard depth < 20 else { return "…" }
    let mirror = Mirror(reflecting: value)
    if let date = value as? Date { return "\(date.timeIntervalSince1970)" }
    if value is URL || value is UUID || value is Decimal || value is Data { return "\(value)" }
    guard !mirror.children.isEmpty else { return "\(type(of: value)).\(value)" }
    var parts = mirror.children.map { "\($0.label ?? ""):" + text(of: $0.value, depth: depth + 1) }
    if let parent = mirror.superclassMirror {
      parts += parent.children.map { "\($0.label ?? ""):" + text(of: $0.value, depth: depth + 1) }
    }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
    return "\(type(of: value))(\(parts.joined(separator: ",")))"
  }

  static let snake: @Sendable (JSONDecoder) -> Void = { $0.keyDecodingStrategy = .convertFromSnakeCase }

  static func dates(_ format: String) -> @Sendable (JSONDecoder) -> Void {
    { decoder in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = format
      decoder.dateDecodingStrategy = .formatted(formatter)
    }
  }
}

@Suite struct `Sample data of types as people write them` {
  static let all: [Shape] =
    FilmShapes.all + WeatherShapes.all + NewsShapes.all + ShopShapes.all + PodcastShapes.all
    + RecipeShapes.all
    + ChatShapes.all + PlaceShapes.all + DateShapes.all + HandShapes.all + EnumShapes.all + GenericShapes.all
    + ClassShapes.all + PlainShapes.all

  @Test func `there are two hundred of them`() { #expect(Self.all.count >= 200) }

  @Test(arguments: all) func `they decode, twice the same, and once more from the JSON`(shape: Shape) throws {
    try shape.check()
  }
}
