internal import CairoSystem
import Glibc
import PreviewWire
import Typesetting

/// Draws the text of a layer, run by run, with what the runs wear, as `Public/js/paint/lettering.js` does it.
final class Lettering {
  /// Where lines under and through text are, above the baseline, and how thick they are, in font sizes.
  private static let (underline, strikethrough, thickness) = (-0.14, 0.27, 0.07)
  /// Times as thick as a single line; of a double one, between the middles of its two.
  private static let (thick, apart) = (2.0, 2.0)

  private let glyphs = GlyphCovers()
  private let ownFace: (String) -> OwnFace?

  /// - Parameter ownFace: the font of the preview's own by its hash; nil: there is none.
  init(ownFace: @escaping (String) -> OwnFace?) { self.ownFace = ownFace }

  /// - Parameter transform: from the layer to pixels.
  func draw(_ text: LayerText, on sheet: Sheet, _ transform: Affine, _ alpha: Double) {
    for line in text.lines {
      for run in line.runs where !run.string.isEmpty && run.fontSize > 0 {
        draw(
          run, on: sheet, transform, alpha, x: line.start.xPoints + Double(run.x) / Quantise.lengthSteps,
          line: line.start.yPoints)
      }
    }
  }

  private func draw(
    _ run: LayerText.Run, on sheet: Sheet, _ transform: Affine, _ alpha: Double, x: Double, line: Double
  ) {
    let size = Double(run.fontSize) / Quantise.lengthSteps
    let style = SpanStyle(
      size: size, weight: run.weight, isItalic: run.style.contains(.italic),
      face: run.face.isEmpty ? nil : ownFace(run.face))
    let letters = DrawnText(
      run.string, style: style, spacing: Double(run.spacing) / Quantise.fineSteps,
      direction: run.style.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
    let ornaments = run.ornaments
    let baseline = line - Double(ornaments.rise) / Quantise.lengthSteps
    sheet.setTransform(transform)
    if let ground = ornaments.ground {
      let (top, bottom) = (
        Double(ground.top) / Quantise.lengthSteps, Double(ground.bottom) / Quantise.lengthSteps
      )
      sheet.setColor(ground.color, alpha: alpha)
      sheet.trace(Box(left: x, top: line + top, right: x + letters.width, bottom: line + bottom))
      sheet.fillPath()
    }
    draw(letters, of: run, size: size, on: sheet, transform, alpha, x: x, baseline: baseline)
    sheet.setTransform(transform)
    if run.style.contains(.underline) {
      let y = baseline - Self.underline * size
      draw(ornaments.underline, of: run, size: size, on: sheet, alpha, x: x, y: y, width: letters.width)
    }
    if run.style.contains(.strikethrough) {
      let y = baseline - Self.strikethrough * size
      draw(ornaments.strikethrough, of: run, size: size, on: sheet, alpha, x: x, y: y, width: letters.width)
    }
  }

  /// The letters with their shadow and stroke.
  private func draw(
    _ letters: DrawnText, of run: LayerText.Run, size: Double, on sheet: Sheet, _ transform: Affine,
    _ alpha: Double, x: Double, baseline: Double
  ) {
    let ornaments = run.ornaments
    let slant = Double(ornaments.slant) / Quantise.fineSteps
    // Letters lean about their baseline.
    let leaning = transform.after(Affine(a: 1, b: 0, c: -slant, d: 1, tx: slant * baseline, ty: 0))
    let place = LetterPlace(size: size, x: x, baseline: baseline, transform: leaning)
    let isHollow = ornaments.stroke?.isHollow ?? false
    func fill(_ sheet: Sheet, _ alpha: Double) {
      LetterBrush(sheet: sheet, glyphs: glyphs, color: run.color, alpha: alpha).fill(letters, place)
    }
    func stroke(_ sheet: Sheet, _ alpha: Double) {
      guard let stroke = ornaments.stroke else { return }
      LetterBrush(sheet: sheet, glyphs: glyphs, color: stroke.color, alpha: alpha)
        .stroke(letters, place, width: Double(stroke.width) / Quantise.lengthSteps)
    }
    if let shadow = ornaments.shadow {
      // One shadow is enough.
      Shadow(shadow, transform).cast(on: sheet, alpha: alpha) { isHollow ? stroke($0, 1) : fill($0, 1) }
    }
    if !isHollow { fill(sheet, alpha) }
    stroke(sheet, alpha)
  }

  /// A line under or through letters; nil is a single one in their colour.
  private func draw(
    _ look: TextOrnaments.Line?, of run: LayerText.Run, size: Double, on sheet: Sheet, _ alpha: Double,
    x: Double, y: Double, width: Double
  ) {
    let thickness = Self.thickness * size * (look?.weight == .thick ? Self.thick : 1)
    sheet.setColor(look?.color ?? run.color, alpha: alpha)
    for middle in look?.weight == .double ? [y, y + Self.apart * thickness] : [y] {
      for dash in TextDashes.dashes(width, (look?.pattern ?? .solid).widths.map { $0 * thickness }) {
        sheet.trace(
          Box(
            left: x + dash.start, top: middle - thickness / 2, right: x + dash.start + dash.length,
            bottom: middle + thickness / 2))
        sheet.fillPath()
      }
    }
  }
}

/// The dashes of a line under or through text.
enum TextDashes {
  /// Of one line at most: a line of a window's width has some hundreds.
  private static let most = 2000

  /// - Parameter pattern: drawn and left out, in turns; empty for a whole line.
  static func dashes(_ width: Double, _ pattern: [Double]) -> [(start: Double, length: Double)] {
    guard pattern.reduce(0, +) > 0 else { return [(0, width)] }
    var found: [(start: Double, length: Double)] = []
    var (at, part) = (0.0, 0)
    while at < width, found.count < most {
      if part % 2 == 0 { found.append((at, min(pattern[part], width - at))) }
      at += pattern[part]
      part = (part + 1) % pattern.count
    }
    return found
  }
}

extension TextOrnaments.Line.Pattern {
  /// Drawn and left out, in turns, in widths of the line.
  fileprivate var widths: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
