import Foundation

/// News: ISO dates, addresses as `URL`, wrappers around lists.
enum NewsShapes {
  struct Headlines: Codable { let status: Status; let totalResults: Int; let articles: [Article] }
  enum Status: String, Codable { case ok, error }
  struct Article: Codable, Hashable {
    let source: Source
    let author: String?
    let title: String
    let description: String?
    let url: URL
    let urlToImage: URL?
    let publishedAt: Date
    let content: String?
  }
  struct Source: Codable, Hashable { let id: String?; let name: String }
  struct Wrapped<T: Codable>: Codable { let response: T }
  struct Section: Codable {
    let id: String; let webTitle: String; let sectionId: String; let fields: Fields?; let tags: [Tag]
  }
  struct Fields: Codable {
    let headline: String; let thumbnail: URL?; let bodyText: String; let wordcount: String
  }
  struct Tag: Codable {
    let id: String; let type: Kind; let webTitle: String
    enum Kind: String, Codable { case keyword, contributor, tone, series }
  }
  struct Results: Codable { let status: String; let startIndex: Int; let results: [Section] }

  /// Listings of a forum: things within things, each with a kind.
  struct Listing<T: Codable>: Codable {
    let kind: String; let data: Children
    struct Children: Codable { let after: String?; let dist: Int?; let children: [Thing] }
    struct Thing: Codable { let kind: String; let data: T }
  }
  struct Post: Codable {
    let id: String; let title: String; let author: String; let score: Int; let numComments: Int
    let createdUtc: Double; let thumbnail: String; let preview: Preview?; let over18: Bool;
    let permalink: String
    struct Preview: Codable { let images: [Image]; let enabled: Bool }
    struct Image: Codable { let source: Size; let resolutions: [Size]; let variants: [String: [Size]]? }
    struct Size: Codable { let url: String; let width: Int; let height: Int }
  }
  struct Story: Codable {
    let by: String; let descendants: Int?; let id: Int; let kids: [Int]?; let score: Int; let time: Int
    let title: String; let type: Kind; let url: String?
    enum Kind: String, Codable { case job, story, comment, poll, pollopt }
  }
  /// A feed whose items are named after what they are.
  struct Feed: Codable {
    let version: URL; let homePageUrl: URL; let items: [Item]
    struct Item: Codable {
      let id: String; let contentHtml: String; let datePublished: Date; let attachments: [Attachment]?
    }
    struct Attachment: Codable { let url: URL; let mimeType: String; let sizeInBytes: Int }
  }
  struct Multimedia: Codable {
    let url: String
    let format: Format
    let height, width: Int
    enum Format: String, Codable {
      case standard = "Standard Thumbnail", large = "Super Jumbo", wide = "threeByTwoSmallAt2X"
    }
  }
  struct TopStory: Codable {
    let section: String; let title: String; let abstract: String; let byline: String
    let createdDate: Date; let multimedia: [Multimedia]?; let desFacet: [String]
    enum CodingKeys: String, CodingKey {
      case section, title, abstract, byline, createdDate = "created_date", multimedia, desFacet = "des_facet"
    }
  }
  static let iso: @Sendable (JSONDecoder) -> Void = { $0.dateDecodingStrategy = .iso8601 }

  static let all: [Shape] = [
    Shape(Headlines.self, iso), Shape(Article.self, iso), Shape([Article].self, iso), Shape(Source.self),
    Shape(Wrapped<Results>.self), Shape(Section.self), Shape(Tag.self),
    Shape(Listing<Post>.self, Shape.snake),
    Shape(Post.self), Shape(Story.self), Shape([Story].self), Shape([Int].self),
    Shape(Feed.self) {
      iso($0); Shape.snake($0)
    },
    Shape(Multimedia.self), Shape([TopStory].self, iso), Shape(Wrapped<[Wrapped<Article>]>.self, iso),
  ]
}
