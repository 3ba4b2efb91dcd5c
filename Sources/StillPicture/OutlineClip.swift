import PreviewWire

/// A mask that is a plain outline: what a clip can do, a second drawing need not.
struct OutlineClip {
  /// From the mask's coordinates to those of the layer that is masked.
  var transform: Affine
  var mask: DrawnLayer
  /// Whether it is the mask's path that cuts, rather than its bounds.
  var isOutline: Bool

  /// nil: the mask has to be drawn.
  init?(_ mask: DrawnLayer) {
    let state = mask.state
    let isPlain =
      state.opacity == 255 && mask.ordered.isEmpty && mask.mask == nil && !mask.masksToBounds
      && mask.shadow == nil && mask.border == nil && state.gradient == nil && state.image == nil
      && state.text == nil && state.effects == nil
    guard isPlain, let transform = mask.planeToParent.affine else { return nil }
    isOutline =
      mask.outline != nil && mask.background == nil && mask.stroke == nil && state.shape.fill.alpha == 255
    let isBox = mask.outline == nil && state.background.alpha == 255
    guard isOutline || isBox else { return nil }
    (self.transform, self.mask) = (transform, mask)
  }
}
