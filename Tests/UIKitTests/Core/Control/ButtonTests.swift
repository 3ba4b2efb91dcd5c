import Testing

@testable import UIKit

@MainActor @Suite struct `Buttons and page controls` {
  let stage = Stage()
  let log = Log()

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    stage.window.addSubview(view)
    stage.settle()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) {
    stage.touch(.began, x, y, at: time)
    stage.touch(.ended, x, y, at: time + 0.1)
  }

  @Test func `a button shows what its state has, or else the normal look`() {
    let button = UIButton(type: .custom)
    button.setTitle("Add", for: .normal)
    button.setTitle("Added", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    #expect(button.titleLabel?.text == "Add" && button.titleLabel?.textColor == .red)

    button.isSelected = true
    #expect(button.currentTitle == "Added" && button.currentTitleColor == .red)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Add" && button.currentTitleColor == .blue)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
  }

  @Test func `a tap triggers the primary action, after touchUpInside`() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { [log] _ in log.note("primary") })
    button.addTarget({ [log] _ in log.note("up") }, for: .touchUpInside)
    show(button)
    tap(150, 120)
    #expect(button.titleLabel?.text == "Go")
    #expect(log.lines == ["up", "primary"])
  }

  @Test func `a system button is faint under the finger and comes back slowly`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    show(button)
    let label = try #require(button.titleLabel)
    #expect(label.center == CGPoint(x: 50, y: 20) && label.frame.height < 40)

    stage.touch(.began, 150, 120, at: 0)
    #expect(label.layer.presented.opacity == 0.2)
    stage.touch(.ended, 150, 120, at: 1)
    #expect(label.alpha == 1)
    stage.loop.advance(to: 1.1)
    #expect(label.layer.presented.opacity < 0.9)
    stage.loop.advance(to: 2)
    #expect(label.layer.presented.opacity == 1 && stage.loop.nextDeadline == nil)
  }

  @Test func `a configuration paints the background and rounds it`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Order"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    show(button)

    #expect(button.titleLabel?.text == "Order" && button.titleLabel?.textColor == .white)
    let plate = try #require(button.plate)
    #expect(plate.frame == button.bounds && button.subviews.first === plate)
    #expect(plate.configuration.backgroundColor == .systemBlue && plate.configuration.cornerRadius == 20)
    #expect(button.backgroundColor == nil && button.layer.cornerRadius == 0)
    #expect(button.titleLabel?.center == CGPoint(x: 50, y: 20))
  }

  @Test func `a picture stands alone in the middle, or before the title and in the middle with it`() throws {
    // The head of a PNG file of 20 by 10 pixels.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 20, 0, 0,
      0, 10,
      8, 6, 0, 0, 0, 0, 0, 0, 0,
    ]
    let image = try #require(UIImage(data: Data(head)))
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    show(button)
    #expect(button.imageView?.frame == CGRect(x: 40, y: 15, width: 20, height: 10))

    button.setTitle("Go", for: .normal)
    stage.settle()
    let picture = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(picture.minY == 15 && picture.size == CGSize(width: 20, height: 10))
    #expect(abs(title.minX - picture.maxX) < 1e-9 && title.width > 10)
    // Both together stand in the middle of the 100 points.
    #expect(abs(picture.minX - (100 - title.maxX)) < 1e-9 && picture.minX > 10)
    #expect(button.image(for: .selected) == nil && button.currentImage === image)
  }

  @Test func `a page control has a dot a page, evenly about its middle`() throws {
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 3
    show(pages)
    let dots = try #require(pages.layer.sublayers)
    let xs: [CGFloat] = [34, 50, 66]
    #expect(dots.map(\.position.x) == xs)
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 39, height: 26))

    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    #expect(pages.layer.sublayers == nil)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0)
  }

  @Test func `the page stays among the pages, and only a tap tells`() {
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 3
    pages.addTarget(
      { [log] in log.note("page \(($0 as? UIPageControl)?.currentPage ?? -1)") }, for: .valueChanged)
    show(pages)
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0 && log.lines == [])

    tap(190, 120)
    tap(190, 120, at: 1)
    tap(190, 120, at: 2)
    tap(110, 120, at: 3)
    #expect(log.lines == ["page 1", "page 2", "page 1"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }
}
