import Foundation

/// Single values, numbers of all widths, Foundation's own types.
enum PlainShapes {
  struct Widths: Codable {
    let a: Int8, b: Int16, c: Int32, d: Int64, e: UInt8, f: UInt16, g: UInt32, h: UInt64, i: UInt, j: Float,
      k: Double, l: Bool
  }
  struct Bits: Codable {
    let data: Data; let blob: Data?; let id: UUID; let url: URL; let price: Decimal; let when: Date
  }
  struct Upper: Codable { let Name: String; let ID: Int; let ImageURL: String }
  struct Dashed: Codable {
    let value: String; enum CodingKeys: String, CodingKey { case value = "some-dashed key" }
  }
  struct Nothing: Codable {}
  struct Holder: Codable { let nothing: Nothing; let list: [Nothing] }
  struct Todo: Codable, Identifiable { let userId: Int; let id: Int; let title: String; let completed: Bool }
  struct Repo: Codable {
    let id: Int; let fullName: String; let owner: Owner; let htmlUrl: String; let stargazersCount: Int;
    let language: String?; let license: License?; let topics: [String]; let pushedAt: Date
    struct Owner: Codable { let login: String; let avatarUrl: String; let type: String }
    struct License: Codable { let key, name: String; let spdxId: String? }
  }
  struct Monster: Codable {
    let name: String; let url: String; let sprites: Sprites; let types: [Slot]; let stats: [Stat]
    struct Sprites: Codable {
      let frontDefault: String?; let other: Other?
      struct Other: Codable {
        let artwork: Artwork; enum CodingKeys: String, CodingKey { case artwork = "official-artwork" }
      }
      struct Artwork: Codable { let frontDefault: URL }
    }
    struct Slot: Codable { let slot: Int; let type: Named }
    struct Stat: Codable { let baseStat: Int; let effort: Int; let stat: Named }
    struct Named: Codable { let name: String; let url: String }
  }

  static let pascal: @Sendable (JSONDecoder) -> Void = {
    $0.keyDecodingStrategy = .custom { path in
      guard let last = path.last else { return path[0] }
      return Key(stringValue: last.stringValue.prefix(1).lowercased() + last.stringValue.dropFirst())
    }
  }
  struct Key: CodingKey {
    let stringValue: String; var intValue: Int? { nil };
    init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil }
  }

  static let all: [Shape] = [
    Shape(String.self), Shape(Int.self), Shape(Double.self), Shape(Bool.self), Shape([String].self),
    Shape([Double].self), Shape([Bool].self),
    Shape([String: String].self), Shape([String: [String: Int]].self), Shape([Int: String].self),
    Shape(Widths.self), Shape(Bits.self),
    Shape(Upper.self), Shape(Dashed.self), Shape(Nothing.self), Shape(Holder.self),
    Shape([Todo].self, rows: 50), Shape(Todo.self, pascal),
    Shape([Repo].self) {
      Shape.snake($0); $0.dateDecodingStrategy = .iso8601
    }, Shape(Monster.self, Shape.snake), Shape(Monster.self, pascal),
  ]
}
