import PreviewWire
import UIKit

/// Turns one viewer's messages into fingers on the window.
///
/// A finger that moves without having come down does come down there: it was down already when the preview
/// was made again under it. Since it is no tap that began, it ends as none, unless it has moved as a drag
/// does.
@MainActor struct TouchInjector {
  /// Points that an adopted finger moves before its end counts: UIKit's slop (Facts 1.4).
  private static let slop = 10.0

  private let viewer: Int
  private var clock = ViewerClock()
  private var fingersDown: Set<UInt8> = []
  /// Where fingers were found that were down already, until they have moved.
  private var adopted: [UInt8: CGPoint] = [:]

  init(viewer: Int) { self.viewer = viewer }

  /// Moves the viewer's fingers as `samples` say. `now` is the arrival, in seconds of session time.
  mutating func inject(_ samples: [PreviewWire.TouchSample], into window: UIWindow, now: Double) {
    var injected: [UIKit.TouchSample] = []
    for (index, sample) in samples.enumerated() {
      let location = CGPoint(x: sample.location.xPoints, y: sample.location.yPoints)
      let phase = phase(of: sample, at: location)
      if fingersDown.isEmpty, phase == .began {
        // The whole message has arrived: its last sample is the one that travelled fastest.
        let newest = samples[index...].last ?? sample
        clock.gestureBegins(at: Self.seconds(newest.time), arrivedAt: now)
      }
      injected.append(
        UIKit.TouchSample(
          phase: phase, finger: finger(sample.touchID),
          time: clock.sessionTime(of: Self.seconds(sample.time), arrivedAt: now), location: location))
      note(sample.touchID, phase)
    }
    window.inject(injected)
  }

  /// Takes the viewer's fingers off the screen: it has left.
  mutating func cancel(in window: UIWindow, now: Double) {
    window.inject(
      fingersDown.sorted().map {
        UIKit.TouchSample(phase: .cancelled, finger: finger($0), time: now, location: .zero)
      })
    previewWasRemade()
  }

  /// The window is another one, which knows of no finger yet.
  mutating func previewWasRemade() {
    fingersDown = []
    adopted = [:]
  }

  private mutating func phase(of sample: PreviewWire.TouchSample, at location: CGPoint) -> UITouch.Phase {
    let phase = Self.phase(sample.phase)
    if phase == .moved, !fingersDown.contains(sample.touchID) {
      adopted[sample.touchID] = location
      return .began
    }
    guard let start = adopted[sample.touchID] else { return phase }
    if hypot(location.x - start.x, location.y - start.y) > Self.slop { adopted[sample.touchID] = nil }
    return phase == .ended && adopted[sample.touchID] != nil ? .cancelled : phase
  }

  private mutating func note(_ touchID: UInt8, _ phase: UITouch.Phase) {
    switch phase {
    case .began: fingersDown.insert(touchID)
    case .ended, .cancelled:
      fingersDown.remove(touchID)
      adopted[touchID] = nil
    case .moved, .stationary: break
    }
  }

  /// Fingers of different viewers are different fingers.
  private func finger(_ touchID: UInt8) -> Int { viewer &* (WireLimits.touchID + 1) &+ Int(touchID) }

  private static func seconds(_ time: Int) -> Double { Double(time) / Quantise.timeSteps }

  private static func phase(_ phase: PreviewWire.TouchSample.Phase) -> UITouch.Phase {
    switch phase {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
