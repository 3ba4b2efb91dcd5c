import CoreGraphics

extension CALayer {
  /// A copy of the layer and all it holds, as they are drawn just now, which never animates by itself.
  ///
  /// - Parameter make: makes the layer for the copy of another one; nil leaves it to the layer.
  package func still(_ make: (CALayer) -> CALayer?) -> CALayer {
    let shown = presented
    let copy = make(self) ?? Self(_blank: ())
    copy.implicitActions = .never
    copy.takePlainValues(from: shown)
    for property in AnimatableProperty.named.values {
      if let value = property.read(shown) { property.write(copy, value) }
    }
    for layer in children where !layer.isHidden { copy.addSublayer(layer.still(make)) }
    copy.drawing = drawing?.still(make)
    if let mask { copy.mask = mask.still(make) }
    return copy
  }
}
