import UIKit

/// The record in the middle of the drum; its label turns with the drum, in the colour of what is chosen.
final class RecordView: UIView {
  private let vinyl = ShapeView(fill: UIColor(rgb: 0x17171B))
  private let grooves = ShapeView(fill: nil, stroke: UIColor(white: 1, alpha: 0.07))
  private let sheen = ShapeView(fill: UIColor(white: 1, alpha: 0.05))
  private let label = UIView()
  private let mark = UIView()
  private let hole = UIView()

  /// In radians, clockwise.
  var turn: CGFloat = 0 {
    didSet { if turn != oldValue { label.transform = CGAffineTransform(rotationAngle: turn) } }
  }

  var color: UIColor? {
    get { label.backgroundColor }
    set { label.backgroundColor = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    mark.backgroundColor = UIColor(white: 1, alpha: 0.85)
    hole.backgroundColor = .systemBackground
    label.addSubview(mark)
    for part in [vinyl, grooves, sheen, label, hole] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.width / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for part in [vinyl, grooves, sheen] { part.frame = bounds }
    vinyl.path = rings([radius], around: center)
    grooves.path = rings((1...7).map { radius * (1 - 0.075 * CGFloat($0)) }, around: center)
    sheen.path = reflections(radius, around: center)
    let size = CGSize(width: radius * 0.7, height: radius * 0.7)
    label.bounds = CGRect(origin: .zero, size: size)
    label.center = center
    label.layer.cornerRadius = size.width / 2
    mark.frame = CGRect(x: size.width / 2 - 2, y: size.height * 0.1, width: 4, height: size.height * 0.16)
    mark.layer.cornerRadius = 2
    hole.bounds = CGRect(x: 0, y: 0, width: radius * 0.07, height: radius * 0.07)
    hole.center = center
    hole.layer.cornerRadius = radius * 0.035
  }

  private func rings(_ radii: [CGFloat], around center: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for radius in radii {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    }
    return path
  }

  /// Two wedges in which the light of a lamp lies.
  private func reflections(_ radius: CGFloat, around center: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for start in [-2.5, -1.0] {
      path.move(to: center)
      path.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: start + 0.4, clockwise: true)
      path.close()
    }
    return path
  }
}
