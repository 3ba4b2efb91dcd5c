import QuartzCore
import Testing

/// A layer that writes down when it is laid out.
@MainActor private final class LoggingLayer: CALayer {
  static var log: [String] = []
  var onLayout: () -> Void = {}

  override func layoutSublayers() {
    Self.log.append(name ?? "?")
    onLayout()
  }

  static func named(_ name: String, in parent: CALayer? = nil) -> LoggingLayer {
    let layer = LoggingLayer()
    layer.name = name
    parent?.addSublayer(layer)
    return layer
  }

  /// The layers that were laid out since the last call, in order.
  static func drain() -> [String] {
    defer { log = [] }
    return log
  }
}

@MainActor @Suite struct `Layer tree` {
  private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

  private func parent(_ names: String) -> (CALayer, [Character: CALayer]) {
    let parent = CALayer()
    var children: [Character: CALayer] = [:]
    for name in names {
      let child = CALayer()
      child.name = String(name)
      children[name] = child
      parent.addSublayer(child)
    }
    return (parent, children)
  }

  @Test func `no sublayers are nil`() {
    let (parent, children) = parent("a")
    children["a"]?.removeFromSuperlayer()

    #expect(parent.sublayers == nil)
    #expect(children["a"]?.superlayer == nil)
  }

  @Test(arguments: [
    ("a", "b", "below"), ("c", "a", "below"), ("a", "c", "above"), ("a", "c", "below"),
    ("c", "a", "above"), ("b", "b", "above"), ("b", "b", "below"), ("b", "a", "below"),
  ])
  func `inserting beside a sibling`(moved: String, sibling: String, side: String) throws {
    let (parent, children) = parent("abc")
    let layer = try #require(children[Character(moved)])
    let other = try #require(children[Character(sibling)])

    if side == "below" {
      parent.insertSublayer(layer, below: other)
    } else {
      parent.insertSublayer(layer, above: other)
    }

    let without = "abc".filter { String($0) != moved }
    let place = without.firstIndex(of: Character(sibling))
    var expected = without
    if let place {
      expected.insert(
        Character(moved), at: side == "below" ? place : without.index(after: place))
    } else {
      expected = "abc"
    }
    #expect(names(parent) == expected)
  }

  @Test func `indices past the ends mean the ends`() throws {
    let (parent, children) = parent("abc")

    parent.insertSublayer(try #require(children["a"]), at: .max)
    #expect(names(parent) == "bca")

    parent.insertSublayer(try #require(children["a"]), at: 0)
    #expect(names(parent) == "abc")
  }

  @Test func `a layer cannot become its own sublayer or its descendant's, and stays where it is`() throws {
    let (parent, children) = parent("abc")
    let a = try #require(children["a"])
    let below = CALayer()
    a.addSublayer(below)

    below.addSublayer(a)
    a.insertSublayer(a, below: nil)
    below.insertSublayer(a, above: nil)
    below.insertSublayer(parent, at: 0)

    #expect(names(parent) == "abc")
    #expect(a.superlayer === parent)
    #expect(below.superlayer === a)
  }

  @Test func `assigning sublayers moves them from where they were`() throws {
    let (parent, children) = parent("abc")
    let other = CALayer()
    let (a, b) = (try #require(children["a"]), try #require(children["b"]))

    other.sublayers = [b, a, b]

    #expect(names(other) == "ab")
    #expect(names(parent) == "c")
    #expect(a.superlayer === other)
  }

  @Test func `layers are numbered in order of creation, from one in each session`() {
    VirtualRunLoop.current = VirtualRunLoop()
    #expect([CALayer(), CALayer()].map(\.wireID) == [1, 2])

    VirtualRunLoop.current = VirtualRunLoop()
    #expect(CALayer().wireID == 1)
  }

  // MARK: Layout

  @Test func `layout runs from the top down, once`() {
    let root = LoggingLayer.named("root")
    let a = LoggingLayer.named("a", in: root)
    _ = LoggingLayer.named("a1", in: a)
    _ = LoggingLayer.named("b", in: root)
    _ = LoggingLayer.drain()

    root.layoutIfNeeded()
    #expect(LoggingLayer.drain() == ["root", "a", "a1", "b"])

    root.layoutIfNeeded()
    #expect(LoggingLayer.drain() == [])
  }

  @Test func `only what asked is laid out again, however deep it is`() {
    let root = LoggingLayer.named("root")
    var deepest = root
    for depth in 1...20 { deepest = LoggingLayer.named("\(depth)", in: deepest) }
    root.layoutIfNeeded()
    _ = LoggingLayer.drain()

    deepest.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(LoggingLayer.drain() == ["20"])
  }

  @Test func `a change of size asks for layout; of place, content origin or transform does not`() {
    let layer = LoggingLayer.named("layer")
    layer.layoutIfNeeded()
    _ = LoggingLayer.drain()

    layer.position = CGPoint(x: 5, y: 5)
    layer.bounds.origin = CGPoint(x: 1, y: 2)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.anchorPoint = .zero
    #expect(!layer.needsLayout())

    layer.bounds.size = CGSize(width: 1, height: 2)
    #expect(layer.needsLayout())
  }

  @Test func `a layer that grows in its parent's layout is laid out in the same pass`() {
    let root = LoggingLayer.named("root")
    let child = LoggingLayer.named("child", in: root)
    root.layoutIfNeeded()
    _ = LoggingLayer.drain()

    root.onLayout = { child.bounds.size.width += 1 }
    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(LoggingLayer.drain() == ["root", "child"])
  }

  @Test func `laying out a child first lays out the ancestors that asked`() {
    let root = LoggingLayer.named("root")
    let middle = LoggingLayer.named("middle", in: root)
    let child = LoggingLayer.named("child", in: middle)
    root.layoutIfNeeded()
    _ = LoggingLayer.drain()

    middle.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()

    #expect(LoggingLayer.drain() == ["middle", "child"])
  }

  @Test func `removing a sublayer asks the superlayer for layout`() {
    let root = LoggingLayer.named("root")
    let child = LoggingLayer.named("child", in: root)
    root.layoutIfNeeded()

    child.removeFromSuperlayer()

    #expect(root.needsLayout())
  }

  @Test func `a layer removed by its sibling's layout is not laid out`() {
    let root = LoggingLayer.named("root")
    let first = LoggingLayer.named("first", in: root)
    let second = LoggingLayer.named("second", in: root)
    first.onLayout = { second.removeFromSuperlayer() }
    _ = LoggingLayer.drain()

    root.layoutIfNeeded()

    #expect(LoggingLayer.drain() == ["root", "first"])
  }

  @Test func `a dirty subtree that is moved is laid out where it arrives`() {
    let (root, other) = (LoggingLayer.named("root"), LoggingLayer.named("other"))
    let branch = LoggingLayer.named("branch", in: other)
    let leaf = LoggingLayer.named("leaf", in: branch)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    _ = LoggingLayer.drain()

    leaf.setNeedsLayout()
    root.addSublayer(branch)
    root.layoutIfNeeded()

    #expect(LoggingLayer.drain() == ["root", "leaf"])
  }

  @Test(arguments: 0..<50)
  func `the walk misses nothing that asked`(seed: UInt64) {
    var random = Xorshift(seed: seed)
    let root = CALayer()
    var layers = [root]
    for _ in 0..<30 {
      let layer = CALayer()
      layers[random.below(layers.count)].addSublayer(layer)
      layers.append(layer)
    }
    for _ in 0..<40 {
      let layer = layers[1 + random.below(30)]
      switch random.below(4) {
      case 0: layer.setNeedsLayout()
      case 1: layer.removeFromSuperlayer()
      case 2: layers[random.below(31)].addSublayer(layer)
      default: layer.layoutIfNeeded()
      }
    }

    root.layoutIfNeeded()

    func isClean(_ layer: CALayer) -> Bool {
      !layer.needsLayout() && (layer.sublayers ?? []).allSatisfy(isClean)
    }
    #expect(isClean(root))
  }
}

/// A small generator whose numbers are the same on every run.
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  /// In -1…1.
  mutating func unit() -> CGFloat { CGFloat(below(20_001) - 10_000) / 10_000 }
}
