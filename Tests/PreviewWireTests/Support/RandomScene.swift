import PreviewWire

/// Trees that change at random: properties, order, layers that come and go, windows and roots.
struct RandomScene {
  private var random: SeededGenerator
  private var states: [LayerID: LayerState] = [:]
  private var parents: [LayerID: LayerID] = [:]
  private var window = WireSize.zero
  private var root: LayerID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    plantRoot()
  }

  /// The tree as it is now, in preorder.
  var scene: LayerScene {
    var layers: [LayerSnapshot] = []
    func visit(_ id: LayerID) {
      guard let state = states[id] else { return }
      layers.append(LayerSnapshot(id: id, state: state))
      state.children.forEach(visit)
      if let mask = state.mask { visit(mask) }
    }
    visit(root)
    return LayerScene(window: window, root: root, layers: layers)
  }

  mutating func step() {
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: plantRoot()
      case 1: window = WireSize(width: number(), height: number())
      case 2..<12: add()
      case 12..<17: remove()
      case 17..<20: shuffle()
      default: changeProperty()
      }
    }
  }

  private mutating func plantRoot() {
    root = LayerID.random(in: 0...LayerID.max, using: &random)
    states = [root: LayerState()]
    parents = [:]
  }

  private mutating func add() {
    guard states.count < 60, let parent = anyLayer() else { return }
    let id = random.happens(onceIn: 3) ? LayerID.random(in: 0...LayerID.max, using: &random) : freshID()
    guard states[id] == nil else { return }
    states[id] = random.happens(onceIn: 2) ? childlessCopy() : LayerState()
    parents[id] = parent
    if id != 0, states[parent]?.mask == nil, random.happens(onceIn: 4) {
      states[parent]?.mask = id
      return
    }
    let place = Int.random(in: 0...(states[parent]?.children.count ?? 0), using: &random)
    states[parent]?.children.insert(id, at: place)
  }

  /// Lists are of layers that are much alike.
  private mutating func childlessCopy() -> LayerState {
    guard let other = anyLayer(), var state = states[other] else { return LayerState() }
    (state.children, state.mask) = ([], nil)
    return state
  }

  private mutating func remove() {
    guard let id = anyLayer(), let parent = parents[id] else { return }
    if states[parent]?.mask == id { states[parent]?.mask = nil }
    states[parent]?.children.removeAll { $0 == id }
    forget(id)
  }

  private mutating func forget(_ id: LayerID) {
    parents[id] = nil
    guard let state = states.removeValue(forKey: id) else { return }
    for child in state.children + [state.mask].compactMap(\.self) { forget(child) }
  }

  private mutating func shuffle() {
    guard let id = anyLayer(), var children = states[id]?.children else { return }
    children.shuffle(using: &random)
    states[id]?.children = children
  }

  private mutating func changeProperty() {
    guard let id = anyLayer(), var state = states[id] else { return }
    switch Int.random(in: 0..<22, using: &random) {
    case 0: state.position = WirePoint(x: number(), y: number())
    case 1: state.boundsOrigin = WirePoint(x: number(), y: number())
    case 2: state.boundsSize = WireSize(width: number(), height: number())
    case 3: state.transform = transform()
    case 4: state.opacity = byte()
    case 5: state.anchorPoint = WirePoint(x: number(), y: number())
    case 6: state.zPosition = Float.random(in: -1e6...1e6, using: &random)
    case 7: state.flags = LayerFlags(rawValue: byte() & 31)
    case 8: state.background = color()
    case 9: state.cornerRadius = number()
    case 10: state.element = random.happens(onceIn: 3) ? nil : element()
    case 11: state.text = random.happens(onceIn: 3) ? nil : text()
    case 12: state.border = LayerBorder(width: number(), color: color())
    case 13: state.shadow = random.happens(onceIn: 3) ? nil : shadow()
    case 14: state.shape = shape()
    case 15: state.path = path()
    case 16: state.gradient = random.happens(onceIn: 3) ? nil : gradient()
    case 18: state.effects = random.happens(onceIn: 3) ? nil : effects()
    case 17: state.image = random.happens(onceIn: 3) ? nil : image()
    case 19: state.scrolling = random.happens(onceIn: 3) ? nil : scrolling()
    case 20: state.position = WirePoint(x: state.position.x, y: number())
    case 21: state.boundsOrigin = WirePoint(x: number(), y: state.boundsOrigin.y)
    default: state.scroller = random.happens(onceIn: 3) ? nil : scroller()
    }
    states[id] = state
  }

  private mutating func transform() -> LayerTransform {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .identity
    case 1: .matrix(WireMatrix(row(), row(), row(), row()))
    case 2: .matrix(WireMatrix(row(), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)))
    case 3: similarity(a: number(), b: number())
    default:
      .affine(WireAffine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
    }
  }

  private mutating func similarity(a: Int64, b: Int64) -> LayerTransform {
    .affine(WireAffine(a: a, b: b, c: -b, d: a, tx: number(), ty: number()))
  }

  private mutating func scrolling() -> LayerScrolling {
    LayerScrolling(
      contentSize: WireSize(width: number(), height: number()),
      insets: WireInsets(top: number(), left: number(), bottom: number(), right: number()),
      rules: LayerScrolling.Rules(rawValue: byte() & 63),
      decelerationRate: Double.random(in: 0..<1, using: &random))
  }

  private mutating func row() -> SIMD4<Double> {
    SIMD4.random(in: -1000...1000, using: &random)
  }

  private mutating func element() -> LayerElement {
    let count = Int.random(in: 0...3, using: &random)
    return LayerElement(
      category: [.cell, .supplementary, .decoration].randomElement(using: &random) ?? .cell, kind: string(),
      indexPath: (0..<count).map { _ in Int.random(in: 0...100_000, using: &random) })
  }

  private mutating func text() -> LayerText {
    LayerText(
      lines: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        LayerText.Line(
          start: WirePoint(x: number(), y: number()),
          runs: (0..<Int.random(in: 0...3, using: &random)).map { _ in run() })
      })
  }

  private mutating func run() -> LayerText.Run {
    LayerText.Run(
      string(), xPoints: Double.random(in: -100...100, using: &random),
      fontSizePoints: Double.random(in: 0...100, using: &random),
      spacingPoints: Bool.random(using: &random) ? 0 : Double.random(in: -9...9, using: &random),
      weight: Int.random(in: 100...900, using: &random), style: LayerText.Style(rawValue: byte()),
      color: color(), face: random.happens(onceIn: 4) ? "0a1b" : "",
      ornaments: random.happens(onceIn: 3) ? ornaments() : TextOrnaments())
  }

  private mutating func ornaments() -> TextOrnaments {
    var ornaments = TextOrnaments(
      risePoints: random.happens(onceIn: 2) ? 0 : Double.random(in: -9...9, using: &random),
      slantTangent: random.happens(onceIn: 2) ? 0 : Double.random(in: -1...1, using: &random))
    if random.happens(onceIn: 2) {
      ornaments.stroke = .init(
        widthPoints: Double.random(in: 0...9, using: &random), color: color(),
        isHollow: random.happens(onceIn: 2))
    }
    if random.happens(onceIn: 2) {
      ornaments.shadow = .init(
        color: color(), offset: WirePoint(x: number(), y: number()),
        radiusPoints: Double.random(in: 0...9, using: &random))
    }
    if random.happens(onceIn: 2) { ornaments.underline = line() }
    if random.happens(onceIn: 2) { ornaments.strikethrough = line() }
    if random.happens(onceIn: 2) {
      ornaments.ground = .init(
        color: color(), topPoints: Double.random(in: -20...0, using: &random),
        bottomPoints: Double.random(in: 0...9, using: &random))
    }
    return ornaments
  }

  private mutating func line() -> TextOrnaments.Line {
    TextOrnaments.Line(
      weight: .init(rawValue: byte() % 3) ?? .single, pattern: .init(rawValue: byte() % 5) ?? .solid,
      color: color())
  }

  private mutating func shadow() -> LayerShadow {
    LayerShadow(
      opacity: byte(), color: color(), offset: WirePoint(x: number(), y: number()), radius: number(),
      path: random.happens(onceIn: 2) ? path() : .empty)
  }

  private mutating func shape() -> LayerShape {
    var shape = LayerShape()
    (shape.fill, shape.stroke, shape.lineWidth) = (color(), color(), number())
    shape.isEvenOdd = random.happens(onceIn: 2)
    shape.cap = LayerShape.Cap(rawValue: byte() % 3) ?? .butt
    shape.join = LayerShape.Join(rawValue: byte() % 3) ?? .miter
    (shape.miterLimit, shape.dashPhase) = (number(), number())
    shape.dash = (0..<Int.random(in: 0...4, using: &random)).map { _ in number() }
    shape.strokeStart = UInt16.random(in: 0...UInt16.max, using: &random)
    shape.strokeEnd = UInt16.random(in: 0...UInt16.max, using: &random)
    return shape
  }

  private mutating func path() -> WirePath {
    WirePath(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .move(place())
        case 1: .line(place())
        case 2: .quad(control: place(), place())
        case 3: .cubic(control1: place(), control2: place(), place())
        default: .close
        }
      })
  }

  private mutating func place() -> WirePoint { WirePoint(x: number(), y: number()) }

  private mutating func gradient() -> LayerGradient {
    LayerGradient(
      LayerGradient.Kind(rawValue: byte() % 3 + 1) ?? .axial, start: place(), end: place(),
      stops: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        LayerGradient.Stop(location: UInt16.random(in: 0...UInt16.max, using: &random), color: color())
      })
  }

  private mutating func image() -> LayerImage? {
    LayerImage(
      hash: ["0", "00ff", String(repeating: "a", count: 64)].randomElement(using: &random) ?? "0",
      gravity: LayerImage.Gravity(rawValue: byte() % 12) ?? .center, width: Int(abs(number())),
      height: Int(abs(number())), scale: Double.random(in: 0...4, using: &random),
      tint: Bool.random(using: &random) ? color() : nil)
  }

  private mutating func effects() -> LayerEffects {
    LayerEffects(
      LayerEffects.Blend.allCases.randomElement(using: &random) ?? .normal,
      filters: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let kind = LayerEffects.Kind.allCases.randomElement(using: &random) ?? .blur
        return kind == .multiplication
          ? LayerEffects.Filter(multiplicationBy: color()) : LayerEffects.Filter(kind, amount: number())
      })
  }

  private mutating func scroller() -> LayerScroller {
    LayerScroller(
      identifier: string(), contentSize: WireSize(width: number(), height: number()),
      motion: LayerScroller.Motion(rawValue: byte() % 5) ?? .idle, itemCount: Int(abs(number())))
  }

  /// Mostly small, now and then as large as they get.
  private mutating func number() -> Int64 {
    let limits: [Int64] = [100, 100, 10_000, 10_000, 1 << 33, WireLimits.magnitude]
    let limit = limits.randomElement(using: &random) ?? 0
    return Int64.random(in: -limit...limit, using: &random)
  }

  private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }

  private mutating func color() -> WireColor {
    WireColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func string() -> String {
    ["", "main", "äöü", "👩‍👩‍👧‍👦", "漢字かな", "e\u{301}", "\u{FEFF}bom", "\0"].randomElement(using: &random) ?? ""
  }

  private mutating func anyLayer() -> LayerID? {
    // Sorted, because the order of a dictionary is another one in every process.
    states.keys.sorted().randomElement(using: &random)
  }

  private func freshID() -> LayerID { (states.keys.max() ?? 0) &+ 1 }
}
