/// The mask of a record: which properties follow, in the order of their bits.
struct LayerProperties: OptionSet, Sendable {
  let rawValue: UInt32

  static let position = LayerProperties(rawValue: 1 << 0)
  static let boundsOrigin = LayerProperties(rawValue: 1 << 1)
  static let boundsSize = LayerProperties(rawValue: 1 << 2)
  static let transform = LayerProperties(rawValue: 1 << 3)
  static let opacity = LayerProperties(rawValue: 1 << 4)
  static let anchorPoint = LayerProperties(rawValue: 1 << 5)
  static let zPosition = LayerProperties(rawValue: 1 << 6)
  static let flags = LayerProperties(rawValue: 1 << 7)
  static let background = LayerProperties(rawValue: 1 << 8)
  static let cornerRadius = LayerProperties(rawValue: 1 << 9)
  static let children = LayerProperties(rawValue: 1 << 10)
  static let element = LayerProperties(rawValue: 1 << 11)
  static let text = LayerProperties(rawValue: 1 << 12)
  static let scroller = LayerProperties(rawValue: 1 << 13)

  static let border = LayerProperties(rawValue: 1 << 14)
  static let shadow = LayerProperties(rawValue: 1 << 15)
  static let shape = LayerProperties(rawValue: 1 << 16)
  static let gradient = LayerProperties(rawValue: 1 << 17)
  static let mask = LayerProperties(rawValue: 1 << 18)
  static let image = LayerProperties(rawValue: 1 << 19)
  static let path = LayerProperties(rawValue: 1 << 20)
  static let effects = LayerProperties(rawValue: 1 << 21)

  static let all = LayerProperties(rawValue: (1 << 22) - 1)
}

extension LayerState {
  /// The properties in which this state differs from `other`.
  func differences(from other: LayerState) -> LayerProperties {
    var changed: LayerProperties = []
    if position != other.position { changed.insert(.position) }
    if boundsOrigin != other.boundsOrigin { changed.insert(.boundsOrigin) }
    if boundsSize != other.boundsSize { changed.insert(.boundsSize) }
    if transform != other.transform { changed.insert(.transform) }
    if opacity != other.opacity { changed.insert(.opacity) }
    if anchorPoint != other.anchorPoint { changed.insert(.anchorPoint) }
    if zPosition != other.zPosition { changed.insert(.zPosition) }
    if flags != other.flags { changed.insert(.flags) }
    if background != other.background { changed.insert(.background) }
    if cornerRadius != other.cornerRadius { changed.insert(.cornerRadius) }
    if children != other.children { changed.insert(.children) }
    if element != other.element { changed.insert(.element) }
    if text != other.text { changed.insert(.text) }
    if scroller != other.scroller { changed.insert(.scroller) }
    if border != other.border { changed.insert(.border) }
    if shadow != other.shadow { changed.insert(.shadow) }
    if shape != other.shape { changed.insert(.shape) }
    if gradient != other.gradient { changed.insert(.gradient) }
    if mask != other.mask { changed.insert(.mask) }
    if image != other.image { changed.insert(.image) }
    if path != other.path { changed.insert(.path) }
    if effects != other.effects { changed.insert(.effects) }
    return changed
  }
}
