import PreviewWire

@testable import StillPicture

/// Scenes of a few layers, and what they look like.
struct SmallScene {
  private var layers: [LayerSnapshot] = []
  private let window: WireSize

  /// A white window.
  init(width: Double, height: Double) {
    window = WireSize(widthPoints: width, heightPoints: height)
    add(1, Box(left: 0, top: 0, right: width, bottom: height)) { $0.background = .white }
  }

  /// Adds a layer to the window, or to another; `change` says how it looks.
  mutating func add(_ id: LayerID, _ box: Box, to parent: LayerID = 1, _ change: (inout LayerState) -> Void) {
    var state = LayerState()
    state.position = WirePoint(xPoints: (box.left + box.right) / 2, yPoints: (box.top + box.bottom) / 2)
    state.boundsSize = WireSize(widthPoints: box.width, heightPoints: box.height)
    change(&state)
    if let place = layers.firstIndex(where: { $0.id == parent }), id != parent {
      layers[place].state.children.append(id)
    }
    layers.append(LayerSnapshot(id: id, state: state))
  }

  mutating func add(
    _ id: LayerID, _ left: Double, _ top: Double, _ width: Double, _ height: Double, to parent: LayerID = 1,
    _ change: (inout LayerState) -> Void
  ) {
    add(id, Box(left: left, top: top, right: left + width, bottom: top + height), to: parent, change)
  }

  /// A layer that is nobody's child, for a mask.
  mutating func addMask(_ id: LayerID, of masked: LayerID, _ change: (inout LayerState) -> Void) {
    var state = LayerState()
    change(&state)
    layers.append(LayerSnapshot(id: id, state: state))
    if let place = layers.firstIndex(where: { $0.id == masked }) { layers[place].state.mask = id }
  }

  func picture(scale: Double = 1, pictures: [String: [UInt8]] = [:]) throws -> ScenePicture {
    try ScenePicture(
      of: LayerScene(window: window, root: 1, layers: layers), scale: scale, pictures: { pictures[$0] })
  }
}

extension WireColor {
  static let white = WireColor(red: 255 as UInt8, green: 255, blue: 255, alpha: 255)
  static let black = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 255)
  static let red = WireColor(red: 255 as UInt8, green: 0, blue: 0, alpha: 255)
  static let blue = WireColor(red: 0 as UInt8, green: 0, blue: 255, alpha: 255)
}

extension ScenePicture {
  /// Where it is not white: pixels; nil where it is white all over.
  var inked: Box? {
    var found: Box?
    for y in 0..<height {
      for x in 0..<width where color(x: x, y: y) != [255, 255, 255] {
        let pixel = Box(left: Double(x), top: Double(y), right: Double(x + 1), bottom: Double(y + 1))
        if found == nil { found = pixel } else { found?.unite(pixel) }
      }
    }
    return found
  }

  /// A row of it as letters: `.` white, `#` black, `r` and `b` for red and blue, `?` for anything else.
  func row(_ y: Int) -> String {
    String(
      (0..<width).map { x in
        switch color(x: x, y: y) {
        case [255, 255, 255]: "."
        case [0, 0, 0]: "#"
        case [255, 0, 0]: "r"
        case [0, 0, 255]: "b"
        default: "?"
        }
      })
  }
}
