import Testing

@testable import UIKit

@MainActor @Suite struct `Page control` {
  let stage = Stage()
  private let log = Log()

  private func pages(_ count: Int) -> UIPageControl {
    _ = stage.loop
    let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
    pages.numberOfPages = count
    pages.addTarget({ [log] in log.note("\(($0 as? UIPageControl)?.currentPage ?? -1)") }, for: .valueChanged)
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(pages)
    stage.settle()
    return pages
  }

  private func xs(_ pages: UIPageControl) -> [CGFloat] { (pages.layer.sublayers ?? []).map(\.position.x) }

  private var picture: UIImage {
    get throws {
      let image = try #require(CGImage(width: 20, height: 12, rgba: Array(repeating: 9, count: 20 * 12 * 4)))
      return UIImage(cgImage: image)
    }
  }

  @Test func `directions turn the row and its order`() {
    let pages = pages(3)
    #expect(xs(pages) == [84, 100, 116])
    pages.direction = .rightToLeft
    stage.settle()
    #expect(xs(pages) == [116, 100, 84])
    pages.direction = .bottomToTop
    stage.settle()
    #expect((pages.layer.sublayers ?? []).map(\.position.y) == [36, 20, 4])
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 26, height: 39))
  }

  @Test func `pictures stand for dots in their colours, and take their room`() throws {
    let pages = pages(2)
    pages.preferredIndicatorImage = try picture
    pages.pageIndicatorTintColor = .red
    stage.settle()
    let dots = try #require(pages.layer.sublayers)
    #expect(dots.map(\.bounds.size) == [CGSize(width: 20, height: 12), CGSize(width: 20, height: 12)])
    #expect(dots[1].position.x - dots[0].position.x == 29 as CGFloat)
    #expect((dots[1].contents as? CGImage)?.tint == UIColor.red.cgColor && dots[1].backgroundColor == nil)
    #expect(pages.size(forNumberOfPages: 2) == CGSize(width: 49, height: 26))

    pages.preferredIndicatorImage = nil
    pages.setIndicatorImage(try picture, forPage: 1)
    pages.setIndicatorImage(try picture, forPage: 7)
    stage.settle()
    #expect(dots[0].contents == nil && dots[0].bounds.width == 7 as CGFloat && dots[1].contents != nil)
    #expect(pages.indicatorImage(forPage: 1) != nil && pages.indicatorImage(forPage: 7) == nil)
    pages.setCurrentPageIndicatorImage(try picture, forPage: 0)
    #expect(dots[0].contents != nil)
    pages.currentPage = 1
    #expect(dots[0].contents == nil)
  }

  @Test func `a finger along the dots takes the page with it, where that is allowed`() {
    let pages = pages(5)
    stage.touch(.began, 200, 120, at: 0)
    stage.touch(.moved, 234, 120, at: 0.1)
    #expect(pages.interactionState == .continuous && pages.currentPage == 4)
    stage.touch(.moved, 169, 120, at: 0.2)
    #expect(pages.currentPage == 0)
    stage.touch(.ended, 169, 120, at: 0.3)
    #expect(log.lines == ["4", "0"] && pages.interactionState == .none)

    pages.allowsContinuousInteraction = false
    stage.touch(.began, 200, 120, at: 1)
    stage.touch(.moved, 234, 120, at: 1.1)
    #expect(pages.currentPage == 0)
    stage.touch(.ended, 234, 120, at: 1.2)
    #expect(pages.currentPage == 1)
  }

  @Test func `the ground is seen as its style says`() {
    let pages = pages(2)
    #expect(pages.layer.sublayers?.count == 2)
    pages.backgroundStyle = .prominent
    stage.settle()
    #expect(pages.layer.sublayers?.count == 3)
    #expect(pages.layer.sublayers?.first?.bounds.size == CGSize(width: 41, height: 26))
    pages.backgroundStyle = .minimal
    #expect(pages.layer.sublayers?.count == 2)
  }

  @Test func `progress fills a bar in the place of the current dot`() throws {
    let pages = pages(3)
    pages.currentPage = 1
    let progress = UIPageControlProgress()
    pages.progress = progress
    progress.currentProgress = 0.25
    stage.settle()
    let layers = try #require(pages.layer.sublayers)
    #expect(layers.count == 4 && layers[3].bounds.width == 28 as CGFloat && layers[3].position.x == 100)
    #expect(layers[3].sublayers?.first?.frame.width == 7 as CGFloat)
    #expect(layers[0].position.x == 73.5 && layers[2].position.x == 126.5)
    progress.currentProgress = .nan
    #expect(progress.currentProgress == 0)
    pages.progress = nil
    stage.settle()
    #expect(pages.layer.sublayers?.count == 3)
  }

  @Test func `progress tells its delegate when it comes into a window, and when it goes`() {
    final class Listener: UIPageControlProgressDelegate {
      var heard: [Bool] = []
      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        heard.append(progress.isProgressVisible)
      }
    }
    let (pages, progress, listener) = (pages(3), UIPageControlProgress(), Listener())
    progress.delegate = listener
    pages.progress = progress
    pages.removeFromSuperview()
    stage.window.addSubview(pages)
    pages.progress = nil
    #expect(listener.heard == [true, false, true, false])
  }

  @Test func `a timer turns the pages, and stops at the last`() {
    let pages = pages(3)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.setDuration(1, forPage: 1)
    pages.progress = timer
    timer.resumeTimer()
    stage.loop.advance(to: 1)
    #expect(abs(timer.currentProgress - 0.5) < 0.05 && pages.currentPage == 0)
    stage.loop.advance(to: 2.5)
    #expect(pages.currentPage == 1)
    stage.loop.advance(to: 10)
    #expect(pages.currentPage == 2 && timer.currentProgress == 1 && !timer.isRunning)
    #expect(log.lines == ["1", "2"])
  }
}
