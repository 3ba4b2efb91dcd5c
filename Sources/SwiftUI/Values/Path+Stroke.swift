import CoreGraphics

extension Path {
  /// The area that a line along the path covers, as a path to be filled by the winding rule. It is put
  /// together of strips, joins and caps that overlap, which are seen where its own outline is drawn as a
  /// line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var drawn = CoreGraphics.StrokeStyle(width: style.lineWidth.isFinite ? max(style.lineWidth, 0) : 0)
    (drawn.cap, drawn.join, drawn.miterLimit) = (style.lineCap, style.lineJoin, style.miterLimit)
    (drawn.dash, drawn.dashPhase) = (style.dash.filter(\.isFinite), style.dashPhase)
    return Path(cgPath.outline(of: drawn))
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform) }

  /// A part of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// In the order of drawing.
  public func forEach(_ body: (Element) -> Void) { for element in elements { body(element) } }

  private var elements: [Element] {
    cgPath.elements.map { element in
      switch element {
      case .move(let point): .move(to: point)
      case .line(let point): .line(to: point)
      case .quad(let to, let control): .quadCurve(to: to, control: control)
      case .cubic(let to, let one, let two): .curve(to: to, control1: one, control2: two)
      case .close: .closeSubpath
      }
    }
  }
}

extension Path: LosslessStringConvertible {
  /// Numbers and the letters m, l, q, c and h, each after its points. nil: it is no such text.
  public init?(_ string: String) {
    var (path, numbers) = (Path(), [CGFloat]())
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
      case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
      case ("c", 6) where !path.isEmpty:
        path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0) where !path.isEmpty: path.closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  public var description: String {
    func words(_ points: CGPoint..., letter: String) -> String {
      (points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): words(to, letter: "m")
      case .line(let to): words(to, letter: "l")
      case .quadCurve(let to, let control): words(control, to, letter: "q")
      case .curve(let to, let control1, let control2): words(control1, control2, to, letter: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
