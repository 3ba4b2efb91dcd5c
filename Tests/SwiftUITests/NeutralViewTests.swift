import PreviewRuntime
import Testing
import UIKit

@testable import SwiftUI

/// Holes want values of SwiftUI's types, and objects whose maker a hole has swallowed.
@MainActor @Suite struct `Neutral values of SwiftUI` {
  private final class Store: ObservableObject, _NeutralMaking {
    static func _makeNeutral() -> Any? { Store() }
  }

  @Test func `show nothing`() {
    #expect(neutralValue(Color.self) == .clear)
    #expect(neutralValue(Text.self) == Text(verbatim: ""))
    #expect(neutralValue(EdgeInsets.self) == EdgeInsets())
    #expect(neutralValue(NavigationPath.self)?.isEmpty == true)
    #expect(neutralValue(AnyView.self) != nil)
  }

  @Test func `are bound to neutral values that cannot be changed`() {
    let binding = neutralValue(Binding<Int>.self)
    binding?.wrappedValue = 5
    #expect(binding?.wrappedValue == 0)
  }

  @Test func `stand for an object that is missing in the environment, one for all`() {
    let (first, second) = (EnvironmentObject<Store>(), EnvironmentObject<Store>())
    #expect(first.wrappedValue === second.wrappedValue)
  }
}
