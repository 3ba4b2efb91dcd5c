import Testing

@testable import UIKit

@MainActor @Suite struct `Dynamic colour` {
  private let either = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

  @Test func `a provider answers by the traits it is given`() {
    #expect(either.resolvedColor(with: .dark) == .white)
    #expect(either.resolvedColor(with: .light) == .red)
    #expect(either.resolvedColor(with: UITraitCollection(userInterfaceStyle: .unspecified)) == .red)
    #expect(either.withAlphaComponent(0.5).resolvedColor(with: .dark).cgColor.alpha == 0.5)
    #expect(UIColor.red.resolvedColor(with: .dark) === UIColor.red)
  }

  @Test func `providers may answer with dynamic colours, but not for ever`() {
    let nested = UIColor { _ in .label }
    let endless = UIColor { _ in Endless.color }

    #expect(nested.resolvedColor(with: .dark) == .white)
    #expect(endless.resolvedColor(with: .dark) == .clear)
  }

  private enum Endless {
    static let color: UIColor = UIColor { _ in color }
  }

  /// Red, green, blue of 255 and alpha, light then dark: samples of Apple's published table.
  @Test(
    arguments: [
      (UIColor.systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
      (.systemMint, [0, 199, 190, 1], [99, 230, 226, 1]),
      (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
      (.label, [0, 0, 0, 1], [255, 255, 255, 1]),
      (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
      (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
      (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 1], [44, 44, 46, 1]),
    ] as [(UIColor, [CGFloat], [CGFloat])])
  func `a system colour has a light and a dark value`(color: UIColor, light: [CGFloat], dark: [CGFloat]) {
    func parts(_ traits: UITraitCollection) -> [CGFloat] {
      let color = color.resolvedColor(with: traits).cgColor
      return [color.red, color.green, color.blue].map { ($0 * 255).rounded() } + [color.alpha]
    }

    #expect(parts(.light) == light)
    #expect(parts(.dark) == dark)
  }

  @Test func `equal pairs are equal and providers only themselves`() {
    #expect(UIColor.label == .label && UIColor.label != .black && UIColor.tertiaryLabel == .placeholderText)
    #expect(either == either && either != UIColor { _ in .red })
    #expect(Set([UIColor.placeholderText, .tertiaryLabel]).count == 1)
  }

  @Test(arguments: 0..<30)
  func `hue, saturation and brightness come back as they went in`(step: Int) {
    let given = [CGFloat(step) / 30, 0.1 + CGFloat(step % 7) / 8, 0.2 + CGFloat(step % 5) / 6, 0.5]
    let color = UIColor(hue: given[0], saturation: given[1], brightness: given[2], alpha: given[3])
    var (h, s, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))

    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))

    for (part, wanted) in zip([h, s, b, a], given) { #expect(abs(part - wanted) < 1e-9) }
  }

  @Test func `only greys have a whiteness`() {
    var (white, red) = (CGFloat(9), CGFloat(9))

    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 9)
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    #expect(UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
  }
}
