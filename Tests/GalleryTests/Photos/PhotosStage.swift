import QuartzCore
import Testing
import UIKit

@testable import Gallery

/// The photo browser in a window, in virtual time, and fingers.
@MainActor final class PhotosStage {
  let loop = VirtualRunLoop()
  let window: UIWindow
  let controller: PhotosViewController

  init(photos: Int = 14, size: CGSize = CGSize(width: 390, height: 844)) {
    VirtualRunLoop.current = loop
    GalleryPreview.usePictures()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = PhotosViewController(photoCount: photos)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.settle()
  }

  // MARK: What is there

  func view<View: UIView>(_ identifier: String, _ type: View.Type = View.self) throws -> View {
    let found = Self.all(in: window).first { $0.accessibilityIdentifier == identifier }
    return try #require(found as? View, "there is no \(identifier)")
  }

  private static func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  var preview: UICollectionView { get throws { try view("preview") } }
  var strip: UICollectionView { get throws { try view("thumbnails") } }
  var layout: ThumbnailLayout { get throws { try #require(strip.collectionViewLayout as? ThumbnailLayout) } }

  /// Where the large photos are, in photos from the first.
  var page: CGFloat { get throws { try preview.contentOffset.x / preview.bounds.width } }
  /// Where the strip is, in photos from the first.
  var place: CGFloat { get throws { try layout.strip.place(atOffset: strip.contentOffset.x) } }

  var count: Int { get throws { try strip.numberOfItems(inSection: 0) } }

  /// The numbers of the photos whose large cells are on screen.
  var shownPhotos: [String] {
    get throws { try preview.visibleCells.compactMap(\.accessibilityIdentifier) }
  }

  /// The two lines of the bar.
  var caption: [String] {
    Self.all(in: window).filter { $0.superview is PhotoBar }.compactMap { ($0 as? UILabel)?.text }
  }

  // MARK: Fingers

  func touch(_ phase: UITouch.Phase, _ location: CGPoint, finger: Int = 1, at time: Double) {
    loop.advance(before: time)
    window.inject([TouchSample(phase: phase, finger: finger, time: time, location: location)])
    loop.settle()
  }

  func tap(_ location: CGPoint) {
    touch(.began, location, at: loop.now + 0.001)
    touch(.ended, location, at: loop.now + 0.02)
  }

  func tap(_ identifier: String) throws {
    let button = try view(identifier, UIView.self)
    tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  func tapThumbnail(_ item: Int) throws {
    let cell = try #require(strip.cellForItem(at: IndexPath(item: item, section: 0)))
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    tap(CGPoint(x: min(max(middle.x, 1), window.bounds.width - 1), y: middle.y))
  }

  var onStrip: CGFloat { window.bounds.height - 33 }
  var onPreview: CGFloat { window.bounds.height / 2 }

  /// Lands, and moves by `way` points in steps of a 120th of a second; the finger stays down.
  func press(y: CGFloat, from x: CGFloat, by way: CGFloat, steps: Int = 24) {
    touch(.began, CGPoint(x: x, y: y), at: loop.now + 0.001)
    move(y: y, from: x, by: way, steps: steps)
  }

  func move(y: CGFloat, from x: CGFloat, by way: CGFloat, steps: Int = 24) {
    let start = loop.now
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, CGPoint(x: x + way * part, y: y), at: start + Double(step) / 120)
    }
  }

  func lift(_ x: CGFloat, y: CGFloat) { touch(.ended, CGPoint(x: x, y: y), at: loop.now + 1.0 / 120) }

  /// Brings a photo into focus at once, and waits for rest.
  func focus(_ item: Int) throws {
    try preview.contentOffset.x = CGFloat(item) * preview.bounds.width
    rest()
  }

  // MARK: Time

  func wait(_ seconds: Double) { loop.advance(to: loop.now + seconds) }

  /// Until nothing moves any more, a minute at the most.
  func rest() {
    for _ in 0..<3600 where loop.nextDeadline != nil { loop.advance(to: loop.now + 1.0 / 60) }
  }

  func turn(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    loop.settle()
  }

  // MARK: What holds at rest

  /// Both views show the photo at `index`, everything is open and shut as it should be, and nothing runs.
  func expectRest(on index: Int, of count: Int, _ location: SourceLocation = #_sourceLocation) throws {
    rest()
    #expect(loop.nextDeadline == nil, "something still runs", sourceLocation: location)
    #expect(try self.count == count, sourceLocation: location)
    #expect(try preview.numberOfItems(inSection: 0) == count, sourceLocation: location)
    #expect(try abs(page - CGFloat(index)) < 1e-9, sourceLocation: location)
    #expect(try abs(place - CGFloat(index)) < 1e-9, sourceLocation: location)
    #expect(try layout.rate == 1 && layout.pose == nil, sourceLocation: location)
    #expect(try strip._scrollState == .idle && preview._scrollState == .idle, sourceLocation: location)
    #expect(caption.contains("\(index + 1) of \(count)"), "\(caption)", sourceLocation: location)
    #expect(try preview.visibleCells.count == 1, sourceLocation: location)
    // Every cell shows the photo that stands at its place, and no views are left over from before.
    for (collection, kind) in try [(preview, "photo"), (strip, "thumbnail")] {
      let shown = collection.indexPathsForVisibleItems.map {
        collection.cellForItem(at: $0)?.accessibilityIdentifier
      }
      let expected = collection.indexPathsForVisibleItems.map { path in
        controller.album[path.item].map { "\(kind)-\($0.number)" }
      }
      #expect(shown == expected, sourceLocation: location)
    }
    for collection in try [preview, strip] {
      let cells = collection.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
      #expect(cells.count == collection.visibleCells.count, sourceLocation: location)
      #expect(cells.allSatisfy { $0.alpha == 1 }, sourceLocation: location)
    }
  }
}
