import PreviewWire
import Testing

@Suite struct `Quantising` {
  @Test func `rounds halves away from zero on both sides`() {
    #expect(Quantise.length(1.0 / 128) == 1)
    #expect(Quantise.length(-1.0 / 128) == -1)
    #expect(Quantise.length(0.4999 / 64) == 0)
    #expect(Quantise.length(-0.0) == 0)
    #expect(Quantise.length(844) == 54_016)
  }

  @Test(arguments: [Double.nan, .signalingNaN])
  func `makes zero of what is not a number`(value: Double) {
    #expect(Quantise.length(value) == 0)
    #expect(Quantise.coefficient(value) == 0)
    #expect(Quantise.anchor(value) == 0)
    #expect(Quantise.unit(value) == 0)
    #expect(Quantise.time(value) == 0)
    #expect(Quantise.float(value) == 0)
  }

  @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, 1e300, 0x1p63, 0x1p52])
  func `clamps what is too large, on both sides`(value: Double) {
    #expect(Quantise.length(value) == WireLimits.magnitude)
    #expect(Quantise.length(-value) == -WireLimits.magnitude)
    #expect(Quantise.coefficient(-value) == -WireLimits.magnitude)
    #expect(Quantise.anchor(value) == WireLimits.magnitude)
    #expect(Quantise.unit(value) == 255)
    #expect(Quantise.unit(-value) == 0)
    #expect(Quantise.time(value) == WireLimits.varint)
    #expect(Quantise.time(-value) == 0)
    #expect(Quantise.float(value).isFinite)
    #expect(Quantise.float(-value).isFinite)
  }

  @Test func `loses the sign of zero, so that a layer which only turned it has not changed`() {
    #expect(Quantise.float(-0.0).sign == .plus)
    var one = LayerState()
    one.zPosition = -0.0
    #expect(one.zPosition.sign == .plus)
    #expect(one == LayerState())
  }

  @Test func `keeps a tick of the clock to a tenth of a millisecond`() {
    #expect(Quantise.time(1.0 / 60) == 167)
    #expect(FrameHeader(seq: 1, time: 167).seconds == 0.0167)
  }

  @Test func `writes a transform in the cheapest form that says it`() {
    let rows = (
      SIMD4<Double>(1, 0, 0, 0), SIMD4<Double>(0, 1, 0, 0), SIMD4<Double>(0, 0, 1, 0),
      SIMD4<Double>(0, 0, 0, 1)
    )
    #expect(LayerTransform(rows.0, rows.1, rows.2, rows.3) == .identity)
    #expect(LayerTransform(a: 1 + 1e-9, b: 0, c: -1e-9, d: 1, tx: 0.001, ty: 0) == .identity)
    #expect(
      LayerTransform(rows.0, rows.1, rows.2, SIMD4(5, 0, 0, 1))
        == .affine(WireAffine(a: 65_536, b: 0, c: 0, d: 65_536, tx: 320, ty: 0)))
    guard case .matrix = LayerTransform(rows.0, rows.1, SIMD4(0, 0, 1, -0.002), rows.3) else {
      Issue.record("perspective needs a matrix")
      return
    }
    guard case .matrix = LayerTransform(rows.0, rows.1, rows.2, SIMD4(0, 0, 5, 1)) else {
      Issue.record("depth needs a matrix")
      return
    }
  }

  @Test func `never lets a matrix hold a number that is not finite`() {
    let wild = SIMD4<Double>(.nan, .infinity, -.infinity, -0.0)
    let matrix = WireMatrix(wild, wild, wild, wild)
    #expect(matrix.row1.x == 0)
    #expect(matrix.row2.y == .greatestFiniteMagnitude)
    #expect(matrix.row3.z == -.greatestFiniteMagnitude)
    #expect(matrix.row4.w.sign == .plus)
  }

  @Test func `cuts strings and paths at their limits, between characters`() {
    let run = LayerText.Run(
      String(repeating: "é", count: 3_000), fontSizePoints: -1, weight: 5_000, color: .clear)
    #expect(run.string == String(repeating: "é", count: 2_048))
    #expect(run.fontSize == 0)
    #expect(run.weight == 900)

    let kind = "a" + String(repeating: "漢", count: 2_000)
    let element = LayerElement(category: .decoration, kind: kind, indexPath: [-1] + Array(0..<40))
    #expect(element.kind.utf8.count == 4_096)
    #expect(element.indexPath == [0] + Array(0..<15))
  }

  @Test func `names a picture by hexadecimal digits only, for the name becomes part of an address`() {
    #expect(LayerImage.isHash("0123456789abcdef"))
    for text in ["", "A", "g", "../x", "a/b", "٣", String(repeating: "0", count: 129)] {
      #expect(LayerImage(hash: text, gravity: .resize, width: 1, height: 1) == nil, "\(text)")
    }
  }

  @Test func `leaves out what a shape, a path, a gradient or a text has too much of, and clamps the rest`() {
    var shape = LayerShape()
    shape.dash = Array(repeating: -5, count: 40)
    shape.lineWidth = -1
    #expect(shape.dash == Array(repeating: 0, count: 32))
    #expect(shape.lineWidth == 0)
    #expect(WirePath(Array(repeating: .close, count: 70_000)).elements.count == 65_536)
    let stop = LayerGradient.Stop(fraction: 2, color: .clear)
    #expect(stop.location == .max)
    #expect(
      LayerGradient(.conic, start: .zero, end: .zero, stops: Array(repeating: stop, count: 99)).stops.count
        == 64)
    let line = LayerText.Line(start: .zero, runs: [])
    #expect(LayerText(lines: Array(repeating: line, count: 2_000)).lines.count == 1_024)
    let run = LayerText.Run("x", fontSizePoints: -3, weight: 1, style: .init(rawValue: 255), color: .clear)
    #expect(run.fontSize == 0 && run.weight == 100 && run.style.rawValue == 15)
    let spaced = LayerText.Run("x", fontSizePoints: 3, spacingPoints: -0.5, color: .clear)
    #expect(spaced.spacing == -512 && spaced.style.rawValue == 16)
  }

  @Test func `takes a colour that is not seen for none`() {
    #expect(WireColor(red: 1, green: 0.5, blue: 0, alpha: 0.001) == .clear)
    #expect(
      WireColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        == WireColor(red: 255 as UInt8, green: 128, blue: 0, alpha: 255))
  }

  @Test func `takes what shows nothing for none`() {
    var state = LayerState()
    state.text = LayerText(lines: [])
    state.shadow = LayerShadow(opacity: 0, color: .clear, offset: .zero, radius: 64)
    state.gradient = LayerGradient(.axial, start: .zero, end: .zero, stops: [])
    state.border = LayerBorder(widthPoints: 2, color: .clear)
    state.mask = 0
    state.scroller = LayerScroller(identifier: "", contentSize: .zero)
    #expect(state == LayerState())
  }
}
