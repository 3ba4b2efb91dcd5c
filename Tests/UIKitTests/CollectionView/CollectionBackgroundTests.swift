import Testing

@testable import UIKit

@MainActor @Suite struct `A collection view's background` {
  @Test func `is the system's, light and dark, until somebody gives it another`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      let shown = view.backgroundColor?.resolvedColor(with: traits).cgColor
      #expect(shown == UIColor.systemBackground.resolvedColor(with: traits).cgColor)
    }
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }
}
