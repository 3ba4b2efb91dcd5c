import Foundation

/// Podcasts and music: search results of stores, episodes, tokens, external links.
enum PodcastShapes {
  struct Search: Codable { let resultCount: Int; let results: [Show] }
  struct Show: Codable {
    let trackName: String?; let artistName: String?; let artworkUrl600: String?; let trackCount: Int?;
    let feedUrl: String?
  }
  struct Song: Codable {
    let trackId: Int; let wrapperType: String; let previewUrl: URL?; let trackTimeMillis: Int;
    let releaseDate: Date; let isStreamable: Bool?
  }
  struct Episode: Codable {
    let title: String; let pubDate: Date; let description: String; let author: String; let streamUrl: URL;
    var fileUrl: String?; var imageUrl: String?
  }
  struct Artist: Codable {
    let id: String; let name: String; let type: String; let images: [Image]?;
    let externalUrls: [String: String]; let followers: Followers?; let genres: [String]?
  }
  struct Image: Codable { let url: String; let height: Int?; let width: Int? }
  struct Followers: Codable { let href: String?; let total: Int }
  struct Album: Codable {
    let albumType: AlbumType; let availableMarkets: [String]; let artists: [Artist]; let releaseDate: String;
    let totalTracks: Int
    enum AlbumType: String, Codable { case album, single, compilation }
  }
  struct Paging<T: Codable>: Codable {
    let href: URL; let items: [T]; let limit: Int; let next: String?; let offset: Int; let previous: String?;
    let total: Int
  }
  struct NewReleases: Codable { let albums: Paging<Album> }
  struct Track: Codable {
    let id: String; let name: String; let durationMs: Int; let explicit: Bool; let discNumber: Int;
    let artists: [Artist]; let album: Album?
  }
  struct Playlist: Codable {
    let owner: Owner; let tracks: Paging<Entry>; let collaborative: Bool; let snapshotId: String
    struct Owner: Codable { let displayName: String; let id: String }
    struct Entry: Codable { let addedAt: Date; let track: Track }
  }
  struct Token: Codable {
    let accessToken: String; let expiresIn: Int; let refreshToken: String?; let scope: String;
    let tokenType: String
  }
  struct Recommendations: Codable {
    let tracks: [Track]; let seeds: [Seed];
    struct Seed: Codable { let initialPoolSize: Int; let id: String; let type: String }
  }
  struct Chapter: Codable { let startTime: TimeInterval; let title: String; let img: URL? }
  struct Charts: Codable {
    let feed: Feed
    struct Feed: Codable { let title: String; let author: Author; let results: [App]; let updated: String }
    struct Author: Codable { let name: String; let url: String }
    struct App: Codable {
      let id: String; let artistName: String; let artworkUrl100: String; let genres: [Genre]
    }
    struct Genre: Codable { let genreId: String; let name: String; let url: String }
  }
  static let iso: @Sendable (JSONDecoder) -> Void = { $0.dateDecodingStrategy = .iso8601 }
  static let both: @Sendable (JSONDecoder) -> Void = {
    iso($0); Shape.snake($0)
  }

  static let all: [Shape] = [
    Shape(Search.self), Shape(Show.self), Shape([Song].self, iso), Shape(Episode.self),
    Shape([Episode].self, rows: 30),
    Shape(Artist.self, both), Shape(NewReleases.self, both), Shape(Paging<Track>.self, both),
    Shape(Track.self, both),
    Shape(Playlist.self, both), Shape(Token.self, both), Shape(Recommendations.self, both),
    Shape(Chapter.self),
    Shape(Charts.self), Shape([Charts.App].self),
  ]
}
