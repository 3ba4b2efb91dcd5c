import Foundation

/// Generic types and property wrappers.
enum GenericShapes {
  struct Envelope<T: Codable>: Codable {
    let data: T; let meta: Meta?; let success: Bool; let errors: [String]?
  }
  struct Meta: Codable { let currentPage: Int; let lastPage: Int; let perPage: Int }
  struct Item: Codable, Hashable { let id: Int; let name: String }
  struct Tagged<Tag, Raw: Codable>: Codable {
    let raw: Raw
    init(from decoder: any Decoder) throws { raw = try decoder.singleValueContainer().decode(Raw.self) }
    func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(raw) }
  }
  struct Account: Codable {
    let id: Tagged<Account, Int>; let key: Tagged<Item, String>; let parents: [Tagged<Item, UUID>]
  }
  struct Edge<Node: Codable>: Codable { let node: Node; let cursor: String? }
  struct Connection<Node: Codable>: Codable {
    let edges: [Edge<Node>]; let pageInfo: PageInfo;
    struct PageInfo: Codable { let hasNextPage: Bool; let endCursor: String? }
  }
  struct Query: Codable {
    let data: Root; struct Root: Codable { let viewer: Viewer };
    struct Viewer: Codable { let login: String; let repositories: Connection<Item> }
  }

  @propertyWrapper struct Trimmed: Codable, Hashable {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(String.self).trimmingCharacters(
        in: .whitespaces)
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer(); try c.encode(wrappedValue)
    }
  }
  @propertyWrapper struct Default<T: Codable & Initial>: Codable {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = (try? decoder.singleValueContainer().decode(T.self)) ?? T.initial
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer(); try c.encode(wrappedValue)
    }
  }
  protocol Initial { static var initial: Self { get } }
  struct Wrapped: Codable {
    @Trimmed var title: String; @Default var count: Int; @Default var isOn: Bool;
    @StringNumber var price: Double
  }
  @propertyWrapper struct StringNumber: Codable {
    var wrappedValue: Double
    init(from decoder: any Decoder) throws {
      let c = try decoder.singleValueContainer()
      guard let number = Double(try c.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: c, debugDescription: "no number")
      }
      wrappedValue = number
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.singleValueContainer(); try c.encode("\(wrappedValue)")
    }
  }
  struct Either<A: Decodable, B: Decodable>: Decodable {
    let a: A?, b: B?
    init(from decoder: any Decoder) throws {
      if let a = try? A(from: decoder) {
        (self.a, b) = (a, nil)
      } else {
        (a, b) = (nil, try B(from: decoder))
      }
    }
  }

  static let all: [Shape] = [
    Shape(Envelope<Item>.self, Shape.snake), Shape(Envelope<[Item]>.self),
    Shape(Envelope<[String: Item]>.self), Shape(Envelope<String?>.self),
    Shape(Envelope<Envelope<[Item]>>.self), Shape(Account.self), Shape(Connection<Item>.self),
    Shape(Query.self), Shape(Wrapped.self),
    Shape([Wrapped].self), Shape(Either<Item, Meta>.self), Shape([Tagged<Item, Int>].self),
    Shape([[Item]].self), Shape([Item?].self),
  ]
}
extension Int: GenericShapes.Initial { static var initial: Int { 0 } }
extension Bool: GenericShapes.Initial { static var initial: Bool { false } }
