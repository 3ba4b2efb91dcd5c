import PreviewWire

extension FrameBench {
  /// How many layers the frames change in all, and how many bytes they would take as compact JSON with the
  /// same content: the changed properties of those layers, in points, with full names. `keyframe` is what the
  /// first of them applies to.
  static func asJSON(_ payloads: [[UInt8]], after keyframe: [UInt8]) throws -> (layers: Int, bytes: Int) {
    var decoder = FrameDecoder()
    _ = try decoder.apply(keyframe)
    var (layers, bytes) = (0, 0)
    for payload in payloads {
      let known = decoder.layers
      _ = try decoder.apply(payload)
      let changes = decoder.layers.compactMap { json(of: $0.key, $0.value, since: known[$0.key]) }
      let header: [(String, JSONText)] = [
        ("seq", .number(Double(decoder.header?.seq ?? 0))), ("time", .number(decoder.header?.seconds ?? 0)),
        ("input", .number(Double(decoder.header?.inputSeq ?? 0))),
      ]
      layers += changes.count
      bytes += JSONText.object(header + [("layers", .array(changes))]).text.utf8.count
    }
    return (layers, bytes)
  }

  private static func json(of id: LayerID, _ new: LayerState, since old: LayerState?) -> JSONText? {
    let old = old ?? LayerState()
    var fields: [(String, JSONText)] = []
    func add<Value: Equatable>(
      _ name: String, _ value: KeyPath<LayerState, Value>, _ json: (Value) -> JSONText
    ) {
      if new[keyPath: value] != old[keyPath: value] { fields.append((name, json(new[keyPath: value]))) }
    }
    add("position", \.position) { .numbers([$0.xPoints, $0.yPoints]) }
    add("boundsOrigin", \.boundsOrigin) { .numbers([$0.xPoints, $0.yPoints]) }
    add("boundsSize", \.boundsSize) { .numbers([$0.widthPoints, $0.heightPoints]) }
    add("opacity", \.opacity) { .number(Double($0) / 255) }
    add("zPosition", \.zPosition) { .number(Double($0)) }
    add("cornerRadius", \.cornerRadius) { .number(Double($0) / Quantise.lengthSteps) }
    add("background", \.background) { .numbers([$0.red, $0.green, $0.blue, $0.alpha].map(Double.init)) }
    add("children", \.children) { .numbers($0.map(Double.init)) }
    add("text", \.text) { .array(($0?.lines ?? []).flatMap(\.runs).map { .string($0.string) }) }
    add("mask", \.mask) { .number(Double($0 ?? 0)) }
    add("image", \.image) { .string($0?.hash ?? "") }
    add("path", \.path) { .array($0.elements.map { .numbers(numbers(of: $0)) }) }
    add("element", \.element) { .numbers(($0?.indexPath ?? []).map(Double.init)) }
    add("scroller", \.scroller) { .string($0.map { "\($0.motion)" } ?? "") }
    guard !fields.isEmpty else { return nil }
    return .object([("id", .number(Double(id)))] + fields)
  }

  /// The coordinates of a step of a path, in points.
  private static func numbers(of element: WirePath.Element) -> [Double] {
    let places: [WirePoint] =
      switch element {
      case .move(let to), .line(let to): [to]
      case .quad(let control, let to): [control, to]
      case .cubic(let control1, let control2, let to): [control1, control2, to]
      case .close: []
      }
    return places.flatMap { [$0.xPoints, $0.yPoints] }
  }
}
