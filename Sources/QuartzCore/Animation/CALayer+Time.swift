// The time of layers: what is on them and below may be slower, stand still or be elsewhere.

import CoreGraphics
import VirtualTime

/// How a layer's time follows from that around it: `(t - begin) * speed + offset`.
struct LayerTime: Equatable {
  /// In seconds of the time around the layer.
  var begin: TimeInterval = 0
  var speed: Float = 1
  /// In seconds of its own.
  var offset: TimeInterval = 0
  var duration: TimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// In seconds.
  func own(at time: TimeInterval) -> TimeInterval { (time - begin) * Double(speed) + offset }

  /// The reverse; nil where the layer's time stands still.
  func around(at own: TimeInterval) -> TimeInterval? {
    speed == 0 ? nil : (own - offset) / Double(speed) + begin
  }
}

extension CALayer: CAMediaTiming {
  private var layerTime: LayerTime {
    get { ownTiming ?? LayerTime() }
    set {
      ownTiming = newValue == LayerTime() ? nil : newValue
      markAnimatedBelow()
      VirtualRunLoop.current.setNeedsCommit()
    }
  }

  /// When the layer's time begins, in seconds of its superlayer's.
  public var beginTime: CFTimeInterval {
    get { layerTime.begin }
    set { layerTime.begin = newValue.isFinite ? newValue : 0 }
  }
  /// Seconds of the layer's time per second of its superlayer's; 0 stops all animations on it and below, for
  /// which `timeOffset` is then the time.
  public var speed: Float {
    get { layerTime.speed }
    set { layerTime.speed = newValue.isFinite ? newValue : 1 }
  }
  /// Seconds that the layer's time is ahead.
  public var timeOffset: CFTimeInterval {
    get { layerTime.offset }
    set { layerTime.offset = newValue.isFinite ? newValue : 0 }
  }
  /// Kept, without effect: layers last.
  public var duration: CFTimeInterval {
    get { layerTime.duration }
    set { layerTime.duration = newValue }
  }
  /// Kept, without effect.
  public var repeatCount: Float {
    get { layerTime.repeatCount }
    set { layerTime.repeatCount = newValue }
  }
  /// Kept, without effect.
  public var repeatDuration: CFTimeInterval {
    get { layerTime.repeatDuration }
    set { layerTime.repeatDuration = newValue }
  }
  /// Kept, without effect.
  public var autoreverses: Bool {
    get { layerTime.autoreverses }
    set { layerTime.autoreverses = newValue }
  }
  /// Kept, without effect.
  public var fillMode: CAMediaTimingFillMode {
    get { layerTime.fillMode }
    set { layerTime.fillMode = newValue }
  }

  /// Seconds of the layer's time at `time`, which is of `CACurrentMediaTime`.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    let around = holder?.ownTime(at: time) ?? time
    return ownTiming?.own(at: around) ?? around
  }

  /// Whether the layer's time goes on, and not by the clock's own seconds.
  var hasTimeOfItsOwn: Bool { ownTiming != nil || holder?.hasTimeOfItsOwn ?? false }

  /// Whether a layer's time stands still, its own or one around it.
  var timeStandsStill: Bool { ownTiming?.speed == 0 || holder?.timeStandsStill ?? false }

  /// From the time of `layer` (nil: `CACurrentMediaTime`) to this layer's, in seconds. A moment of a layer
  /// whose time stands still is the present one.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    ownTime(at: layer?.outerTime(at: t) ?? t)
  }

  /// From this layer's time to that of `layer` (nil: `CACurrentMediaTime`), in seconds, as the reverse.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let outer = outerTime(at: t)
    return layer?.ownTime(at: outer) ?? outer
  }

  private func outerTime(at own: TimeInterval) -> TimeInterval {
    let now = VirtualRunLoop.current.now
    guard let timing = ownTiming else { return holder?.outerTime(at: own) ?? own }
    guard let around = timing.around(at: own) else { return now }
    return holder?.outerTime(at: around) ?? around
  }
}
