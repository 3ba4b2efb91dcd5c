internal import FreeTypeSystem

extension GlyphFont {
  /// The outline of a glyph in units of the font, upwards.
  func steps(of glyph: UInt32) -> [OutlineStep] {
    var tracing = Tracing()
    withOutline(glyph) { outline in
      var calls = FT_Outline_Funcs(
        move_to: {
          Tracing.at($1)?.move($0); return 0
        },
        line_to: {
          Tracing.at($1)?.line($0); return 0
        },
        conic_to: {
          Tracing.at($2)?.conic($0, $1); return 0
        },
        cubic_to: {
          Tracing.at($3)?.cubic($0, $1, $2); return 0
        },
        shift: 0, delta: 0)
      withUnsafeMutablePointer(to: &tracing) { _ = FT_Outline_Decompose(outline, &calls, $0) }
    }
    if !tracing.steps.isEmpty { tracing.steps.append(.close) }
    return tracing.steps
  }

  private struct Tracing {
    var steps: [OutlineStep] = []
    private var pen = SIMD2<Double>.zero

    static func at(_ user: UnsafeMutableRawPointer?) -> TracingPointer? {
      user.map { TracingPointer(tracing: $0.assumingMemoryBound(to: Tracing.self)) }
    }

    fileprivate mutating func add(_ to: SIMD2<Double>, _ step: OutlineStep) {
      steps.append(step)
      pen = to
    }

    fileprivate mutating func conic(_ control: SIMD2<Double>, _ to: SIMD2<Double>) {
      add(to, .curve(pen + (control - pen) * (2 / 3), to + (control - to) * (2 / 3), to))
    }
  }

  private struct TracingPointer {
    let tracing: UnsafeMutablePointer<Tracing>

    func move(_ to: UnsafePointer<FT_Vector>?) {
      if !tracing.pointee.steps.isEmpty { tracing.pointee.steps.append(.close) }
      let to = point(to)
      tracing.pointee.add(to, .move(to))
    }

    func line(_ to: UnsafePointer<FT_Vector>?) {
      let to = point(to)
      tracing.pointee.add(to, .line(to))
    }

    func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
      tracing.pointee.conic(point(control), point(to))
    }

    func cubic(
      _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?,
      _ to: UnsafePointer<FT_Vector>?
    ) {
      let to = point(to)
      tracing.pointee.add(to, .curve(point(control1), point(control2), to))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> SIMD2<Double> {
      vector.map { SIMD2(Double($0.pointee.x), Double($0.pointee.y)) } ?? .zero
    }
  }
}
