import Glibc
import PreviewWire

extension DrawnLayer {
  /// Widest glyphs there are, and above the baseline and below it, in font sizes: text is not measured here.
  private static let (widestGlyph, ascent, descent) = (1.6, 1.2, 0.5)
  /// A blur is not seen further out than this many of its standard deviations.
  static let blurReach = 3.0

  /// How far what it shows reaches, in its own coordinates; at least the bounds, too large rather than too
  /// small.
  var extent: Box {
    var box = bounds
    if !masksToBounds {
      box.unite(outlineBox)
      state.text?.lines.forEach { box.unite(Self.box(of: $0)) }
      for child in ordered where child.opacity > 0 { box.unite(child.planeToParent.mapped(child.extent)) }
      if let shadow {
        let caster = WirePath.box(of: shadow.path.elements) ?? box
        box.unite(
          caster.grown(by: Self.blurReach * Double(shadow.radius) / Quantise.lengthSteps)
            .moved(by: shadow.offset.xPoints, shadow.offset.yPoints))
      }
    }
    return box.grown(by: state.effects?.reach ?? 0)
  }

  private var outlineBox: Box? {
    guard let outline, let box = WirePath.box(of: outline) else { return nil }
    guard stroke != nil else { return box }
    let limit = state.shape.join == .miter ? Double(state.shape.miterLimit) / Quantise.lengthSteps : 1
    return box.grown(
      by: Double(state.shape.lineWidth) / Quantise.lengthSteps / 2 * max(limit, 2.0.squareRoot()))
  }

  private static func box(of line: LayerText.Line) -> Box? {
    var box: Box?
    for run in line.runs {
      let size = Double(run.fontSize) / Quantise.lengthSteps
      let left = line.start.xPoints + Double(run.x) / Quantise.lengthSteps
      let baseline = line.start.yPoints
      let own = Box(
        left: left - size, top: baseline - ascent * size,
        right: left + widestGlyph * size * Double(run.string.utf16.count), bottom: baseline + descent * size
      ).grown(by: run.ornaments.reach(size: size, ascent: ascent))
      if box == nil { box = own } else { box?.unite(own) }
    }
    return box
  }
}

extension LayerEffects {
  /// How far the picture grows on each side, in points.
  var reach: Double {
    filters.filter { $0.kind == .blur }.reduce(0) {
      $0 + DrawnLayer.blurReach * Double($1.amount) / Quantise.lengthSteps
    }
  }
}

extension TextOrnaments {
  /// How far it may reach beyond the letters, in points.
  fileprivate func reach(size: Double, ascent: Double) -> Double {
    var reach =
      Double(stroke?.width ?? 0) / Quantise.lengthSteps + Double(rise.magnitude) / Quantise.lengthSteps
    reach += Double(slant.magnitude) / Quantise.fineSteps * ascent * size
    if let shadow {
      reach += hypot(shadow.offset.xPoints, shadow.offset.yPoints)
      reach += DrawnLayer.blurReach * Double(shadow.radius) / Quantise.lengthSteps
    }
    if let ground { reach += Double(max(-ground.top, ground.bottom, 0)) / Quantise.lengthSteps }
    return reach
  }
}
