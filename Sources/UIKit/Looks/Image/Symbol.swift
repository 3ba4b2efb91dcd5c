// One symbol in one size: what an image of it holds.

import QuartzCore
import Synchronization

/// A symbol's drawing, its size and its weight.
struct Symbol: Hashable, Sendable {
  /// As the system calls it.
  let name: String
  let look: SymbolLook
  private let figure: Figure

  init(_ name: String, _ look: SymbolLook) {
    self.name = name
    self.look = look
    figure = Figure.of(name, look)
  }

  func applying(_ other: SymbolLook) -> Symbol { Symbol(name, look.applying(other)) }

  /// In points.
  var size: CGSize {
    CGSize(width: CGFloat(figure.width) / figure.density, height: CGFloat(figure.height) / figure.density)
  }
  /// Pixels of the picture per point.
  var density: CGFloat { figure.density }
  /// From the picture's lower edge up to where letters beside it stand, in points.
  var baseline: CGFloat { (figure.box.maxY - SymbolDrawing.baseline) * look.pointsPerUnit }

  static func == (left: Symbol, right: Symbol) -> Bool { left.name == right.name && left.look == right.look }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(look)
  }

  /// In one colour, or in those of the look; `color` is what the look's own colours come before.
  func picture(in color: UIColor, with traits: UITraitCollection) -> CGImage {
    let inks: [CGColor] =
      switch look.colors {
      case .hierarchy(let color): Self.fading(color.resolvedColor(with: traits).cgColor)
      case .palette(let colors) where !colors.isEmpty: colors.map { $0.resolvedColor(with: traits).cgColor }
      default: [color.resolvedColor(with: traits).cgColor]
      }
    let isLevelled = look.colors != nil && look.colors != .monochrome
    return SymbolPictures.picture(figure, inks, isLevelled: isLevelled)
  }

  /// How strong the levels of a hierarchy are (widely reported).
  private static let strengths: [CGFloat] = [1, 0.5, 0.25]

  private static func fading(_ color: CGColor) -> [CGColor] {
    strengths.map {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * $0)
    }
  }
}

extension Symbol {
  /// A drawing on whole pixels.
  struct Figure: Hashable, Sendable {
    /// The key of all that it was made from, by which it is known again: drawings are long.
    private let key: Key
    let drawing: SymbolDrawing
    /// The part of the grid that the picture shows, in units.
    let box: CGRect
    let width: Int
    let height: Int
    /// Pixels per point.
    let density: CGFloat

    /// Pixels along the longer side, at most.
    private static let mostPixels: CGFloat = 768

    static func of(_ name: String, _ look: SymbolLook) -> Figure {
      let key = Key(name: name, weight: look.lineWidth, scale: look.pointsPerUnit)
      if let figure = made.withLock({ $0[key] }) { return figure }
      let figure = Figure(key)
      made.withLock { made in
        if made.count >= most { made.removeAll() }
        made[key] = figure
      }
      return figure
    }

    private struct Key: Hashable {
      var name: String
      var weight: CGFloat
      var scale: CGFloat
    }
    private static let made = Mutex<[Key: Figure]>([:])
    private static let most = 1024

    private init(_ key: Key) {
      self.key = key
      drawing = SymbolShelf.drawing(key.name, weight: key.weight)
      let ink = drawing.box
      let scale = key.scale
      let side = max(ink.width, ink.height) * scale
      // Small ones are drawn sharper than any screen: pages are looked at enlarged.
      let density = max(0.25, min(side < 32 ? 4 : 3, Self.mostPixels / max(side, 0.01)))
      let perUnit = scale * density
      func pixels(_ length: CGFloat) -> Int { max(1, Int(exactly: (length * perUnit).rounded(.up)) ?? 1) }
      self.density = density
      (width, height) = (pixels(ink.width), pixels(ink.height))
      let (wide, high) = (CGFloat(pixels(ink.width)) / perUnit, CGFloat(pixels(ink.height)) / perUnit)
      box = ink.insetBy(dx: (ink.width - wide) / 2, dy: (ink.height - high) / 2)
    }

    static func == (left: Figure, right: Figure) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    var canvas: SymbolCanvas {
      SymbolCanvas(
        width: width, height: height, box: box, scale: CGFloat(width) / box.width, weight: drawing.weight)
    }
  }
}
