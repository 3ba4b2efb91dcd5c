import Foundation

public struct Article: Identifiable, Hashable {
    public let id: Int
    public let headline: String
    public let minutes: Int

    public init(id: Int, headline: String, minutes: Int) {
        self.id = id
        self.headline = headline
        self.minutes = minutes
    }
}

public protocol ArticleProviding {
    func articles() -> [Article]
}

public struct BundledArticles: ArticleProviding {
    public init() {}

    public func articles() -> [Article] {
        [
            "Bridge reopens after repairs", "Three recipes for plums", "A choir of forty", "The last lamplighter",
            "Rain at last", "How the clock was mended", "Ferries on Sundays", "Small gardens",
        ].enumerated().map { Article(id: $0.offset, headline: $0.element, minutes: 2 + $0.offset % 5) }
    }
}
