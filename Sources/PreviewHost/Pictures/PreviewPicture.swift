import PreviewWire
import StillPicture

/// The picture of a preview without a browser. Its pictures and fonts may be anybody's: they are decoded
/// here, in the process that somebody's code has to itself.
@MainActor enum PreviewPicture {
  /// A PNG file of what the window shows now. The bars of a device are the page's, and are not in it.
  ///
  /// - Parameter scale: pixels per point.
  static func png(of preview: RunningPreview, scale: Double) throws(ScenePictureError) -> [UInt8] {
    let reader = SceneReader()
    let scene = preview.perform { reader.scene(of: preview.window) }
    return try ScenePicture(
      of: scene, scale: scale, pictures: { reader.images[$0]?.encoded }, fonts: { reader.fonts[$0]?.bytes }
    ).png()
  }

  /// The same for a gateway, of fewer pixels per point where it would be too large to be sent.
  static func drawn(of preview: RunningPreview, scale: Int) -> DrawnPicture {
    var fault = "The picture is too large to be sent."
    for scale in (1...max(1, scale)).reversed() {
      do {
        let bytes = try png(of: preview, scale: Double(scale))
        if bytes.count <= WireLimits.picture { return .png(bytes) }
      } catch .nothingToShow {
        return .none("There is nothing to draw.")
      } catch {
        fault = "The preview is too large for a picture."
      }
    }
    return .none(fault)
  }
}
