import Foundation

/// How content follows a finger past the edge (Facts 1.5).
///
/// The displacement grows ever more slowly and never reaches `dimension`, so the edge feels elastic but
/// cannot be lost. It depends on the whole distance of the finger past the edge, never on its last step, so
/// the same finger position always gives the same offset.
struct RubberBand: Sendable, Equatable {
  /// Length of the scroll view along the axis, in points. Not greater than zero: nothing moves past the edge.
  let dimension: CGFloat
  /// Points of content per point of finger right at the edge.
  var slope: CGFloat = ScrollConstants.rubberBandSlope

  /// How far the content is past the edge when the finger is `overshoot` points past it.
  ///
  /// - Parameter overshoot: points; negative before the leading edge.
  /// - Returns: points, of the same sign, smaller in magnitude than both `overshoot` and `dimension`.
  func displacement(forOvershoot overshoot: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return overshoot * slope * dimension / (dimension + slope * abs(overshoot))
  }

  /// Where the finger must be for the content to be `displacement` points past the edge: what lets a finger
  /// catch a bouncing view without a jump.
  ///
  /// - Parameter displacement: points; negative before the leading edge. A magnitude of `dimension` or more,
  ///   which no finger can reach, counts as one just below it.
  /// - Returns: points, of the same sign.
  func overshoot(forDisplacement displacement: CGFloat) -> CGFloat {
    guard dimension > 0, slope > 0 else { return 0 }
    let reachable = min(abs(displacement), dimension * 0.999)
    let distance = reachable * dimension / (slope * (dimension - reachable))
    return displacement < 0 ? -distance : distance
  }

  /// Points of content per point of finger where the content is `displacement` points past the edge; turns
  /// the finger's speed into the content's.
  func derivative(atDisplacement displacement: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let rest = max(0, 1 - abs(displacement) / dimension)
    return slope * rest * rest
  }
}
