// TextEditor — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: typing, which UIKit's text view does not take here.

import UIKit

/// Lines of text that are typed, in a view that scrolls.
public struct TextEditor: View {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  public var body: some View { EditorView(text: text) }
}

private struct EditorView: LeafView {
  let text: Binding<String>
  typealias Body = Never

  func makeDrawing() -> UITextView { UITextView(frame: .zero) }

  func update(_ drawing: UITextView, _ environment: EnvironmentValues) {
    if drawing.text != text.wrappedValue { drawing.text = text.wrappedValue }
    let look = Text.Look().attributes(environment)
    drawing.font = look[.font] as? UIFont
    drawing.textColor = look[.foregroundColor] as? UIColor
    drawing.backgroundColor = environment.hidesScrollBackground ? .clear : .systemBackground
    drawing.isEditable = environment.isEnabled
  }

  func size(_ proposal: ProposedViewSize, _ drawing: UITextView, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
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
