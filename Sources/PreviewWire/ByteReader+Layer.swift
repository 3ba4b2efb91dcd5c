extension ByteReader {
  /// The properties of a record, put into `state`, which holds what differences are to.
  mutating func properties(_ mask: LayerProperties, into state: inout LayerState) throws(WireError) {
    if mask.contains(.position) { state.position = try point(since: state.position) }
    if mask.contains(.boundsOrigin) { state.boundsOrigin = try point(since: state.boundsOrigin) }
    if mask.contains(.boundsSize) { state.boundsSize = try size(since: state.boundsSize) }
    if mask.contains(.transform) { state.transform = try transform(since: state.transform) }
    if mask.contains(.opacity) { state.opacity = try byte() }
    if mask.contains(.anchorPoint) { state.anchorPoint = try point(since: state.anchorPoint) }
    if mask.contains(.zPosition) { state.zPosition = try float32(.zPosition) }
    if mask.contains(.flags) { state.flags = try flags() }
    if mask.contains(.background) { state.background = try color() }
    if mask.contains(.cornerRadius) { state.cornerRadius = try length() }
    if mask.contains(.children) { state.children = try children() }
    if mask.contains(.element) { state.element = try element() }
    if mask.contains(.text) { state.text = try text() }
    if mask.contains(.scroller) { state.scroller = try scroller() }
    if mask.contains(.border) { state.border = try LayerBorder(width: length(), color: color()) }
    if mask.contains(.shadow) { state.shadow = try shadow() }
    if mask.contains(.shape) { state.shape = try shape() }
    if mask.contains(.gradient) { state.gradient = try gradient() }
    if mask.contains(.mask) { state.mask = try layerNumber() }
    if mask.contains(.image) { state.image = try image() }
    if mask.contains(.path) { state.path = try path() }
    if mask.contains(.effects) { state.effects = try effects() }
  }

  mutating func point(since base: WirePoint = .zero) throws(WireError) -> WirePoint {
    try WirePoint(x: difference(to: base.x, .length), y: difference(to: base.y, .length))
  }

  mutating func size(since base: WireSize = .zero) throws(WireError) -> WireSize {
    try WireSize(width: difference(to: base.width, .length), height: difference(to: base.height, .length))
  }

  mutating func layerID(since previous: LayerID = 0) throws(WireError) -> LayerID {
    let value = Int64(previous) + (try zigzag())
    guard let id = LayerID(exactly: value) else { throw .outOfRange(.layerID, value) }
    return id
  }

  mutating func difference(to base: Int64, _ field: WireField) throws(WireError) -> Int64 {
    let value = base + (try zigzag())
    guard value.magnitude <= WireLimits.magnitude.magnitude else { throw .outOfRange(field, value) }
    return value
  }

  mutating func length() throws(WireError) -> Int64 {
    let value = Int64(try varint())
    guard value <= WireLimits.magnitude else { throw .outOfRange(.length, value) }
    return value
  }

  private mutating func transform(since base: LayerTransform) throws(WireError) -> LayerTransform {
    let form = try byte()
    switch form {
    case 0: return .identity
    case 1: return .affine(try affine(since: base.affineBase))
    case 2: return .matrix(try WireMatrix(rows: row(), row(), row(), row()))
    default: throw .outOfRange(.transformForm, Int64(form))
    }
  }

  private mutating func affine(since base: WireAffine) throws(WireError) -> WireAffine {
    try WireAffine(
      a: difference(to: base.a, .coefficient), b: difference(to: base.b, .coefficient),
      c: difference(to: base.c, .coefficient), d: difference(to: base.d, .coefficient),
      tx: difference(to: base.tx, .length), ty: difference(to: base.ty, .length))
  }

  private mutating func row() throws(WireError) -> SIMD4<Float> {
    try SIMD4(float32(.matrix), float32(.matrix), float32(.matrix), float32(.matrix))
  }

  private mutating func flags() throws(WireError) -> LayerFlags {
    let bits = try byte()
    let known = LayerFlags.known.rawValue
    guard bits & ~known == 0 else { throw .reservedBits(UInt64(bits & ~known)) }
    return LayerFlags(rawValue: bits)
  }

  mutating func color() throws(WireError) -> WireColor {
    try WireColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func children() throws(WireError) -> [LayerID] {
    let count = try count(upTo: WireLimits.children, of: .children, eachAtLeast: 1)
    var children: [LayerID] = []
    children.reserveCapacity(count)
    var previous: LayerID = 0
    for _ in 0..<count {
      previous = try layerID(since: previous)
      children.append(previous)
    }
    return children
  }

  private mutating func element() throws(WireError) -> LayerElement? {
    let code = try byte()
    guard code != 0 else { return nil }
    guard let category = LayerElement.Category(rawValue: code) else {
      throw .outOfRange(.elementCategory, Int64(code))
    }
    let kind = try string()
    var indexPath: [Int] = []
    for _ in 0..<(try count(upTo: WireLimits.indexPath, of: .indexPath, eachAtLeast: 1)) {
      indexPath.append(try varint())
    }
    return LayerElement(category: category, kind: kind, indexPath: indexPath)
  }

  private mutating func text() throws(WireError) -> LayerText? {
    let count = try count(upTo: WireLimits.lines, of: .lines, eachAtLeast: 3)
    guard count > 0 else { return nil }
    var lines: [LayerText.Line] = []
    for _ in 0..<count { lines.append(try LayerText.Line(start: point(), runs: runs())) }
    return LayerText(lines: lines)
  }

  private mutating func runs() throws(WireError) -> [LayerText.Run] {
    var runs: [LayerText.Run] = []
    for _ in 0..<(try count(upTo: WireLimits.runs, of: .runs, eachAtLeast: 9)) { runs.append(try run()) }
    return runs
  }

  private mutating func run() throws(WireError) -> LayerText.Run {
    let (string, x, fontSize) = (try string(), try difference(to: 0, .length), try length())
    let weight = try varint()
    guard (100...900).contains(weight) else { throw .outOfRange(.fontWeight, Int64(weight)) }
    let style = LayerText.Style(rawValue: try byte())
    let unknown = style.subtracting(.known)
    guard unknown.isEmpty else { throw .reservedBits(UInt64(unknown.rawValue)) }
    let spacing = style.contains(.spaced) ? try difference(to: 0, .length) : 0
    let color = try color()
    let face = style.contains(.faced) ? try hash() : ""
    return LayerText.Run(
      string, x: x, fontSize: fontSize, spacing: spacing, weight: weight, style: style, color: color,
      face: face,
      ornaments: style.contains(.adorned) ? try ornaments() : TextOrnaments())
  }

  private mutating func hash() throws(WireError) -> String {
    let hash = try string()
    guard LayerImage.isHash(hash) else { throw .outOfRange(.imageHash, Int64(hash.utf8.count)) }
    return hash
  }

  private mutating func shadow() throws(WireError) -> LayerShadow? {
    let opacity = try byte()
    guard opacity > 0 else { return nil }
    return try LayerShadow(opacity: opacity, color: color(), offset: point(), radius: length(), path: path())
  }

  private mutating func scroller() throws(WireError) -> LayerScroller? {
    let identifier = try string()
    guard !identifier.isEmpty else { return nil }
    let contentSize = try size()
    let code = try byte()
    guard let motion = LayerScroller.Motion(rawValue: code) else {
      throw .outOfRange(.scrollerState, Int64(code))
    }
    return try LayerScroller(
      identifier: identifier, contentSize: contentSize, motion: motion, itemCount: varint())
  }
}
