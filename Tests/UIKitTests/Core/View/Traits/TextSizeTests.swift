import Testing

@testable import UIKit

@MainActor @Suite struct `The size of text on the screen` {
  private let stage = Stage()

  /// Begins in the stage's session, whose size may not stay another one for the tests that follow.
  private func begin() { _ = stage.loop }
  private func end() { stage.window.screenTextSize = 3 }

  private func category(_ view: UIView) -> UIContentSizeCategory {
    view.traitCollection.preferredContentSizeCategory
  }

  @Test func `comes to the session, the application, the window, its views and new fonts`() {
    begin()
    defer { end() }
    let (outer, inner, controller) = (UIView(), UIView(), UIViewController())
    stage.window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)

    stage.window.screenTextSize = 7

    #expect(stage.window.screenTextSize == 7 && stage.loop.session.textSize == 7)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityMedium)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityMedium)
    #expect(category(inner) == .accessibilityMedium)
    #expect(controller.traitCollection === inner.traitCollection)
    #expect(inner.traitCollection === UIScreen.main.traitCollection)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 56)
    #expect(category(UIView()) == .accessibilityMedium)
    end()
    #expect(category(inner) == .large && UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test(arguments: [(-4, 0), (0, 0), (11, 11), (12, 11), (.max, 11)] as [(Int, Int)])
  func `is one of the twelve`(given: Int, kept: Int) {
    begin()
    defer { end() }
    stage.window.screenTextSize = given
    #expect(stage.window.screenTextSize == kept)
  }

  @Test func `is told to views that ask for it, and is the new one by then`() {
    begin()
    defer { end() }
    let view = UIView()
    stage.window.addSubview(view)
    var told: [String] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, old) in
      told.append("\(old.preferredContentSizeCategory.rank) to \(category(view).rank)")
    }

    stage.window.screenTextSize = 5
    stage.window.screenStyle = .dark
    stage.window.screenStyle = .light

    #expect(told == ["3 to 5"])
  }

  @Test func `posts a notification with the new one once views have it`() {
    begin()
    defer { end() }
    let view = UIView()
    stage.window.addSubview(view)
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        let seen = view.traitCollection.preferredContentSizeCategory
        log.note("\(value?.rank ?? -1), seen \(seen.rank)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    stage.window.screenTextSize = 4
    stage.window.screenTextSize = 4

    #expect(log.lines == ["4, seen 4"])
  }

  @Test func `is another one where a view or the parent of a controller says so`() {
    begin()
    defer { end() }
    let (outer, inner, parent, child) = (UIView(), UIView(), UIViewController(), UIViewController())
    stage.window.rootViewController = parent
    parent.view.addSubview(outer)
    outer.addSubview(inner)
    parent.addChild(child)
    parent.view.addSubview(child.view)

    outer.traitOverrides.preferredContentSizeCategory = .small
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraLarge), forChild: child)
    stage.window.screenTextSize = 9

    #expect(category(inner) == .small && category(child.view) == .extraLarge)
    #expect(category(parent.view) == .accessibilityExtraLarge)
  }

  @Test func `stays within the limits that views set for what is in them`() {
    begin()
    defer { end() }
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.minimumContentSizeCategory = .medium
    outer.maximumContentSizeCategory = .extraExtraExtraLarge
    #expect(inner.traitCollection === stage.window.traitCollection)

    stage.window.screenTextSize = 11
    #expect(category(inner) == .extraExtraExtraLarge && category(stage.window).rank == 11)
    inner.maximumContentSizeCategory = .large
    #expect(category(inner) == .large && category(outer) == .extraExtraExtraLarge)
    stage.window.screenTextSize = 0
    #expect(category(inner) == .medium)
    outer.minimumContentSizeCategory = nil
    #expect(category(inner) == .extraSmall && outer.minimumContentSizeCategory == nil)
  }
}
