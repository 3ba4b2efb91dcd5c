import QuartzCore

/// How large a scroll view shows what it zooms, and what changes that just now.
@MainActor struct ZoomState {
  /// 1: as large as it is.
  var scale: CGFloat = 1
  /// The hand that zooms; nil for none.
  var hold: Hold?
  var animation: ZoomAnimation?
  /// Whether size and offset are just being set together: the one waits for the other.
  var isShowing = false
  /// nil while the limits leave nothing to zoom.
  var pinch: ScrollPinchGestureRecognizer?

  var isPinched: Bool { hold != nil }

  /// Two fingers on the content.
  struct Hold {
    /// The scale when they took hold of it.
    let start: CGFloat
    /// The point between them, in content coordinates at scale 1.
    let anchor: CGPoint
  }
}

/// A change of scale over time, slow at both ends; the point that is at `pivot` to begin with stays there.
struct ZoomAnimation: Sendable, Equatable {
  /// Seconds of virtual time.
  let start: TimeInterval
  let fromScale: CGFloat
  let toScale: CGFloat
  /// Content offsets at the start and at the end, in points.
  let fromOffset: CGPoint
  let toOffset: CGPoint
  /// Whether it brings the content back from beyond a limit.
  let isBounce: Bool

  private static let curve = UnitBezier(0.42, 0, 0.58, 1)

  /// Seconds of virtual time.
  var finish: TimeInterval { start + ScrollConstants.zoomDuration }

  /// Scale and content offset at `time` (seconds of virtual time).
  func values(at time: TimeInterval) -> (scale: CGFloat, offset: CGPoint) {
    guard time < finish else { return (toScale, toOffset) }
    let part = CGFloat(Self.curve.progress(at: (time - start) / ScrollConstants.zoomDuration))
    let scale = fromScale + (toScale - fromScale) * part
    // Offsets go with the scale, so that what stays in place at both ends does so in between.
    return (
      scale,
      CGPoint(
        x: fromOffset.x + (toOffset.x - fromOffset.x) * part,
        y: fromOffset.y + (toOffset.y - fromOffset.y) * part)
    )
  }
}

/// The scales that a scroll view may rest at.
struct ZoomLimits: Sendable, Equatable {
  let lowest: CGFloat
  let highest: CGFloat

  /// Limits that are no numbers count as 1; a highest one below the lowest as that.
  init(_ lowest: CGFloat, _ highest: CGFloat) {
    func usable(_ scale: CGFloat) -> CGFloat {
      let allowed = ScrollConstants.zoomScales
      return scale.isFinite ? min(max(scale, allowed.lowerBound), allowed.upperBound) : 1
    }
    self.lowest = usable(lowest)
    self.highest = max(usable(highest), self.lowest)
  }

  var canZoom: Bool { highest > lowest }

  func clamp(_ scale: CGFloat) -> CGFloat { scale.isFinite ? min(max(scale, lowest), highest) : lowest }

  /// The scale that shows when two fingers ask for `scale`: beyond a limit less and less.
  func banded(_ scale: CGFloat) -> CGFloat {
    let legal = clamp(scale)
    guard scale.isFinite, scale > 0, legal > 0 else { return legal }
    return legal * pow(scale / legal, ScrollConstants.zoomBand)
  }
}
