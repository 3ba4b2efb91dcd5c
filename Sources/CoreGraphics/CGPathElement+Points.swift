// Facts about a step that every walk over a path needs.

import Foundation

extension CGPathElementValue {
  /// The step's points in the order of `CGPathElement`: controls first, then the end; none for a close.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ t: CGAffineTransform) -> CGPathElementValue {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let end, let control): .quad(end.applying(t), control: control.applying(t))
    case .cubic(let end, let control1, let control2):
      .cubic(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}

extension [CGPathElementValue] {
  /// The steps with their points moved by `t`; nil means the identity.
  func applying(_ t: CGAffineTransform?) -> [CGPathElementValue] {
    guard let t, !t.isIdentity else { return self }
    return map { $0.applying(t) }
  }
}
