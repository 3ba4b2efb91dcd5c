// UITextItem, UITextItemInteraction — after Apple's documentation "UITextItem", read 2026-11.
// State: partial. Missing: menus, previews.

import QuartzCore

/// Something in a text that answers a tap.
@preconcurrency @MainActor open class UITextItem: MainActorObject {
  /// The thing that answers the tap.
  public enum Content {
    /// A link, to be opened.
    case link(URL)
    /// A picture among the letters.
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `textItemTag`.
    case tag(String)
  }

  /// The thing that answers the tap.
  public let content: Content
  /// In UTF-16 units of the text.
  public let range: NSRange

  init(_ content: Content, in range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init(_object: ())
  }
}

/// In which way a person works with a link or an attachment. Raw values are UIKit's; only the first is ever
/// told here.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions
  case preview
}

extension NSAttributedString.Key {
  /// A string by which a tap on the text is told. The raw value is our choice.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
