import Testing

@testable import UIKit

@MainActor @Suite struct `Images of symbols` {
  let stage = Stage()

  private func image(_ name: String, _ look: SymbolLook = SymbolLook()) -> UIImage {
    UIImage(symbol: Symbol(name, look))
  }

  @Test func `a symbol is as large as its font and scale say`() {
    let plain = image("circle").size
    #expect(abs(plain.width - 19.8) < 0.5 && plain.width == plain.height)
    let large = image("circle", SymbolLook(pointSize: 51)).size
    #expect(abs(large.width / plain.width - 3) < 0.05)
    let (small, big) = (
      image("circle", SymbolLook(scale: .small)).size, image("circle", SymbolLook(scale: .large)).size
    )
    #expect(small.width < plain.width && plain.width < big.width)
  }

  @Test func `chevrons are narrower than high, and heavier ones larger`() {
    let chevron = image("chevron.right").size
    #expect(chevron.width < chevron.height * 0.75)
    #expect(image("chevron.right", SymbolLook(weight: .black)).size.width > chevron.width)
  }

  @Test func `what a picture is made with comes before what is preferred`() {
    let made = image("star", SymbolLook(pointSize: 40))
    let view = UIImageView(image: made)
    view.preferredSymbolConfiguration = .init(pointSize: 10, weight: .bold)
    #expect(
      view.intrinsicContentSize.height == image("star", SymbolLook(pointSize: 40, weight: .bold)).size.height)
    view.image = image("star")
    #expect(
      view.intrinsicContentSize.height == image("star", SymbolLook(pointSize: 10, weight: .bold)).size.height)
  }

  @Test func `configurations add up, the later before the earlier`() {
    let sum = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
      .applying(UIImage.SymbolConfiguration(weight: .bold))
      .applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(sum == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified) == .init(pointSize: 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e9])
  func `no size is too odd`(points: CGFloat) throws {
    let image = image("star.fill", SymbolLook(pointSize: points))
    #expect(image.size.width > 0 && image.size.width < 2000)
    let picture = try #require(image.cgImage)
    #expect(picture.width <= 800 && picture.height <= 800)
  }

  private func shown(_ view: UIView) -> CGImage? { view.layer.contents as? CGImage }

  @Test func `a symbol is of the view's tint colour, and follows it`() throws {
    let symbol = image("star")
    let view = UIImageView(image: symbol)
    let blue = try #require(shown(view))
    view.tintColor = .systemRed
    let red = try #require(shown(view))
    #expect(red != blue)
    let parent = UIView()
    parent.tintColor = .systemRed
    let child = UIImageView(image: symbol)
    #expect(shown(child) == blue)
    parent.addSubview(child)
    #expect(shown(child) == red)
  }

  @Test func `a tint of its own shows where the symbol is original only`() {
    let red = UIImageView(image: image("star"))
    red.tintColor = .systemRed
    let plain = UIImageView(image: image("star").withTintColor(.systemRed))
    let original = UIImageView(image: image("star").withTintColor(.systemRed, renderingMode: .alwaysOriginal))
    #expect(shown(plain) != shown(red))
    #expect(shown(original) == shown(red))
    #expect(image("star").withTintColor(.systemRed) != image("star"))
    #expect(image("star") == image("star"))
  }

  @Test func `a palette draws each level in its colour`() throws {
    let palette = SymbolLook(colors: .palette([.white, .systemRed]))
    let view = UIImageView(image: image("plus.circle.fill", palette))
    let first = shown(view)
    view.tintColor = .systemGreen
    #expect(shown(view) == first)
    let other = UIImageView(
      image: image("plus.circle.fill", SymbolLook(colors: .palette([.white, .systemBlue]))))
    #expect(shown(other) != first)
  }

  @Test func `a symbol stands on the baseline of the text beside it`() throws {
    let label = UILabel()
    label.text = "Text"
    label.sizeToFit()
    let view = UIImageView(image: image("circle"))
    for part in [view, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    stage.settle()
    let capitals = try #require(label.baselineOffsets).first - label.font.capHeight / 2 + label.frame.minY
    #expect(abs(view.frame.midY - capitals) < 1, "\(view.frame) \(label.frame)")
  }

  @Test func `a name that is not drawn is noted once`() {
    var notes: [String] = []
    stage.loop.session.report = { notes.append($0) }
    let name = "no.such.symbol.\(UInt64.random(in: 0...UInt64.max))"
    for _ in 0..<3 { _ = UIImage(systemName: name) }
    #expect(notes.count == 1)
    #expect(notes.first?.contains(name) == true)
    #expect(UIImage(systemName: name)?.size == UIImage(systemName: "square.dashed")?.size)
  }
}
