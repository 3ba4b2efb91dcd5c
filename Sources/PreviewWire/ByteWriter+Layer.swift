extension ByteWriter {
  /// The properties of a record, as differences to `base` where the format has differences.
  mutating func properties(
    _ mask: LayerProperties, of state: borrowing LayerState, since base: borrowing LayerState
  ) {
    if mask.contains(.position) { point(state.position, since: base.position) }
    if mask.contains(.boundsOrigin) { point(state.boundsOrigin, since: base.boundsOrigin) }
    if mask.contains(.boundsSize) { size(state.boundsSize, since: base.boundsSize) }
    if mask.contains(.transform) { transform(state.transform, since: base.transform) }
    if mask.contains(.opacity) { byte(state.opacity) }
    if mask.contains(.anchorPoint) { point(state.anchorPoint, since: base.anchorPoint) }
    if mask.contains(.zPosition) { float32(state.zPosition) }
    if mask.contains(.flags) { byte(state.flags.rawValue) }
    if mask.contains(.background) { color(state.background) }
    if mask.contains(.cornerRadius) { varint(Int(state.cornerRadius)) }
    if mask.contains(.children) { children(state.children) }
    if mask.contains(.element) { element(state.element) }
    if mask.contains(.text) { text(state.text) }
    if mask.contains(.scroller) { scroller(state.scroller) }
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

  private mutating func transform(_ transform: LayerTransform, since base: LayerTransform) {
    switch transform {
    case .identity:
      byte(0)
    case .affine(let affine):
      byte(1)
      let base = base.affineBase
      zigzag(affine.a - base.a)
      zigzag(affine.b - base.b)
      zigzag(affine.c - base.c)
      zigzag(affine.d - base.d)
      zigzag(affine.tx - base.tx)
      zigzag(affine.ty - base.ty)
    case .matrix(let matrix):
      byte(2)
      row(matrix.row1)
      row(matrix.row2)
      row(matrix.row3)
      row(matrix.row4)
    }
  }

  private mutating func row(_ row: SIMD4<Float>) {
    float32(row.x)
    float32(row.y)
    float32(row.z)
    float32(row.w)
  }

  private mutating func children(_ children: [LayerID]) {
    varint(children.count)
    var previous: Int64 = 0
    for child in children {
      zigzag(Int64(child) - previous)
      previous = Int64(child)
    }
  }

  private mutating func element(_ element: LayerElement?) {
    guard let element else { return byte(0) }
    byte(element.category.rawValue)
    string(element.kind)
    varint(element.indexPath.count)
    for index in element.indexPath { varint(index) }
  }

  private mutating func text(_ text: LayerText?) {
    varint(text?.lines.count ?? 0)
    for line in text?.lines ?? [] {
      point(line.start)
      varint(line.runs.count)
      for run in line.runs { self.run(run) }
    }
  }

  private mutating func run(_ run: LayerText.Run) {
    string(run.string)
    zigzag(run.x)
    varint(Int(run.fontSize))
    varint(run.weight)
    byte(run.style.rawValue)
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

  private mutating func scroller(_ scroller: LayerScroller?) {
    guard let scroller else { return varint(0) }
    string(scroller.identifier)
    size(scroller.contentSize)
    byte(scroller.motion.rawValue)
    varint(scroller.itemCount)
  }
}

extension LayerTransform {
  /// The transform to which the next affine transform of the same layer is a difference.
  var affineBase: WireAffine {
    if case .affine(let affine) = self { affine } else { .identity }
  }
}
