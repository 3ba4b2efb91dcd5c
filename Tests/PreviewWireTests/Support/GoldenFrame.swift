import PreviewWire

/// The scene that a golden frame leaves behind. Numbers are quantised as on the wire, but absolute.
struct GoldenFrame: Decodable {
  struct Header: Decodable {
    var seq, time, inputViewer, inputSeq: Int
  }

  /// Names of the frames that came before.
  var after: [String]
  var header: Header
  var window: [Int64]
  var root: LayerID
  var isKeyframe: Bool
  /// In the order of the encoder's tree.
  var layers: [GoldenLayer]

  var frameHeader: FrameHeader {
    FrameHeader(
      seq: header.seq, time: header.time, inputViewer: header.inputViewer, inputSeq: header.inputSeq)
  }

  var scene: LayerScene {
    LayerScene(
      window: WireSize(width: window[0], height: window[1]), root: root,
      layers: layers.map { LayerSnapshot(id: $0.id, state: $0.state) })
  }
}

/// One layer of a golden tree; a property that is missing has its default.
struct GoldenLayer: Decodable {
  struct Transform: Decodable {
    var form: String
    var coefficients: [Int64]?
    var elements: [Double]?
  }

  struct Element: Decodable {
    var category: UInt8
    var kind: String
    var path: [Int]
  }

  struct Text: Decodable {
    struct Line: Decodable {
      var start: [Int64]
      var runs: [Run]
    }

    struct Run: Decodable {
      var string: String
      var x, fontSize: Double
      /// In 1/1024 pt; nil for none.
      var spacing: Double?
      var weight: Int
      var flags: UInt8
      var color: [UInt8]
      /// nil for none.
      var face: String?
      var ornaments: GoldenOrnaments?
    }

    var lines: [Line]
  }

  struct Scroller: Decodable {
    var identifier: String
    var contentWidth, contentHeight: Int64
    var state: UInt8
    var itemCount: Int
  }

  struct Scrolling: Decodable {
    var contentWidth, contentHeight: Int64
    /// Top, left, bottom, right.
    var insets: [Int64]
    var rules: UInt8
    var decelerationRate: Double
  }

  var id: LayerID
  var position, boundsOrigin, boundsSize, anchorPoint: [Int64]?
  var transform: Transform?
  var opacity, flags: UInt8?
  var zPosition: Double?
  var background: [UInt8]?
  var cornerRadius: Int64?
  var children: [LayerID]?
  var element: Element?
  var text: Text?
  var scroller: Scroller?
  var scrolling: Scrolling?
  var border: Border?
  var shadow: Shadow?
  var shape: Shape?
  var path: [[Int64]]?
  var gradient: Gradient?
  var mask: LayerID?
  var image: Image?
  var effects: Effects?

  var state: LayerState {
    var state = LayerState()
    if let position { state.position = point(position) }
    if let boundsOrigin { state.boundsOrigin = point(boundsOrigin) }
    if let boundsSize { state.boundsSize = WireSize(width: boundsSize[0], height: boundsSize[1]) }
    if let transform { state.transform = transform.layerTransform }
    if let opacity { state.opacity = opacity }
    if let anchorPoint { state.anchorPoint = point(anchorPoint) }
    if let zPosition { state.zPosition = Float(zPosition) }
    if let flags { state.flags = LayerFlags(rawValue: flags) }
    if let background { state.background = goldenColor(background) }
    if let cornerRadius { state.cornerRadius = cornerRadius }
    if let children { state.children = children }
    state.element = element?.layerElement
    state.text = text?.layerText
    state.scroller = scroller?.layerScroller
    state.scrolling = scrolling?.layerScrolling
    if let border { state.border = LayerBorder(width: border.width, color: goldenColor(border.color)) }
    state.shadow = shadow?.layerShadow
    if let shape { state.shape = shape.layerShape }
    if let path { state.path = goldenPath(path) }
    state.gradient = gradient?.layerGradient
    state.mask = mask
    state.image = image?.layerImage
    state.effects = effects?.layerEffects
    return state
  }
}

private func point(_ pair: [Int64]) -> WirePoint { WirePoint(x: pair[0], y: pair[1]) }

func goldenColor(_ bytes: [UInt8]) -> WireColor {
  WireColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
}

extension GoldenLayer.Transform {
  fileprivate var layerTransform: LayerTransform {
    if let c = coefficients {
      return .affine(WireAffine(a: c[0], b: c[1], c: c[2], d: c[3], tx: c[4], ty: c[5]))
    }
    guard let m = elements else { return .identity }
    return .matrix(
      WireMatrix(
        SIMD4(m[0], m[1], m[2], m[3]), SIMD4(m[4], m[5], m[6], m[7]),
        SIMD4(m[8], m[9], m[10], m[11]), SIMD4(m[12], m[13], m[14], m[15])))
  }
}

extension GoldenLayer.Element {
  fileprivate var layerElement: LayerElement? {
    LayerElement.Category(rawValue: category).map {
      LayerElement(category: $0, kind: kind, indexPath: path)
    }
  }
}

extension GoldenLayer.Text {
  fileprivate var layerText: LayerText {
    LayerText(
      lines: lines.map { LayerText.Line(start: point($0.start), runs: $0.runs.map(\.layerRun)) })
  }
}

extension GoldenLayer.Text.Run {
  fileprivate var layerRun: LayerText.Run {
    LayerText.Run(
      string, xPoints: x / 64, fontSizePoints: fontSize / 64, spacingPoints: (spacing ?? 0) / 1024,
      weight: weight,
      style: LayerText.Style(rawValue: flags), color: goldenColor(color), face: face ?? "",
      ornaments: ornaments?.textOrnaments ?? TextOrnaments())
  }
}

extension GoldenLayer.Scrolling {
  fileprivate var layerScrolling: LayerScrolling {
    LayerScrolling(
      contentSize: WireSize(width: contentWidth, height: contentHeight),
      insets: WireInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      rules: LayerScrolling.Rules(rawValue: rules), decelerationRate: decelerationRate)
  }
}

extension GoldenLayer.Scroller {
  fileprivate var layerScroller: LayerScroller {
    LayerScroller(
      identifier: identifier, contentSize: WireSize(width: contentWidth, height: contentHeight),
      motion: LayerScroller.Motion(rawValue: state) ?? .idle, itemCount: itemCount)
  }
}
