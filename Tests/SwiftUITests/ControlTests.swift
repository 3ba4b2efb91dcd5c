import Testing

@testable import SwiftUI

/// A state that a test can read.
final class KeptValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@MainActor @Suite struct `Controls` {
  @Test func `a button runs its action when it is tapped`() {
    var taps = 0
    let shown = host(Button("Go") { taps += 1 })
    let control = shown.all(PressControl.self).first
    control?.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    #expect(shown.all(UILabel.self).first?.text == "Go")
  }

  @Test func `a bordered button stands seven points around its label, twelve at its sides`() throws {
    let shown = host(Button("Go") {}.buttonStyle(.bordered))
    let control = try #require(shown.all(PressControl.self).first)
    let label = try #require(control.all(UILabel.self).first)
    #expect(abs(control.bounds.width - label.bounds.width - 24) < 0.5)
    #expect(abs(control.bounds.height - label.bounds.height - 14) < 0.5)
  }

  @Test func `a disabled button takes no touches`() {
    let shown = host(Button("Go") {}.disabled(true))
    #expect(shown.all(PressControl.self).first?.isUserInteractionEnabled == false)
  }

  @Test func `a style of one's own sees its button pressed`() {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.overlay { Text(configuration.isPressed ? "down" : "up") }
      }
    }
    let shown = host(Button("Go") {}.buttonStyle(Style()))
    func texts() -> [String] { shown.all(UILabel.self).compactMap(\.text) }
    #expect(texts().contains("up"))
    shown.all(PressControl.self).first?.isHighlighted = true
    shown.layoutIfNeeded()
    #expect(texts().contains("down"))
  }

  @Test func `a toggle sets its binding`() {
    let isOn = KeptValue(false)
    let shown = host(Toggle("Sound", isOn: isOn.binding))
    let control = shown.all(UISwitch.self).first
    #expect(control?.isOn == false)
    control?.isOn = true
    control?.sendActions(for: .valueChanged)
    #expect(isOn.value)
  }

  @Test func `a toggle's switch stands at the trailing edge, alone without its label`() {
    let shown = host(Toggle("Sound", isOn: .constant(true)))
    #expect(shown.all(UISwitch.self).first?.frame.maxX == 400)
    #expect(host(Toggle("Sound", isOn: .constant(true)).labelsHidden()).all(UILabel.self).isEmpty)
  }

  @Test func `a slider sets its binding in steps`() {
    let value = KeptValue(0.0)
    let shown = host(Slider(value: value.binding, in: 0...10, step: 2))
    let slider = shown.all(UISlider.self).first
    slider?.value = 6.7
    slider?.sendActions(for: .valueChanged)
    #expect(value.value == 6)
  }

  @Test func `a stepper does not leave its range`() {
    let value = KeptValue(9)
    struct Screen: View {
      @Binding var value: Int
      var body: some View { Stepper("Guests", value: $value, in: 0...10) }
    }
    let shown = host(Screen(value: value.binding))
    let stepper = shown.all(UIStepper.self).first
    for _ in 0..<3 {
      stepper?.value = 1
      stepper?.sendActions(for: .valueChanged)
      shown.rootView = Screen(value: value.binding)
      shown.layoutIfNeeded()
    }
    #expect(value.value == 10)
  }

  @Test func `a text field sets its binding as it is typed in`() {
    let text = KeptValue("")
    let shown = host(TextField("Name", text: text.binding))
    let field = shown.all(UITextField.self).first
    #expect(field?.placeholder == "Name")
    field?.text = "Ada"
    field?.sendActions(for: .editingChanged)
    #expect(text.value == "Ada")
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.textFieldStyle(.roundedBorder).padding(20).frame(width: 200)
    }
  }

  @Test func `a text field looks as a style of the author's says, once`() {
    let text = KeptValue("")
    let shown = host(
      VStack {
        TextField("Name", text: text.binding)
        SecureField("Password", text: .constant(""))
      }.textFieldStyle(Boxed()))
    let fields = shown.all(UITextField.self)
    #expect(
      fields.map(\.placeholder) == ["Name", "Password"] && fields.map(\.isSecureTextEntry) == [false, true])
    // 200 less the padding of the style and the insets of the border on both sides.
    #expect(fields.map(\.bounds.width) == [146, 146])
    fields.first?.text = "Ada"
    fields.first?.sendActions(for: .editingChanged)
    #expect(text.value == "Ada")
  }

  @Test func `a secure field hides its letters, and onSubmit is told of the return key`() {
    var submissions = 0
    let shown = host(SecureField("Password", text: .constant("")).onSubmit { submissions += 1 })
    let field = shown.all(UITextField.self).first
    #expect(field?.isSecureTextEntry == true)
    _ = field.map { $0.delegate?.textFieldShouldReturn($0) }
    #expect(submissions == 1)
  }

  @Test func `a segmented picker shows its options and chooses by tag or id`() {
    let chosen = KeptValue(2)
    let shown = host(
      Picker("Size", selection: chosen.binding) {
        Text("S").tag(1)
        Text("M").tag(2)
        ForEach([3, 4], id: \.self) { Text("\($0) XL") }
      }
      .pickerStyle(.segmented))
    let control = shown.all(UISegmentedControl.self).first
    #expect(control?.numberOfSegments == 4)
    #expect(control?.titleForSegment(at: 3) == "4 XL")
    #expect(control?.selectedSegmentIndex == 1)
    control?.selectedSegmentIndex = 3
    control?.sendActions(for: .valueChanged)
    #expect(chosen.value == 4)
  }

  @Test func `a picker finds the value of an optional`() {
    let shown = host(
      Picker("Size", selection: .constant(Int?.some(2))) {
        Text("S").tag(1)
        Text("M").tag(2)
      })
    #expect(shown.all(UILabel.self).map(\.text) == ["M"])
  }

  @Test func `progress is a bar where it is known, and a spinner where not`() {
    #expect(host(ProgressView(value: 1.0, total: 4.0)).all(UIProgressView.self).first?.progress == 0.25)
    #expect(host(ProgressView()).all(UIActivityIndicatorView.self).first?.isAnimating == true)
  }

  @Test func `a disclosure group shows its content once its label is tapped`() {
    let shown = host(DisclosureGroup("More") { Text("inside") })
    #expect(!shown.all(UILabel.self).contains { $0.text == "inside" })
    shown.all(PressControl.self).first?.sendActions(for: .touchUpInside)
    shown.layoutIfNeeded()
    #expect(shown.all(UILabel.self).contains { $0.text == "inside" })
  }

  @Test func `a menu's entries are read from its views`() {
    var chosen = ""
    let entries = HiddenTree.entries(
      of: Group {
        Button("Copy") { chosen = "copy" }
        Section("More") { Button("Delete", role: .destructive) { chosen = "delete" } }
        Menu("Sort") { Button("By name") {} }
      }, EnvironmentValues())
    #expect(entries.map(\.title) == ["Copy", "More", "Sort"])
    if case .group(let inner, let isInline) = entries[1].kind,
      case .button(let role, _, let action) = inner.first?.kind
    {
      #expect(isInline)
      #expect(role == .destructive)
      action()
    }
    #expect(chosen == "delete")
  }
}
