import PreviewWire
import UIKit

/// Reads a window's whole layer tree as the wire describes it: for pictures, for trees that are too large for
/// a frame, and to hold `LiveScene` against.
///
/// A layer that is hidden or fully transparent is left out with all it holds. Layers come parents first, in
/// drawing order, masks after what the masked layer holds, so that the same tree gives the same bytes.
@MainActor final class SceneReader {
  /// The pictures in the last tree that was read, by their hash.
  private(set) var images: [String: CGImage] = [:]
  /// The fonts of the preview's own in that tree, by their hash.
  private(set) var fonts: [String: AppFont] = [:]
  /// Whether the last tree that was read was cut.
  private(set) var isCut = false

  private var limit = WireLimits.records
  private var names = ScrollerNames()
  private var layers: [LayerSnapshot] = []

  /// The tree, or of a larger one the first `limit` layers in drawing order: what is left out would be in
  /// front.
  func scene(of window: UIWindow, limit: Int = WireLimits.records) -> LayerScene {
    self.limit = limit
    isCut = false
    images.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    names = ScrollerNames(in: window)
    _ = append(window.layer, drawn: window.layer.presented, in: window.layer.superlayer?.presented)
    return LayerScene(
      window: WireSize(widthPoints: window.bounds.width, heightPoints: window.bounds.height),
      root: window.layer.wireID, layers: layers)
  }

  /// Appends a layer with all it holds. Each layer is asked only once for what is drawn of it: the answer is
  /// the sum of all its animations.
  ///
  /// - Parameters:
  ///   - drawn: what is drawn of it.
  ///   - parent: what is drawn of its superlayer.
  /// - Returns: false where the layer had no place any more.
  private func append(_ layer: CALayer, drawn: CALayer, in parent: CALayer?) -> Bool {
    guard layers.count < limit else {
      isCut = true
      return false
    }
    let reading = LayerReading(of: layer, drawn: drawn, in: parent, name: names[layer])
    if let image = reading.image { images[image.hash] = image }
    for font in reading.fonts { fonts[font.contentHash] = font }
    let place = layers.count
    layers.append(LayerSnapshot(id: layer.wireID, state: reading.state))
    var children: [LayerID] = []
    for child in [layer.drawing].compactMap({ $0 }) + layer.shownChildren {
      guard let shown = LayerReading.visible(child) else { continue }
      let parent = child.superlayer === layer ? drawn : child.superlayer?.presented
      guard append(child, drawn: shown, in: parent) else { break }
      children.append(child.wireID)
    }
    layers[place].state.children = children
    if let mask = layer.mask, append(mask, drawn: mask.presented, in: nil) {
      layers[place].state.mask = mask.wireID
    }
    return true
  }
}
