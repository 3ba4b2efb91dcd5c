import CoreGraphics
import UIKit

/// A tree of layers and views in a window, to which things are done by chance.
@MainActor struct RandomLayers {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var chance: SeededGenerator
  /// All there are, in the tree or not.
  private var layers: [CALayer] = []
  private var views: [UIView] = []
  private var time = 0.0

  /// An author's, with a drawing of its own.
  private final class Drawn: CALayer {
    var width: CGFloat = 4
    override func draw(in context: CGContext) {
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: width, height: 3))
    }
  }

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    window.makeKeyAndVisible()
    layers = [window.layer]
    views = [window]
    for _ in 0..<12 { _ = add() }
    VirtualRunLoop.current.settle()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &chance)]
  }

  private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &chance).rounded())
  }

  /// Anything but the window's own.
  private mutating func anyLayer() -> CALayer { layers.count > 1 ? pick(Array(layers.dropFirst())) : add() }

  private mutating func madeLayer() -> CALayer {
    switch Int.random(in: 0..<8, using: &chance) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: number(1...20), height: 5), transform: nil)
      return shape
    case 1:
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      return gradient
    case 2:
      let text = CATextLayer()
      text.string = "words \(number(0...9))"
      return text
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = Int(number(0...3))
      replicator.instanceTransform = CATransform3DMakeTranslation(number(1...9), 0, 0)
      replicator.instanceAlphaOffset = -0.4
      return replicator
    case 4: return Drawn()
    default: return CALayer()
    }
  }

  private mutating func madeView() -> UIView {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0:
      let label = UILabel()
      label.text = "label \(number(0...9))"
      return label
    case 1: return UIScrollView()
    case 2:
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case 3: return UITableView()
    default: return UIView()
    }
  }

  private mutating func add() -> CALayer {
    if Bool.random(using: &chance) {
      let view = madeView()
      view.frame = CGRect(x: number(0...90), y: number(0...90), width: number(0...80), height: number(0...80))
      pick(views).addSubview(view)
      views.append(view)
      layers.append(view.layer)
      return view.layer
    }
    let layer = madeLayer()
    layer.frame = CGRect(x: number(0...90), y: number(0...90), width: number(0...80), height: number(0...80))
    pick(layers).addSublayer(layer)
    layers.append(layer)
    return layer
  }

  /// Does one thing, and says which.
  mutating func change() -> String {
    let kind = Int.random(in: 0..<14, using: &chance)
    switch kind {
    case 0: return "adds \(add())"
    case 1: return move()
    case 2: return remove()
    case 3, 4, 5: return place()
    case 6, 7: return look()
    case 8: return mask()
    case 9: return perspective()
    case 10: return animate()
    case 11: return view()
    default: return run()
    }
  }

  private mutating func move() -> String {
    let layer = anyLayer()
    let other = pick(layers)
    // Layers of views go with them.
    if let view = layer.delegate as? UIView {
      pick(views).insertSubview(view, at: Int(number(0...3)))
    } else {
      other.insertSublayer(layer, at: UInt32(number(0...3)))
    }
    return "moves \(layer)"
  }

  private mutating func remove() -> String {
    let layer = anyLayer()
    if let view = layer.delegate as? UIView {
      view.removeFromSuperview()
    } else {
      layer.removeFromSuperlayer()
    }
    return "removes \(layer)"
  }

  private mutating func place() -> String {
    let layer = anyLayer()
    switch Int.random(in: 0..<9, using: &chance) {
    case 0: layer.position = CGPoint(x: number(-20...200), y: number(-20...200))
    case 1: layer.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
    case 2: layer.bounds.size = CGSize(width: number(0...90), height: number(0...90))
    case 3: layer.isHidden.toggle()
    case 4: layer.opacity = pick([0, 0.3, 1])
    case 5: layer.transform = pick([CATransform3DIdentity, CATransform3DMakeRotation(2.5, 0, 1, 0)])
    case 6: layer.isDoubleSided.toggle()
    case 7: layer.zPosition = number(-3...3)
    default: layer.anchorPoint = CGPoint(x: number(0...1), y: 0.5)
    }
    return "places \(layer)"
  }

  private mutating func look() -> String {
    let layer = anyLayer()
    let color = CGColor(gray: number(0...4) / 4, alpha: number(0...2) / 2)
    switch Int.random(in: 0..<15, using: &chance) {
    case 0: layer.backgroundColor = color
    case 1: layer.cornerRadius = number(0...9)
    case 2: layer.maskedCorners = pick([[.layerMinXMinYCorner], [.layerMaxXMaxYCorner], []])
    case 3: layer.borderWidth = number(0...3)
    case 4: layer.borderColor = color
    case 5: layer.shadowOpacity = pick([0, 0.5])
    case 6: layer.shadowOffset.height = number(0...5)
    case 7:
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: number(1...9), height: 9), transform: nil)
    case 8: layer.masksToBounds.toggle()
    case 9: layer.effects = DrawnEffects(filters: [.blur(number(0...3))])
    case 10: layer.effectAmount = number(0...2)
    case 11: layer.contentsScale = number(1...3)
    case 12: layer.isFlat.toggle()
    case 13:
      layer.setNeedsDisplay()
      (layer as? Drawn)?.width = number(1...9)
    default: special(layer, color)
    }
    return "changes the look of \(layer)"
  }

  /// Values that only layers of some classes have.
  private mutating func special(_ layer: CALayer, _ color: CGColor) {
    switch layer {
    case let shape as CAShapeLayer:
      shape.fillColor = color
      shape.lineWidth = number(0...3)
      shape.strokeEnd = number(0...1)
      if Bool.random(using: &chance) { shape.path = nil }
    case let gradient as CAGradientLayer:
      gradient.colors = [color, color]
      gradient.startPoint.x = number(0...1)
    case let text as CATextLayer: text.string = "others \(number(0...9))"
    case let replicator as CAReplicatorLayer: replicator.instanceCount = Int(number(0...4))
    default: layer.contentsGravity = pick([.center, .top, .resize])
    }
  }

  private mutating func mask() -> String {
    let layer = anyLayer()
    if Bool.random(using: &chance) {
      layer.mask = nil
    } else {
      let mask = anyLayer()
      // The mask of a layer is no view's.
      if !(mask.delegate is UIView) { layer.mask = mask }
    }
    return "masks \(layer)"
  }

  private mutating func perspective() -> String {
    let layer = anyLayer()
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 400
    // The last shows what is in it from behind.
    layer.sublayerTransform = pick([CATransform3DIdentity, depth, CATransform3DMakeRotation(3, 0, 1, 0)])
    return "gives \(layer) a perspective"
  }

  private mutating func animate() -> String {
    let layer = anyLayer()
    switch Int.random(in: 0..<4, using: &chance) {
    case 0:
      let animation = CABasicAnimation(keyPath: pick(["opacity", "position.x", "transform.rotation.y"]))
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.3
      animation.isRemovedOnCompletion = Bool.random(using: &chance)
      animation.fillMode = .forwards
      layer.add(animation, forKey: pick(["a", "b"]))
    case 1:
      let (layer, x) = (layer, number(0...90))
      UIView.animate(withDuration: 0.2) { layer.position.x = x }
    case 2: layer.removeAllAnimations()
    default: layer.speed = pick([0, 1, 2])
    }
    return "animates \(layer)"
  }

  private mutating func view() -> String {
    let view = pick(views)
    switch view {
    case let label as UILabel:
      label.text = pick(["one", "two", nil])
      label.textColor = pick([.red, .label])
      label.isHighlighted.toggle()
      if Bool.random(using: &chance) { label.overrideUserInterfaceStyle = pick([.dark, .light]) }
      label.semanticContentAttribute = pick([.forceRightToLeft, .unspecified])
    case let scroller as UIScrollView:
      scroller.accessibilityIdentifier = pick(["a", "b", nil])
      scroller.contentSize.height = number(0...400)
      scroller.setContentOffset(CGPoint(x: 0, y: number(0...90)), animated: Bool.random(using: &chance))
    default:
      view.backgroundColor = pick([.systemBackground, .red, nil])
      if view !== window { view.overrideUserInterfaceStyle = pick([.dark, .light, .unspecified]) }
    }
    return "changes \(view)"
  }

  private mutating func run() -> String {
    time += Double.random(in: 0...0.2, using: &chance)
    VirtualRunLoop.current.advanceSkippingFrames(to: time)
    VirtualRunLoop.current.settle()
    return "goes on to \(time)"
  }
}
