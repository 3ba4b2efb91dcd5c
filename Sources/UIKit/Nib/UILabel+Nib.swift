// Labels, pictures and texts from nibs.

internal import InterfaceTree
import QuartzCore

extension UILabel {
  func applyNibLabel(_ element: InterfaceElement, _ values: NibValues) {
    if let font = values.font("fontDescription", of: element) { self.font = font }
    if let color = values.color("textColor", of: element) { textColor = color }
    if let color = values.color("highlightedColor", of: element) { highlightedTextColor = color }
    element["textAlignment"].flatMap(NSTextAlignment.init(nib:)).map { textAlignment = $0 }
    element["lineBreakMode"].flatMap(NSLineBreakMode.init(nib:)).map { lineBreakMode = $0 }
    element.integer("numberOfLines").map { numberOfLines = max(0, $0) }
    element.flag("adjustsFontSizeToFit").map { adjustsFontSizeToFitWidth = $0 }
    element.number("minimumScaleFactor").map { minimumScaleFactor = $0 }
    element.flag("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
    element.number("preferredMaxLayoutWidth").map { preferredMaxLayoutWidth = $0 }
    element.flag("enabled").map { isEnabled = $0 }
    element.flag("highlighted").map { isHighlighted = $0 }
    if let attributed = values.attributedText(of: element) {
      attributedText = attributed
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}

extension UIImageView {
  func applyNibImage(_ element: InterfaceElement, _ values: NibValues) {
    if let look = values.symbolConfiguration(element.value("preferredSymbolConfiguration")) {
      preferredSymbolConfiguration = look
    }
    if let image = values.image("image", of: element) { self.image = image }
    if let image = values.image("highlightedImage", of: element) { highlightedImage = image }
    element.flag("highlighted").map { isHighlighted = $0 }
  }
}

extension UITextView {
  func applyNibText(_ element: InterfaceElement, _ values: NibValues) {
    if let font = values.font("fontDescription", of: element) { self.font = font }
    if let color = values.color("textColor", of: element) { textColor = color }
    element["textAlignment"].flatMap(NSTextAlignment.init(nib:)).map { textAlignment = $0 }
    element.flag("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
    element.flag("editable").map { isEditable = $0 }
    element.flag("selectable").map { isSelectable = $0 }
    applyNibTraits(of: element)
    element.child("textInputTraits")?["textContentType"].map {
      textContentType = UITextContentType(rawValue: $0)
    }
    if let attributed = values.attributedText(of: element) {
      attributedText = attributed
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}

extension NibValues {
  /// The pieces of `<attributedString>`, put together; nil where there is none.
  func attributedText(of element: InterfaceElement) -> NSAttributedString? {
    guard
      let string = element.children.first(where: {
        $0.name == "attributedString" && $0["key"] == "attributedText"
      })
    else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in string.children where fragment.name == "fragment" {
      let text = fragment.string("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes(fragment.list("attributes"))))
    }
    return result
  }

  private func attributes(_ elements: [InterfaceElement]) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in elements {
      switch (element.name, element["key"]) {
      case ("color", "NSColor"): attributes[.foregroundColor] = color(element)
      case ("font", _), ("fontDescription", _): attributes[.font] = font(element)
      case ("paragraphStyle", _):
        let style = NSMutableParagraphStyle()
        element["alignment"].flatMap(NSTextAlignment.init(nib:)).map { style.alignment = $0 }
        element.number("lineSpacing").map { style.lineSpacing = $0 }
        attributes[.paragraphStyle] = style
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = element.integer("value")
      case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = element.integer("value")
      default: break
      }
    }
    return attributes
  }
}

extension NSTextAlignment {
  init?(nib name: String) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  init?(nib name: String) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
