import CoreGraphics

/// Which particle of an emitter.
struct ParticleID: Hashable {
  var cell: Int
  /// Counts the times in which the rates were the same.
  var era: Int
  /// Counts births within one.
  var number: Int
}

/// When particles are born: evenly, at rates that change now and then. A value over time; times in seconds.
struct ParticleBirths {
  struct Birth: Equatable {
    var id: ParticleID
    var time: TimeInterval

    static func == (left: Birth, right: Birth) -> Bool { left.id == right.id && left.time == right.time }
  }

  /// A time in which the rates were the same.
  private struct Era {
    var number: Int
    var start: TimeInterval
    var end: TimeInterval = .infinity
    var rates: [Double]
  }

  /// Oldest first.
  private var eras: [Era] = []
  private var made = 0
  /// Eras that are remembered: who changes the rates with every frame loses the oldest particles.
  private static let mostEras = 64

  /// Whether any are to come.
  var isRunning: Bool { eras.last?.rates.contains { $0 > 0 } ?? false }

  mutating func change(_ rates: [Double], at time: TimeInterval) {
    let rates = rates.map { $0.isFinite ? min(max($0, 0), 1e6) : 0 }
    guard eras.last?.rates ?? [] != rates else { return }
    if let last = eras.indices.last { eras[last].end = time }
    eras.append(Era(number: made, start: time, rates: rates))
    made += 1
    if eras.count > Self.mostEras { eras.removeFirst() }
  }

  /// Those that may live at `time`, oldest first; of more than `most`, those that were born last.
  /// - Parameter lifetimes: the longest of each cell.
  func living(at time: TimeInterval, lifetimes: [TimeInterval], most: Int) -> [Birth] {
    var found: [Birth] = []
    for era in eras {
      for (cell, rate) in era.rates.enumerated() where rate > 0 && cell < lifetimes.count {
        let lifetime = lifetimes[cell]
        guard lifetime > 0, lifetime.isFinite else { continue }
        let until = min(time, era.end)
        // The first is born one interval after the beginning.
        let last = ((until - era.start) * rate).rounded(.down)
        let first = max(1, ((time - lifetime - era.start) * rate).rounded(.up), last - Double(most) + 1)
        guard last >= first, last < 1e15 else { continue }
        for number in Int(first)...Int(last) {
          let birth = era.start + Double(number) / rate
          found.append(Birth(id: ParticleID(cell: cell, era: era.number, number: number), time: birth))
        }
      }
    }
    found.sort { $0.time < $1.time }
    return Array(found.suffix(most))
  }
}

/// One particle as it is at a time.
@MainActor struct Particle {
  private(set) var isAlive = false
  private var place = CGPoint.zero
  private var size: CGFloat = 0
  private var angle: CGFloat = 0
  private var color = CGColor(gray: 1, alpha: 1)

  init(
    of cell: CAEmitterCell, in emitter: CAEmitterLayer, _ birth: ParticleBirths.Birth, at time: TimeInterval
  ) {
    var chance = Chance(emitter.seed, birth.id)
    let lifetime = (cell.lifetime + chance.offset(cell.lifetimeRange)) * emitter.lifetime
    let age = time - birth.time
    guard age >= 0, age < Double(lifetime) else { return }
    isAlive = true
    let seconds = CGFloat(age)
    let start = Self.start(emitter, &chance)
    let heading = cell.emissionLongitude + chance.offset(cell.emissionRange)
    let speed = (cell.velocity + chance.offset(cell.velocityRange)) * CGFloat(emitter.velocity)
    place = CGPoint(
      x: start.x + cos(heading) * speed * seconds + cell.xAcceleration * seconds * seconds / 2,
      y: start.y + sin(heading) * speed * seconds + cell.yAcceleration * seconds * seconds / 2)
    let scale = cell.scale + chance.offset(cell.scaleRange)
    size = max(0, (scale + cell.scaleSpeed * seconds) * CGFloat(emitter.scale))
    angle = (cell.spin + chance.offset(cell.spinRange)) * CGFloat(emitter.spin) * seconds
    let base = cell.color ?? CGColor(gray: 1, alpha: 1)
    func part(_ value: CGFloat, _ range: Float, _ speed: Float) -> CGFloat {
      let sum = value + CGFloat(chance.offset(range)) + CGFloat(speed) * seconds
      return sum.isFinite ? min(max(sum, 0), 1) : value
    }
    let (red, green) = (
      part(base.red, cell.redRange, cell.redSpeed), part(base.green, cell.greenRange, cell.greenSpeed)
    )
    let (blue, alpha) = (
      part(base.blue, cell.blueRange, cell.blueSpeed), part(base.alpha, cell.alphaRange, cell.alphaSpeed)
    )
    color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    if !(place.x.isFinite && place.y.isFinite && size.isFinite && angle.isFinite) { isAlive = false }
  }

  private static func start(_ emitter: CAEmitterLayer, _ chance: inout Chance) -> CGPoint {
    let (center, size) = (emitter.emitterPosition, emitter.emitterSize)
    let (a, b) = (chance.next(), chance.next())
    let isFilled = emitter.emitterMode == .volume
    switch emitter.emitterShape {
    case .line:
      let along = emitter.emitterMode == .points ? a.rounded() : a
      return CGPoint(x: center.x + (along - 0.5) * size.width, y: center.y)
    case .rectangle, .cuboid:
      if isFilled {
        return CGPoint(x: center.x + (a - 0.5) * size.width, y: center.y + (b - 0.5) * size.height)
      }
      if emitter.emitterMode == .points {
        return CGPoint(
          x: center.x + (a.rounded() - 0.5) * size.width, y: center.y + (b.rounded() - 0.5) * size.height)
      }
      let way = a * 2 * (size.width + size.height)
      let (side, far) = (b < 0.5 ? -0.5 : 0.5, b)
      guard way < 2 * size.width else {
        return CGPoint(x: center.x + side * size.width, y: center.y + (a - 0.5) * size.height)
      }
      return CGPoint(
        x: center.x + (far - 0.5) * size.width, y: center.y + (a < 0.25 ? -0.5 : 0.5) * size.height)
    case .circle, .sphere:
      let radius = size.width * (isFilled ? b.squareRoot() : 1)
      return CGPoint(x: center.x + cos(a * 2 * .pi) * radius, y: center.y + sin(a * 2 * .pi) * radius)
    default: return center
    }
  }

  func draw(on layer: CALayer, _ cell: CAEmitterCell) {
    guard let image = CGImage.drawn(cell.contents) else {
      layer.isHidden = true
      return
    }
    layer.isHidden = false
    let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
    let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
    layer.contents = isWhite ? image : image.tinted(color.copy(alpha: 1))
    layer.bounds = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    layer.position = place
    layer.opacity = Float(color.alpha)
    layer.setAffineTransform(
      CGAffineTransform(scaleX: size, y: size).concatenating(.init(rotationAngle: angle)))
  }
}

extension CGImage {
  fileprivate static func drawn(_ contents: Any?) -> CGImage? { contents as? CGImage }
}

/// Numbers that look like chance and are the same every time (SplitMix64, by Steele, Lea and Flood, 2014).
private struct Chance {
  private var state: UInt64

  init(_ seed: UInt32, _ id: ParticleID) {
    state = UInt64(seed) &* 0x9E37_79B9 ^ UInt64(truncatingIfNeeded: id.cell) << 56
    state ^= UInt64(truncatingIfNeeded: id.era) << 40 ^ UInt64(truncatingIfNeeded: id.number)
  }

  /// 0 up to 1.
  mutating func next() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return CGFloat(mixed >> 11) / CGFloat(1 << 53 as UInt64)
  }

  /// Half of `range` either way.
  mutating func offset(_ range: CGFloat) -> CGFloat {
    let offset = (next() - 0.5) * range
    return offset.isFinite ? offset : 0
  }

  mutating func offset(_ range: Float) -> Float { Float(offset(CGFloat(range))) }
}
