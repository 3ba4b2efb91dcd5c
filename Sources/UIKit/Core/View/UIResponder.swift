// UIResponder — after Apple's documentation "UIResponder", read 2026-11.
// State: partial. Missing: presses, motion, input modes and assistants; undoing.

import QuartzCore

/// Something that can hear of touches, and passes them on to the next in the chain unless it handles them.
@preconcurrency @MainActor
open class UIResponder: _SpokenObject, UIFocusEnvironment,
  UIResponderStandardEditActions
{
  /// A responder that hears of nothing: only views, controllers and applications stand in a chain.
  public init() { super.init(_object: ()) }

  /// The responder that is asked after this one; nil ends the chain. Base: nil.
  open var next: UIResponder? { nil }

  /// Fingers have landed on the view. Base: passes them on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if _ExtensionOverrides.touchesBegan.result(for: self, (touches, event)) != nil { return }
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers that began here have moved. Base: passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if _ExtensionOverrides.touchesMoved.result(for: self, (touches, event)) != nil { return }
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers that began here have left the screen. Base: passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if _ExtensionOverrides.touchesEnded.result(for: self, (touches, event)) != nil { return }
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers that began here belong to a gesture now, or were taken away. Base: passes them on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if _ExtensionOverrides.touchesCancelled.result(for: self, (touches, event)) != nil { return }
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses and motion, of which there are none

  /// Never called, as are the others: no keys, buttons or shakes come.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never asked.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Nothing becomes it unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder lets another take its place. Base: true.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys are sent to this responder in the running preview's window.
  open var isFirstResponder: Bool { UIWindow.current?.firstResponder === self }

  /// Takes the place of the one before, if both agree. The keyboard comes up where the responder takes
  /// letters.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = UIWindow.current, canBecomeFirstResponder else { return isFirstResponder }
    if isFirstResponder { return true }
    return window.keyboard.changing {
      if let other = window.firstResponder {
        // The responder whose view above the keyboard holds this field stands behind it, and is not asked.
        let isHost = (self as? UIView).flatMap { window.keyboard.host(of: $0) } === other
        guard isHost || other.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up the first place, and puts the keyboard away; false where the responder refuses to.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = UIWindow.current, isFirstResponder,
      canResignFirstResponder || window.keyboard.isForced
    else { return !isFirstResponder }
    window.keyboard.changing {
      window.firstResponder = (self as? UIView).flatMap { window.keyboard.host(of: $0) }
    }
    return true
  }

  /// The view is no longer on the screen: it is the first responder no more, whatever it says.
  func abandonFirstResponder() {
    guard isFirstResponder, let window = UIWindow.current else { return }
    window.keyboard.forcing { _ = resignFirstResponder() }
    guard isFirstResponder else { return }
    window.keyboard.changing { window.firstResponder = nil }
  }

  // MARK: Focus, which nothing takes here

  /// Never asked.
  open var canBecomeFocused: Bool { false }
  /// Always false.
  open var isFocused: Bool { false }
  /// Never asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing: there is no focus.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: there is no focus.
  open func updateFocusIfNeeded() {}
  /// Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Whether what is typed reaches the responder while it is the first, if it takes letters at all.
  var isTypedInto: Bool { true }
  /// Kept above the keyboard with its last row; nil for none.
  var scrollViewAboveKeyboard: UIScrollView? { nil }

  /// Comes up in place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// Stands above the keyboard; nil asks the next responder.
  open var inputAccessoryView: UIView? { nil }
  /// Looks again at the two views of the first responder.
  open func reloadInputViews() {
    if isFirstResponder { UIWindow.current?.keyboard.update() }
  }

  /// Whether the responder has the method. Of the actions of an edit menu: whether its class has written it,
  /// or its text allows it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditMenuActions.can(self, action) ?? action.isMethod(of: self)
  }

  /// The first in the chain that can perform `action`; nil where none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit actions

  /// Moves the selected text of a text input to the pasteboard; other responders do nothing.
  open func cut(_ sender: Any?) { (self as? any UITextInput)?.cutSelection() }
  /// Copies the selected text of a text input to the pasteboard; other responders do nothing.
  open func copy(_ sender: Any?) { (self as? any UITextInput)?.copySelection() }
  /// Puts the pasteboard's text in place of a text input's selection; other responders do nothing.
  open func paste(_ sender: Any?) { (self as? any UITextInput)?.pasteText() }
  /// Selects all: which word would be meant is not known.
  open func select(_ sender: Any?) { (self as? any UITextInput)?.selectAllText() }
  /// Selects all text of a text input; other responders do nothing.
  open func selectAll(_ sender: Any?) { (self as? any UITextInput)?.selectAllText() }
  /// Deletes the selected text of a text input; other responders do nothing.
  open func delete(_ sender: Any?) { (self as? any UITextInput)?.deleteSelection() }
  /// Does nothing, as do the next.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Nibs

  /// Called when all of the nib is loaded and connected.
  open func awakeFromNib() { _ = _ExtensionOverrides.awakeFromNib.result(for: self, ()) }
  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
}

extension UIResponder {
  /// Posted when the keyboard starts to come up.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Posted when the keyboard has come up.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Posted when the keyboard starts to leave.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Posted when the keyboard has left.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Posted when the keyboard starts to move, just before it is said that it comes or leaves.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// Posted when the keyboard has moved, just before it is said that it has come or left.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrame")
  /// The keyboard's frame before, in the screen's coordinates: an `NSValue` of a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame afterwards, in the screen's coordinates: an `NSValue` of a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves: an `NSNumber` of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The pace at which the keyboard moves: an `NSNumber` of a `UIView.AnimationCurve`'s raw value.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app: an `NSNumber`, always true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
