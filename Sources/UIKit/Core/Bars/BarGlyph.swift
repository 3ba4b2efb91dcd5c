// The pictures of the system's bar buttons, drawn for this project: what they stand for, not Apple's own.

import QuartzCore

/// Lines and filled shapes in a square of 24 points.
struct BarGlyph {
  static let side: CGFloat = 24
  static let lineWidth: CGFloat = 1.7

  /// Drawn as lines.
  var lines = UIBezierPath()
  /// Drawn filled.
  var shapes = UIBezierPath()

  /// nil for an item that is shown by its name, or is a gap.
  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add: plus()
    case .action: share()
    case .compose: pencil()
    case .reply: reply()
    case .organize: folder()
    case .bookmarks: book()
    case .search: magnifier()
    case .refresh: arrowRound()
    case .stop, .close: cross()
    case .camera: camera()
    case .trash: bin()
    case .play: triangle(from: 7, to: 20)
    case .pause: bars()
    case .rewind: triangles(pointLeft: true)
    case .fastForward: triangles(pointLeft: false)
    case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl, .flexibleSpace, .fixedSpace: return nil
    }
  }

  private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { lines.move(to: CGPoint(x: x, y: y)) } else { lines.addLine(to: CGPoint(x: x, y: y)) }
    }
    if closed { lines.close() }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
    lines.append(
      UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius))
  }

  private func plus() {
    line((12, 4), (12, 20))
    line((4, 12), (20, 12))
  }

  /// A box with an arrow out of it.
  private func share() {
    line((9, 9), (6, 9), (6, 21), (18, 21), (18, 9), (15, 9))
    line((12, 15), (12, 3))
    line((8.5, 6.5), (12, 3), (15.5, 6.5))
  }

  private func pencil() {
    line((13, 5), (5, 5), (5, 20), (20, 20), (20, 12))
    line((10, 15), (11, 11.5), (19, 3.5), (21.5, 6), (13.5, 14), closed: true)
  }

  private func reply() {
    line((9, 5), (3.5, 10.5), (9, 16))
    lines.move(to: CGPoint(x: 3.5, y: 10.5))
    lines.addLine(to: CGPoint(x: 14, y: 10.5))
    lines.addQuadCurve(to: CGPoint(x: 20.5, y: 19), controlPoint: CGPoint(x: 20.5, y: 10.5))
  }

  private func folder() {
    line((3, 19), (3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19), closed: true)
    line((3, 11), (21, 11))
  }

  private func book() {
    line((12, 6.5), (12, 20.5))
    for side: CGFloat in [-1, 1] {
      lines.move(to: CGPoint(x: 12, y: 6.5))
      lines.addQuadCurve(to: CGPoint(x: 12 + side * 9, y: 5), controlPoint: CGPoint(x: 12 + side * 4, y: 3.5))
      lines.addLine(to: CGPoint(x: 12 + side * 9, y: 19))
      lines.addQuadCurve(to: CGPoint(x: 12, y: 20.5), controlPoint: CGPoint(x: 12 + side * 4, y: 17.5))
    }
  }

  private func magnifier() {
    lines.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12.5, height: 12.5)))
    line((14.8, 14.8), (20.5, 20.5))
  }

  private func arrowRound() {
    lines.move(to: CGPoint(x: 12 + 8 * cos(-0.5), y: 12.5 + 8 * sin(-0.5)))
    lines.addArc(
      withCenter: CGPoint(x: 12, y: 12.5), radius: 8, startAngle: -0.5, endAngle: -2 * .pi + 0.35,
      clockwise: false)
    line((19.8, 3.2), (19.3, 8.9), (13.8, 8))
  }

  private func cross() {
    line((5.5, 5.5), (18.5, 18.5))
    line((18.5, 5.5), (5.5, 18.5))
  }

  private func camera() {
    line((7.5, 7), (9, 4.5), (15, 4.5), (16.5, 7))
    box(2.5, 7, 19, 12.5, radius: 2.5)
    lines.append(UIBezierPath(ovalIn: CGRect(x: 8.2, y: 9.3, width: 7.6, height: 7.6)))
  }

  private func bin() {
    line((4, 6.5), (20, 6.5))
    line((9, 6.5), (9, 3.5), (15, 3.5), (15, 6.5))
    line((6, 6.5), (7, 21), (17, 21), (18, 6.5))
    line((10, 10), (10.3, 17.5))
    line((14, 10), (13.7, 17.5))
  }

  private func triangle(from start: CGFloat, to end: CGFloat) {
    shapes.move(to: CGPoint(x: start, y: 4))
    shapes.addLine(to: CGPoint(x: end, y: 12))
    shapes.addLine(to: CGPoint(x: start, y: 20))
    shapes.close()
  }

  private func triangles(pointLeft: Bool) {
    triangle(from: pointLeft ? 12 : 2.5, to: pointLeft ? 2.5 : 12)
    triangle(from: pointLeft ? 21.5 : 12, to: pointLeft ? 12 : 21.5)
  }

  private func bars() {
    for x: CGFloat in [6, 14] {
      shapes.append(UIBezierPath(roundedRect: CGRect(x: x, y: 4, width: 4, height: 16), cornerRadius: 1))
    }
  }
}

/// Draws a glyph in the tint colour.
final class BarGlyphView: UIView {
  private let lines = CAShapeLayer()
  private let shapes = CAShapeLayer()

  init(_ glyph: BarGlyph) {
    super.init(frame: CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side))
    isUserInteractionEnabled = false
    lines.path = glyph.lines.cgPath
    lines.fillColor = nil
    lines.lineWidth = BarGlyph.lineWidth
    lines.lineCap = .round
    lines.lineJoin = .round
    shapes.path = glyph.shapes.cgPath
    for part in [lines, shapes] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize { CGSize(width: BarGlyph.side, height: BarGlyph.side) }

  var color = UIColor.systemBlue {
    didSet { colourChanged() }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    colourChanged()
  }

  /// At once: a colour that turns with the light does not fade.
  private func colourChanged() {
    let shown = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.strokeColor = shown
    shapes.fillColor = shown
    CATransaction.commit()
  }
}
