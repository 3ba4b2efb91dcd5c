/// The mask of a record: which properties follow, in the order of their bits.
struct LayerProperties: OptionSet, Sendable {
  let rawValue: UInt32

  // Those that change in each frame of a motion come first: a mask of them is one byte. Of a motion along one
  // axis, only that axis is told.
  static let positionX = LayerProperties(rawValue: 1 << 0)
  static let positionY = LayerProperties(rawValue: 1 << 1)
  static let boundsX = LayerProperties(rawValue: 1 << 2)
  static let boundsY = LayerProperties(rawValue: 1 << 3)
  static let boundsSize = LayerProperties(rawValue: 1 << 4)
  static let transform = LayerProperties(rawValue: 1 << 5)
  static let opacity = LayerProperties(rawValue: 1 << 6)

  /// The record is one of differences to another layer than its own.
  static let like = LayerProperties(rawValue: 1 << 7)
  static let background = LayerProperties(rawValue: 1 << 8)
  static let cornerRadius = LayerProperties(rawValue: 1 << 9)
  static let children = LayerProperties(rawValue: 1 << 10)
  static let element = LayerProperties(rawValue: 1 << 11)
  static let text = LayerProperties(rawValue: 1 << 12)
  static let flags = LayerProperties(rawValue: 1 << 13)
  static let border = LayerProperties(rawValue: 1 << 14)
  static let shadow = LayerProperties(rawValue: 1 << 15)
  static let shape = LayerProperties(rawValue: 1 << 16)
  static let gradient = LayerProperties(rawValue: 1 << 17)
  static let mask = LayerProperties(rawValue: 1 << 18)
  static let image = LayerProperties(rawValue: 1 << 19)
  static let path = LayerProperties(rawValue: 1 << 20)
  static let effects = LayerProperties(rawValue: 1 << 21)
  static let anchorPoint = LayerProperties(rawValue: 1 << 22)
  static let zPosition = LayerProperties(rawValue: 1 << 23)
  static let scroller = LayerProperties(rawValue: 1 << 24)
  static let scrolling = LayerProperties(rawValue: 1 << 25)

  static let all = LayerProperties(rawValue: (1 << 26) - 1)

  /// How many they are.
  var count: Int { rawValue.nonzeroBitCount }
}

extension LayerState {
  /// The properties in which this state differs from `other`.
  func differences(from other: LayerState) -> LayerProperties {
    var changed: LayerProperties = []
    if position.x != other.position.x { changed.insert(.positionX) }
    if position.y != other.position.y { changed.insert(.positionY) }
    if boundsOrigin.x != other.boundsOrigin.x { changed.insert(.boundsX) }
    if boundsOrigin.y != other.boundsOrigin.y { changed.insert(.boundsY) }
    if boundsSize != other.boundsSize { changed.insert(.boundsSize) }
    if transform != other.transform { changed.insert(.transform) }
    if opacity != other.opacity { changed.insert(.opacity) }
    if background != other.background { changed.insert(.background) }
    if cornerRadius != other.cornerRadius { changed.insert(.cornerRadius) }
    if children != other.children { changed.insert(.children) }
    if element != other.element { changed.insert(.element) }
    if text != other.text { changed.insert(.text) }
    if flags != other.flags { changed.insert(.flags) }
    if border != other.border { changed.insert(.border) }
    if shadow != other.shadow { changed.insert(.shadow) }
    if shape != other.shape { changed.insert(.shape) }
    if gradient != other.gradient { changed.insert(.gradient) }
    if mask != other.mask { changed.insert(.mask) }
    if image != other.image { changed.insert(.image) }
    if path != other.path { changed.insert(.path) }
    if effects != other.effects { changed.insert(.effects) }
    if anchorPoint != other.anchorPoint { changed.insert(.anchorPoint) }
    if zPosition != other.zPosition { changed.insert(.zPosition) }
    if scroller != other.scroller { changed.insert(.scroller) }
    if scrolling != other.scrolling { changed.insert(.scrolling) }
    return changed
  }
}
