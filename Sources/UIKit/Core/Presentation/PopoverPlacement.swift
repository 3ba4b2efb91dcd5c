import QuartzCore

/// Where a popover stands and where it points, as a function of the room there is. All in one coordinate
/// space, points.
struct PopoverPlacement: Equatable {
  /// Of the bubble with its arrow.
  var frame: CGRect
  /// The side of the bubble on which the arrow is: `up` for a bubble below its source. Empty where nothing is
  /// pointed at.
  var direction: UIPopoverArrowDirection
  /// Of the arrow's tip.
  var tip: CGPoint

  /// Height of the arrow and its length along the bubble (measured by eye).
  static let arrow = CGSize(width: 26, height: 13)
  /// Of the bubble's corners (measured by eye).
  static let cornerRadius: CGFloat = 13
  /// The order in which the sides are tried (inferred: Apple documents none).
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// - Parameters:
  ///   - size: of the content.
  ///   - room: the area that the bubble keeps to; not smaller than nothing.
  ///   - source: the place that it points at; nil for the middle of the room without an arrow.
  ///   - permitted: the sides that the arrow may be on; where there is no room on any, the one that has the
  ///     most.
  init(size: CGSize, in room: CGRect, source: CGRect?, permitted: UIPopoverArrowDirection) {
    let size = CGSize(
      width: Self.length(size.width, room.width), height: Self.length(size.height, room.height))
    let directions = Self.order.filter(permitted.contains)
    guard let source, !directions.isEmpty else {
      let center = source.map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: room.midX, y: room.midY)
      direction = []
      tip = center
      frame = Self.clamped(
        CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2,
          width: size.width, height: size.height),
        to: room)
      return
    }
    let free = { (side: UIPopoverArrowDirection) in Self.free(side, room, source) - Self.arrow.height }
    let fitting = directions.first { side in
      free(side) >= (Self.isVertical(side) ? size.height : size.width)
    }
    let side = fitting ?? directions.max { free($0) < free($1) } ?? .up
    let depth = max(0, min(Self.isVertical(side) ? size.height : size.width, free(side))) + Self.arrow.height
    let breadth = Self.isVertical(side) ? size.width : size.height
    var frame: CGRect
    switch side {
    case .up: frame = CGRect(x: source.midX - breadth / 2, y: source.maxY, width: breadth, height: depth)
    case .down:
      frame = CGRect(x: source.midX - breadth / 2, y: source.minY - depth, width: breadth, height: depth)
    case .left: frame = CGRect(x: source.maxX, y: source.midY - breadth / 2, width: depth, height: breadth)
    default:
      frame = CGRect(x: source.minX - depth, y: source.midY - breadth / 2, width: depth, height: breadth)
    }
    frame = Self.clamped(frame, to: room)
    let margin = Self.cornerRadius + Self.arrow.width / 2
    let x = Self.between(source.midX, frame.minX + margin, frame.maxX - margin)
    let y = Self.between(source.midY, frame.minY + margin, frame.maxY - margin)
    switch side {
    case .up: tip = CGPoint(x: x, y: frame.minY)
    case .down: tip = CGPoint(x: x, y: frame.maxY)
    case .left: tip = CGPoint(x: frame.minX, y: y)
    default: tip = CGPoint(x: frame.maxX, y: y)
    }
    (self.frame, direction) = (frame, side)
  }

  /// The part of a bubble of that size that is left for the content.
  static func body(of size: CGSize, _ direction: UIPopoverArrowDirection) -> CGRect {
    var body = CGRect(origin: .zero, size: size)
    let height = Self.arrow.height
    if direction == .up || direction == .left {
      body.origin = CGPoint(x: direction == .left ? height : 0, y: direction == .up ? height : 0)
    }
    if isVertical(direction) { body.size.height = max(0, size.height - height) }
    if direction == .left || direction == .right { body.size.width = max(0, size.width - height) }
    return body
  }

  private static func isVertical(_ side: UIPopoverArrowDirection) -> Bool { side == .up || side == .down }

  private static func free(_ side: UIPopoverArrowDirection, _ room: CGRect, _ source: CGRect) -> CGFloat {
    switch side {
    case .up: room.maxY - source.maxY
    case .down: source.minY - room.minY
    case .left: room.maxX - source.maxX
    default: source.minX - room.minX
    }
  }

  private static func length(_ wanted: CGFloat, _ most: CGFloat) -> CGFloat {
    wanted.isFinite ? min(max(wanted, 0), max(most, 0)) : max(most, 0)
  }

  /// The middle of the two where they have crossed.
  private static func between(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    low <= high ? min(max(value, low), high) : (low + high) / 2
  }

  private static func clamped(_ frame: CGRect, to room: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = between(frame.minX, room.minX, max(room.minX, room.maxX - frame.width))
    frame.origin.y = between(frame.minY, room.minY, max(room.minY, room.maxY - frame.height))
    return frame
  }
}
