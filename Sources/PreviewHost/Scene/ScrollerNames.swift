import UIKit

/// The names of collection views and tables, by their layers.
@MainActor struct ScrollerNames: Equatable {
  private var names: [ObjectIdentifier: String] = [:]

  /// Of none.
  nonisolated init() {}

  /// Of all at or below `root`.
  init(in root: UIView) {
    for (id, view) in CollectionIDs.named(in: root) where names[ObjectIdentifier(view.layer)] == nil {
      names[ObjectIdentifier(view.layer)] = id
    }
  }

  /// nil for a layer of anything else.
  subscript(layer: CALayer) -> String? {
    names.isEmpty ? nil : names[ObjectIdentifier(layer)]
  }
}
