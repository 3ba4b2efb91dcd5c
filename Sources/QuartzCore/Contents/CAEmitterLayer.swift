// CAEmitterLayer, CAEmitterCell — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: cells that emit cells, depth, modes of drawing (kept), parts of contents.
//
// A particle's way is known from its birth: where it is at any time is worked out anew for every frame, from
// numbers that its cell, its birth and the layer's seed decide. The same times give the same picture.

import CoreGraphics
import ObjectiveCRuntime
import VirtualTime

/// Sends out particles.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? {
    didSet { changed() }
  }
  /// A factor for the cells' rates; 0 sends out no more.
  open var birthRate: Float = 1 {
    didSet { changed() }
  }
  /// A factor for the particles' lifetimes.
  open var lifetime: Float = 1
  /// In the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// Kept, without effect, as is the depth.
  open var emitterZPosition: CGFloat = 0
  /// In points.
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Kept, without effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  /// Factors for the particles' speeds, sizes and turns.
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// Decides what is left to chance.
  open var seed: UInt32 = 0

  /// Particles that are drawn at a time; of more, those that were born last.
  static let most = 500

  private var births = ParticleBirths()
  private var shown: [ParticleID: CALayer] = [:]
  private var spare: [CALayer] = []
  private var ticking: CADisplayLink?

  private func changed() {
    births.change(rates, at: VirtualRunLoop.current.now)
    VirtualRunLoop.current.setNeedsCommit()
  }

  private var rates: [Double] {
    (emitterCells ?? []).map { $0.isEnabled ? Double($0.birthRate) * Double(birthRate) : 0 }
  }

  package override var shownChildren: [CALayer] {
    let now = VirtualRunLoop.current.now
    let cells = emitterCells ?? []
    // Rates are changed by the cells' own properties, too.
    births.change(rates, at: now)
    let longest = cells.map { Double(($0.lifetime + abs($0.lifetimeRange)) * lifetime) }
    let living = births.living(at: now, lifetimes: longest, most: Self.most)
    var next: [ParticleID: CALayer] = [:]
    var order: [CALayer] = []
    for particle in living where cells.indices.contains(particle.id.cell) {
      let state = Particle(of: cells[particle.id.cell], in: self, particle, at: now)
      guard state.isAlive else { continue }
      let layer = shown.removeValue(forKey: particle.id) ?? spare.popLast() ?? Self.blank()
      state.draw(on: layer, cells[particle.id.cell])
      next[particle.id] = layer
      order.append(layer)
    }
    spare = Array((spare + shown.values).prefix(Self.most))
    shown = next
    goOn(!order.isEmpty || births.isRunning)
    return children + order
  }

  private static func blank() -> CALayer {
    let layer = CALayer()
    layer.implicitActions = .never
    return layer
  }

  /// Has a frame made while there is something to move.
  private func goOn(_ isMoving: Bool) {
    guard isMoving != (ticking != nil) else { return }
    ticking?.invalidate()
    ticking = nil
    guard isMoving else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self, isOnScreen else {
        self?.ticking = nil
        return link.invalidate()
      }
      VirtualRunLoop.current.setNeedsCommit()
    }
    link.add(to: .main, forMode: .common)
    ticking = link
  }
}

/// A kind of particle. Changes count from the next frame on, also for particles that are there.
@preconcurrency @MainActor open class CAEmitterCell: MainActorObject {
  open var name: String?
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// In seconds; each by as much as half the range more or less.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// A `CGImage`; anything else is not drawn.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point.
  open var contentsScale: CGFloat = 1
  /// Angles in radians; the longitude is in the plane of the screen, clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// Kept, without effect: out of the plane of the screen.
  open var emissionLatitude: CGFloat = 0
  /// Of the cone around the longitude.
  open var emissionRange: CGFloat = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points per second, per second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Kept, without effect.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// Per second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The picture's colour where it is not white; nil is white.
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// Per second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// Kept, without effect, as are the filters.
  open var emitterCells: [CAEmitterCell]?
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var style: [AnyHashable: Any]?

  public init() { super.init(_object: ()) }
}

public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As the rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As the circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// As `outline`.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
