internal import CairoSystem
import Glibc
import PreviewWire

/// A shadow as a canvas casts it: in pixels, whatever the transform.
struct Shadow {
  var color: WireColor
  /// Pixels.
  var offset: SIMD2<Double>
  /// Standard deviation, in pixels.
  var deviation: Double

  /// The shadow of a layer; `transform` is from the layer to pixels.
  init(_ shadow: LayerShadow, _ transform: Affine) {
    let radius = Double(shadow.radius) / Quantise.lengthSteps
    self.init(shadow.seenColor, shadow.offset.points, deviation: radius, transform)
  }

  /// The shadow of letters.
  init(_ shadow: TextOrnaments.Shadow, _ transform: Affine) {
    let radius = Double(shadow.radius) / Quantise.lengthSteps
    self.init(shadow.color, shadow.offset.points, deviation: radius / 2, transform)
  }

  private init(_ color: WireColor, _ offset: SIMD2<Double>, deviation: Double, _ transform: Affine) {
    self.color = color
    self.offset = SIMD2(
      transform.a * offset.x + transform.c * offset.y, transform.b * offset.x + transform.d * offset.y)
    self.deviation = deviation * transform.scale
  }

  /// Draws the shadow alone of what `caster` draws on a sheet of alphas.
  func cast(on sheet: Sheet, alpha: Double, caster: (Sheet) -> Void) {
    let clip = sheet.clip
    guard clip.width > 0, clip.height > 0, offset.x.isFinite, offset.y.isFinite, deviation.isFinite else {
      return
    }
    // A part that lies further away than the blur reaches casts nothing here. Nor does a blur matter that is
    // wider than any picture.
    let deviation = min(deviation, Self.widest)
    let seen = clip.grown(by: ceil(DrawnLayer.blurReach * deviation) + 2).moved(by: -offset.x, -offset.y)
    let region = Box(
      left: floor(seen.left), top: floor(seen.top), right: ceil(seen.right), bottom: ceil(seen.bottom))
    guard let cover = Sheet(region, .alpha) else { return }
    caster(cover)
    Blur.apply(to: cover, deviation: deviation)
    sheet.saved {
      cairo_identity_matrix(sheet.context)
      sheet.setColor(color, alpha: alpha)
      cairo_mask_surface(sheet.context, cover.surface, offset.x, offset.y)
    }
  }

  /// Pixels.
  private static let widest = 1000.0
}

extension DrawnLayer {
  /// The outline that casts its shadow. A background or a gradient counts for all that lies on it.
  enum Caster { case path, bounds, shape, everything }

  var caster: Caster {
    if let shadow, !shadow.path.isEmpty { return .path }
    if background != nil || state.gradient != nil { return .bounds }
    let isShape = fill != nil && ordered.isEmpty
    return isShape && stroke == nil && state.text == nil && state.image == nil ? .shape : .everything
  }

  /// Draws what casts its shadow, which is not everything; `transform` is from the layer to pixels.
  func drawCaster(on sheet: Sheet, _ transform: Affine) {
    let opaque = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 255)
    sheet.setTransform(transform)
    switch caster {
    case .path:
      sheet.setColor(opaque)
      sheet.trace(shadow?.path.elements ?? [])
      sheet.fillPath()
    case .shape:
      sheet.setColor(fill ?? opaque)
      sheet.trace(outline ?? [])
      sheet.fillPath(isEvenOdd: state.shape.isEvenOdd)
    case .bounds, .everything:
      sheet.setColor(state.gradient == nil ? background ?? opaque : opaque)
      sheet.traceBounds(of: self)
      sheet.fillPath()
    }
  }
}
