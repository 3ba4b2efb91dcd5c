import Testing

@testable import UIKit

@MainActor @Suite struct `The traits of a window` {
  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
  ])
  func `are one object for all its views, its screen and other windows of that kind`(size: CGSize) {
    let (other, stage) = (Stage(size: size), Stage(size: size))
    _ = stage.loop
    let (outer, inner, controller) = (UIView(), UIView(), UIViewController())
    stage.window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)

    let traits = stage.window.traitCollection
    #expect(inner.traitCollection === traits && controller.traitCollection === traits)
    #expect(UIScreen.main.traitCollection === traits && UITraitCollection.current === traits)
    #expect(other.window.traitCollection === traits)
  }

  @Test func `that a view overrides are one object for all below it`() {
    let stage = Stage()
    _ = stage.loop
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)

    outer.traitOverrides.displayScale = 1

    #expect(inner.traitCollection === outer.traitCollection && inner.traitCollection.displayScale == 1)
    #expect(outer.traitCollection !== stage.window.traitCollection)
  }

  @Test func `say of the screen what it is`() {
    let stage = Stage()
    let traits = stage.window.traitCollection

    #expect(traits.userInterfaceIdiom == .phone && traits.layoutDirection == .leftToRight)
    #expect(traits.displayScale == UIScreen.main.scale && traits.preferredContentSizeCategory == .large)
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
    #expect(traits.legibilityWeight == .regular && traits.typesettingLanguage == nil)
    #expect(UIApplication.shared.preferredContentSizeCategory == traits.preferredContentSizeCategory)
  }

  @Test func `of another size are those that it will have, with what it overrides`() {
    let stage = Stage()
    stage.window.traitOverrides.displayScale = 3
    let turned = stage.window.traits(ofSize: CGSize(width: 844, height: 390))

    #expect(turned.verticalSizeClass == .compact && turned.displayScale == 3)
  }
}
