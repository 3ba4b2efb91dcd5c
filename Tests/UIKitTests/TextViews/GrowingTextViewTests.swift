import Testing

@testable import UIKit

@MainActor @Suite struct `A text view's text` {
  private let stage = Stage()

  private func view(adjusts: Bool) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    (view.text, view.font) = ("Some words that take several lines", .preferredFont(forTextStyle: .body))
    view.adjustsFontForContentSizeCategory = adjusts
    stage.window.addSubview(view)
    stage.settle()
    return view
  }

  @Test(arguments: [true, false]) func `grows with the screen's where it is told to`(adjusts: Bool) {
    _ = stage.loop
    defer { stage.window.screenTextSize = 3 }
    let view = view(adjusts: adjusts)
    let height = view.contentSize.height
    let caret = view.caretRect(for: view.endOfDocument).height

    stage.window.screenTextSize = 9
    stage.settle()

    #expect(view.font?.pointSize == (adjusts ? 40 : 17))
    #expect((view.contentSize.height > height) == adjusts)
    #expect((view.caretRect(for: view.endOfDocument).height > caret) == adjusts)
    stage.window.screenTextSize = 3
    stage.settle()
    #expect(view.contentSize.height == height)
  }
}
