import Testing

@testable import SwiftUI

@MainActor @Suite struct `A picture in a text` {
  @Test func `is drawn among its letters, and is none of its words`() throws {
    let screen = HostedScreen(Text("Go \(Image(systemName: "star")) on").font(.title))
    let label = try #require(screen.window.all(UILabel.self).first)
    let layer = try #require(label.layer.sublayers?.first)
    #expect(label.layer.sublayers?.count == 1 && layer.contents != nil)
    #expect(layer.frame.minX > 0 && layer.frame.maxX < label.bounds.maxX)
    #expect(Text("Go \(Image(systemName: "star")) on").plain == "Go  on")
  }

  @Test func `is the same where nothing has changed`() {
    let text = Text(Image(systemName: "star")) + Text("s")
    #expect(text.attributed(EnvironmentValues()) == text.attributed(EnvironmentValues()))
    let other = Text(Image(systemName: "moon")) + Text("s")
    #expect(text.attributed(EnvironmentValues()) != other.attributed(EnvironmentValues()))
  }
}
