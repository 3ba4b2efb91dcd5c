// UIAccessibilityCustomAction, UIAccessibilityCustomRotor — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: being offered: nobody hears the screen here.

import QuartzCore

/// Something that can be done with an element, by its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: MainActorObject {
  /// Answers whether it has worked.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Names the action to a person. Setting it drops the attributes of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with what says how it is read out.
  open var attributedName: NSAttributedString
  /// A picture beside the name; nil for none.
  open var image: UIImage?
  /// Has the method; not kept alive.
  open weak var target: AnyObject?
  /// The target's method; it has no name where there is a handler.
  open var selector: Selector
  /// Stands in place of the method.
  open var actionHandler: Handler?

  /// Keeps a method of `target`, which is not kept alive.
  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init(_object: ())
  }

  /// Keeps a method of `target`, which is not kept alive; without a picture.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Keeps a method of `target`, which is not kept alive, with a picture beside the name.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }

  /// Keeps a method of `target`, which is not kept alive; without a picture.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Keeps a closure; nil for an action that does nothing yet.
  public convenience init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Keeps a closure under a name that says how it is read out; nil for an action that does nothing yet.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(attributedName: attributedName, image: image, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }
}

/// A way from one thing to the next of its kind.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: MainActorObject {
  /// The way in which a search goes.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next
  }

  /// Rotors that the system offers by itself; `none` for one of the app's own.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }

  /// Answers the next result; nil for no more.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// Names the rotor to a person; empty for one of the system's. Setting it drops the attributes.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with what says how it is read out.
  open var attributedName: NSAttributedString
  /// Finds the next thing of the kind. Never called.
  open var itemSearchBlock: Search
  /// The system's rotor that this one takes the place of; `none` for one of the app's own.
  public let systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init(_object: ())
  }

  /// A rotor of the app's own, under `name`.
  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearch)
  }

  /// A rotor of the app's own, under a name that says how it is read out.
  public convenience init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.init(attributedName, .none, itemSearch)
  }

  /// A rotor in the place of one of the system's.
  public convenience init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    self.init(NSAttributedString(string: ""), systemType, itemSearch)
  }
}

/// Where a search begins, and whither it goes.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
  /// The thing from which to go on; without an element at the beginning of the search.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The way to go. Default forwards.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A search from the beginning, forwards.
  public init() { super.init(_object: ()) }
}

/// The result of a search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: MainActorObject {
  /// Not kept alive.
  open weak var targetElement: AnyObject?
  /// The part of a text; nil for all of the element.
  open var targetRange: UITextRange?

  /// A result without an element.
  public init() { super.init(_object: ()) }

  /// Holds `targetElement`, which is not kept alive; `targetRange` is nil for all of it.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init(_object: ())
  }
}
