import UIKit

/// The control under a button's label: it takes all touches in its room.
@MainActor final class PressControl: UIControl {
  var pressed: (Bool) -> Void = { _ in }
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { pressed(isHighlighted) } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

/// A control around what it holds.
@MainActor final class PressElement: SurfaceElement {
  let control = PressControl(frame: .zero)
  var isEnabled = true
  var isTouchable = true

  init(_ child: LayoutElement) { super.init(child, control) }

  override func draw(_ pass: DrawPass) {
    if control.isEnabled != isEnabled { control.isEnabled = isEnabled }
    control.isUserInteractionEnabled = isTouchable && !pass.isUntouchable
  }
}

struct PressModifier: ElementModifier {
  typealias Body = Never
  let action: @MainActor () -> Void
  let pressed: (Bool) -> Void

  func makeElement(around child: LayoutElement) -> PressElement { PressElement(child) }
  func update(_ element: PressElement, _ inputs: Inputs) {
    element.control.action = action
    element.control.pressed = pressed
    element.isEnabled = inputs.environment.isEnabled
    element.isTouchable = inputs.environment.isEnabled && inputs.environment.allowsHitTesting
  }
}

/// Content that is pressed as a button is, and looks so while it is.
struct Pressable<Content: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let content: (_ isPressed: Bool) -> Content
  @State private var isPressed = false

  var body: some View {
    HStack { content(isPressed) }.modifier(PressModifier(action: action) { isPressed = $0 })
  }
}
