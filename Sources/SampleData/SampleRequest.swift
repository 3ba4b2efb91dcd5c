import Foundation

extension SampleOptions {
  /// For the answer to a request: other values for another address, ids that go on from page to page, and the
  /// id that an address ends in.
  public mutating func suit(_ bytes: SampleBytes) {
    source = bytes.address
    let parts = URLComponents(string: bytes.address)
    var base = bytes.number * Self.idsOfOne
    for item in parts?.queryItems ?? [] {
      guard let number = item.value.flatMap({ Int($0) }), (0...Self.mostPages).contains(number) else {
        continue
      }
      switch item.name.lowercased() {
      case "page", "p", "pagenumber", "page_number": base += max(0, number - 1) * max(1, rows)
      case "offset", "skip", "start", "_start": base += number
      default: break
      }
    }
    let last = parts?.path.split(separator: "/").last.flatMap { Int($0) }
    bases = (own: last.map { max(0, min($0, Int(Int32.max)) - 1) } ?? base, rows: base)
  }

  /// Ids that the answers of one address may use up before they meet those of the next.
  private static let idsOfOne = 1000
  private static let mostPages = 100_000
}

/// The kind of answer that an address wants.
public enum SampleAddress {
  private static let pictureEndings: Set = [
    "png", "jpg", "jpeg", "webp", "gif", "heic", "bmp", "tiff", "svg",
  ]

  /// Whether it names a picture beyond doubt: by its ending, or because sample data made it.
  public static func isPicture(_ url: URL) -> Bool {
    if url.host == SamplePicture.host || pictureEndings.contains(url.pathExtension.lowercased()) {
      return true
    }
    // Makers of pictures to order, and servers of nothing else.
    let host = url.host ?? ""
    let makers = [
      "picsum.photos", "placehold.co", "via.placeholder.com", "placekitten.com", "dummyimage.com",
    ]
    return makers.contains(host) || ["images.unsplash.com", "image.tmdb.org"].contains(host)
  }
}
