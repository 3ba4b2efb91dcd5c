// Pictures that were loaded once.

import UIKit

/// Keeps the pictures of a preview for as long as it runs: another one begins with none, as an app does that
/// was never started before.
@MainActor package final class PictureShelf {
  private struct Key: Hashable {
    var store: String
    var name: String
  }

  /// Pictures that are kept at most; the oldest make room.
  private static let most = 1000
  private var pictures: [Key: UIImage] = [:]
  private var order: [Key] = []

  private init() {}

  /// That of the preview that runs.
  package static var current: PictureShelf { SessionContext.current.keeping { PictureShelf() } }

  package func picture(_ name: String, of store: String) -> UIImage? {
    pictures[Key(store: store, name: name)]
  }

  package func keep(_ picture: UIImage, as name: String, in store: String) {
    let key = Key(store: store, name: name)
    if pictures.updateValue(picture, forKey: key) == nil { order.append(key) }
    if order.count > Self.most { pictures[order.removeFirst()] = nil }
  }

  package func remove(_ name: String, of store: String) {
    let key = Key(store: store, name: name)
    if pictures.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
  }

  package func removeAll(of store: String) {
    order.removeAll { $0.store == store }
    pictures = pictures.filter { $0.key.store != store }
  }
}
