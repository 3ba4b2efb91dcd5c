// NSTextStorage, NSTextStorageDelegate — after Apple's documentation "NSTextStorage", read 2026-11.
// State: partial. Missing: changes by way of `mutableString`, fixing of attributes, coding.

import QuartzCore

/// An attributed string that tells of its changes.
///
/// Everything but `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` of a plain string
/// and `setAttributes(_:range:)` goes by way of these, so that a subclass with a store of its own overrides
/// them alone.
open class NSTextStorage: NSMutableAttributedString {
  /// Of what a change was made.
  public struct EditActions: OptionSet, Sendable {
    /// One bit for each kind, as UIKit numbers them.
    public let rawValue: UInt
    /// Takes the bits as they are, also those of no kind.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Letters have come, gone or been replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The managers that lay the text out, in the order of adding.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Hears of changes before the layout managers do. Not kept alive.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Of the changes that have not been told yet.
  open private(set) var editedMask: EditActions = []
  /// Where they are in the text as it is now, in UTF-16 units; its location is `NSNotFound` where there are
  /// none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// In UTF-16 units.
  open private(set) var changeInLength = 0
  /// Hears last of all changes.
  weak var watcher: (any TextStorageWatcher)?
  private var openEdits = 0
  private var isTelling = false

  /// An empty text.
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  // Piece by piece, see `NSAttributedString.rebuilt(with:)`.
  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    append(attributedString)
  }
  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { super.init(string: "") }

  // MARK: Overridden by subclasses with a store

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Editing

  /// Changes up to the matching `endEditing()` are told of together.
  open override func beginEditing() { openEdits += 1 }

  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    tell()
  }

  /// Notes a change; it is told of at once, or when the edits that have begun end.
  ///
  /// - Parameters:
  ///   - editedRange: in the text before the change, in UTF-16 units.
  ///   - delta: how much longer the text is now.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = changed
    } else {
      let before = self.editedRange
      let moved = NSRange(
        location: before.location,
        length: max(0, before.length + (before.end > editedRange.location ? delta : 0)))
      self.editedRange = moved.union(changed)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    tell()
  }

  private func tell() {
    guard openEdits == 0, !isTelling, !editedMask.isEmpty else { return }
    isTelling = true
    processEditing()
    isTelling = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    watcher?.textStorageWasEdited()
  }

  /// Tells the delegate and then the layout managers. Changes that they or an override make meanwhile are
  /// not told again.
  open func processEditing() {
    if delegate != nil { tellDelegate() }
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  private func tellDelegate() {
    // Texts of views are changed on their one thread alone.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?._implementing("textStorage(_:willProcessEditing:range:changeInLength:)")?
        .textStorage(
          storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
      storage.delegate?._implementing("textStorage(_:didProcessEditing:range:changeInLength:)")?
        .textStorage(
          storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength)
    }
  }

  // MARK: Layout

  /// Lays the text out with it too, and takes it from the text that it laid out before.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Nothing happens where it does not lay out this text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: By way of those

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var found = NSRange(location: location, length: 1)
    let attributes = attributes(at: location, effectiveRange: &found)
    range?.pointee = found.intersection(rangeLimit) ?? NSRange(location: location, length: 1)
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? { attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let whole = string as NSString
    let copy = NSMutableAttributedString(string: "")
    enumerateAttributes(in: range, options: []) { attributes, piece, _ in
      copy.append(NSAttributedString(string: whole.substring(with: piece), attributes: attributes))
    }
    return copy
  }

  open override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != name } }
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let whole = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: whole, options: []) { attributes, piece, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + piece.location, length: piece.length))
    }
    endEditing()
  }

  private func change(
    _ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    var place = range.location
    while place < range.end {
      var run = NSRange(location: place, length: 1)
      let old = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(run.end, range.end))
      setAttributes(change(old), range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }
}

/// A text view whose storage it is.
protocol TextStorageWatcher: AnyObject {
  func textStorageWasEdited()
}

/// Hears of changes of a text storage, and may change it once more. Ranges are in UTF-16 units of the text as
/// it is.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: _OptionalMethodsHaving {
  /// Called after a change, before attributes and layout follow; letters and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after the one above, before the layout managers hear of the change.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing, where the delegate does not say.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing, where the delegate does not say.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
