// Links and attachments of a text view: how links look, and who decides about a tap on them. They answer in
// views that are selectable and not editable, as Apple documents.

import QuartzCore

extension UITextView {
  /// After the text's attributes have changed.
  func findLinks() {
    hasLinks = label.givenAttributed?.holds(.link) == true
    showLinks()
  }

  /// After the look of links may have changed.
  func showLinks() {
    guard hasLinks || label.linkLook != nil else { return }
    label.linkLook = hasLinks ? linkTextAttributes : nil
    textChanged()
  }

  /// Whether something there took a tap at `point`, in the view's coordinates.
  func answersTap(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    work(item)
    return true
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard let text = label.givenAttributed, text.length > 0 else { return nil }
    let carets = { [self] in
      layoutIfNeeded()
      return _carets
    }
    var found: UITextItem?
    var known: _Carets?
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, stop in
      guard let (content, key) = UITextItem.content(of: attributes) else { return }
      let places = known ?? carets()
      known = places
      guard places.rects(of: range).contains(where: { $0.contains(point) }) else { return }
      // A part of a link may have other attributes than the rest of it.
      var longest = range
      _ = text.attribute(key, at: range.location, longestEffectiveRange: &longest, in: whole)
      found = UITextItem(content, in: longest)
      stop.pointee = true
    }
    return found
  }

  private func work(_ item: UITextItem) {
    let standard = UIAction { [weak self] _ in self?.open(item) }
    guard let delegate else { return standard.perform(for: self) }
    let newest = "textView(_:primaryActionFor:defaultAction:)"
    let asked = delegate._implementing(newest)
    let action =
      asked == nil
      ? standard : asked?.textView(self, primaryActionFor: item, defaultAction: standard)
    guard let action else { return }
    let hasNewest = _OptionalMethods.implements(delegate, newest) == true
    if action === standard, !hasNewest, !isAllowed(item, by: delegate) { return }
    action.perform(for: self)
  }

  private func isAllowed(_ item: UITextItem, by delegate: any UITextViewDelegate) -> Bool {
    // Its default asks the older one.
    let newer = delegate._implementing("textView(_:shouldInteractWith:in:interaction:)")
    let older = delegate._implementing("textView(_:shouldInteractWith:in:)")
    switch item.content {
    case .link(let url):
      if let newer {
        return newer.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      }
      return older?.textView(self, shouldInteractWith: url, in: item.range) ?? true
    case .textAttachment(let attachment):
      if let newer {
        return newer.textView(
          self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
      }
      return older?.textView(self, shouldInteractWith: attachment, in: item.range) ?? true
    case .tag: return true
    }
  }

  private func open(_ item: UITextItem) {
    if case .link(let url) = item.content { UIApplication.shared.open(url) }
  }
}

extension UITextItem {
  /// Which of the attributes answers a tap; nil for none.
  fileprivate static func content(
    of attributes: [NSAttributedString.Key: Any]
  ) -> (Content, NSAttributedString.Key)? {
    if let url = url(attributes[.link]) { return (.link(url), .link) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return (.textAttachment(attachment), .attachment)
    }
    return (attributes[.textItemTag] as? String).map { (.tag($0), .textItemTag) }
  }

  private static func url(_ value: Any?) -> URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    case let text as String: URL(string: text)
    default: nil
    }
  }
}
