import Testing

@testable import SwiftUI

@MainActor @Suite struct `A toolbar` {
  private struct Form: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isTyping: Bool
    var body: some View {
      TextField("Name", text: $text).focused($isTyping)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Count \(count)") { count += 1 }
            Spacer()
            Button("Done") { isTyping = false }
          }
          ToolbarItem(placement: .principal) { Text("Title") }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Add") {}
          } label: {
            Text("More")
          }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
        }
    }
  }

  private func type<V: View>(in view: V) throws -> HostedScreen {
    let screen = HostedScreen(view)
    #expect(screen.label("Done") == nil)
    try #require(screen.first(UITextField.self)).becomeFirstResponder()
    screen.settle()
    return screen
  }

  @Test func `has things above the keyboard, which follow the state`() throws {
    let screen = try type(in: NavigationStack { Form() })
    let field = try #require(screen.first(UITextField.self))
    let done = try #require(screen.label("Done"))
    #expect(done.convert(done.bounds, to: screen.window).midX > 300)
    #expect(field.inputAccessoryView == nil && screen.label("Title") != nil && screen.label("Add") != nil)
    screen.tap(on: "Count 0")
    #expect(screen.label("Count 1") != nil && field.isFirstResponder)
    screen.tap(on: "Done")
    #expect(!field.isFirstResponder && screen.label("Done") == nil)
  }

  @Test func `has them without a stack of screens too, and else none`() throws {
    #expect(try type(in: Form()).label("Done") != nil)
    let plain = UIHostingController(rootView: Text("plain"))
    #expect(plain.inputAccessoryView == nil)
  }

  @Test func `may be one that people could customise`() {
    struct Items: CustomizableToolbarContent {
      var body: some CustomizableToolbarContent {
        ToolbarItem(id: "first") { Text("first") }
        ToolbarItem(id: "second", placement: .topBarLeading) { Text("second") }.customizationBehavior(
          .disabled)
      }
    }
    let screen = HostedScreen(NavigationStack { Text("root").toolbar(id: "main") { Items() } })
    #expect(screen.label("first") != nil && screen.label("second") != nil)
  }
}
