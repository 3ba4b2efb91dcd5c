// The rule by which bars choose among their appearances.

/// The appearance that a bar shows, and the parts of it that are left away.
struct BarLook<Appearance: UIBarAppearance> {
  let appearance: Appearance
  /// Colours and hairline are left away.
  var isClear = false
  /// False leaves away the hairline.
  var hasLine = true

  /// - Parameters:
  ///   - standard: shown over content, and without its ground at the edge of the content.
  ///   - edge: shown at the edge of the content; nil where the bar has none for that.
  @MainActor init(standard: Appearance, edge: Appearance?, of bar: some BarShowingItems) {
    guard bar.isContentUnder == false else {
      appearance = standard
      return
    }
    appearance = edge ?? standard
    guard edge == nil else { return }
    isClear = !(BarGround.legacyColoursStayAtEdge && bar.hasOwnGround)
    hasLine = false
  }
}
