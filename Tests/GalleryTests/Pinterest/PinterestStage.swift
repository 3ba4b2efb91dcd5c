import QuartzCore
import Testing
import UIKit

@testable import Gallery

/// The wall of pictures in a window, in virtual time, and fingers.
@MainActor final class PinterestStage {
  let loop = VirtualRunLoop()
  let window: UIWindow
  private let controller: PinterestViewController

  init(
    pictures: Int = 30, size: CGSize = CGSize(width: 390, height: 844),
    metrics: PinterestMetrics = PinterestMetrics()
  ) {
    VirtualRunLoop.current = loop
    GalleryPreview.usePictures()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = PinterestViewController(itemCount: pictures, metrics: metrics)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.settle()
  }

  // MARK: What is there

  func view<View: UIView>(_ identifier: String) throws -> View {
    let found = Self.all(in: window).first { $0.accessibilityIdentifier == identifier }
    return try #require(found as? View, "there is no \(identifier)")
  }

  private static func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  var wall: UICollectionView { get throws { try view("main") } }

  typealias Source = UICollectionViewDiffableDataSource<PinterestSection, Picture.ID>

  /// The pictures of each section, in order.
  var pictures: [[Picture.ID]] {
    get throws {
      let snapshot = try #require(wall.dataSource as? Source).snapshot()
      return PinterestSection.allCases.map { snapshot.itemIdentifiers(inSection: $0) }
    }
  }

  /// Where everything is that is on screen: one line each, in order, as "picture-3 x y width height", in
  /// points of the window, two decimals at the most.
  var shown: String {
    get throws {
      let wall = try wall
      let cells = wall.indexPathsForVisibleItems.sorted().compactMap { wall.cellForItem(at: $0) }
      let headers = wall.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).sorted().compactMap {
        wall.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: $0)
      }
      let lines = (headers as [UIView] + cells).compactMap { view -> String? in
        let frame = view.convert(view.bounds, to: nil)
        // An element that only touches the screen counts as being on it for a collection view.
        let seen = frame.intersection(window.bounds)
        guard seen.width > 1e-6, seen.height > 1e-6 else { return nil }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel ?? "?"
        return ([name] + numbers).joined(separator: " ")
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The picture's cell; nil where it is not on screen.
  func cell(_ picture: Picture.ID) throws -> PictureCell? {
    try wall.visibleCells.compactMap { $0 as? PictureCell }
      .first { $0.accessibilityIdentifier == "picture-\(picture)" }
  }

  // MARK: Fingers

  func touch(_ phase: UITouch.Phase, _ location: CGPoint, at time: Double) {
    loop.advance(before: time)
    window.inject([TouchSample(phase: phase, finger: 1, time: time, location: location)])
    loop.settle()
  }

  func tap(_ identifier: String) throws {
    let button: UIView = try view(identifier)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    touch(.began, middle, at: loop.now + 0.001)
    touch(.ended, middle, at: loop.now + 0.02)
  }

  /// Lands, and moves by `way` points in steps of a 120th of a second; the finger stays down.
  func press(from start: CGPoint, by way: CGPoint, steps: Int = 12) {
    touch(.began, start, at: loop.now + 0.001)
    let time = loop.now
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        .moved, CGPoint(x: start.x + way.x * part, y: start.y + way.y * part), at: time + Double(step) / 120)
    }
  }

  func lift(_ location: CGPoint) { touch(.ended, location, at: loop.now + 1.0 / 240) }

  // MARK: Time

  func wait(_ seconds: Double) { loop.advance(to: loop.now + seconds) }

  /// Until nothing moves any more, a minute at the most.
  func rest() {
    for _ in 0..<3600 where loop.nextDeadline != nil { loop.advance(to: loop.now + 1.0 / 60) }
  }
}
