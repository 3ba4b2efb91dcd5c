import UIKit

/// A round pizza, seen from above, that fills the width of the view.
final class PizzaView: UIView {
  /// Drawn once in a square of 200 pt, and scaled to the view.
  private let plate = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    plate.bounds = CGRect(x: -100, y: -100, width: 200, height: 200)
    addSubview(plate)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
    plate.transform = CGAffineTransform(scaleX: bounds.width / 200, y: bounds.width / 200)
  }

  /// The name of the pizza that has been drawn.
  private var shown: String?

  func show(_ pizza: Pizza) {
    guard pizza.name != shown else { return }
    shown = pizza.name
    let topping = pizza.toppings.flatMap(\.paints)
    plate.layer.sublayers = (Self.dough + Self.base(pizza.sauce) + topping).map(Self.layer)
  }

  private static let dough = [
    Topping.Paint(path: PizzaShapes.round(99, unevenness: 0.007, seed: 1), fill: 0xBF7A35),
    Topping.Paint(path: PizzaShapes.round(97, unevenness: 0.007, seed: 1), fill: 0xE0A458),
    Topping.Paint(path: PizzaShapes.round(92, unevenness: 0.01, seed: 2), fill: 0xF0C581),
    Topping.Paint(path: blisters(), fill: 0xC98A45),
    Topping.Paint(path: PizzaShapes.round(86, unevenness: 0.02, seed: 3), fill: 0xDDA355),
  ]

  private static func base(_ sauce: Pizza.Sauce) -> [Topping.Paint] {
    let (rim, cheese, melted): (Int, Int, Int) =
      switch sauce {
      case .tomato: (0xC93A22, 0xF2B84B, 0xF9D478)
      case .cream: (0xE9CF97, 0xF8E3A6, 0xFDF0C6)
      case .pesto: (0x7C962F, 0xD9C85A, 0xEDE08A)
      }
    return [
      Topping.Paint(path: PizzaShapes.round(84, unevenness: 0.015, seed: 4), fill: rim),
      Topping.Paint(path: PizzaShapes.round(80, unevenness: 0.025, seed: 5), fill: cheese),
      Topping.Paint(path: spots(14, within: 68, size: 8...15, seed: 6), fill: melted),
      Topping.Paint(path: spots(16, within: 72, size: 1.5...3.5, seed: 7), fill: 0xD68F34),
    ]
  }

  /// Where the rim was closest to the fire.
  private static func blisters() -> UIBezierPath {
    var dice = Dice(seed: 9)
    let path = UIBezierPath()
    for number in 0..<26 {
      let angle = CGFloat(number) / 26 * 2 * .pi + dice.roll(-0.1...0.1)
      let blister = PizzaShapes.oval(dice.roll(2...5), dice.roll(3...11))
      blister.apply(CGAffineTransform(rotationAngle: angle).translatedBy(x: dice.roll(90...95), y: 0))
      path.append(blister)
    }
    return path
  }

  private static func spots(
    _ count: Int, within radius: CGFloat, size: ClosedRange<CGFloat>, seed: Int
  ) -> UIBezierPath {
    var dice = Dice(seed: seed)
    let path = UIBezierPath()
    for number in 0..<count {
      let length = radius * sqrt((CGFloat(number) + 0.5) / CGFloat(count))
      let angle = CGFloat(number) * 2.399_963 + dice.roll(-0.4...0.4)
      let spot = PizzaShapes.round(dice.roll(size), unevenness: 0.2, seed: seed + number)
      spot.apply(CGAffineTransform(translationX: length * cos(angle), y: length * sin(angle)))
      path.append(spot)
    }
    return path
  }

  private static func layer(_ paint: Topping.Paint) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = paint.path.cgPath
    layer.fillColor = paint.fill.map { UIColor(rgb: $0).cgColor }
    layer.strokeColor = paint.stroke.map { UIColor(rgb: $0).cgColor }
    layer.lineWidth = paint.lineWidth
    layer.lineCap = .round
    layer.lineJoin = .round
    layer.fillRule = paint.isEvenOdd ? .evenOdd : .nonZero
    return layer
  }
}
