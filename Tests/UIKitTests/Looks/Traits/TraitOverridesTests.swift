import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Traits that a view says itself` {
  let stage = Stage()

  @Test func `count for it and all below it, until they are taken back`() {
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    let before = inner.traitCollection
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == before.verticalSizeClass)
    #expect(stage.window.traitCollection == before)

    outer.traitOverrides.userInterfaceStyle = .unspecified
    outer.traitOverrides.horizontalSizeClass = .unspecified
    #expect(inner.traitCollection == before)
  }

  @Test func `of a controller give way to those of its view`() {
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    stage.window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .dark)

    controller.view.traitOverrides.userInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `are told as every change of traits`() {
    final class Told: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    let view = Told()
    stage.window.addSubview(view)
    let before = view.count
    stage.window.traitOverrides.userInterfaceStyle = .dark
    stage.window.traitOverrides.userInterfaceStyle = .dark
    #expect(view.count == before + 1)
  }
}
