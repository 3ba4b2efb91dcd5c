import Testing

@testable import UIKit

@MainActor @Suite struct `Text layer` {
  private func layer(_ text: Any, size: CGSize = CGSize(width: 100, height: 200)) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.fontSize = 20
    layer.bounds = CGRect(origin: .zero, size: size)
    return layer
  }

  @Test func `one line begins at the top left, in white`() throws {
    let line = try #require(layer("Hello\nthere").presentedText?.lines)
    #expect(line.count == 1 && line[0].x == 0 && line[0].baseline == UIFont.systemFont(ofSize: 20).ascender)
    #expect(line[0].runs[0].fontSize == 20 && line[0].runs[0].color == CGColor(gray: 1, alpha: 1))
  }

  @Test func `wrapped text takes the lines it needs, aligned as it says`() throws {
    let layer = layer("several words in a row that wrap")
    layer.isWrapped = true
    layer.alignmentMode = .right
    let lines = try #require(layer.presentedText?.lines)
    #expect(lines.count > 2 && lines.allSatisfy { $0.x >= 0 } && lines[0].x > 0)
    layer.bounds.size.height = 50
    #expect(layer.presentedText?.lines.count == 2)
    layer.bounds.origin.x = 7
    #expect(layer.presentedText?.lines[0].x == lines[0].x + 7)
  }

  @Test func `what is too long ends as it says`() throws {
    let layer = layer("a very long text indeed")
    layer.truncationMode = .end
    #expect(layer.presentedText?.lines[0].runs.last?.string.hasSuffix("…") == true)
    layer.truncationMode = .none
    #expect(layer.presentedText?.lines[0].runs.last?.string.hasSuffix("…") == false)
  }

  @Test func `fonts come by themselves or by name, without their size; attributes before all`() throws {
    let layer = layer("x")
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    #expect(layer.presentedText?.lines[0].runs[0].weight == 700)
    #expect(layer.presentedText?.lines[0].runs[0].fontSize == 20)
    layer.font = "Avenir-Heavy" as CFString
    #expect(layer.presentedText?.lines[0].runs[0].weight == 800)
    layer.string = NSAttributedString(string: "y", attributes: [.foregroundColor: UIColor.red])
    #expect(layer.presentedText?.lines[0].runs[0].color == UIColor.red.cgColor)
    layer.string = 7
    #expect(layer.presentedText == nil)
  }
}
