import Testing

@testable import SwiftUI

@MainActor @Suite struct `Views with settings that are kept` {
  @Test func `show themselves where they would have a shader`() throws {
    let screen = HostedScreen(
      VStack {
        Text("words")
          .colorEffect(ShaderLibrary.tint(.float(1), .color(.red)))
          .distortionEffect(
            ShaderLibrary.default.wave(.float2(CGSize(width: 1, height: 2)), .boundingRect),
            maxSampleOffset: .zero
          )
          .layerEffect(ShaderLibrary.bundle(.main).ripple(.float(2)), maxSampleOffset: .zero, isEnabled: true)
          .visualEffect { content, proxy in
            content.colorEffect(ShaderLibrary.glow(.float2(proxy.size))).opacity(0.5)
          }
        Rectangle().fill(ShaderLibrary.stripes(.float(8)))
      })
    #expect(screen.label("words") != nil)
    let shader = ShaderLibrary.tint(.float(1))
    #expect(shader.function.name == "tint" && shader.arguments == [.float(1.0)])
  }

  @Test func `have rotors, keys and symbols that are never used`() {
    struct Entry: Identifiable {
      let id: Int
      let name: String
    }
    struct Screen: View {
      @AccessibilityFocusState(for: .voiceOver) private var focus: Int?
      var body: some View {
        Text("words")
          .accessibilityRotor("Names", entries: [Entry(id: 1, name: "a")], entryLabel: \.name)
          .accessibilityRotor("More") { AccessibilityRotorEntry("one", id: 1) }
          .accessibilityRotor(.headings) {}
          .accessibilityFocused($focus, equals: 1)
          .onKeyPress(keys: [.space, .return]) { _ in .handled }
          .onKeyPress(characters: .alphanumerics) { _ in .ignored }
          .symbolVariableValueMode(.draw)
          .listRowInsets(.horizontal, 3)
          .navigationTransition(.automatic)
      }
    }
    #expect(HostedScreen(Screen()).label("words") != nil)
  }

  @Test func `fill their activity as they appear`() {
    var types: [String] = []
    let screen = HostedScreen(
      Text("words")
        .userActivity("reading") {
          $0.title = "Reading"
          types.append("\($0.activityType) \($0.title ?? "")")
        }
        .userActivity("none", element: nil as Int?) { types.append("\($0) \($1)") }
        .userActivity("element", element: 3) { types.append("\($1.activityType) \($0)") }
        .onContinueUserActivity("other") { _ in })
    screen.settle()
    #expect(types.sorted() == ["element 3", "reading Reading"])
  }

  @Test func `give the keyboard to the field that has it by default`() throws {
    struct Screen: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          TextField("first", text: .constant("")).focused($field, equals: 1)
          TextField("second", text: .constant("")).focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
      }
    }
    let screen = HostedScreen(Screen())
    screen.settle()
    let fields = screen.window.all(UITextField.self)
    #expect(fields.map(\.isFirstResponder) == [false, true])
  }

  @Test func `change one setting of the transaction, and hear of its end`() {
    let screen = HostedScreen(Text("words"))
    var (isDisabled, ends) = (false, 0)
    withTransaction(\.disablesAnimations, true) { isDisabled = Transaction.current.disablesAnimations }
    #expect(isDisabled && !Transaction.current.disablesAnimations)
    var transaction = Transaction(animation: .linear(duration: 0.5))
    transaction.scrollPositionUpdatePreservesVelocity = true
    transaction.addAnimationCompletion { ends += 1 }
    withTransaction(transaction) {}
    #expect(ends == 0)
    screen.settle()
    #expect(ends == 1)
  }
}
