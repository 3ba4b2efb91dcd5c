import PreviewWire

extension DrawnLayer {
  /// Whether it draws more than one thing, sublayers included: of two, the lower would shine through the
  /// upper if each were as see-through as the whole.
  var showsSeveral: Bool { countThings(enough: 2) >= 2 }

  private func countThings(enough: Int) -> Int {
    var count = ownThings
    for child in ordered {
      if count >= enough { return count }
      // A layer is mixed with the picture behind it before the opacity of both counts.
      if let effects = child.state.effects, effects.blend != .normal { return enough }
      if child.opacity > 0 { count += child.countThings(enough: enough - count) }
    }
    return count
  }

  private var ownThings: Int {
    let things = [
      background != nil, state.gradient != nil, state.image != nil, fill != nil, stroke != nil,
      state.text != nil, border != nil, shadow != nil, hasAdornedText,
    ]
    return things.count { $0 }
  }

  /// Strokes, shadows and grounds lie over letters, or under them.
  private var hasAdornedText: Bool {
    state.text?.lines.contains { $0.runs.contains { $0.ornaments != TextOrnaments() } } ?? false
  }
}
