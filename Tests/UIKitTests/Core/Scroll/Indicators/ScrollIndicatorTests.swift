import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite struct `Scroll indicators` {
  private let middle = CGPoint(x: 150, y: 300)

  private func bars(of view: UIScrollView) -> [ScrollIndicatorView] {
    view.subviews.compactMap { $0 as? ScrollIndicatorView }
  }

  /// Those that can be seen, in the coordinates of the view's frame.
  private func seen(_ view: UIScrollView) -> [CGRect] {
    bars(of: view).filter { !$0.isHidden && $0.layer.presented.opacity > 0 }
      .map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
  }

  @Test func `there is none before anything moves`() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 100
    rig.rest()
    #expect(rig.view.subviews.isEmpty)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `a drag shows it at the right edge, moving with the content`() throws {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    let bar = try #require(seen(rig.view).first)
    #expect(seen(rig.view).count == 1)
    #expect(bar.maxX == 297.5 && bar.width == 3)
    #expect(abs(bar.height - 595.0 / 5) < 1e-9)
    #expect(abs(bar.minY - 2.5 - 100.0 / 2400 * (595 - bar.height)) < 1e-9)
  }

  @Test func `it fades a quarter of a second after the content has come to rest, and then nothing is due`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), lift: false)
    rig.touch(.ended, 150, 190, at: 0.5)
    #expect(rig.view._scrollState == .idle)
    rig.run(0.1)
    let opacity = bars(of: rig.view).first.map { $0.layer.presented.opacity } ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    rig.run(0.2)
    #expect(seen(rig.view).isEmpty)
    #expect(rig.loop.nextDeadline == nil)
  }

  @Test func `content that is caught keeps it`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -200))
    rig.loop.advance(to: 0.5)
    rig.touch(.began, 150, 400, at: 0.51)
    rig.run(1)
    #expect(seen(rig.view).count == 1)
    #expect(bars(of: rig.view).first?.layer.animationKeys() == nil)
  }

  @Test func `a flash shows both for a moment`() {
    let rig = ScrollRig(content: CGSize(width: 900, height: 3000))
    rig.view.flashScrollIndicators()
    rig.run(0.2)
    let bars = seen(rig.view)
    #expect(bars.count == 2)
    // They leave the corner to each other.
    #expect(bars.allSatisfy { $0.maxX <= 297.5 && $0.maxY <= 597.5 })
    #expect(bars.count == 2 && !bars[0].intersects(bars[1]))
    rig.rest()
    #expect(seen(rig.view).isEmpty && rig.loop.nextDeadline == nil)
  }

  @Test func `a flash that a drag overtakes does not end it`() {
    let rig = ScrollRig()
    rig.view.flashScrollIndicators()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -110), at: 0.1, lift: false)
    rig.run(3)
    #expect(seen(rig.view).count == 1)
  }

  @Test func `neither axis shows one that is switched off or does not scroll`() {
    let rig = ScrollRig(content: CGSize(width: 900, height: 3000))
    rig.view.showsHorizontalScrollIndicator = false
    rig.drag(from: middle, by: CGVector(dx: -60, dy: -60), lift: false)
    #expect(seen(rig.view).map(\.width) == [3])
    rig.view.showsVerticalScrollIndicator = false
    #expect(seen(rig.view).isEmpty)
    rig.view.showsHorizontalScrollIndicator = true
    #expect(seen(rig.view).map(\.height) == [3])
  }

  @Test func `insets and the safe area shorten its track`() throws {
    let rig = ScrollRig()
    rig.view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 200, right: 10)
    rig.view.flashScrollIndicators()
    let bar = try #require(seen(rig.view).first)
    #expect(bar.minY == 102.5 && bar.maxX == 287.5)
    #expect(rig.view.scrollIndicatorInsets.top == 100)
    rig.view.contentOffset.y = 2400
    #expect(seen(rig.view).first.map { abs($0.maxY - 397.5) < 1e-9 } == true)
  }

  @Test func `from right to left the vertical one stands on the left`() {
    let rig = ScrollRig()
    rig.view.semanticContentAttribute = .forceRightToLeft
    rig.view.flashScrollIndicators()
    #expect(seen(rig.view).first?.minX == 2.5)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `its colour follows light and dark, unless it is told`(style: UIUserInterfaceStyle) throws {
    let rig = ScrollRig()
    rig.window.overrideUserInterfaceStyle = style
    rig.view.flashScrollIndicators()
    let bar = try #require(bars(of: rig.view).first)
    let isLight = style == .dark
    #expect(bar.layer.backgroundColor.map { $0.red > 0.5 } == isLight)
    rig.view.indicatorStyle = .white
    #expect(bar.layer.backgroundColor.map { $0.red > 0.5 } == true)
    rig.view.indicatorStyle = .black
    #expect(bar.layer.backgroundColor.map { $0.red > 0.5 } == false)
    rig.view.indicatorStyle = .default
    rig.window.overrideUserInterfaceStyle = style == .dark ? .light : .dark
    #expect(bar.layer.backgroundColor.map { $0.red > 0.5 } == !isLight)
  }

  // MARK: Among other views

  @Test func `it stays in front of what is added, in the order and by z`() {
    let rig = ScrollRig()
    rig.view.flashScrollIndicators()
    let content = (0..<3).map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 300, height: 100)) }
    for view in content { rig.view.addSubview(view) }
    rig.view.bringSubviewToFront(content[0])
    content[1].layer.zPosition = CGFloat(Int.max)
    #expect(rig.view.subviews.dropLast() == [content[1], content[2], content[0]])
    #expect(rig.view.subviewsFrontToBack.first is ScrollIndicatorView)
  }

  @Test func `a perspective over the content does not bend it`() throws {
    let rig = ScrollRig()
    rig.view.layer.sublayerTransform.m34 = -1 / 500
    rig.view.flashScrollIndicators()
    let bar = try #require(bars(of: rig.view).first)
    #expect(CATransform3DIsIdentity(bar.layer.presentedTransform))
  }

  @Test func `nothing hits it, and a finger on it drags the content`() throws {
    let rig = ScrollRig()
    rig.view.flashScrollIndicators()
    let bar = try #require(seen(rig.view).first)
    #expect(rig.window.hitTest(CGPoint(x: bar.midX, y: bar.midY), with: nil) === rig.view)
  }

  @Test func `an app that removes every subview gets it back at the next drag`() {
    let rig = ScrollRig()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -50))
    for view in rig.view.subviews { view.removeFromSuperview() }
    #expect(rig.view.subviews.isEmpty)
    rig.rest()
    rig.drag(from: middle, by: CGVector(dx: 0, dy: -50), at: rig.loop.now, lift: false)
    #expect(seen(rig.view).count == 1)
  }

  @Test func `a view that goes while it fades leaves nothing behind`() {
    var rig: ScrollRig? = ScrollRig()
    let loop = rig?.loop
    rig?.view.flashScrollIndicators()
    weak let view = rig?.view
    rig = nil
    #expect(view == nil)
    loop?.advance(to: 2)
    #expect(loop?.nextDeadline == nil)
  }
}
