// Symbols as files, which is how pages get their pictures.

import QuartzCore
import Synchronization

enum SymbolPictures {
  private struct Key: Hashable {
    var figure: Symbol.Figure
    var inks: [Ink]
    var isLevelled: Bool
  }

  /// A colour in whole numbers: two that look the same are one picture.
  private struct Ink: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    init(_ color: CGColor) {
      func byte(_ part: CGFloat) -> UInt8 { UInt8(exactly: (max(0, min(part, 1)) * 255).rounded()) ?? 0 }
      (red, green, blue, alpha) = (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    }
  }

  private static let made = Mutex<[Key: CGImage]>([:])
  private static let most = 512
  /// How far a figure covers each of its pixels, from 0 to 255, whatever its colour.
  private static let covers = Mutex<[Symbol.Figure: [UInt8]]>([:])

  /// - Parameter inks: the colours, one for each level where `isLevelled`; the last for all further ones. At
  ///   least one.
  static func picture(_ figure: Symbol.Figure, _ inks: [CGColor], isLevelled: Bool) -> CGImage {
    let key = Key(figure: figure, inks: inks.map(Ink.init), isLevelled: isLevelled)
    if let picture = made.withLock({ $0[key] }) { return picture }
    let picture = isLevelled ? levelled(figure, key.inks) : flat(figure, key.inks)
    guard let picture else { preconditionFailure("a canvas has a value for each of its pixels") }
    made.withLock { made in
      if made.count >= most { made.removeAll() }
      made[key] = picture
    }
    return picture
  }

  private static func flat(_ figure: Symbol.Figure, _ inks: [Ink]) -> CGImage? {
    guard let ink = inks.first else { return nil }
    let alpha = Int(ink.alpha)
    let cover = cover(of: figure)
    let alphas = alpha == 255 ? cover : cover.map { UInt8(Int($0) * alpha / 255) }
    return CGImage(
      width: figure.width, height: figure.height, alphas: alphas, rgb: (ink.red, ink.green, ink.blue))
  }

  private static func cover(of figure: Symbol.Figure) -> [UInt8] {
    if let cover = covers.withLock({ $0[figure] }) { return cover }
    let cover = figure.canvas.flat(figure.drawing.steps).map { byte($0 * 255) }
    covers.withLock { covers in
      if covers.count >= most { covers.removeAll() }
      covers[figure] = cover
    }
    return cover
  }

  private static func levelled(_ figure: Symbol.Figure, _ inks: [Ink]) -> CGImage? {
    let planes = figure.canvas.levels(figure.drawing.steps)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(figure.width * figure.height * 4)
    for pixel in 0..<figure.width * figure.height {
      // From the least important level up; colours weighed by their alphas until the end.
      var (red, green, blue, alpha): (Float, Float, Float, Float) = (0, 0, 0, 0)
      for (level, plane) in planes.enumerated().reversed() where plane[pixel] > 0 {
        let ink = inks[min(level, inks.count - 1)]
        let cover = plane[pixel] * Float(ink.alpha) / 255
        red = red * (1 - cover) + Float(ink.red) * cover
        green = green * (1 - cover) + Float(ink.green) * cover
        blue = blue * (1 - cover) + Float(ink.blue) * cover
        alpha = alpha * (1 - cover) + cover
      }
      let share = alpha > 0 ? alpha : 1
      pixels += [byte(red / share), byte(green / share), byte(blue / share), byte(alpha * 255)]
    }
    return CGImage(width: figure.width, height: figure.height, rgba: pixels)
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(exactly: max(0, min(value, 255)).rounded()) ?? 0 }
}
