import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@MainActor private final class Amount: ObservableObject {
  @Published var value = 0.0
}

@MainActor @Suite struct `Filters` {
  /// The effects of the layers around a text, from the inside outwards, with the amount that comes in
  /// addition.
  private func effects(_ screen: HostedScreen) -> [(effects: DrawnEffects, amount: CGFloat)] {
    sequence(first: screen.label("x") as UIView?) { $0?.superview }.prefix { $0 != nil }
      .compactMap { view in view?.layer.effects.map { ($0, view?.layer.effectAmount ?? 0) } }
  }

  private func effects<V: View>(of view: V) -> [(effects: DrawnEffects, amount: CGFloat)] {
    effects(HostedScreen(view))
  }

  @Test func `are those of the modifiers, in their order`() {
    let found = effects(
      of: Text("x").blur(radius: 3).brightness(-0.25).contrast(1.5).saturation(0.5).grayscale(0.75)
        .hueRotation(.radians(2)).colorInvert())
    #expect(
      found.map(\.effects.filters) == [
        [.blur(0)], [.brightness(0)], [.contrast(0)], [.saturation(0)], [.grayscale(0)], [.hueRotation(0)],
        [.inversion],
      ])
    #expect(found.map(\.amount) == [3, -0.25, 1.5, 0.5, 0.75, 2, 0])
    let red = effects(of: Text("x").colorMultiply(Color(red: 1, green: 0, blue: 0))).first?.effects.filters
    #expect(red == [.multiplication(CGColor(red: 1, green: 0, blue: 0, alpha: 1))])
  }

  @Test func `numbers that are none do nothing`() {
    let found = effects(of: Text("x").blur(radius: -4).brightness(.nan).contrast(.infinity))
    #expect(found.map(\.amount) == [0, 0, 0])
  }

  @Test func `modes of blending and groups stand where they are said`() {
    let found = effects(of: Text("x").blendMode(.plusLighter).compositingGroup().drawingGroup())
    #expect(found.map(\.effects.blend) == [.plusLighter, .normal, .normal])
    #expect(!found.contains { !$0.effects.filters.isEmpty })
    #expect(effects(of: Text("x")).isEmpty)
  }

  @Test func `their amounts are animated`() throws {
    struct Screen: View {
      @ObservedObject var amount: Amount
      var body: some View { Text("x").blur(radius: amount.value) }
    }
    let amount = Amount()
    let screen = HostedScreen(Screen(amount: amount))
    withAnimation(.linear(duration: 1)) { amount.value = 10 }
    screen.wait(0.5)
    let layer = try #require(
      sequence(first: screen.label("x") as UIView?) { $0?.superview }
        .first { $0?.layer.effects != nil })?.layer
    #expect(layer?.effectAmount == 10)
    #expect(abs((layer?.presentation()?.effectAmount ?? 0) - 5) < 0.5)
    #expect(layer?.presentation()?.effects == layer?.effects)
  }

  @Test func `effects of what is drawn are filters too, one of them with an amount that moves`() {
    let one = effects(of: Text("x").visualEffect { content, _ in content.blur(radius: 4) })
    #expect(one.map(\.effects.filters) == [[.blur(0)]] && one.map(\.amount) == [4])
    let two = effects(
      of: Text("x").visualEffect { content, _ in content.saturation(0.5).opacity(0.5).colorInvert() })
    #expect(two.map(\.effects.filters) == [[.saturation(0.5), .inversion]] && two.map(\.amount) == [0])
    #expect(effects(of: Text("x").visualEffect { content, _ in content.opacity(0.5) }).isEmpty)
  }

  @Test func `a redacted text is bars of its own size, and a picture a ground`() throws {
    struct Screen: View {
      let reasons: RedactionReasons
      var body: some View {
        VStack {
          Text("x")
          Image(systemName: "star")
        }.redacted(reason: reasons)
      }
    }
    let (plain, hidden) = (HostedScreen(Screen(reasons: [])), HostedScreen(Screen(reasons: .placeholder)))
    let (text, bar) = try (#require(plain.label("x")), #require(hidden.label("x")))
    #expect(bar.frame == text.frame)
    let attributes = try #require(bar.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .clear && attributes[.backgroundColor] is UIColor)
    let (star, ground) = try (
      #require(plain.first(UIImageView.self)), #require(hidden.first(UIImageView.self))
    )
    #expect(star.image != nil && star.backgroundColor == nil)
    #expect(ground.image == nil && ground.backgroundColor != nil && ground.frame == star.frame)
  }

  @Test func `texts show the Markdown of their literals and of attributed texts, but not of strings`() throws
  {
    func fonts<V: View>(_ view: V) throws -> [String: UIFont] {
      let text = try #require(HostedScreen(view).window.all(UILabel.self).first?.attributedText)
      var fonts: [String: UIFont] = [:]
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        fonts[text.attributedSubstring(from: range).string] = attributes[.font] as? UIFont
      }
      return fonts
    }
    let string = "**b**"
    #expect(try Array(fonts(Text(string)).keys) == ["**b**"])
    for view in try [Text("**b** _i_"), Text(AttributedString(markdown: "**b** _i_"))] {
      let fonts = try fonts(view)
      #expect(fonts["b"] == Font.body.bold().uiFont(at: .large))
      #expect(fonts["i"] == Font.body.italic().uiFont(at: .large))
    }
    var large = AttributedString("large")
    large.font = UIFont.systemFont(ofSize: 40)
    #expect(try fonts(Text(large))["large"]?.pointSize == 40)
  }
}
