// A text view's storage and layout manager: made when a program asks for them, or those that its container
// came with. The view draws by itself; each of the two takes the other's changes.

import QuartzCore

extension UITextView: TextStorageWatcher {
  /// The view's text with its attributes; what is changed there is shown.
  public var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    made.watcher = self
    storage = made
    return made
  }

  /// Of the view's container, whose top left corner lies within `textContainerInset`.
  public var layoutManager: NSLayoutManager {
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    if manager.textStorage !== textStorage { textStorage.addLayoutManager(manager) }
    fitContainer()
    return manager
  }

  /// Of a container that a program has put together.
  func takeContainersStorage() {
    guard let given = textContainer.layoutManager?.textStorage else { return }
    storage = given
    given.watcher = self
    if given.length > 0 { takeStorage() }
  }

  /// As wide as the view shows text, and without an end.
  func fitContainer() {
    let margins = textContainerInset.left + textContainerInset.right
    textContainer.size = CGSize(width: max(0, bounds.width - margins), height: .greatestFiniteMagnitude)
  }

  /// Takes what the container says of lines.
  func followContainer() {
    let most = max(0, textContainer.maximumNumberOfLines)
    guard label.numberOfLines != most || label.lineBreakMode != textContainer.lineBreakMode else { return }
    label.numberOfLines = most
    label.lineBreakMode = textContainer.lineBreakMode
    knownCarets = nil
  }

  // MARK: Changes

  /// The view's text is another: the storage takes it and tells its delegate, which may change it once more.
  /// - Parameters:
  ///   - text: what took the place of `range`; nil where anything may have changed.
  ///   - range: in UTF-16 units of the text before.
  func tellStorage(_ text: String? = nil, in range: NSRange? = nil) {
    guard let storage, !isTellingStorage else { return }
    isTellingStorage = true
    if let text, let range, let whole = attributedText {
      let (old, new) = (
        storage.string.clamped(range), NSRange(location: range.location, length: text.unitCount)
      )
      if new.length > 0 {
        storage.replaceCharacters(in: old, with: whole.attributedSubstring(from: new))
      } else {
        storage.deleteCharacters(in: old)
      }
    } else {
      storage.setAttributedString(attributedText)
    }
    isTellingStorage = false
    takeStorage()
  }

  /// Shows the storage's text.
  private func takeStorage() {
    guard let storage, storage.length > 0 || !_text.isEmpty else { return }
    label.attributedText = storage
    findLinks()
    textChanged()
  }

  /// Gives all of a storage's text the view's alignment, which is an attribute there.
  func alignStorage() {
    guard let storage, storage.length > 0 else { return }
    var styles: [(NSParagraphStyle, NSRange)] = []
    let whole = NSRange(location: 0, length: storage.length)
    storage.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let style = NSMutableParagraphStyle()
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(given) }
      style.alignment = textAlignment
      styles.append((style, range))
    }
    storage.beginEditing()
    for (style, range) in styles { storage.addAttribute(.paragraphStyle, value: style, range: range) }
    storage.endEditing()
  }

  nonisolated func textStorageWasEdited() {
    // Texts of views are changed on their one thread alone.
    MainActor.assumeIsolated {
      guard !isTellingStorage else { return }
      takeStorage()
      _editor.select(_editor.selection)
    }
  }
}
