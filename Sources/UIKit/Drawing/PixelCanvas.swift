import QuartzCore

/// Pixels, straight alpha, row by row from the top: what pictures that are drawn in memory are made of.
@MainActor final class PixelCanvas {
  /// In pixels: larger pictures are made with fewer of them to the point.
  static let longestSide: CGFloat = 1000

  private let bounds: CGRect
  private let scale: CGFloat
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  /// `bounds` are in points, `scale` in pixels per point.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds
    self.scale = scale
    let most = Int(Self.longestSide)
    width = max(1, min(Int(exactly: (bounds.width * scale).rounded(.up)) ?? 1, most))
    height = max(1, min(Int(exactly: (bounds.height * scale).rounded(.up)) ?? 1, most))
    let blank: [UInt8] = isOpaque ? [0, 0, 0, 255] : [0, 0, 0, 0]
    pixels = (0..<width * height).flatMap { _ in blank }
  }

  private var toPixels: CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
  }

  // MARK: Marks

  func paint(_ mark: DrawnMark) {
    if mark.shadow != nil { report("shadows") }
    switch mark.paint {
    case .fill(let path, let rule, let color):
      cover(path, rule, mark) { _, _ in color }
    case .stroke(let path, let style, let color):
      cover(path.outline(of: style), .winding, mark) { _, _ in color }
    case .linear(let gradient, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      cover(everything, .winding, mark) { x, y in
        gradient.color(at: ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy))
      }
    case .radial(let gradient, let center, let radii, let isReversed):
      let length = max(radii.upperBound - radii.lowerBound, .leastNormalMagnitude)
      cover(everything, .winding, mark) { x, y in
        let place = (hypot(x - center.x, y - center.y) - radii.lowerBound) / length
        return gradient.color(at: isReversed ? 1 - place : place)
      }
    case .erase(let path):
      cover(path, .winding, mark) { _, _ in nil }
    case .image(let picture, let place):
      if picture.pixels != nil {
        draw(picture, place, mark)
      } else {
        report("pictures from files, unless one fills it,")
      }
    case .content: report("text")
    }
  }

  private func report(_ what: String) {
    SessionContext.current.report(
      "UIImage: \(what) cannot be drawn into a picture here. Show them with a view, or draw them in draw(_:)."
    )
  }

  /// A picture of which the pixels are known.
  private func draw(_ picture: CGImage, _ place: CGAffineTransform, _ mark: DrawnMark) {
    let determinant = place.a * place.d - place.b * place.c
    guard determinant.isFinite, determinant != 0 else { return }
    let back = place.inverted()
    let across = CGVector(dx: back.a / scale, dy: back.b / scale)
    let along = CGVector(dx: back.c / scale, dy: back.d / scale)
    var toPlace = place
    let area = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &toPlace)
    cover(area, .winding, mark) { x, y in
      let color = picture.color(
        around: CGPoint(x: x, y: y).applying(back), across: across, along: along)
      return color.map { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }
  }

  private var everything: CGPath { CGPath(rect: bounds, transform: nil) }

  private func coverage(of path: CGPath, _ rule: CGPathFillRule) -> [Float] {
    var transform = toPixels
    return PathCoverage(of: path.copy(using: &transform) ?? path, rule, width: width, height: height).values
  }

  /// Mixes in what `color` answers for the middle of each pixel, in points; nil takes away.
  private func cover(
    _ path: CGPath, _ rule: CGPathFillRule, _ mark: DrawnMark, _ color: (CGFloat, CGFloat) -> CGColor?
  ) {
    var covered = coverage(of: path, rule)
    for clip in mark.clips {
      let part = coverage(of: clip.path, clip.rule)
      for place in covered.indices { covered[place] *= part[place] }
    }
    for row in 0..<height {
      for column in 0..<width {
        let part = CGFloat(min(covered[row * width + column], 1)) * mark.alpha
        guard part > 0 else { continue }
        let x = bounds.minX + (CGFloat(column) + 0.5) / scale
        let y = bounds.minY + (CGFloat(row) + 0.5) / scale
        mix(color(x, y), part, at: (row * width + column) * 4)
      }
    }
  }

  private func mix(_ color: CGColor?, _ part: CGFloat, at place: Int) {
    func old(_ index: Int) -> CGFloat { CGFloat(pixels[place + index]) / 255 }
    func set(_ index: Int, _ value: CGFloat) {
      pixels[place + index] = UInt8(exactly: (max(0, min(value, 1)) * 255).rounded()) ?? 0
    }
    guard let color else { return set(3, old(3) * (1 - part)) }
    let new = color.alpha * part
    let below = old(3) * (1 - new)
    let alpha = new + below
    guard alpha > 0 else { return }
    set(0, (color.red * new + old(0) * below) / alpha)
    set(1, (color.green * new + old(1) * below) / alpha)
    set(2, (color.blue * new + old(2) * below) / alpha)
    set(3, alpha)
  }

  func makeImage() -> UIImage {
    guard let picture = CGImage(width: width, height: height, rgba: pixels) else {
      preconditionFailure("every pixel has four bytes")
    }
    return UIImage(picture: picture, scale: scale)
  }
}
