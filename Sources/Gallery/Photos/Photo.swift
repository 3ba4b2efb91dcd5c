import UIKit

/// A photo of the album: one of fourteen pictures, over and over.
struct Photo: Equatable, Sendable {
  /// Counts from 1 and stays the photo's own, whatever is added and deleted.
  let number: Int32

  /// Titles of the pictures, and how wide they are for each point of their height.
  private static let pictures: [(title: String, aspectRatio: CGFloat)] = [
    ("Lighthouse", 0.2), ("Poppies", 0.75), ("Dunes", 1.5), ("Pears", 1), ("Birches", 0.56),
    ("Fjord", 1.78), ("Ridges", 5), ("Waterfall", 0.67), ("Harbour", 1.33), ("Orbits", 1),
    ("Aurora", 2), ("Lanterns", 0.5), ("Vase", 0.8), ("City", 1.6),
  ]

  private var index: Int { (Int(number) - 1) % Self.pictures.count }

  var title: String { Self.pictures[index].title }
  /// Width by height.
  var aspectRatio: CGFloat { Self.pictures[index].aspectRatio }
  var image: UIImage? { UIImage(named: title.lowercased()) }
}

/// The photos in their order.
struct PhotoAlbum: Equatable, Sendable {
  private var photos: [Photo]
  private var lastNumber: Int32

  init(count: Int) {
    lastNumber = Int32(clamping: max(count, 0))
    photos = (0..<lastNumber).map { Photo(number: $0 + 1) }
  }

  var count: Int { photos.count }

  /// nil where there is no such photo.
  subscript(index: Int) -> Photo? { photos.indices.contains(index) ? photos[index] : nil }

  /// A new photo, at the end.
  mutating func append() {
    lastNumber = lastNumber == .max ? 1 : lastNumber + 1
    photos.append(Photo(number: lastNumber))
  }

  mutating func remove(at index: Int) {
    guard photos.indices.contains(index) else { return }
    photos.remove(at: index)
  }
}
