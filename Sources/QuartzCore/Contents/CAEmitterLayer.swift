// CAEmitterLayer, CAEmitterCell — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: cells that emit cells, depth, modes of drawing (kept), parts of contents.
//
// A particle's way is known from its birth: where it is at any time is worked out for every frame, from
// numbers that its cell, its birth and the layer's seed decide. The same times give the same picture.

import CoreGraphics
import ObjectiveCRuntime
import VirtualTime

/// Sends out particles.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles, each born at its own rate; nil sends out none.
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
  /// Kept, without effect.
  open var emitterDepth: CGFloat = 0
  /// The shape, about `emitterPosition`, from which particles come; a point unless set.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Whether particles come from the shape's inside, its outline or its corners; from the inside unless set.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Kept, without effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Kept, without effect.
  open var preservesDepth = false
  /// Factors for the particles' speeds, sizes and turns.
  open var velocity: Float = 1
  /// Factor for the particles' sizes.
  open var scale: Float = 1
  /// Factor for the particles' turning.
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

  package override var isReadEachFrame: Bool { true }

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
  /// The name by which the app knows the kind; nothing here reads it.
  open var name: String?
  /// Whether any are born; those that live go on.
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// In seconds; each by as much as half the range more or less.
  open var lifetime: Float = 0
  /// Width of the range of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// A `CGImage`; anything else is not drawn.
  open var contents: Any?
  /// The part of the picture that is shown. Kept, without effect: all of it is.
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
  /// Width of the range of speeds, in points per second.
  open var velocityRange: CGFloat = 0
  /// Points per second, per second.
  open var xAcceleration: CGFloat = 0
  /// Points per second, per second; positive is downwards.
  open var yAcceleration: CGFloat = 0
  /// Kept, without effect.
  open var zAcceleration: CGFloat = 0
  /// Size of a particle at its birth, as a factor; 1 is the picture's own size.
  open var scale: CGFloat = 1
  /// Width of the range of sizes at birth.
  open var scaleRange: CGFloat = 0
  /// Per second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  /// Width of the range of turning, in radians per second.
  open var spinRange: CGFloat = 0
  /// The picture's colour where it is not white; nil is white.
  open var color: CGColor?
  /// Width of the range of red at birth; each is clamped to 0…1.
  open var redRange: Float = 0
  /// Width of the range of green at birth.
  open var greenRange: Float = 0
  /// Width of the range of blue at birth.
  open var blueRange: Float = 0
  /// Width of the range of opacity at birth.
  open var alphaRange: Float = 0
  /// Per second.
  open var redSpeed: Float = 0
  /// Change of green per second.
  open var greenSpeed: Float = 0
  /// Change of blue per second.
  open var blueSpeed: Float = 0
  /// Change of opacity per second; negative fades a particle out.
  open var alphaSpeed: Float = 0
  /// Kept, without effect, as are the filters.
  open var emitterCells: [CAEmitterCell]?
  /// Kept, without effect.
  open var minificationFilter = "linear"
  /// Kept, without effect.
  open var magnificationFilter = "linear"
  /// Kept, without effect.
  open var minificationFilterBias: Float = 0
  /// When the kind begins to be born, in seconds. Kept, without effect.
  open var beginTime: CFTimeInterval = 0
  /// For how many seconds the kind is born. Kept, without effect.
  open var duration: CFTimeInterval = .infinity
  /// Kept, without effect.
  open var style: [AnyHashable: Any]?

  /// A kind of which none are born until `birthRate` and `lifetime` are set.
  public init() { super.init(_object: ()) }
}

/// Shapes from which particles come.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The shape's name, one of the constants' or another.
  public let rawValue: String
  /// A shape of any name; an unknown one counts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The position itself.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line through the position, as long as `emitterSize` is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// The rectangle of `emitterSize` about the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As the rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The circle about the position whose radius is the width of `emitterSize`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As the circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of the shape particles come from.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The part's name, one of the constants' or another.
  public let rawValue: String
  /// A part of any name; an unknown one counts as `outline`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From anywhere along the edge of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// As `outline`.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From anywhere inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles lie over each other. Kept, without effect: the youngest are in front.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The order's name, one of the constants' or another.
  public let rawValue: String
  /// An order of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order that counts.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, the farthest at the back.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles add up where they overlap.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
