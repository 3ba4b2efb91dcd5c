import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// The facts of a scroll view that viewers are told, to foresee how it follows a hand.
@MainActor @Suite struct `Rules of scrolling` {
  private let window: UIWindow
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let held = HeldScene()

  init() {
    VirtualRunLoop.current = VirtualRunLoop()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(list)
    list.contentSize = CGSize(width: 100, height: 1_000)
  }

  private var told: LayerScrolling? {
    LayerReading(of: list.layer, drawn: list.layer, in: window.layer, name: nil).state.scrolling
  }

  @Test func `are those of the view`() {
    list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(told?.contentSize == WireSize(widthPoints: 100, heightPoints: 1_000))
    #expect(
      told?.insets == WireInsets(topPoints: 10, leftPoints: 0, bottomPoints: 20, rightPoints: 0))
    #expect(told?.rules == [.isScrollEnabled, .bouncesY], "content as wide as the view does not bounce")
    #expect(told?.decelerationRate == 0.998)
  }

  @Test func `are none for other views`() {
    let layer = window.layer
    #expect(LayerReading(of: layer, drawn: layer, in: nil, name: nil).state.scrolling == nil)
  }

  @Test(
    arguments: [
      { $0.contentSize.width = 300 }, { $0.contentInset.top = 30 }, { $0.isScrollEnabled = false },
      { $0.bounces = false }, { $0.bouncesVertically = false }, { $0.alwaysBounceHorizontal = true },
      { $0.isPagingEnabled = true }, { $0.decelerationRate = .fast }, { $0.isDirectionalLockEnabled = true },
      { $0.maximumZoomScale = 3 },
    ] as [@MainActor @Sendable (UIScrollView) -> Void])
  func `are told anew when they change`(change: @MainActor @Sendable (UIScrollView) -> Void) throws {
    #expect(try held.isExact(window))
    let before = told
    change(list)
    #expect(told != before)
    #expect(try held.isExact(window))
    #expect(held.frameCount == 2)
  }
}
