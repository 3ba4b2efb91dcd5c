import Testing

@testable import UIKit

/// A search bar with the keyboard; counts how often who searches is told.
@MainActor private final class Rig: NSObject, UISearchBarDelegate {
  let stage = Stage()
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  private(set) var log: [String] = []
  var field: UISearchTextField { bar.searchTextField }

  override init() {
    super.init()
    bar.delegate = self
    bar.placeholder = "Find"
    bar.onTextChange = { [weak self] in self?.log.append("search") }
    stage.window.addSubview(bar)
    stage.settle()
  }

  func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  func drain() -> [String] {
    defer { log = [] }
    return log
  }

  /// All that can be read in the field, from left to right.
  var words: [String] {
    stage.settle()
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(labels)
    }
    return labels(field).filter { $0.text?.isEmpty == false }
      .sorted { $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x }
      .compactMap(\.text)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
}

@MainActor @Suite struct `Search tokens` {
  @Test func `stand before the text and in place of the placeholder`() {
    let rig = Rig()
    #expect(rig.words == ["Find"])
    let bare = rig.field.textRect(forBounds: rig.field.bounds)
    rig.field.tokens = [rig.token("Red"), rig.token("Round")]
    #expect(rig.words == ["Red", "Round"] && rig.drain() == ["search"])
    rig.field.text = "apple"
    #expect(rig.words == ["Red", "Round", "apple"])
    let rect = rig.field.textRect(forBounds: rig.field.bounds)
    #expect(rect.minX > bare.minX && rect.maxX <= bare.maxX)
    rig.field.tokens = []
    rig.field.text = ""
    #expect(rig.words == ["Find"] && rig.field.textRect(forBounds: rig.field.bounds) == bare)
  }

  @Test func `are inserted and removed at their places`() {
    let rig = Rig()
    let tokens = ["A", "B", "C"].map(rig.token)
    tokens[1].representedObject = 7
    rig.field.insertToken(tokens[0], at: 5)
    rig.field.insertToken(tokens[2], at: 1)
    rig.field.insertToken(tokens[1], at: 1)
    #expect(rig.field.tokens == tokens && rig.words == ["A", "B", "C"])
    #expect(rig.field.tokens[1].representedObject as? Int == 7)
    rig.field.removeToken(at: 3)
    rig.field.removeToken(at: -1)
    rig.field.removeToken(at: 0)
    #expect(rig.words == ["B", "C"] && rig.drain().count == 4)
  }

  @Test func `one takes the place of a part of the text`() throws {
    let rig = Rig()
    rig.field.text = "red apple"
    let end = try #require(rig.field.position(from: rig.field.beginningOfDocument, offset: 4))
    let range = try #require(rig.field.textRange(from: rig.field.beginningOfDocument, to: end))
    rig.field.replaceTextualPortion(of: range, with: rig.token("Red"), at: 0)
    #expect(rig.field.text == "apple" && rig.words == ["Red", "apple"])
    #expect(rig.field.text(in: rig.field.textualRange) == "apple")
    #expect(rig.field.tokens(in: rig.field.textualRange) == rig.field.tokens)
  }

  @Test func `the delete key takes the last one where no text is before the caret`() {
    let rig = Rig()
    rig.field.tokens = [rig.token("A"), rig.token("B")]
    rig.field.becomeFirstResponder()
    rig.field.insertText("x")
    _ = rig.drain()
    rig.field.deleteBackward()
    #expect(rig.field.text == "" && rig.field.tokens.count == 2 && rig.drain() == ["text ", "search"])
    rig.field.deleteBackward()
    #expect(rig.words == ["A"] && rig.drain() == ["text ", "search"])
    rig.field.allowsDeletingTokens = false
    rig.field.deleteBackward()
    #expect(rig.words == ["A"] && rig.drain() == [])
  }

  @Test func `the clear button takes them away with the text`() throws {
    let rig = Rig()
    rig.field.tokens = [rig.token("A")]
    rig.stage.settle()
    let button = try #require(rig.field.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(rig.field.tokens == [] && rig.words == ["Find"])
  }

  @Test func `more than there is room for leave some to the text, and the last is seen`() {
    let rig = Rig()
    rig.field.tokens = (0..<1000).map { rig.token("Number \($0)") }
    rig.stage.settle()
    let rect = rig.field.textRect(forBounds: rig.field.bounds)
    #expect(rect.width > 50)
    let row = rig.field.subviews.compactMap { $0 as? SearchTokenRow }.first
    let last = row?.subviews.last
    #expect(last.map { $0.frame.maxX <= row?.bounds.width ?? 0 && $0.frame.minX >= 0 } == true)
  }

  @Test func `a field without any makes nothing for them`() {
    let rig = Rig()
    #expect(!rig.field.subviews.contains { $0 is SearchTokenRow })
  }
}
