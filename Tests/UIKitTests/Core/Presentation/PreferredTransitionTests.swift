import Testing

@testable import UIKit

@MainActor @Suite struct `Preferred transitions` {
  let stage = Stage()

  private func drawn(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  private func navigation() -> (UINavigationController, UIView) {
    _ = stage.loop
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.settle()
    let source = UIView(frame: CGRect(x: 100, y: 300, width: 39, height: 40))
    first.view.addSubview(source)
    stage.settle()
    return (navigation, source)
  }

  @Test func `a zoom grows out of its source with a push, and shrinks into it with a pop`() throws {
    let (navigation, source) = navigation()
    let second = UIViewController()
    var asked: [Bool] = []
    second.preferredTransition = .zoom { [weak second, weak navigation] context in
      asked.append(
        context.zoomedViewController === second
          && context.sourceViewController === navigation?.viewControllers.first)
      return source
    }
    navigation.pushViewController(second, animated: true)
    stage.settle()
    let view = try #require(second.view)
    let begun = drawn(view).frame
    #expect(abs(begun.width - 39) < 1 && abs(begun.midX - 119.5) < 1)
    stage.loop.advance(to: PreferredMotion.duration / 2)
    #expect(drawn(view).frame.width > 39 && drawn(view).frame.width < 390)
    stage.loop.advance(to: 1)
    #expect(view.transform == .identity && view.alpha == 1 && view.frame.width == 390)
    #expect(navigation.transitionCoordinator == nil)

    navigation.popViewController(animated: true)
    stage.settle()
    stage.loop.advance(to: 1 + PreferredMotion.duration * 0.9)
    #expect(drawn(view).frame.width < 200)
    stage.loop.advance(to: 2)
    #expect(navigation.viewControllers.count == 1 && view.superview == nil && view.transform == .identity)
    #expect(asked == [true, true])
  }

  @Test func `without a source it fades, and a delegate comes before it`() {
    let (navigation, _) = navigation()
    let second = UIViewController()
    second.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(drawn(second.view).frame.width == 390 && drawn(second.view).opacity < 0.1)
    stage.loop.advance(to: 1)
    #expect(second.view.alpha == 1)
  }

  @Test func `a screen that fills the window comes up from below and goes down again`() {
    _ = stage.loop
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    over.preferredTransition = .coverVertical
    var isThere = false
    root.present(over, animated: true) { isThere = true }
    stage.settle()
    #expect(drawn(over.view).frame.minY == 844 && !isThere)
    stage.loop.advance(to: 1)
    #expect(over.view.frame == stage.window.bounds && over.view.transform == .identity && isThere)
    root.dismiss(animated: true)
    stage.loop.advance(to: 1.2)
    #expect(drawn(over.view).frame.minY > 0)
    stage.loop.advance(to: 2)
    #expect(root.presentedViewController == nil && root.view.window === stage.window)
  }
}
