// The words of views, controllers and items of bars for people who hear the screen. They are kept; only
// scripts read them here, which find views by their identifiers.
//
// On a device every object has these properties. Here they are those of the classes whose objects are on the
// screen: members that can be overridden have to stand in a class.

import QuartzCore

/// The words that an object has been given; made with the first of them, for most say nothing.
@MainActor final class SpokenWords {
  var identifier: String?
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits = []
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var inputLabels: [String]?
  var attributedInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var elements: [Any]?
  var headerElements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

/// An object that can say what it is.
@preconcurrency @MainActor open class _SpokenObject: MainActorObject {
  private var wordsIfSaid: SpokenWords?
  /// Tells subclasses of a new `accessibilityIdentifier`.
  func identifierChanged() {}
  private var words: SpokenWords {
    if let wordsIfSaid { return wordsIfSaid }
    let made = SpokenWords()
    wordsIfSaid = made
    return made
  }

  /// Names the object for scripts and tests; a collection view's is its ID in `inspect` and on the wire.
  open var accessibilityIdentifier: String? {
    get { wordsIfSaid?.identifier }
    set {
      words.identifier = newValue
      identifierChanged()
    }
  }
  /// Whether the object is read out by itself. Default false; kept, without effect.
  open var isAccessibilityElement: Bool {
    get { wordsIfSaid?.isElement ?? false }
    set { words.isElement = newValue }
  }

  // MARK: Words

  /// The words that stand for the object; nil for none. Scripts find nothing by them: they go by the
  /// identifier.
  open var accessibilityLabel: String? {
    get { wordsIfSaid?.label }
    set { (words.label, words.attributedLabel) = (newValue, nil) }
  }
  /// The label with what says how it is read out; setting either sets both.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { wordsIfSaid?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { (words.label, words.attributedLabel) = (newValue?.string, newValue) }
  }
  /// Says what happens when the object is used; nil for nothing.
  open var accessibilityHint: String? {
    get { wordsIfSaid?.hint }
    set { (words.hint, words.attributedHint) = (newValue, nil) }
  }
  /// The hint with what says how it is read out; setting either sets both.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { wordsIfSaid?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { (words.hint, words.attributedHint) = (newValue?.string, newValue) }
  }
  /// The state that the object is in, such as a slider's position; nil for none.
  open var accessibilityValue: String? {
    get { wordsIfSaid?.value }
    set { (words.value, words.attributedValue) = (newValue, nil) }
  }
  /// The value with what says how it is read out; setting either sets both.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { wordsIfSaid?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { (words.value, words.attributedValue) = (newValue?.string, newValue) }
  }
  /// The kinds of element that the object is. Default none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { wordsIfSaid?.traits ?? [] }
    set { words.traits = newValue }
  }
  /// By what the element can be asked for, the best first.
  open var accessibilityUserInputLabels: [String]! {
    get { wordsIfSaid?.inputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set { (words.inputLabels, words.attributedInputLabels) = (newValue, nil) }
  }
  /// As `accessibilityUserInputLabels`, with what says how they are read out; setting either sets both.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      wordsIfSaid?.attributedInputLabels
        ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
    }
    set { (words.inputLabels, words.attributedInputLabels) = (newValue?.map(\.string), newValue) }
  }
  /// nil is the language of the app.
  open var accessibilityLanguage: String? {
    get { wordsIfSaid?.language }
    set { words.language = newValue }
  }
  /// The kind of text that the object holds; nil where it was not said. Kept.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { wordsIfSaid?.textualContext }
    set { words.textualContext = newValue }
  }

  // MARK: Place

  /// In the screen's coordinates. Where none was set, a view's is its own.
  open var accessibilityFrame: CGRect {
    get { wordsIfSaid?.frame ?? ownAccessibilityFrame }
    set { words.frame = newValue }
  }
  /// In the screen's coordinates.
  var ownAccessibilityFrame: CGRect { .zero }
  /// In the screen's coordinates; nil for the frame.
  open var accessibilityPath: UIBezierPath? {
    get { wordsIfSaid?.path }
    set { words.path = newValue }
  }
  /// In the screen's coordinates. Where none was set, the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return wordsIfSaid?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { words.activationPoint = newValue }
  }

  // MARK: Elements

  /// The elements that the object holds, in the order in which they are read out; nil where they were not
  /// said.
  open var accessibilityElements: [Any]? {
    get { wordsIfSaid?.elements }
    set { words.elements = newValue }
  }
  /// How many of `accessibilityElements` there are.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// nil where there is none at `index`.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` for one that is not among them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
  }
  /// The elements that head this one, such as a column's title; nil for none. Kept.
  open var accessibilityHeaderElements: [Any]? {
    get { wordsIfSaid?.headerElements }
    set { words.headerElements = newValue }
  }
  /// How the elements in the object belong together. Kept.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { wordsIfSaid?.containerType ?? .none }
    set { words.containerType = newValue }
  }
  /// How a person moves through the elements in the object. Kept.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { wordsIfSaid?.navigationStyle ?? .automatic }
    set { words.navigationStyle = newValue }
  }
  /// True keeps all that the object holds from being read out. Default false; kept.
  open var accessibilityElementsHidden: Bool {
    get { wordsIfSaid?.elementsHidden ?? false }
    set { words.elementsHidden = newValue }
  }
  /// True keeps the object's neighbours from being read out, as below an alert. Default false; kept.
  open var accessibilityViewIsModal: Bool {
    get { wordsIfSaid?.viewIsModal ?? false }
    set { words.viewIsModal = newValue }
  }
  /// True has all that the object holds read out before its neighbours. Default false; kept.
  open var shouldGroupAccessibilityChildren: Bool {
    get { wordsIfSaid?.groupsChildren ?? false }
    set { words.groupsChildren = newValue }
  }

  // MARK: Actions

  /// Actions that a person may choose by name; nil for none. Kept.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { wordsIfSaid?.customActions }
    set { words.customActions = newValue }
  }
  /// Ways from one thing to the next of its kind; nil for none. Kept.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { wordsIfSaid?.customRotors }
    set { words.customRotors = newValue }
  }
  /// Where it was not set, it follows from the traits (our choice).
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      wordsIfSaid?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: .interactive)
    }
    set { words.respondsToUserInteraction = newValue }
  }

  /// Never called, as are the others: nothing is activated by ear.
  open func accessibilityActivate() -> Bool { false }
  /// Never called.
  open func accessibilityIncrement() {}
  /// Never called.
  open func accessibilityDecrement() {}
  /// Never called. Base: false, as if it had not scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called. Base: false, as if nothing had been left.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called. Base: false, as if nothing had been done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false.
  open func accessibilityElementIsFocused() -> Bool { false }
}
