import UIKit

/// The ingredients of pizzas, as outlines around the point zero. A pizza has a radius of 100.
enum PizzaShapes {
  static func disc(_ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  static func oval(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
  }

  static func cube(_ side: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side), cornerRadius: side / 5)
  }

  /// A circle as a hand makes it: `unevenness` is a fraction of the radius.
  static func round(_ radius: CGFloat, unevenness: CGFloat, seed: Int) -> UIBezierPath {
    var dice = Dice(seed: seed)
    let phases = (3...6).map { (CGFloat($0), dice.roll(0...2 * .pi)) }
    func point(_ angle: CGFloat) -> CGPoint {
      let waves = phases.reduce(0) { $0 + sin($1.0 * angle + $1.1) / 2 }
      let length = radius * (1 + unevenness * waves)
      return CGPoint(x: length * cos(angle), y: length * sin(angle))
    }
    let steps = max(12, Int(radius / 3))
    let step = 2 * CGFloat.pi / CGFloat(steps)
    let path = UIBezierPath()
    path.move(to: middle(point(-step), point(0)))
    for number in 0..<steps {
      let corner = point(CGFloat(number) * step)
      path.addQuadCurve(to: middle(corner, point(CGFloat(number + 1) * step)), controlPoint: corner)
    }
    path.close()
    return path
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  static func leaf(length: CGFloat, width: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -length / 2, y: 0))
    path.addCurve(
      to: CGPoint(x: length / 2, y: 0), controlPoint1: CGPoint(x: -length / 4, y: -width),
      controlPoint2: CGPoint(x: length / 4, y: -width * 0.8))
    path.addCurve(
      to: CGPoint(x: -length / 2, y: 0), controlPoint1: CGPoint(x: length / 4, y: width * 0.8),
      controlPoint2: CGPoint(x: -length / 4, y: width))
    path.close()
    return path
  }

  static func line(from start: CGPoint, to end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  /// Open; angles in radians, clockwise from the right.
  static func arc(_ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: true)
    return path
  }

  /// A slice through cap and stem.
  static func mushroom() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -3, y: 2))
    path.addCurve(
      to: CGPoint(x: 0, y: -9), controlPoint1: CGPoint(x: -15, y: 4), controlPoint2: CGPoint(x: -11, y: -9))
    path.addCurve(
      to: CGPoint(x: 3, y: 2), controlPoint1: CGPoint(x: 11, y: -9), controlPoint2: CGPoint(x: 15, y: 4))
    path.addQuadCurve(to: CGPoint(x: 4, y: 9), controlPoint: CGPoint(x: 3, y: 6))
    path.addQuadCurve(to: CGPoint(x: -4, y: 9), controlPoint: CGPoint(x: 0, y: 12))
    path.addQuadCurve(to: CGPoint(x: -3, y: 2), controlPoint: CGPoint(x: -3, y: 6))
    path.close()
    return path
  }

  /// A sixth of a ring.
  static func wedge() -> UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: -10, y: 0), radius: 19, startAngle: -0.55, endAngle: 0.55, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: -10, y: 0), radius: 7, startAngle: 0.55, endAngle: -0.55, clockwise: false)
    path.close()
    return path
  }

  /// A strip that has been laid down in folds.
  static func ribbon() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -17, y: 3))
    path.addCurve(
      to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: -11, y: -13), controlPoint2: CGPoint(x: -5, y: -9))
    path.addCurve(
      to: CGPoint(x: 17, y: -3), controlPoint1: CGPoint(x: 5, y: 9), controlPoint2: CGPoint(x: 11, y: 13))
    return path
  }

  static func chilli() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -13, y: -4))
    path.addQuadCurve(to: CGPoint(x: 15, y: -5), controlPoint: CGPoint(x: 2, y: 9))
    path.addQuadCurve(to: CGPoint(x: -10, y: -8), controlPoint: CGPoint(x: 2, y: 1))
    path.close()
    return path
  }

  /// A stem with lobes on either side.
  static func rocket() -> UIBezierPath {
    let path = leaf(length: 34, width: 4)
    for (x, side) in [(-6.0, -1.0), (-2.0, 1.0), (5.0, -1.0), (8.0, 1.0)] {
      let lobe = leaf(length: 13, width: 4)
      lobe.apply(CGAffineTransform(translationX: x, y: side * 4).rotated(by: side * 0.9))
      path.append(lobe)
    }
    return path
  }
}
