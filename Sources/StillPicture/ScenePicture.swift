import Glibc
import PreviewWire
import Typesetting

/// Ways in which there is no picture of a scene.
public enum ScenePictureError: Error, Equatable {
  /// The scene shows nothing, or is of no size.
  case nothingToShow
  /// More pixels than a picture may have.
  case tooLarge(width: Int, height: Int, most: Int)
  /// There is no memory for so many pixels.
  case noMemory
}

/// A scene drawn without a browser, pixel by pixel as the page's canvas shows it.
///
/// Pictures and fonts may be anybody's: this belongs into a process that may crash.
public struct ScenePicture {
  /// Pixels that a picture has at most: a tablet's window three times over, and 64 MiB while it is drawn.
  public static let mostPixels = 16_000_000

  private let sheet: Sheet

  /// Draws it.
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - pictures: the file of a picture by its hash; nil: it is left out.
  ///   - fonts: the file of a preview's own font by its hash; nil: the usual ones stand in.
  public init(
    of scene: LayerScene, scale: Double, pictures: @escaping (String) -> [UInt8]?,
    fonts: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(ScenePictureError) {
    let (width, height) = (
      floor(scene.window.widthPoints * scale + 0.5), floor(scene.window.heightPoints * scale + 0.5)
    )
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { throw .nothingToShow }
    guard width * height <= Double(Self.mostPixels) else {
      throw .tooLarge(
        width: Int(min(width, 1e9)), height: Int(min(height, 1e9)), most: Self.mostPixels)
    }
    guard let sheet = Sheet(Box(left: 0, top: 0, right: width, bottom: height)) else { throw .noMemory }
    let painter = ScenePainter(
      pictures: DrawnPictures(bytes: pictures),
      lettering: Lettering { hash in fonts(hash).flatMap { OwnFace(bytes: $0, identity: hash) } })
    painter.draw(scene, on: sheet)
    self.sheet = sheet
  }

  /// In pixels.
  public var width: Int { sheet.width }
  /// In pixels.
  public var height: Int { sheet.height }

  /// The picture as a PNG file.
  public func png() throws(ScenePictureError) -> [UInt8] {
    guard let bytes = PNGPicture.encode(sheet) else { throw .noMemory }
    return bytes
  }

  /// Red, green and blue of a pixel, from the top left; nil outside.
  package func color(x: Int, y: Int) -> [UInt8]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return sheet.withPixels { bytes, stride in
      let pixel = bytes + y * stride + x * 4
      return [pixel[2], pixel[1], pixel[0]]
    }
  }
}
