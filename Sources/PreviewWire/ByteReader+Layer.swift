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

  private mutating func difference(to base: Int64, _ field: WireField) throws(WireError) -> Int64 {
    let value = base + (try zigzag())
    guard value.magnitude <= WireLimits.magnitude.magnitude else { throw .outOfRange(field, value) }
    return value
  }

  private mutating func length() throws(WireError) -> Int64 {
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
    let known = LayerFlags.masksToBounds.rawValue
    guard bits & ~known == 0 else { throw .reservedBits(UInt64(bits & ~known)) }
    return LayerFlags(rawValue: bits)
  }

  private mutating func color() throws(WireError) -> WireColor {
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
    let string = try string()
    guard !string.isEmpty else { return nil }
    let (fontSize, weight, color) = (try length(), try varint(), try color())
    guard (100...900).contains(weight) else { throw .outOfRange(.fontWeight, Int64(weight)) }
    let code = try byte()
    guard let alignment = LayerText.Alignment(rawValue: code) else {
      throw .outOfRange(.textAlignment, Int64(code))
    }
    return LayerText(string, fontSize: fontSize, weight: weight, color: color, alignment: alignment)
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
