import QuartzCore
import Testing
import UIKit

@testable import Gallery

/// A thousand random flicks for each layout: they end where the layout says, and get there without a jump.
@MainActor @Suite struct `Snapping` {
  enum Subject: String, CaseIterable, Sendable { case snappingList, cardStack, drum, pizzaHalf, pizzaDrum }

  @Test(arguments: Subject.allCases)
  func `ends on the layout's own target, without a jump on the way`(subject: Subject) throws {
    let flicker = Flicker(subject)
    var dice = Dice(seed: 0x5C40)
    var farthest: CGFloat = 0
    for number in 1...1000 {
      let flick = flicker.flick(&dice)
      let target = try #require(flick.target, "flick \(number) was no drag")
      #expect(abs(flick.rest - target) < 1e-6, "flick \(number) ended at \(flick.rest), not at \(target)")
      let stop = flicker.stop(nearest: flick.rest)
      #expect(abs(flick.rest - stop) < 0.001, "flick \(number): \(flick.rest) is no place to rest")
      #expect(
        flick.largestStep <= flick.largestAllowedStep,
        "flick \(number): a step of \(flick.largestStep), the speed allows \(flick.largestAllowedStep)")
      farthest = max(farthest, abs(flick.rest - flick.start))
    }
    #expect(farthest > 1000, "the flicks were too feeble to show anything")
  }

  struct Dice {
    var seed: UInt64

    /// 0 up to, not including, 1.
    mutating func roll() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 33) / CGFloat(UInt64(1) << 31)
    }

    mutating func roll(_ range: ClosedRange<CGFloat>) -> CGFloat {
      range.lowerBound + (range.upperBound - range.lowerBound) * roll()
    }
  }

  /// One flick and what came of it; along the axis that scrolls, in points.
  struct Flick {
    var start: CGFloat = 0
    /// Where the layout wanted it to end; nil if it was not asked.
    var target: CGFloat?
    var rest: CGFloat = 0
    var largestStep: CGFloat = 0
    var largestAllowedStep: CGFloat = 0
  }
}

/// A preview's collection view and a hand that flicks it.
@MainActor private final class Flicker {
  private let loop = VirtualRunLoop()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view: UICollectionView
  private let controller: UIViewController
  private let isVertical: Bool
  private var release: (target: CGPoint, velocity: CGPoint)?

  init(_ subject: Snapping.Subject) {
    VirtualRunLoop.current = loop
    controller =
      switch subject {
      case .snappingList: SnappingListViewController(itemCount: 40)
      case .cardStack: CardStackViewController(itemCount: 12)
      case .drum: DrumViewController(itemCount: 40)
      case .pizzaHalf: PizzaHalfViewController(layout: PizzaHalvesLayout(side: .left), itemCount: 40)
      case .pizzaDrum: PizzaHalfViewController(layout: PizzaDrumLayout(side: .right), itemCount: 40)
      }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let half = controller as? PizzaHalfViewController { half.lay(out: window.bounds, rowHeight: 300) }
    loop.settle()
    view = Self.collectionView(in: window) ?? UICollectionView(frame: .zero, collectionViewLayout: .init())
    isVertical = controller is PizzaHalfViewController
    let ear = ReleaseEar(view.delegate) { [weak self] in self?.release = ($0, $1) }
    self.ear = ear
    view.delegate = ear
    // The content of cells does not matter to where they stop.
    for identifier in ["card", "postcard", "sector", "pizza"] {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    view.reloadData()
    loop.settle()
  }

  private var ear: ReleaseEar?

  private static func collectionView(in view: UIView) -> UICollectionView? {
    (view as? UICollectionView) ?? view.subviews.lazy.compactMap { collectionView(in: $0) }.first
  }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  private var offset: CGFloat { along(view.contentOffset) }

  private func touch(_ phase: UITouch.Phase, _ place: CGFloat, at time: Double) {
    loop.advance(before: time)
    let location = isVertical ? CGPoint(x: 150, y: place) : CGPoint(x: place, y: 400)
    window.inject([TouchSample(phase: phase, finger: 1, time: time, location: location)])
    loop.settle()
  }

  func flick(_ dice: inout Snapping.Dice) -> Snapping.Flick {
    var flick = Snapping.Flick(start: offset)
    release = nil
    let length = along(CGPoint(x: window.bounds.width, y: window.bounds.height))
    let way = dice.roll(20...length * 0.8) * (dice.roll() < 0.5 ? -1 : 1)
    let start = way < 0 ? length * 0.95 : length * 0.05
    let steps = Int(dice.roll(3...30))
    let began = loop.now + 0.01
    touch(.began, start, at: began)
    for step in 1...steps {
      touch(.moved, start + way * CGFloat(step) / CGFloat(steps), at: began + Double(step) / 120)
    }
    touch(.ended, start + way, at: began + Double(steps) / 120)
    guard let release else { return flick }

    let isGlide = view._scrollState == .animating
    flick.target = isGlide ? stop(nearest: flick.start) : legal(along(release.target))
    // The hand's own speed, or that of the shortest settle at its steepest.
    let speed = max(abs(along(release.velocity)) * 1000, 3 * abs((flick.target ?? 0) - offset) / 0.3)
    flick.largestAllowedStep = speed / 60 + 0.01
    var last = offset
    while loop.nextDeadline != nil {
      loop.advance(to: loop.now + 1.0 / 60)
      flick.largestStep = max(flick.largestStep, abs(offset - last))
      last = offset
    }
    flick.rest = offset
    return flick
  }

  private func legal(_ offset: CGFloat) -> CGFloat {
    min(max(offset, along(view._minimumContentOffset)), along(view._maximumContentOffset))
  }

  /// The nearest offset at which the layout's elements are as they should rest, computed from the
  /// specification's constants and not from the layout.
  func stop(nearest offset: CGFloat) -> CGFloat {
    let (pitch, first): (CGFloat, CGFloat) =
      switch controller {
      case is SnappingListViewController: (375 - 2 * 36 + 100, 0)
      case is CardStackViewController: (375 - 2 * 36 + 50, 0)
      case is DrumViewController: (187.5 * .pi / 5, 0)
      default: (300, 150 - view.bounds.height / 2)
      }
    return legal(((offset - first) / pitch).rounded() * pitch + first)
  }
}

/// Passes everything on to the preview's own delegate, and tells of releases.
@MainActor private final class ReleaseEar: NSObject, UICollectionViewDelegate {
  private weak var next: (any UICollectionViewDelegate)?
  private let hear: (CGPoint, CGPoint) -> Void

  init(_ next: (any UICollectionViewDelegate)?, hear: @escaping (CGPoint, CGPoint) -> Void) {
    self.next = next
    self.hear = hear
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    next?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    hear(targetContentOffset.pointee, velocity)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    next?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
