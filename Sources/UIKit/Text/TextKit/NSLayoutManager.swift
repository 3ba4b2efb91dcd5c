// NSLayoutManager, NSLayoutManagerDelegate — after Apple's documentation "NSLayoutManager", read 2026-11.
// State: partial. Missing: fonts' own glyphs (a glyph is a UTF-16 unit of the text), drawing, several
// containers (the first takes all), temporary attributes, all that the delegate is asked.

import QuartzCore

/// Where the letters of a text storage stand in a container. Everything is worked out when it is asked for,
/// and again after a change.
///
/// A glyph is a UTF-16 unit of the text: numbers of glyphs and of characters are the same here. Lengths are
/// in points from the container's top left corner.
open class NSLayoutManager: NSObject {
  /// The text that is laid out; nil before the manager is added to one.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The rooms for the text; the first takes all of it.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Kept: it is asked nothing.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Kept, without effect.
  open var usesFontLeading = true
  /// Kept, without effect.
  open var allowsNonContiguousLayout = false
  /// Kept, without effect.
  open var showsInvisibleCharacters = false
  /// Kept, without effect.
  open var showsControlCharacters = false
  /// Kept, without effect.
  open var usesDefaultHyphenation = false

  /// nil until they are asked for.
  private var made: TextFragments?

  public override init() { super.init() }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Containers

  /// Adds `container` behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Indices past the ends mean the ends.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    forgetLayout()
  }

  /// Nothing happens where there is none at `index`.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// The container has another size or padding: the layout is made when it is asked for again.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Layout

  /// The storage has changed: the layout is made again when it is asked for.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { forgetLayout() }

  /// All of it is made again; `actualCharRange` hears so.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    forgetLayout()
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Nothing is drawn by layout managers here.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing, as layout managers draw nothing here.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: glyphs are the text's own units.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: glyphs are the text's own units.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Lays out all of the text, unless that is done.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }
  /// Lays out all of the text, unless that is done.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }
  /// Lays out all of the text, unless that is done.
  open func ensureLayout(for container: NSTextContainer) { _ = fragments }

  func forgetLayout() { made = nil }

  /// Without lines where there is no text or no container.
  var fragments: TextFragments {
    if let made { return made }
    var new = TextFragments()
    if let textStorage, let container = textContainers.first {
      let content = TextContent(
        textStorage, font: .systemFont(ofSize: UIFont.smallSystemFontSize), paragraph: .init())
      let block = TextBlock(
        content, width: container.lineWidth, height: container.lineHeights,
        maximumLines: max(0, container.maximumNumberOfLines), mode: container.lineBreakMode)
      new = TextFragments(block, width: container.lineWidth, padding: container.padding)
    }
    made = new
    return new
  }

  /// Of `container`: only the first has any.
  func fragments(in container: NSTextContainer) -> TextFragments {
    container === textContainers.first ? fragments : TextFragments()
  }

  // MARK: Glyphs and characters

  /// The length of the text in UTF-16 units; 0 without a text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Whether the text has a unit at that place.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// The same number: a glyph is a UTF-16 unit.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same number: a glyph is a UTF-16 unit.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// As far as the text has it.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// As far as the text has it.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// All that is laid out in `container`.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: fragments(in: container).glyphCount)
  }

  /// nil where the glyph is not laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard fragments.line(of: glyphIndex) != nil else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: fragments.glyphCount)
    return textContainers.first
  }

  /// The first that does not fit.
  open func firstUnlaidCharacterIndex() -> Int { fragments.glyphCount }

  private func clamped(_ range: NSRange) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs).intersection(range)
      ?? NSRange(location: min(max(0, range.location), numberOfGlyphs), length: 0)
  }
}

/// Kept: nothing is asked.
public protocol NSLayoutManagerDelegate: AnyObject {}
