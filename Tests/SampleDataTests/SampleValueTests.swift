import Foundation
import Testing

@testable import SampleData

@Suite struct `Values of sample data` {
  private struct Film: Codable {
    let id: Int
    let title: String
    let posterPath: String
    let imageURL: URL
    let rating: Double
    let price: Decimal
    let releaseDate: String
    let publishedAt: Date
    let overview: String
    let author: String
    let email: String
    let latitude: Double
    let longitude: Double
    let hexColor: String
    let language: String
    let errorMessage: String?
    let nextPage: Int?
    let isSuccess: Bool
  }

  private func films(_ rows: Int = 12) throws -> [Film] {
    var options = SampleOptions()
    options.rows = rows
    return try Sample(of: [Film].self, options).value
  }

  @Test func `suit the names of their keys`() throws {
    let films = try films(40)
    #expect(films.map(\.id) == Array(1...40))
    #expect(Set(films.map(\.title)).count == 40)
    for film in films {
      #expect(film.posterPath.hasPrefix("/") && film.posterPath.hasSuffix(".jpg"))
      #expect(film.imageURL.scheme == "https" && SampleAddress.isPicture(film.imageURL))
      #expect((0...10).contains(film.rating) && film.price > 0)
      #expect((44...52).contains(film.latitude) && (2...18).contains(film.longitude))
      #expect(film.overview.filter { $0 == "." }.count == 2)
      #expect(film.author.split(separator: " ").count == 2 && film.email.contains("@"))
      #expect(film.hexColor.hasPrefix("#") && film.hexColor.count == 7 && film.language.count == 2)
      #expect(film.errorMessage == nil && film.nextPage == nil && film.isSuccess)
      #expect(film.releaseDate.count == 10 && film.releaseDate.hasPrefix("2026-"))
      #expect(film.publishedAt.timeIntervalSince1970 <= Double(SampleMoment.latest.seconds))
    }
  }

  @Test func `are addresses of pictures in each of a picture's forms`() throws {
    struct Photo: Codable {
      struct Forms: Codable { let raw, small, thumb: String }
      struct Sprites: Codable { let frontDefault: String }
      struct Thumbnail: Codable { let path: String }
      struct Name: Codable { let first, full: String }
      let urls: Forms
      let sprites: Sprites
      let thumbnail: Thumbnail
      let name: Name
      let size: String
      let path: String
    }
    let photo = try Sample(of: [Photo].self, SampleOptions()).value[0]
    let forms = [
      photo.urls.raw, photo.urls.small, photo.urls.thumb, photo.sprites.frontDefault, photo.thumbnail.path,
    ]
    for address in forms { #expect(URL(string: address).map(SampleAddress.isPicture) == true, "\(address)") }
    #expect(!photo.name.full.contains("/") && !photo.size.contains("/") && photo.path.hasPrefix("/"))
  }

  @Test(arguments: [0, 1, 12, 300]) func `have as many rows as are asked for`(rows: Int) throws {
    #expect(try films(rows).count == rows)
  }

  @Test func `are few in lists within lists`() throws {
    struct Shelf: Codable { let films: [Int] }
    #expect(try Sample(of: [Shelf].self, SampleOptions()).value.allSatisfy { $0.films.count == 3 })
  }

  @Test func `differ from address to address`() throws {
    func titles(_ address: String) throws -> [String] {
      var options = SampleOptions()
      options.suit(SampleBytes(method: "GET", address: address))
      return try Sample(of: [Film].self, options).value.map(\.title)
    }
    #expect(try titles("https://a.example/x") == titles("https://a.example/x"))
    #expect(try titles("https://a.example/x") != titles("https://a.example/y"))
  }

  @Test func `have the id that their address ends in`() throws {
    struct Detail: Codable { let id: Int }
    var options = SampleOptions()
    options.suit(SampleBytes(method: "GET", address: "https://a.example/films/603?x=1", number: 4))
    #expect(try Sample(of: Detail.self, options).value.id == 603)
  }

  @Test func `of a type that asks for itself for ever are an error in a sentence`() {
    final class Endless: Codable { let next: Endless }
    struct Both: Decodable {
      let other: [String: Both]
      let more: Endless
    }
    for work in [
      { _ = try Sample(of: Endless.self, SampleOptions()) },
      { _ = try Sample(of: Both.self, SampleOptions()) },
    ] {
      let error = #expect(throws: SampleError.self) { try work() }
      #expect(error?.description.contains("for ever") == true)
    }
  }

  @Test func `of a type that takes nothing are an error, in a moment`() {
    struct Picky: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        _ = try (0..<20).map { try container.decode(String.self, forKey: Key(stringValue: "key\($0)")) }
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
      }
      struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }
    }
    var tries = 0
    #expect(throws: DecodingError.self) {
      tries += 1
      _ = try Sample(of: [[String: Picky]].self, SampleOptions())
    }
    #expect(tries == 1)
  }

  @Test func `of a loop that never looks for the end come to one`() throws {
    struct Greedy: Decodable {
      var count = 0
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while (try? container.decode(Int.self)) != nil { count += 1 }
      }
    }
    #expect(try Sample(of: Greedy.self, SampleOptions()).value.count > 0)
  }
}

@Suite struct `Words of keys` {
  @Test(
    arguments: [
      ("posterPath", ["poster", "path"]), ("poster_path", ["poster", "path"]),
      ("imageURL", ["image", "url"]),
      ("URLString", ["url", "string"]), ("id", ["id"]), ("", []), ("__x", ["x"]),
      ("strMeal2Thumb", ["str", "meal2", "thumb"]),
    ])
  func `are found in all ways of writing them`(key: String, words: [String]) {
    #expect(KeyWords.of(key) == words)
  }
}

@Suite struct `Cases of enumerations` {
  enum Three: Equatable { case one, two, three }
  enum Mixed { case a(Int), b, c(String) }
  enum One: Equatable { case only }

  @Test func `are all found, in the order of the source`() {
    #expect(EnumShape.values(of: Three.self) == [.one, .two, .three])
    #expect(EnumShape.values(of: One.self) == [.only])
    #expect(EnumShape(Mixed.self)?.names == ["a", "c", "b"])
  }

  @Test func `are none of other types`() {
    #expect(EnumShape.values(of: Mixed.self).isEmpty)
    #expect(
      EnumShape(String.self) == nil && EnumShape((Int, Int).self) == nil && EnumShape(NSObject.self) == nil)
    #expect(
      EnumShape(Int?.self) == nil && EnumShape((any Error).self) == nil && EnumShape((() -> Void).self) == nil
    )
  }
}
