// CGPath — after Apple's documentation "CGPath", read 2026-11.
// State: partial. Missing: stroked and dashed copies, normalising, set operations, components.

import Foundation

/// Straight lines and curves in the plane, in subpaths that are open or closed; lengths in points.
///
/// Two paths are equal when they have the same steps. A path that is not a `CGMutablePath` never changes.
public class CGPath: Hashable {
  package internal(set) var elements: [CGPathElementValue]
  /// Where the open subpath began; nil before the first move.
  var start: CGPoint?
  /// Where the next step goes on; nil in an empty path.
  var end: CGPoint?

  package init(elements: [CGPathElementValue] = []) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements { add(element) }
  }

  init(copying path: CGPath) {
    elements = path.elements
    start = path.start
    end = path.end
  }

  /// Adds a step; one that would have nowhere to go on from is dropped, as on Apple's platforms.
  func add(_ element: CGPathElementValue) {
    switch element {
    case .move(let point):
      start = point
      end = point
    case .line(let point), .quad(let point, _), .cubic(let point, _, _):
      guard end != nil else { return }
      end = point
    case .close:
      guard end != nil else { return }
      end = start
    }
    elements.append(element)
  }

  // MARK: Shapes

  /// The rectangle's outline; nil as `transform` means the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rect(rect).applying(transform?.pointee))
  }

  /// The ellipse that touches the rectangle's four edges.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(in: rect).applying(transform?.pointee))
  }

  /// The rectangle with quarters of ellipses for corners, `cornerWidth` and `cornerHeight` points large and
  /// at most half the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: PathShapes.roundedRect(rect, corner: corner).applying(transform?.pointee))
  }

  // MARK: Copies

  /// A path with these steps that never changes.
  public func copy() -> CGPath? { self }

  /// A path with all points moved by `transform`; nil means the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    return CGPath(elements: elements.applying(transform))
  }

  /// A path with these steps to which more can be added; never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: self) }

  /// A path to which steps can be added, with all points moved by `transform`; nil means the identity.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform = transform?.pointee else { return mutableCopy() }
    return CGMutablePath(elements: elements.applying(transform))
  }

  // MARK: Queries

  /// Whether the path has no steps; a single move counts as one.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step goes on, after a close the start of what was closed; zero in an empty path.
  public var currentPoint: CGPoint { end ?? .zero }

  /// Calls `block` for each step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      guard let base = points.baseAddress else { return }
      for value in elements {
        let held = value.points + Array(repeating: .zero, count: 3 - value.points.count)
        base.initialize(from: held, count: 3)
        var element = CGPathElement(type: value.type, points: base)
        block(&element)
      }
    }
  }

  /// Compares the steps one by one, without tolerance.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Mixes in the count of steps and the current point, which equal paths share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint.x)
    hasher.combine(currentPoint.y)
  }
}
