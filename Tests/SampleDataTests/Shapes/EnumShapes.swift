import Foundation

/// Enumerations of all kinds.
enum EnumShapes {
  enum Plain: Codable { case one, two, three }
  enum Single: String, Codable { case only = "the-only-one" }
  enum Text: String, Codable { case a = "x-1", b = "x-2", c = "x-3" }
  enum Number: Int, Codable { case low = -7, middle = 404, high = 100_000 }
  enum Small: UInt8, Codable { case a = 3, b = 9 }
  enum Fraction: Double, Codable { case half = 0.5, quarter = 0.25 }
  enum Letter: String, Codable, CaseIterable { case a, b, c, d, e }
  enum Unnamed: Codable { case pair(Int, String), none, nested(Plain), list([Text]), maybe(String?) }
  enum Deep: Codable { case box(Inner); enum Inner: Codable { case value(Unnamed), empty } }
  enum Renamed: Codable {
    case first(id: Int), second(name: String)
    enum CodingKeys: String, CodingKey { case first = "FIRST", second = "SECOND" }
  }
  /// Anything else is unknown.
  enum Lenient: String, Codable {
    case known, unknown
    init(from decoder: any Decoder) throws {
      self = Lenient(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }
  }
  enum Other: Codable {
    case known(Text), other(String)
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self);
      self = Text(rawValue: text).map { .known($0) } ?? .other(text)
    }
  }
  enum Folded: String, Decodable {
    case north = "NORTH", south = "SOUTH"
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let value = Folded(rawValue: text.uppercased()) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      self = value
    }
  }
  indirect enum Expression: Codable { case number(Double), sum(Expression, Expression), negative(Expression) }
  enum Either<A: Codable, B: Codable>: Codable { case left(A), right(B) }
  struct Holder: Codable {
    let plain: Plain; let text: Text?; let numbers: [Number]; let byText: [Text: Int]; let small: Set<Small>;
    let letters: [Letter]; let fraction: Fraction
  }
  struct Keyed: Codable {
    let values: [Named: String];
    enum Named: String, Codable, CodingKeyRepresentable, CaseIterable { case alpha, beta }
  }
  struct Many: Codable {
    let kind: Kind
    enum Kind: String, Codable {
      case a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, b8, b9, c1, c2, c3, c4, c5, c6, c7,
        c8, c9
    }
  }

  static let all: [Shape] = [
    Shape(Plain.self), Shape([Plain].self), Shape(Single.self), Shape(Text.self), Shape([Text].self),
    Shape(Number.self), Shape(Small.self),
    Shape(Fraction.self), Shape(Letter.self), Shape(Unnamed.self), Shape([Unnamed].self, rows: 10),
    Shape([Deep].self), Shape([Renamed].self),
    Shape(Lenient.self), Shape(Other.self), Shape([Folded].self), Shape(Expression.self),
    Shape([Either<Int, Text>].self), Shape(Holder.self),
    Shape(Keyed.self), Shape([Many].self),
  ]
}
