import PreviewWire

/// An element that is on the screen.
struct ScreenElement: Equatable {
  /// Without neighbours.
  var element: PinElement
  /// Its layer in the frames.
  var layer: LayerID
}

/// All that is to be known of a preview to find its pinned elements again.
struct PinWorld {
  /// The data of a collection view or table.
  struct Collection {
    var id: String
    var sectionCount: Int
    /// Of a section that there is.
    var itemCount: (_ section: Int) -> Int
  }

  /// In the order of the view tree.
  var shown: [ScreenElement] = []
  /// In the order of the view tree.
  var collections: [Collection] = []
  /// Names of views that there are, on the screen or not.
  var viewNames: Set<String> = []
  /// The layer of the window.
  var root: LayerID
}

extension PinWorld.Collection {
  /// Whether there is such an item, or of a supplementary view such a section.
  func has(_ pin: PinElement, item: Int) -> Bool {
    guard (0..<sectionCount).contains(pin.section) else { return false }
    return pin.kind == .supplementary || (0..<itemCount(pin.section)).contains(item)
  }
}
