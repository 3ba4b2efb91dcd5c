extension ByteReader {
  /// The properties of layer `id` in a record, put into `state`, which holds what differences are to.
  mutating func properties(
    _ mask: LayerProperties, of id: LayerID, into state: inout LayerState
  ) throws(WireError) {
    if mask.contains(.positionX) { state.position = try moved(state.position, .x) }
    if mask.contains(.positionY) { state.position = try moved(state.position, .y) }
    if mask.contains(.boundsX) { state.boundsOrigin = try moved(state.boundsOrigin, .x) }
    if mask.contains(.boundsY) { state.boundsOrigin = try moved(state.boundsOrigin, .y) }
    if mask.contains(.boundsSize) { state.boundsSize = try size(since: state.boundsSize) }
    if mask.contains(.transform) { state.transform = try transform(since: state.transform) }
    if mask.contains(.opacity) { state.opacity = try byte() }
    if mask.contains(.background) { state.background = try color() }
    if mask.contains(.cornerRadius) { state.cornerRadius = try length() }
    if mask.contains(.children) { state.children = try children(of: id) }
    if mask.contains(.element) { state.element = try element() }
    if mask.contains(.text) { state.text = try text(since: state.text) }
    if mask.contains(.flags) { state.flags = try flags() }
    if mask.contains(.border) { state.border = try LayerBorder(width: length(), color: color()) }
    if mask.contains(.shadow) { state.shadow = try shadow() }
    if mask.contains(.shape) { state.shape = try shape() }
    if mask.contains(.gradient) { state.gradient = try gradient() }
    if mask.contains(.mask) { state.mask = try layerNumber() }
    if mask.contains(.image) { state.image = try image() }
    if mask.contains(.path) { state.path = try path() }
    if mask.contains(.effects) { state.effects = try effects() }
    if mask.contains(.anchorPoint) { state.anchorPoint = try point(since: state.anchorPoint) }
    if mask.contains(.zPosition) { state.zPosition = try float32(.zPosition) }
    if mask.contains(.scroller) { state.scroller = try scroller() }
    if mask.contains(.scrolling) { state.scrolling = try scrolling() }
  }

  private enum Axis { case x, y }

  private mutating func moved(_ point: WirePoint, _ axis: Axis) throws(WireError) -> WirePoint {
    switch axis {
    case .x: try WirePoint(x: difference(to: point.x, .length), y: point.y)
    case .y: try WirePoint(x: point.x, y: difference(to: point.y, .length))
    }
  }

  private mutating func scrolling() throws(WireError) -> LayerScrolling? {
    guard try bool() else { return nil }
    let contentSize = try size()
    let insets = try WireInsets(
      top: difference(to: 0, .length), left: difference(to: 0, .length), bottom: difference(to: 0, .length),
      right: difference(to: 0, .length))
    let rules = LayerScrolling.Rules(rawValue: try byte())
    let unknown = rules.subtracting(.known)
    guard unknown.isEmpty else { throw .reservedBits(UInt64(unknown.rawValue)) }
    let rate = try float64(.decelerationRate)
    guard LayerScrolling.isRate(rate) else { throw .outOfRange(.decelerationRate, 0) }
    return LayerScrolling(contentSize: contentSize, insets: insets, rules: rules, decelerationRate: rate)
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

  private mutating func flags() throws(WireError) -> LayerFlags {
    let bits = try byte()
    let known = LayerFlags.known.rawValue
    guard bits & ~known == 0 else { throw .reservedBits(UInt64(bits & ~known)) }
    return LayerFlags(rawValue: bits)
  }

  mutating func color() throws(WireError) -> WireColor {
    try WireColor(red: byte(), green: byte(), blue: byte(), alpha: byte())
  }

  private mutating func children(of id: LayerID) throws(WireError) -> [LayerID] {
    let count = try count(upTo: WireLimits.children, of: .children, eachAtLeast: 1)
    var children: [LayerID] = []
    children.reserveCapacity(count)
    var previous = id
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
    let kind = category == .cell ? "" : try string()
    var indexPath: [Int] = []
    for _ in 0..<(try count(upTo: WireLimits.indexPath, of: .indexPath, eachAtLeast: 1)) {
      indexPath.append(try varint())
    }
    return LayerElement(category: category, kind: kind, indexPath: indexPath)
  }

  private mutating func text(since base: LayerText?) throws(WireError) -> LayerText? {
    let count = try count(upTo: WireLimits.lines, of: .lines, eachAtLeast: 3)
    guard count > 0 else { return nil }
    var lines: [LayerText.Line] = []
    var last = base?.firstRun
    for _ in 0..<count { lines.append(try LayerText.Line(start: point(), runs: runs(after: &last))) }
    return LayerText(lines: lines)
  }

  private mutating func runs(after last: inout LayerText.Run?) throws(WireError) -> [LayerText.Run] {
    var runs: [LayerText.Run] = []
    for _ in 0..<(try count(upTo: WireLimits.runs, of: .runs, eachAtLeast: 3)) {
      let run = try run(after: last)
      runs.append(run)
      last = run
    }
    return runs
  }

  private mutating func run(after last: LayerText.Run?) throws(WireError) -> LayerText.Run {
    let (string, x) = (try string(), try difference(to: 0, .length))
    let style = LayerText.Style(rawValue: try byte())
    if style == .sameLook {
      guard let last else { throw .outOfRange(.textStyle, Int64(style.rawValue)) }
      return LayerText.Run(string, x: x, in: last)
    }
    let unknown = style.subtracting(.known)
    guard unknown.isEmpty else { throw .reservedBits(UInt64(unknown.rawValue)) }
    let (fontSize, weight) = (try length(), try varint())
    guard (100...900).contains(weight) else { throw .outOfRange(.fontWeight, Int64(weight)) }
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
