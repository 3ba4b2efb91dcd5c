import CoreGraphics
import VirtualTime

/// Brings one session's animations the frames of virtual time, as long as there is something to animate.
@MainActor package final class AnimationClock: FrameListener {
  private unowned let loop: VirtualRunLoop
  /// Layers with animations that are not over.
  private var layers: [CALayer] = []

  init(loop: VirtualRunLoop) { self.loop = loop }

  /// While all animations still wait for their beginning, no frame is needed.
  package var isPaused: Bool {
    !layers.contains { $0.isMoving(at: loop.now) }
  }

  /// `layer` has a new animation, which begins at `begin` (seconds of virtual time).
  func follow(_ layer: CALayer, from begin: TimeInterval) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    loop.addFrameListener(self)
    if begin > loop.now { loop.schedule(at: begin) {} }
  }

  /// `layer` has no animations any more.
  func forget(_ layer: CALayer) {
    layers.removeAll { $0 === layer }
    if layers.isEmpty { loop.removeFrameListener(self) }
  }

  /// Has all layers read again whose drawn values go on with the time.
  package func markAll() { for layer in layers { layer.markSeen() } }

  package func frame(at time: TimeInterval) {
    markAll()
    var begun: [LayerAnimations.Entry] = []
    var ended: [LayerAnimations.Entry] = []
    var lost: [LayerAnimations.Entry] = []
    for layer in layers {
      guard let animations = layer.animations else { continue }
      guard layer.isOnScreen else {
        lost += animations.removeAll()
        layer.animations = nil
        continue
      }
      let news = animations.advance(to: layer.ownTime(at: time))
      begun += news.begun
      ended += news.ended
      if animations.isEmpty { layer.animations = nil }
    }
    layers.removeAll { !($0.animations?.isPending ?? false) }
    if layers.isEmpty { loop.removeFrameListener(self) }
    tell(begun: begun, ended: ended, lost: lost)
  }

  /// Last, because those that are told may add animations and remove them.
  private func tell(
    begun: [LayerAnimations.Entry], ended: [LayerAnimations.Entry], lost: [LayerAnimations.Entry]
  ) {
    for entry in begun { if let object = entry.object { object.delegate?.animationDidStart(object) } }
    for entry in ended { entry.tellEnd(finished: true) }
    for entry in lost { entry.tellEnd(finished: false) }
  }
}

extension CALayer {
  /// Whether frames are needed at `time`, in seconds of `CACurrentMediaTime`. In a layer whose time is its
  /// own, it is not known when waiting animations will begin.
  fileprivate func isMoving(at time: TimeInterval) -> Bool {
    guard let animations else { return false }
    guard hasTimeOfItsOwn else { return animations.isUnderWay(at: time) }
    return timeStandsStill ? animations.isDriven : animations.isPending
  }
}
