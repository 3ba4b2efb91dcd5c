import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// The wishes of viewers for the screen, as views are told them.
@MainActor @Suite struct `Wishes of viewers in the environment` {
  private struct Wishes: View {
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var isCalm
    var body: some View {
      Text(
        "\(weight == .bold ? "bold" : "regular") \(contrast == .increased ? "high" : "standard") \(isCalm)")
    }
  }

  @Test func `reach views that are shown, and leave them again`() throws {
    let loop = VirtualRunLoop()
    let outer = VirtualRunLoop.current
    VirtualRunLoop.current = loop
    defer { VirtualRunLoop.current = outer }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let shown = host(Wishes())
    window.addSubview(shown)
    func said() throws -> String? {
      shown.layoutIfNeeded()
      return try #require(shown.all(UILabel.self).first).text
    }
    #expect(try said() == "regular standard false")

    window.hasScreenBoldText = true
    #expect(try said() == "bold standard false")
    window.hasScreenIncreasedContrast = true
    #expect(try said() == "bold high false")
    window.hasScreenReducedMotion = true
    #expect(try said() == "bold high true")

    window.hasScreenBoldText = false
    window.hasScreenIncreasedContrast = false
    window.hasScreenReducedMotion = false
    #expect(try said() == "regular standard false")
  }

  @Test func `bold text takes more room`() throws {
    let loop = VirtualRunLoop()
    let outer = VirtualRunLoop.current
    VirtualRunLoop.current = loop
    defer { VirtualRunLoop.current = outer }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.makeKeyAndVisible()
    let shown = host(Text("Words of some length"))
    window.addSubview(shown)
    func width() throws -> CGFloat {
      shown.layoutIfNeeded()
      return try #require(shown.all(UILabel.self).first).bounds.width
    }
    let usual = try width()
    window.hasScreenBoldText = true
    #expect(try width() > usual)
    window.hasScreenBoldText = false
    #expect(try width() == usual)
  }
}
