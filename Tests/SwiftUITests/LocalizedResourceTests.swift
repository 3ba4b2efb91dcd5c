import Testing

@testable import SwiftUI

@MainActor @Suite struct `Texts by resource` {
  @Test func `show what the resource stands for, and literals stay keys`() {
    struct Screen: View {
      let title = LocalizedStringResource("Title", table: "Words", bundle: .main)
      var body: some View {
        VStack {
          Text(title)
          Text("Key")
          Label(title, systemImage: "star")
          Button(title) {}
        }
      }
    }
    let host = UIHostingController(rootView: Screen())
    host.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    host.view.layoutIfNeeded()
    let texts = host.view.all(UILabel.self).compactMap(\.text)
    #expect(texts == ["Title", "Key", "Title", "Title"])
  }
}
