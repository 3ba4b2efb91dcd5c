import Testing

@testable import UIKit

@MainActor @Suite struct `Content that is not there` {
  let stage = Stage()

  private func shown(_ configuration: UIContentUnavailableConfiguration) throws -> UIView {
    _ = stage.loop
    let page = UIViewController()
    stage.window.rootViewController = page
    page.contentUnavailableConfiguration = configuration
    stage.settle()
    return try #require(page.view.subviews.last)
  }

  private func texts(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? UILabel)?.text } }

  @Test func `is told in the middle, part below part`() throws {
    var look = UIContentUnavailableConfiguration.empty()
    look.image = UIImage(systemName: "star")
    (look.text, look.secondaryText) = ("Nothing", "Come back later.")
    look.button.title = "Reload"
    let log = Log()
    look.buttonProperties.primaryAction = UIAction { _ in log.note("reload") }
    let view = try shown(look)
    #expect(view.frame == stage.window.bounds && texts(view) == ["Nothing", "Come back later."])
    let parts = view.subviews
    #expect(parts.count == 4 && parts.allSatisfy { abs($0.frame.midX - 195) < 0.5 })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    #expect(abs(parts[0].frame.minY - (844 - parts[3].frame.maxY)) < 0.5)
    (parts[3] as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(log.lines == ["reload"])
  }

  @Test func `has words of its own for searches and for what is on its way`() throws {
    #expect(texts(try shown(.search())) == ["No Results", "Check the spelling or try a new search."])
    let loading = try shown(.loading())
    #expect(loading.subviews.first is UIActivityIndicatorView && texts(loading) == ["Loading…"])
  }

  @Test func `goes when it is taken away, and changes in place`() throws {
    let view = try shown(.search())
    let page = try #require(stage.window.rootViewController)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(page.view.subviews.last === view && texts(view) == ["Loading…"])
    page.contentUnavailableConfiguration = nil
    #expect(view.superview == nil && page.contentUnavailableConfiguration == nil)
  }

  @Test func `a popover is known only to its own controller, and keeps none alive`() {
    _ = stage.loop
    weak var gone: UIViewController?
    do {
      let page = UIViewController()
      #expect(page.popoverPresentationController == nil)
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(page.popoverPresentationController?.sourceRect.minX == 1)
      gone = page
    }
    #expect(gone == nil)
  }
}
