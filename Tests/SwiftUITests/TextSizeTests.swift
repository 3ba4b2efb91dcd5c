import Testing
import UIKit

@testable import SwiftUI

/// Fonts and lengths where somebody likes text of another size.
@MainActor @Suite struct `Text of another size` {
  /// A word in each kind of font that there is.
  private struct Words: View {
    var body: some View {
      VStack {
        Text("body")
        Text("caption").font(.caption)
        Text("bold").font(.title.bold())
        Text("own").font(.system(size: 20))
        Text("custom").font(.custom("Georgia", size: 34))
        Text("title").font(.custom("Georgia", size: 34, relativeTo: .largeTitle))
        Text("fixed").font(.custom("Georgia", fixedSize: 34))
        Text("given").font(Font(UIFont.systemFont(ofSize: 12)))
      }
    }
  }

  /// Points of the font of a label's text.
  private func points(_ label: UILabel?) -> CGFloat? {
    (label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
  }

  /// Those of all labels, in their order.
  private func points(_ view: UIView) -> [CGFloat] { view.all(UILabel.self).compactMap { points($0) } }

  @Test func `at the usual size is as its styles and sizes say`() {
    #expect(points(host(Words())) == [17, 12, 28, 20, 34, 34, 34, 12])
    #expect(points(host(Words().dynamicTypeSize(.large))) == [17, 12, 28, 20, 34, 34, 34, 12])
  }

  @Test func `grows with its style, and what is not of a style stays`() {
    let large = host(Words().dynamicTypeSize(.accessibility3))
    #expect(points(large) == [40, 32, 48, 20, 80, 52, 34, 12])
    let small = host(Words().environment(\.sizeCategory, .extraSmall))
    #expect(points(small) == [14, 11, 25, 20, 28, 31, 34, 12])
  }

  @Test func `stays within the range that a view above sets`() {
    let shown = host(
      VStack {
        Text("at most").dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Text("at least").dynamicTypeSize(DynamicTypeSize.accessibility4...)
        Text("within").dynamicTypeSize(.small ... .accessibility5)
      }
      .dynamicTypeSize(.accessibility1))
    #expect(points(shown) == [21, 47, 28])
  }

  private struct Length: View {
    @ScaledMetric private var body17 = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    var body: some View { Text("\(Int(body17)) \(Int(title))") }
  }

  @Test func `lengths grow as the text of their style does`() {
    let shown = host(
      VStack {
        Length()
        Length().dynamicTypeSize(.accessibility3)
        Length().dynamicTypeSize(.xSmall)
      })
    #expect(shown.all(UILabel.self).compactMap(\.text) == ["17 34", "40 52", "14 31"])
  }

  private struct Told: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    var body: some View { Text("\(String(describing: size)) \(String(describing: category))") }
  }

  @Test func `follows the traits of the hosting view, also while it is shown`() throws {
    let screen = HostedScreen(
      VStack {
        Told()
        Length()
        Text("here").font(.body)
        Text("never larger").dynamicTypeSize(...DynamicTypeSize.large)
      })
    let controller = try #require(screen.window.rootViewController)
    #expect(screen.texts == ["large large", "17 34", "here", "never larger"])

    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.settle()

    #expect(screen.texts == ["accessibility3 accessibilityExtraLarge", "40 52", "here", "never larger"])
    #expect(points(screen.label("here")) == 40)
    #expect(points(screen.label("never larger")) == 17)
    let height = try #require(screen.label("here")?.bounds.height)

    controller.traitOverrides.preferredContentSizeCategory = .large
    screen.settle()

    #expect(screen.texts.first == "large large")
    #expect(points(screen.label("here")) == 17)
    #expect(try #require(screen.label("here")?.bounds.height) < height)
  }

  @Test func `follows the session's screen, in rows of lists, too`() {
    let screen = HostedScreen(List { Text("row") })
    #expect(points(screen.label("row")) == 17)

    screen.window.screenTextSize = 7
    screen.settle()

    #expect(points(screen.label("row")) == 28)
  }

  @Test func `has the same names in UIKit and in SwiftUI`() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(category)) == category)
    }
    #expect(DynamicTypeSize(.unspecified) == nil)
    #expect(UIContentSizeCategory(DynamicTypeSize.accessibility1) == .accessibilityMedium)
    #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
  }
}
