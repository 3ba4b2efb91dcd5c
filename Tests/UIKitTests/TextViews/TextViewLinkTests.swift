import Testing

@testable import UIKit

@MainActor @Suite struct `Links of a text view` {
  let stage = Stage()

  private final class Asked: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var answer = true
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      heard.append("\(URL.absoluteString) \(characterRange) \(interaction.rawValue)")
      return answer
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      heard.append("attachment \(characterRange.location)")
      return answer
    }
  }

  private final class Newest: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var action: UIAction?
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return nil }
      heard.append("newest \(url.absoluteString) \(textItem.range.length)")
      return action
    }
  }

  /// "Read this." with a link from 5 to 9, in two pieces, in a view that is not edited.
  private func view(_ delegate: any UITextViewDelegate) -> UITextView {
    let view = stage.textView()
    let text = NSMutableAttributedString(string: "Read ")
    let link = URL(string: "https://example.org") as Any
    text.append(NSAttributedString(string: "th", attributes: [.link: link]))
    text.append(NSAttributedString(string: "is", attributes: [.link: link, .underlineStyle: 1]))
    text.append(NSAttributedString(string: "."))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    stage.settle()
    return view
  }

  private func tap(_ unit: Int, of view: UITextView, at time: Double = 1) {
    let place = view._carets.rects(of: NSRange(location: unit, length: 1)).first ?? .zero
    stage.tap(
      view.frame.minX + place.midX - view.bounds.minX, view.frame.minY + place.midY - view.bounds.minY,
      at: time)
  }

  @Test func `have the tint colour, or the look that they are given`() throws {
    let delegate = Asked()
    let view = view(delegate)
    view.tintColor = .purple
    func colors() throws -> [CGColor] {
      try #require(view.label.presentedText?.lines.first).runs.map(\.color)
    }
    #expect(try colors() == [UIColor.label, .purple, .purple, .label].map(\.cgColor))
    view.linkTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(try colors()[1] == UIColor.orange.cgColor)
    view.text = "plain"
    #expect(try colors() == [UIColor.label.cgColor])
  }

  @Test func `ask the delegate when they are tapped, and open where it says yes`() {
    let delegate = Asked()
    let view = view(delegate)
    var reported: [String] = []
    stage.loop.session.report = { reported.append($0) }
    tap(6, of: view)
    #expect(delegate.heard == ["https://example.org \(NSRange(location: 5, length: 4)) 0"])
    #expect(reported.contains { $0.contains("https://example.org") } && !view.isFirstResponder)
    reported = []
    delegate.answer = false
    tap(8, of: view, at: 3)
    #expect(delegate.heard.count == 2 && reported.isEmpty)
  }

  @Test func `are letters elsewhere, and while the text is edited`() {
    let delegate = Asked()
    let view = view(delegate)
    tap(1, of: view)
    #expect(delegate.heard.isEmpty && view.isFirstResponder)
    view.resignFirstResponder()
    view.isEditable = true
    tap(6, of: view, at: 3)
    #expect(delegate.heard.isEmpty)
    view.resignFirstResponder()
    (view.isEditable, view.isSelectable) = (false, false)
    tap(6, of: view, at: 5)
    #expect(delegate.heard.isEmpty)
  }

  @Test func `do what the newest form of the delegate answers`() {
    let delegate = Newest()
    let view = view(delegate)
    tap(6, of: view)
    #expect(delegate.heard == ["newest https://example.org 4"])
    var done = 0
    delegate.action = UIAction { _ in done += 1 }
    tap(6, of: view, at: 3)
    #expect(done == 1 && delegate.heard.count == 2)
  }

  @Test func `are joined by attachments, and the older form is asked where it alone is there`() throws {
    let delegate = Asked()
    let view = view(delegate)
    let pixel = try #require(CGImage(width: 1, height: 1, rgba: [0, 0, 0, 255]))
    let attachment = NSTextAttachment(image: UIImage(cgImage: pixel))
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    view.attributedText = NSAttributedString(attachment: attachment)
    stage.settle()
    tap(0, of: view)
    #expect(delegate.heard == ["attachment 0"])
  }
}

@MainActor @Suite struct `A text view's background` {
  @Test func `is the system's if it is made in code, and what its nib says otherwise`() {
    let stage = Stage()
    _ = stage.loop
    #expect(UITextView().backgroundColor == .systemBackground)
    #expect(UITextView(usingTextLayoutManager: false).backgroundColor == .systemBackground)
    #expect(UITextView(coder: NSCoder())?.backgroundColor == nil)
  }
}
