// UIAccessibilityCustomAction, UIAccessibilityCustomRotor — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: being offered: nobody hears the screen here.

import QuartzCore

/// Something that can be done with an element, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: MainActorObject {
  /// Answers whether it has worked.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  /// Has the method; not kept alive.
  open weak var target: AnyObject?
  open var selector: Selector
  /// Stands in place of the method.
  open var actionHandler: Handler?

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init(_object: ())
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(attributedName: attributedName, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }
}

/// A way from one thing to the next of its kind.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: MainActorObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next
  }

  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }

  /// Answers the next result; nil for no more.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init(_object: ())
  }

  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearch)
  }

  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(attributedName, .none, itemSearch)
  }

  public convenience init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    self.init(NSAttributedString(string: ""), systemType, itemSearch)
  }
}

/// Where a search begins, and whither it goes.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public init() { super.init(_object: ()) }
}

/// The result of a search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: MainActorObject {
  /// Not kept alive.
  open weak var targetElement: AnyObject?
  /// The part of a text; nil for all of the element.
  open var targetRange: UITextRange?

  public init() { super.init(_object: ()) }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init(_object: ())
  }
}
