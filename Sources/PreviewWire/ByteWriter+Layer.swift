extension ByteWriter {
  /// The properties of layer `id` in a record, as differences to `base` where the format has differences.
  mutating func properties(
    _ mask: LayerProperties, of id: LayerID, _ state: borrowing LayerState, since base: borrowing LayerState
  ) {
    if mask.contains(.positionX) { zigzag(state.position.x - base.position.x) }
    if mask.contains(.positionY) { zigzag(state.position.y - base.position.y) }
    if mask.contains(.boundsX) { zigzag(state.boundsOrigin.x - base.boundsOrigin.x) }
    if mask.contains(.boundsY) { zigzag(state.boundsOrigin.y - base.boundsOrigin.y) }
    if mask.contains(.boundsSize) { size(state.boundsSize, since: base.boundsSize) }
    if mask.contains(.transform) { transform(state.transform, since: base.transform) }
    if mask.contains(.opacity) { byte(state.opacity) }
    if mask.contains(.background) { color(state.background) }
    if mask.contains(.cornerRadius) { varint(Int(state.cornerRadius)) }
    if mask.contains(.children) { children(state.children, of: id) }
    if mask.contains(.element) { element(state.element) }
    if mask.contains(.text) { text(state.text, since: base.text) }
    if mask.contains(.flags) { byte(state.flags.rawValue) }
    if mask.contains(.border) {
      varint(Int(state.border.width))
      color(state.border.color)
    }
    if mask.contains(.shadow) { shadow(state.shadow) }
    if mask.contains(.shape) { shape(state.shape) }
    if mask.contains(.gradient) { gradient(state.gradient) }
    if mask.contains(.mask) { varint(Int(state.mask ?? 0)) }
    if mask.contains(.image) { image(state.image) }
    if mask.contains(.path) { path(state.path) }
    if mask.contains(.effects) { effects(state.effects) }
    if mask.contains(.anchorPoint) { point(state.anchorPoint, since: base.anchorPoint) }
    if mask.contains(.zPosition) { float32(state.zPosition) }
    if mask.contains(.scroller) { scroller(state.scroller) }
    if mask.contains(.scrolling) { scrolling(state.scrolling) }
  }

  mutating func point(_ point: WirePoint, since base: WirePoint = .zero) {
    zigzag(point.x - base.x)
    zigzag(point.y - base.y)
  }

  mutating func size(_ size: WireSize, since base: WireSize = .zero) {
    zigzag(size.width - base.width)
    zigzag(size.height - base.height)
  }

  mutating func color(_ color: WireColor) {
    byte(color.red)
    byte(color.green)
    byte(color.blue)
    byte(color.alpha)
  }

  private mutating func children(_ children: [LayerID], of id: LayerID) {
    varint(children.count)
    var previous = Int64(id)
    for child in children {
      zigzag(Int64(child) - previous)
      previous = Int64(child)
    }
  }

  private mutating func element(_ element: LayerElement?) {
    guard let element else { return byte(0) }
    byte(element.category.rawValue)
    if element.category != .cell { string(element.kind) }
    varint(element.indexPath.count)
    for index in element.indexPath { varint(index) }
  }

  private mutating func text(_ text: LayerText?, since base: LayerText?) {
    varint(text?.lines.count ?? 0)
    var last = base?.firstRun
    for line in text?.lines ?? [] {
      point(line.start)
      varint(line.runs.count)
      for run in line.runs {
        self.run(run, after: last)
        last = run
      }
    }
  }

  private mutating func run(_ run: LayerText.Run, after last: LayerText.Run?) {
    string(run.string)
    zigzag(run.x)
    if let last, run.looksLike(last) { return byte(LayerText.Style.sameLook.rawValue) }
    byte(run.style.rawValue)
    varint(Int(run.fontSize))
    varint(run.weight)
    if run.style.contains(.spaced) { zigzag(run.spacing) }
    color(run.color)
    if run.style.contains(.faced) { string(run.face) }
    if run.style.contains(.adorned) { ornaments(run.ornaments) }
  }

  private mutating func shadow(_ shadow: LayerShadow?) {
    guard let shadow else { return byte(0) }
    byte(shadow.opacity)
    color(shadow.color)
    point(shadow.offset)
    varint(Int(shadow.radius))
    path(shadow.path)
  }

  private mutating func scrolling(_ scrolling: LayerScrolling?) {
    guard let scrolling else { return bool(false) }
    bool(true)
    size(scrolling.contentSize)
    for inset in [
      scrolling.insets.top, scrolling.insets.left, scrolling.insets.bottom, scrolling.insets.right,
    ] {
      zigzag(inset)
    }
    byte(scrolling.rules.rawValue)
    float64(scrolling.decelerationRate)
  }

  private mutating func scroller(_ scroller: LayerScroller?) {
    guard let scroller else { return varint(0) }
    string(scroller.identifier)
    size(scroller.contentSize)
    byte(scroller.motion.rawValue)
    varint(scroller.itemCount)
  }
}
