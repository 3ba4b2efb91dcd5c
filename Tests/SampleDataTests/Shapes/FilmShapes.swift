import Foundation

/// Films, series, people: `snake_case`, pages, nested credits.
enum FilmShapes {
  struct Film: Codable {
    let id: Int
    let title: String
    let overview: String
    let posterPath: String?
    let backdropPath: String?
    let releaseDate: String
    let voteAverage: Double
    let voteCount: Int
    let genreIds: [Int]
    let adult: Bool
    let originalLanguage: String
    let popularity: Double
  }

  struct Page<Item: Codable>: Codable {
    let page: Int
    let results: [Item]
    let totalPages: Int
    let totalResults: Int
  }

  struct KeyedFilm: Codable, Identifiable, Hashable {
    let id: Int
    let name: String
    let poster: String
    let rating: Float

    enum CodingKeys: String, CodingKey {
      case id
      case name = "original_title"
      case poster = "poster_path"
      case rating = "vote_average"
    }
  }

  struct Genre: Codable, Hashable { let id: Int; let name: String }
  struct GenreList: Codable { let genres: [Genre] }
  struct Person: Codable {
    let id: Int; let name: String; let profilePath: String?; let knownFor: [Film]; let gender: Int
  }
  struct CastMember: Codable {
    let castId: Int; let character: String; let name: String; let order: Int; let profilePath: String?
  }
  struct CrewMember: Codable { let department: String; let job: String; let name: String }
  struct Credits: Codable { let id: Int; let cast: [CastMember]; let crew: [CrewMember] }
  struct Video: Codable {
    let id: String; let key: String; let site: String; let type: Kind
    enum Kind: String, Codable { case trailer = "Trailer", teaser = "Teaser", clip = "Clip" }
  }
  struct Detail: Codable {
    let id: Int
    let title: String
    let tagline: String?
    let runtime: Int?
    let budget: Int
    let revenue: Int64
    let genres: [Genre]
    let homepage: URL?
    let status: Status
    let productionCompanies: [Company]
    let belongsToCollection: Collection?
    let videos: Page<Video>?
    enum Status: String, Codable { case released = "Released", planned = "Planned", rumored = "Rumored" }
  }
  struct Company: Codable { let id: Int; let logoPath: String?; let name: String; let originCountry: String }
  struct Collection: Codable { let id: Int; let name: String; let posterPath: String? }
  struct Series: Codable {
    let id: Int; let name: String; let firstAirDate: Date; let seasons: [Season]; let inProduction: Bool
  }
  struct Season: Codable { let seasonNumber: Int; let episodeCount: Int; let episodes: [Episode]? }
  struct Episode: Codable { let airDate: Date?; let episodeNumber: UInt8; let stillPath: String? }

  /// A search whose results are films or people, by a member of theirs.
  enum Found: Decodable {
    case film(Film), person(Person)

    enum CodingKeys: String, CodingKey { case mediaType }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .mediaType) {
      case "film": self = .film(try Film(from: decoder))
      case "person": self = .person(try Person(from: decoder))
      case let other:
        throw DecodingError.dataCorruptedError(forKey: .mediaType, in: container, debugDescription: other)
      }
    }
  }
  struct Search: Decodable { let results: [Found] }

  struct Ranked: Codable {
    let title: String, year: String, imdbID: String, type: String, poster: String
    enum CodingKeys: String, CodingKey {
      case title = "Title", year = "Year", imdbID, type = "Type", poster = "Poster"
    }
  }
  struct RankedSearch: Codable {
    let search: [Ranked]
    let totalResults: String
    let response: String
    enum CodingKeys: String, CodingKey { case search = "Search", totalResults, response = "Response" }
  }

  static let all: [Shape] = [
    Shape(Film.self, Shape.snake), Shape(Page<Film>.self, Shape.snake), Shape(KeyedFilm.self),
    Shape(Page<KeyedFilm>.self), Shape(GenreList.self), Shape(Person.self, Shape.snake),
    Shape(Credits.self, Shape.snake), Shape(Video.self), Shape(Page<Video>.self, Shape.snake),
    Shape(Detail.self, Shape.snake), Shape(Company.self), Shape([Collection].self, Shape.snake),
    Shape(Series.self) {
      Shape.snake($0); Shape.dates("yyyy-MM-dd")($0)
    }, Shape(Season.self), Shape([Episode].self),
    Shape(Search.self, Shape.snake), Shape(Found.self), Shape(RankedSearch.self),
    Shape([Ranked].self, rows: 40),
    Shape([String: Film].self), Shape(Set<Genre>.self),
  ]
}
