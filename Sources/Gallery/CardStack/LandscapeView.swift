import UIKit

/// The picture of a postcard: a sky, a sun and three ridges of hills.
final class LandscapeView: UIView {
  private let sky = GradientView(frame: .zero)
  private let halo = ShapeView()
  private let sun = ShapeView()
  private let ridges = [ShapeView(), ShapeView(), ShapeView()]
  private var postcard: Postcard?

  /// Below this part of the height there is only the nearest ridge: of what lay behind it, the edge of the
  /// card would let some through.
  private static let hidden: CGFloat = 0.92

  private var parts: [UIView] { [sky, halo, sun] + ridges }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  func show(_ postcard: Postcard) {
    self.postcard = postcard
    sky.colors = postcard.sky
    sun.fill = postcard.sun
    halo.fill = postcard.sun.withAlphaComponent(0.25)
    for (ridge, color) in zip(ridges, postcard.ridges) { ridge.fill = color }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let postcard else { return }
    for part in parts { part.frame = bounds }
    sky.frame.size.height *= Self.hidden
    let center = CGPoint(
      x: bounds.width * postcard.sunPosition.x, y: bounds.height * postcard.sunPosition.y)
    sun.path = disc(bounds.height * 0.14, at: center)
    halo.path = disc(bounds.height * 0.2, at: center)
    for (number, ridge) in ridges.enumerated() {
      ridge.path = hills(CGFloat(number), phase: postcard.sunPosition.x * 40)
    }
  }

  private func disc(_ radius: CGFloat, at center: CGPoint) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A chain of hills down to the bottom edge; the nearer, the lower and the wider.
  private func hills(_ nearness: CGFloat, phase: CGFloat) -> UIBezierPath {
    let base = bounds.height * (0.5 + 0.15 * nearness)
    let rise = bounds.height * (0.1 - 0.02 * nearness)
    let wavelength = bounds.height * (0.9 + 0.5 * nearness)
    func height(_ x: CGFloat) -> CGFloat {
      let turn = 2 * .pi * x / wavelength + phase * (1 + nearness)
      return base - rise * (sin(turn) + 0.4 * sin(2.3 * turn + phase))
    }
    let path = UIBezierPath()
    let bottom = bounds.height * (nearness < CGFloat(ridges.count - 1) ? Self.hidden : 1)
    path.move(to: CGPoint(x: 0, y: bottom))
    path.addLine(to: CGPoint(x: 0, y: height(0)))
    let step: CGFloat = 12
    var x: CGFloat = 0
    while x < bounds.width {
      let end = min(x + step, bounds.width)
      let middle = (x + end) / 2
      let bend = 2 * height(middle) - (height(x) + height(end)) / 2
      path.addQuadCurve(to: CGPoint(x: end, y: height(end)), controlPoint: CGPoint(x: middle, y: bend))
      x = end
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bottom))
    path.close()
    return path
  }
}
