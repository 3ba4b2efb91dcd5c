import UIKit

/// UIKit's text field.
struct FieldView: LeafView {
  let text: Binding<String>
  let prompt: Text
  let isSecure: Bool
  let edited: (Bool) -> Void
  let committed: () -> Void
  typealias Body = Never

  @MainActor final class Drawing: UITextField, UITextFieldDelegate {
    var changed: (String) -> Void = { _ in }
    var edited: (Bool) -> Void = { _ in }
    var submitted: () -> Void = {}
    /// Set while the text comes from the view value.
    var isBeingSet = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      delegate = self
      addAction(
        UIAction { [weak self] _ in if let self, !isBeingSet { changed(text ?? "") } }, for: .editingChanged)
    }
    required init?(coder: NSCoder) { nil }

    func textFieldDidBeginEditing(_ textField: UITextField) { edited(true) }
    func textFieldDidEndEditing(_ textField: UITextField) { edited(false) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      submitted()
      textField.resignFirstResponder()
      return true
    }
  }

  func makeDrawing() -> Drawing { Drawing(frame: .zero) }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    drawing.isBeingSet = true
    if drawing.text != text.wrappedValue { drawing.text = text.wrappedValue }
    drawing.isBeingSet = false
    drawing.placeholder = prompt.plain
    drawing.isSecureTextEntry = isSecure
    let look = Text.Look().attributes(environment)
    drawing.font = look[.font] as? UIFont ?? .systemFont(ofSize: 17)
    drawing.textColor = look[.foregroundColor] as? UIColor ?? .label
    switch environment.multilineTextAlignment {
    case .leading: drawing.textAlignment = .natural
    case .center: drawing.textAlignment = .center
    case .trailing: drawing.textAlignment = environment.layoutDirection == .leftToRight ? .right : .left
    }
    drawing.isEnabled = environment.isEnabled
    let typing = environment.typing
    drawing.keyboardType = typing.keyboard
    drawing.returnKeyType = typing.returnKey
    drawing.textContentType = typing.content
    drawing.autocapitalizationType = typing.capitals
    drawing.autocorrectionType = typing.corrects ? .default : .no
    drawing.changed = { [text] new in if text.wrappedValue != new { text.wrappedValue = new } }
    let focus = environment.focusBond
    drawing.edited = { [edited] isEditing in
      edited(isEditing)
      focus?.changed(isEditing)
    }
    let submitted = environment.submitted
    drawing.submitted = { [committed] in
      committed()
      for action in submitted { action() }
    }
    focus?.apply(to: drawing, environment.tree)
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    let font = drawing.font ?? .systemFont(ofSize: 17)
    let own = ("\(drawing.text ?? drawing.placeholder ?? "")" as NSString).size(withAttributes: [.font: font])
    return CGSize(width: proposal.width ?? max(own.width, 1), height: font.lineHeight.roundedUpToPixel)
  }

  func guide(_ key: AlignmentKey, in size: CGSize, _ drawing: Drawing) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return (drawing.font ?? .systemFont(ofSize: 17)).ascender
  }

  var spacing: ViewSpacing { ViewSpacing() }
}

/// Ties the keyboard to a value of the app's.
struct FocusBond {
  let isWanted: () -> Bool
  let changed: (Bool) -> Void

  /// After the layout that is due, as a view that is not on screen has no keyboard.
  @MainActor func apply(to view: UIView, _ tree: ViewTree?) {
    let isWanted = isWanted
    guard isWanted() != view.isFirstResponder else { return }
    tree?.afterLayout { [weak view] in
      guard let view, view.window != nil, isWanted() != view.isFirstResponder else { return }
      if isWanted() { view.becomeFirstResponder() } else { view.resignFirstResponder() }
    }
  }
}

/// How text is typed.
struct Typing: Equatable {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var content: UITextContentType?
  var capitals = UITextAutocapitalizationType.sentences
  var corrects = true
}

extension EnvironmentValues {
  private enum TypingKey: EnvironmentKey { static var defaultValue: Typing { Typing() } }
  var typing: Typing {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
  private enum FocusKey: EnvironmentKey { static var defaultValue: FocusBond? { nil } }
  var focusBond: FocusBond? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
  private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
  /// The inner ones first.
  var submitted: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
