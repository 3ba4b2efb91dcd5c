import UIKit

typealias PinterestSnapshot = NSDiffableDataSourceSnapshot<PinterestSection, Picture.ID>

/// The changes that shuffle, insert and remove make to the wall.
extension NSDiffableDataSourceSnapshot<PinterestSection, Picture.ID> {
  /// Pictures 0, 1, … in three equal parts: the masonry has the first, the widgets the next, the carousel the
  /// last.
  init(pictureCount: Int) {
    self.init()
    let count = Swift.max(pictureCount, 0)
    let masonryEnd = count / 3 + (count % 3 > 0 ? 1 : 0)
    let widgetEnd = masonryEnd + count / 3 + (count % 3 > 1 ? 1 : 0)
    appendSections(PinterestSection.allCases)
    appendItems(Array(widgetEnd..<count), toSection: .carousel)
    appendItems(Array(masonryEnd..<widgetEnd), toSection: .widget)
    appendItems(Array(0..<masonryEnd), toSection: .pinterest)
  }

  /// Another order within each section.
  mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    for section in sectionIdentifiers {
      let pictures = itemIdentifiers(inSection: section).shuffled(using: &generator)
      deleteItems(pictures)
      appendItems(pictures, toSection: section)
    }
  }

  /// The first picture that is not on the wall, in front of `neighbour`; nil puts it at the end of the
  /// masonry.
  mutating func insertPicture(before neighbour: Picture.ID?) {
    let shown = Set(itemIdentifiers)
    guard let picture = (0...shown.count).first(where: { !shown.contains($0) }) else { return }
    if let neighbour, shown.contains(neighbour) {
      insertItems([picture], beforeItem: neighbour)
    } else {
      appendItems([picture], toSection: .pinterest)
    }
  }

  /// Nothing where the picture is not on the wall.
  mutating func removePicture(_ picture: Picture.ID) {
    guard indexOfItem(picture) != nil else { return }
    deleteItems([picture])
  }
}
