import Testing

@testable import UIKit

@Suite struct `Colours by traits` {
  @Test func `the system's colours stand out where contrast is high`() {
    let (light, dark) = (
      UITraitCollection(accessibilityContrast: .high),
      UITraitCollection {
        $0.accessibilityContrast = .high
        $0.userInterfaceStyle = .dark
      }
    )

    #expect(bytes(.systemRed, light) == [215, 0, 21] && bytes(.systemRed, dark) == [255, 105, 97])
    #expect(bytes(.systemGray6, light) == [235, 235, 240])
    #expect(bytes(.systemRed.withAlphaComponent(0.5), dark) == [255, 105, 97])
    #expect(UIColor.systemRed.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test func `backgrounds over other content are lighter on dark screens`() {
    let elevated = UITraitCollection.dark.replacing(UITraitUserInterfaceLevel.self, value: .elevated)

    #expect(
      bytes(.systemBackground, elevated) == [28, 28, 30] && bytes(.systemBackground, .dark) == [0, 0, 0])
    #expect(bytes(.tertiarySystemGroupedBackground, elevated) == [58, 58, 60])
    let light = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(bytes(.systemBackground, light) == [255, 255, 255])
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    let color = color.resolvedColor(with: traits).cgColor
    return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
  }
}
