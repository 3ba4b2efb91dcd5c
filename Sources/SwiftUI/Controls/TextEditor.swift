// TextEditor — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: selections, finding, attributed text.

import UIKit

/// Lines of text that are typed, in a view that scrolls.
public struct TextEditor: View {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public var body: some View { EditorView(text: text) }
}

/// UIKit's text view: it scrolls, or it grows with its text.
struct EditorView: LeafView {
  let text: Binding<String>
  /// Shown while there is no text, in a view that grows.
  var prompt: Text?
  var grows = false
  typealias Body = Never

  @MainActor final class Drawing: UITextView, UITextViewDelegate {
    var changed: (String) -> Void = { _ in }
    var edited: (Bool) -> Void = { _ in }
    let promptLabel = UILabel(frame: .zero)

    func textViewDidChange(_ textView: UITextView) {
      changed(textView.text ?? "")
      promptLabel.isHidden = textView.text?.isEmpty == false
    }
    func textViewDidBeginEditing(_ textView: UITextView) { edited(true) }
    func textViewDidEndEditing(_ textView: UITextView) { edited(false) }

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = promptLabel.sizeThatFits(bounds.size)
      promptLabel.frame = CGRect(x: 0, y: 0, width: min(size.width, bounds.width), height: size.height)
    }
  }

  func makeDrawing() -> Drawing {
    let drawing = Drawing(frame: .zero)
    drawing.delegate = drawing
    guard grows else { return drawing }
    drawing.isScrollEnabled = false
    drawing.textContainerInset = .zero
    drawing.textContainer.lineFragmentPadding = 0
    drawing.addSubview(drawing.promptLabel)
    return drawing
  }

  func update(_ drawing: Drawing, _ environment: EnvironmentValues) {
    if drawing.text != text.wrappedValue { drawing.text = text.wrappedValue }
    let look = Text.Look().attributes(environment)
    let font = look[.font] as? UIFont ?? .systemFont(ofSize: 17)
    drawing.font = font
    drawing.textColor = look[.foregroundColor] as? UIColor ?? .label
    drawing.backgroundColor = grows || environment.hidesScrollBackground ? .clear : .systemBackground
    drawing.isEditable = environment.isEnabled
    drawing.keyboardType = environment.typing.keyboard
    drawing.promptLabel.text = prompt?.plain
    drawing.promptLabel.font = font
    drawing.promptLabel.textColor = .placeholderText
    drawing.promptLabel.isHidden = !text.wrappedValue.isEmpty
    drawing.changed = { [text] new in if text.wrappedValue != new { text.wrappedValue = new } }
    let focus = environment.focusBond
    drawing.edited = { focus?.changed($0) }
    focus?.apply(to: drawing, environment.tree)
  }

  func size(_ proposal: ProposedViewSize, _ drawing: Drawing, _ environment: EnvironmentValues) -> CGSize {
    guard grows else {
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }
    let width = proposal.width ?? 100
    let font = drawing.font ?? .systemFont(ofSize: 17)
    let own = drawing.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: width, height: max(own, font.lineHeight).roundedUpToPixel)
  }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// Whether lists and editors stand without their own ground.
  var hidesScrollBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
