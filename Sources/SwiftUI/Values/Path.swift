// Path — after Apple's documentation "Path", read 2026-11.
// State: partial. Missing: continuous corners, intersections of lines with areas; areas of two paths have
// straight lines for curves.

import UIKit

/// Lines and curves, as a value; lengths in points.
public struct Path: Equatable, @unchecked Sendable {
  // Never changed once it is here.
  private var steps: CGPath

  public init() { steps = CGMutablePath() }
  public init(_ path: CGPath) { steps = path.copy() ?? path }
  public init(_ rect: CGRect) { steps = CGPath(rect: rect, transform: nil) }
  public init(ellipseIn rect: CGRect) { steps = CGPath(ellipseIn: rect, transform: nil) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let rect = rect.standardized
    func sound(_ radius: CGFloat, _ side: CGFloat) -> CGFloat {
      radius.isNaN ? 0 : max(0, min(radius, side / 2))
    }
    let most = min(rect.width, rect.height)
    steps = CGPath(
      roundedRect: rect, cornerWidth: sound(cornerSize.width, most),
      cornerHeight: sound(cornerSize.height, most),
      transform: nil)
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { steps }
  public var isEmpty: Bool { steps.isEmpty }
  public var boundingRect: CGRect { steps.boundingBoxOfPath }
  public var currentPoint: CGPoint? { steps.isEmpty ? nil : steps.currentPoint }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    steps.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  private mutating func change(_ change: (CGMutablePath) -> Void) {
    guard let copy = steps.mutableCopy() else { return }
    change(copy)
    steps = copy
  }

  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  public mutating func addLines(_ points: [CGPoint]) { change { $0.addLines(between: points) } }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, control: control) }
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, control1: control1, control2: control2) }
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize), transform: transform)
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.steps, transform: transform) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  public func applying(_ transform: CGAffineTransform) -> Path {
    withUnsafePointer(to: transform) { steps.copy(using: $0).map(Path.init) ?? self }
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(steps.part(from: Double(from), to: Double(to)))
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
