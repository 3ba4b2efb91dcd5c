import Testing

@testable import UIKit

/// Bold text, increased contrast and less motion, as viewers choose them for the screen.
@MainActor @Suite struct `What viewers wish of the screen` {
  private let stage = Stage()

  /// Begins in the stage's session, whose wishes may not stay for the tests that follow.
  private func begin() { _ = stage.loop }
  private func end() {
    stage.window.hasScreenBoldText = false
    stage.window.hasScreenIncreasedContrast = false
    stage.window.hasScreenReducedMotion = false
  }

  private func watching(_ name: Notification.Name, _ note: @escaping @MainActor () -> Void) -> Any {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated(note)
    }
  }

  private func width(of text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  // MARK: Bold text

  @Test func `bold text is a trait, and is told to those who ask for it, once`() {
    begin()
    defer { end() }
    let view = UIView()
    stage.window.addSubview(view)
    var told: [UILegibilityWeight] = []
    view.registerForTraitChanges([UITraitLegibilityWeight.self]) { (view: UIView, _) in
      told.append(view.traitCollection.legibilityWeight)
    }
    let log = Log()
    let token = watching(UIAccessibility.boldTextStatusDidChangeNotification) {
      log.note("\(UIAccessibility.isBoldTextEnabled) \(view.traitCollection.legibilityWeight == .bold)")
    }
    defer { NotificationCenter.default.removeObserver(token) }

    stage.window.hasScreenBoldText = true
    stage.window.hasScreenBoldText = true

    #expect(told == [.bold] && log.drain() == ["true true"])
    #expect(UITraitCollection.current.legibilityWeight == .bold)
    #expect(UIScreen.main.traitCollection === view.traitCollection)
    stage.window.hasScreenBoldText = false
    #expect(told == [.bold, .regular] && log.drain() == ["false false"])
  }

  @Test func `text in the system's font is as wide as semibold then, and so are labels that are shown`() {
    begin()
    defer { end() }
    let (plain, semibold) = (UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .semibold))
    let label = UILabel()
    label.text = "Words of some length"
    label.font = plain
    stage.window.addSubview(label)
    let (usual, bolder) = (label.intrinsicContentSize.width, width(of: "Words of some length", semibold))
    #expect(usual < bolder)

    stage.window.hasScreenBoldText = true

    #expect(label.intrinsicContentSize.width == bolder)
    #expect(label.font == plain && label.font.fontName == "Inter-Regular", "what an app asks is as before")
    stage.window.hasScreenBoldText = false
    #expect(label.intrinsicContentSize.width == usual)
  }

  @Test(
    arguments: [
      (.ultraLight, 300), (.regular, 600), (.medium, 700), (.semibold, 800), (.bold, 900), (.black, 900),
    ] as [(UIFont.Weight, Int)])
  func `every weight but the heaviest is heavier`(weight: UIFont.Weight, drawn: Int) {
    begin()
    defer { end() }
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    #expect(font.style.weight == weight.css)
    stage.window.hasScreenBoldText = true
    #expect(font.style.weight == drawn)
  }

  @Test func `a cell of a table is measured again`() {
    begin()
    defer { end() }
    let (old, new) = (UITraitCollection.session, UITraitCollection(legibilityWeight: .bold))
    #expect(new.hasOtherTextSize(than: old) && !old.hasOtherTextSize(than: old))
    #expect(!UITraitCollection(legibilityWeight: .regular).hasOtherTextWeight(than: UITraitCollection()))
  }

  // MARK: Contrast

  @Test func `contrast is a trait by which colours and pictures of views come out`() throws {
    begin()
    defer { end() }
    let view = UIView()
    view.backgroundColor = .systemRed
    stage.window.addSubview(view)
    let provided = UIColor { $0.accessibilityContrast == .high ? .black : .white }
    let log = Log()
    let token = watching(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) {
      log.note("\(UIAccessibility.isDarkerSystemColorsEnabled)")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(provided.cgColor == UIColor.white.cgColor)

    stage.window.hasScreenIncreasedContrast = true

    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(view.traitCollection.accessibilityContrast == .high && log.drain() == ["true"])
    #expect(view.layer.backgroundColor == UIColor.systemRed.resolvedColor(with: high).cgColor)
    #expect(provided.cgColor == UIColor.black.cgColor)
    stage.window.hasScreenIncreasedContrast = false
    #expect(view.layer.backgroundColor == UIColor.systemRed.cgColor && log.drain() == ["false"])
  }

  @Test func `contrast, weight and size of text go together`() {
    begin()
    defer {
      stage.window.screenTextSize = 3
      end()
    }
    stage.window.hasScreenIncreasedContrast = true
    stage.window.screenTextSize = 7
    stage.window.hasScreenBoldText = true
    stage.window.screenStyle = .dark
    defer { stage.window.screenStyle = .light }

    let traits = stage.window.traitCollection
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
    #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
    #expect(traits.userInterfaceStyle == .dark && traits === UITraitCollection.session)
  }

  // MARK: Motion

  @Test func `less motion is said and posted, and is no trait`() {
    begin()
    defer { end() }
    let before = stage.window.traitCollection
    let log = Log()
    let token = watching(UIAccessibility.reduceMotionStatusDidChangeNotification) {
      log.note("\(UIAccessibility.isReduceMotionEnabled)")
    }
    defer { NotificationCenter.default.removeObserver(token) }

    stage.window.hasScreenReducedMotion = true
    stage.window.hasScreenReducedMotion = true

    #expect(log.drain() == ["true"] && UIAccessibilityIsReduceMotionEnabled())
    #expect(stage.window.traitCollection === before && !UIAccessibility.prefersCrossFadeTransitions)
    stage.window.hasScreenReducedMotion = false
    #expect(log.drain() == ["false"] && !UIAccessibility.isReduceMotionEnabled)
  }
}
