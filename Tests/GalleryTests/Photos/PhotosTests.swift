import QuartzCore
import Testing
import UIKit

@testable import Gallery

/// The whole browser, by touch.
@MainActor @Suite struct `Photos` {
  /// A phone, a tablet, and a phone on its side.
  private nonisolated static let screens = [
    CGSize(width: 390, height: 844), CGSize(width: 820, height: 1180), CGSize(width: 844, height: 390),
  ]

  private nonisolated static func onPhone(_ pauses: [Double]) -> [(CGSize, Double)] {
    pauses.map { (screens[0], $0) }
  }

  @Test func `opens on the first photo, open in the middle of the strip`() throws {
    let stage = PhotosStage()

    try stage.expectRest(on: 0, of: 14)
    #expect(try stage.preview.frame == CGRect(x: 0, y: 0, width: 390, height: 778))
    #expect(try stage.strip.frame == CGRect(x: 0, y: 778, width: 390, height: 66))
    #expect(stage.caption.contains("Lighthouse"))
  }

  @Test func `has a picture for each of its fourteen photos, of the shape it says`() {
    GalleryPreview.usePictures()
    for number in 1...14 {
      let photo = Photo(number: Int32(number))
      let size = photo.image?.size ?? .zero
      #expect(photo.image?.cgImage != nil)
      #expect(abs(size.width / size.height - photo.aspectRatio) < 0.005, "\(photo.title) is \(size)")
    }
  }

  // MARK: In step

  @Test(arguments: screens)
  func `a swipe of the large photo takes the strip along at every step`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    stage.press(y: stage.onPreview, from: 0.9 * size.width, by: -0.55 * size.width, steps: 12)

    #expect(try stage.page > 0.4)
    #expect(try abs(stage.page - stage.place) < 1e-9)
    stage.lift(0.35 * size.width, y: stage.onPreview)
    stage.wait(0.1)
    #expect(try abs(stage.page - stage.place) < 1e-9)
    try stage.expectRest(on: 1, of: 14)
  }

  @Test(arguments: screens)
  func `the strip closes under a finger, flips the page, and opens at rest`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    stage.press(y: stage.onStrip, from: 300, by: -128)

    #expect(try stage.layout.rate == 0)
    let widths = try Set(stage.strip.visibleCells.map(\.bounds.width))
    #expect(widths == [33])
    let page = try stage.page
    #expect(page == page.rounded() && page >= 3)
    stage.wait(0.2)
    stage.lift(172, y: stage.onStrip)
    #expect(try stage.layout.rate == 0, "it is not at rest yet")
    let nearest = try Int(stage.place.rounded())
    try stage.expectRest(on: nearest, of: 14)
  }

  @Test(arguments: screens)
  func `a flick of the strip comes to rest on a thumbnail, open`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    stage.press(y: stage.onStrip, from: 330, by: -160, steps: 6)
    stage.lift(170, y: stage.onStrip)
    #expect(try stage.strip.isDecelerating)
    stage.rest()

    let focus = try Int(stage.place.rounded())
    #expect(focus > 4)
    try stage.expectRest(on: focus, of: 14)
  }

  @Test func `the large photo takes over from a strip that still rolls`() throws {
    let stage = PhotosStage()
    stage.press(y: stage.onStrip, from: 330, by: -160, steps: 6)
    stage.lift(170, y: stage.onStrip)
    stage.wait(0.1)
    stage.press(y: stage.onPreview, from: 100, by: 12, steps: 1)
    let grabbed = try stage.page.rounded()

    #expect(try !stage.strip.isDecelerating)
    stage.move(y: stage.onPreview, from: 112, by: 220, steps: 12)
    #expect(try stage.page < grabbed - 0.5)
    #expect(try abs(stage.page - stage.place) < 1e-9)
    stage.lift(332, y: stage.onPreview)
    try stage.expectRest(on: Int(grabbed) - 1, of: 14)
  }

  @Test func `two hands at once leave both views on one photo`() throws {
    let stage = PhotosStage()
    stage.touch(.began, CGPoint(x: 300, y: stage.onStrip), finger: 1, at: stage.loop.now + 0.01)
    stage.touch(.began, CGPoint(x: 300, y: stage.onPreview), finger: 2, at: stage.loop.now + 0.01)
    for step in 1...30 {
      let time = stage.loop.now + 1.0 / 120
      let strip = CGPoint(x: 300 - 7 * CGFloat(step), y: stage.onStrip)
      let preview = CGPoint(x: 300 - 5 * CGFloat(step), y: stage.onPreview)
      stage.touch(.moved, strip, finger: 1, at: time)
      stage.touch(.moved, preview, finger: 2, at: time + 0.004)
    }
    stage.touch(.ended, CGPoint(x: 90, y: stage.onStrip), finger: 1, at: stage.loop.now + 0.01)
    stage.touch(.ended, CGPoint(x: 150, y: stage.onPreview), finger: 2, at: stage.loop.now + 0.01)
    stage.rest()

    try stage.expectRest(on: Int(stage.page.rounded()), of: 14)
  }

  // MARK: Taps

  @Test(arguments: screens)
  func `a tap on a thumbnail glides there in 0.3 s while the page has jumped`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    try stage.tapThumbnail(4)
    let start = stage.loop.now

    #expect(try stage.page == 4)
    stage.wait(0.15)
    #expect(try (1.5...2.5).contains(stage.place))
    let open = try stage.strip.visibleCells.filter { $0.bounds.width != 33 }
    #expect(try Set(open.compactMap { try stage.strip.indexPath(for: $0)?.item }).isSubset(of: [0, 4]))
    stage.loop.advance(to: start + 0.32)
    #expect(try stage.place == 4)
    try stage.expectRest(on: 4, of: 14)
  }

  @Test func `taps on one thumbnail after another end on the last`() throws {
    let stage = PhotosStage()
    for item in [4, 2, 5, 3] {
      try stage.tapThumbnail(item)
      stage.wait(0.07)
    }
    try stage.expectRest(on: 3, of: 14)
  }

  @Test func `a finger that takes the strip from its glide leads it on from there`() throws {
    let stage = PhotosStage()
    try stage.tapThumbnail(4)
    stage.wait(0.12)
    stage.press(y: stage.onStrip, from: 200, by: 12, steps: 1)
    let caught = try stage.place
    #expect((0.3...3.7).contains(caught))

    stage.wait(0.4)
    #expect(try stage.place == caught)
    stage.move(y: stage.onStrip, from: 212, by: 37)
    #expect(try abs(stage.place - (caught - 1)) < 0.01)
    stage.lift(249, y: stage.onStrip)
    stage.rest()
    try stage.expectRest(on: Int(stage.page), of: 14)
  }

  // MARK: Delete and add

  @Test(arguments: screens, [(0, 0), (6, 6), (12, 12), (13, 12)])
  func `delete drops the photo in focus, and the next one comes into focus`(
    size: CGSize, item: (deleted: Int, next: Int)
  ) throws {
    let stage = PhotosStage(size: size)
    try stage.focus(item.deleted)
    try stage.tap("delete")
    #expect(try stage.count == 14)
    stage.wait(0.2)
    let going = try #require(stage.strip.cellForItem(at: IndexPath(item: item.deleted, section: 0)))
    #expect(going.alpha == 0 && going.bounds.size == .zero)
    #expect(try stage.count == 14, "dropped only when the gap is closed")

    try stage.expectRest(on: item.next, of: 13)
    let expected = (1...14).filter { $0 != item.deleted + 1 }[item.next]
    #expect(try stage.shownPhotos == ["photo-\(expected)"])
  }

  @Test func `the large photo fades, and the next one appears just where it will stand`() throws {
    let stage = PhotosStage()
    try stage.focus(5)
    func parts() throws -> [UIView] {
      try #require(stage.preview.cellForItem(at: IndexPath(item: 5, section: 0))).contentView.subviews
    }
    try stage.tap("delete")
    stage.wait(0.1)
    #expect(try (0.01...0.99).contains(parts()[0].alpha) && parts()[1].isHidden)
    stage.wait(0.16)
    let next = try parts()[1]
    #expect(try parts()[0].alpha == 0 && !next.isHidden && next.alpha > 0.5)
    let place = next.frame
    try stage.expectRest(on: 5, of: 13)

    #expect(try stage.shownPhotos == ["photo-7"])
    #expect(try parts()[0].alpha == 1 && parts()[1].isHidden)
    #expect(try parts()[0].frame == place)
  }

  @Test func `nothing jumps when the photo is dropped`() throws {
    let stage = PhotosStage()
    try stage.focus(5)
    try stage.tap("delete")
    /// Middles on screen, but for the one that goes.
    func middles() throws -> [String: CGFloat] {
      let cells = try stage.strip.visibleCells.filter { $0.alpha > 0 }
      return try Dictionary(
        uniqueKeysWithValues: cells.map {
          let middle = try $0.frame.midX - stage.strip.contentOffset.x
          return ($0.accessibilityIdentifier ?? "", middle)
        })
    }
    var (largest, previous) = (CGFloat(0), try middles())
    for _ in 0..<30 {
      stage.wait(1.0 / 60)
      let now = try middles()
      for (name, middle) in now { largest = max(largest, abs(middle - (previous[name] ?? middle))) }
      previous = now
    }

    #expect(try stage.count == 13)
    #expect(largest < 25, "the farthest step of a frame is \(largest)")
  }

  @Test(arguments: onPhone([0, 0.005, 0.03, 0.1, 0.17, 0.29, 0.5]) + screens.dropFirst().map { ($0, 0.1) })
  func `ten deletes in a row all count`(size: CGSize, pause: Double) throws {
    let stage = PhotosStage(size: size)
    try stage.focus(8)
    for _ in 0..<10 {
      try stage.tap("delete")
      stage.wait(pause)
    }

    try stage.expectRest(on: 3, of: 4)
    #expect(try stage.shownPhotos == ["photo-4"], "photos 9 to 14 went, then 8 to 5")
  }

  /// The widest thumbnail goes, so that many others come on screen; and the next before it has gone.
  @Test(arguments: [0.02, 0.1, 0.2, 0.28])
  func `every thumbnail shows its own photo after deletes that overlap`(pause: Double) throws {
    let stage = PhotosStage()
    try stage.focus(6)
    for _ in 0..<3 {
      try stage.tap("delete")
      stage.wait(pause)
    }

    try stage.expectRest(on: 6, of: 11)
  }

  @Test(arguments: screens)
  func `the only photo can go, and another come`(size: CGSize) throws {
    let stage = PhotosStage(photos: 1, size: size)
    try stage.tap("delete")
    stage.rest()
    #expect(try stage.count == 0 && stage.preview.visibleCells.isEmpty)
    #expect(stage.caption == ["No photos", "Add one to begin"])
    #expect(try !stage.view("delete", UIButton.self).isEnabled)

    try stage.tap("add")
    try stage.expectRest(on: 0, of: 1)
    #expect(try stage.shownPhotos == ["photo-2"])
    try stage.tap("add")
    try stage.expectRest(on: 0, of: 2)
  }

  @Test(arguments: onPhone([0, 0.1, 0.2]) + screens.dropFirst().map { ($0, 0.1) })
  func `add while deleting loses neither`(size: CGSize, pause: Double) throws {
    let stage = PhotosStage(size: size)
    try stage.focus(13)
    try stage.tap("delete")
    stage.wait(pause)
    try stage.tap("add")

    try stage.expectRest(on: 12, of: 14)
    let last = try #require(stage.strip.cellForItem(at: IndexPath(item: 13, section: 0)))
    #expect(last.accessibilityIdentifier == "thumbnail-15")
  }

  @Test(arguments: screens)
  func `delete under a dragging finger`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    stage.press(y: stage.onStrip, from: 300, by: -128)
    let focus = try Int(stage.page)
    let delete = try stage.view("delete", UIView.self)
    let point = delete.convert(CGPoint(x: delete.bounds.midX, y: delete.bounds.midY), to: nil)
    stage.touch(.began, point, finger: 2, at: stage.loop.now + 0.01)
    stage.touch(.ended, point, finger: 2, at: stage.loop.now + 0.02)
    stage.move(y: stage.onStrip, from: 172, by: -60)
    stage.lift(112, y: stage.onStrip)

    try stage.expectRest(on: focus, of: 13)
  }

  @Test(arguments: screens)
  func `a drag during a delete begins with the photo gone`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    try stage.tap("delete")
    stage.wait(0.1)
    stage.press(y: stage.onPreview, from: 0.9 * size.width, by: -0.65 * size.width, steps: 12)
    #expect(try stage.count == 13)
    stage.lift(0.25 * size.width, y: stage.onPreview)

    try stage.expectRest(on: 1, of: 13)
    #expect(try stage.shownPhotos == ["photo-3"])
  }

  // MARK: Rotation

  private static let sizes = [
    CGSize(width: 844, height: 390), CGSize(width: 375, height: 667), CGSize(width: 820, height: 1180),
    CGSize(width: 1180, height: 820), CGSize(width: 390, height: 844),
  ]

  @Test(arguments: [0, 5, 13]) func `the photo in focus stays in focus at every size`(item: Int) throws {
    let stage = PhotosStage()
    try stage.focus(item)
    for size in Self.sizes {
      stage.turn(to: size)
      #expect(try stage.preview.frame == CGRect(x: 0, y: 0, width: size.width, height: size.height - 66))
      #expect(try stage.strip.frame == CGRect(x: 0, y: size.height - 66, width: size.width, height: 66))
      try stage.expectRest(on: item, of: 14)
    }
  }

  @Test(arguments: screens)
  func `rotation under a finger on the large photo leaves the focus where it was`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    try stage.focus(3)
    stage.press(y: stage.onPreview, from: 0.8 * size.width, by: -0.3 * size.width)
    #expect(try stage.page > 3.2)
    let turned = CGSize(width: size.height, height: size.width)
    stage.turn(to: turned)
    #expect(try stage.page == 3 && stage.place == 3)
    stage.move(y: 200, from: 180, by: -40)
    stage.lift(140, y: 200)

    try stage.expectRest(on: 3, of: 14)
    stage.press(y: stage.onPreview, from: 0.8 * turned.width, by: -0.5 * turned.width, steps: 12)
    stage.lift(0.3 * turned.width, y: stage.onPreview)
    try stage.expectRest(on: 4, of: 14)
  }

  @Test(arguments: screens)
  func `rotation under a finger on the strip leaves it in the hand`(size: CGSize) throws {
    let stage = PhotosStage(size: size)
    stage.press(y: stage.onStrip, from: 300, by: -128)
    let (place, page) = try (stage.place, stage.page)
    stage.turn(to: CGSize(width: size.height, height: size.width))

    #expect(try abs(stage.place - place) < 1e-9)
    #expect(try stage.page == page)
    #expect(try stage.strip.isTracking && stage.layout.rate == 0)
    stage.wait(0.2)
    stage.lift(172, y: stage.onStrip)
    try stage.expectRest(on: Int(page), of: 14)
  }

  @Test func `rotation while the strip rolls, glides, or loses a photo`() throws {
    for turn in Self.sizes.dropLast() {
      let rolling = PhotosStage()
      rolling.press(y: rolling.onStrip, from: 330, by: -160, steps: 6)
      rolling.lift(170, y: rolling.onStrip)
      rolling.wait(0.1)
      let page = try rolling.page
      rolling.turn(to: turn)
      try rolling.expectRest(on: Int(page), of: 14)

      let gliding = PhotosStage()
      try gliding.tapThumbnail(4)
      gliding.wait(0.1)
      gliding.turn(to: turn)
      try gliding.expectRest(on: 4, of: 14)

      let losing = PhotosStage()
      try losing.focus(13)
      try losing.tap("delete")
      losing.wait(0.2)
      losing.turn(to: turn)
      try losing.expectRest(on: 12, of: 13)
    }
  }

  // MARK: Cost

  @Test func `a million photos cost what is visible`() throws {
    let stage = PhotosStage(photos: 1_000_000)
    try stage.focus(500_000)
    try stage.expectRest(on: 500_000, of: 1_000_000)
    #expect(try stage.strip.visibleCells.count < 12)
    let made = try stage.strip.subviews.count + stage.preview.subviews.count
    for _ in 0..<20 {
      stage.press(y: stage.onStrip, from: 330, by: -300, steps: 6)
      stage.lift(30, y: stage.onStrip)
      stage.rest()
    }
    #expect(try stage.strip.subviews.count + stage.preview.subviews.count < made + 12, "views are used again")
    try stage.tap("delete")
    try stage.expectRest(on: Int(stage.page), of: 999_999)
  }
}
