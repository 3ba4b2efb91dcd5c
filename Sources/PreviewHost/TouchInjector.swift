import PreviewWire
import UIKit

/// Turns one viewer's messages into fingers on the window.
@MainActor struct TouchInjector {
  private let viewer: Int
  private var clock = ViewerClock()
  private var fingersDown: Set<UInt8> = []

  init(viewer: Int) { self.viewer = viewer }

  /// Moves the viewer's fingers as `samples` say. `now` is the arrival, in seconds of session time.
  mutating func inject(_ samples: [PreviewWire.TouchSample], into window: UIWindow, now: Double) {
    var injected: [UIKit.TouchSample] = []
    for (index, sample) in samples.enumerated() {
      if fingersDown.isEmpty, sample.phase == .began {
        clock.gestureBegins()
        // The whole message has arrived: its last sample is the one that travelled fastest.
        if let newest = samples[index...].last { clock.align(Self.seconds(newest.time), arrivedAt: now) }
      }
      injected.append(
        UIKit.TouchSample(
          phase: Self.phase(sample.phase), finger: finger(sample.touchID),
          time: clock.sessionTime(of: Self.seconds(sample.time), arrivedAt: now),
          location: CGPoint(x: sample.location.xPoints, y: sample.location.yPoints)))
      switch sample.phase {
      case .began: fingersDown.insert(sample.touchID)
      case .ended, .cancelled: fingersDown.remove(sample.touchID)
      case .moved: break
      }
    }
    window.inject(injected)
  }

  /// Takes the viewer's fingers off the screen: it has left.
  mutating func cancel(in window: UIWindow, now: Double) {
    window.inject(
      fingersDown.sorted().map {
        UIKit.TouchSample(phase: .cancelled, finger: finger($0), time: now, location: .zero)
      })
    fingersDown = []
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
