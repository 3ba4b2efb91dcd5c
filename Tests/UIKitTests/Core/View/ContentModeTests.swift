import Testing

@testable import UIKit

@MainActor @Suite struct `Content mode` {
  private nonisolated static let modes: [(id: String, mode: UIView.ContentMode)] = [
    ("G10", .scaleToFill), ("G11", .scaleAspectFit), ("G12", .scaleAspectFill), ("G13", .center),
    ("G14", .topLeft), ("G15", .bottomRight), ("G16", .top), ("G17", .scaleAspectFit),
  ]

  @Test(arguments: modes)
  func `a picture lies where the vector says`(id: String, mode: UIView.ContentMode) throws {
    let vector = try #require(Vector.group("geometry").first { $0.id == id })
    let sizes = Vector.numbers(in: vector.input.replacing("x", with: " "))
    let expected = Vector.numbers(in: vector.expected)
    try #require(sizes.count == 4 && expected.count == 4)

    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: sizes[2], height: sizes[3]))
    view.contentMode = mode
    let frame = view.layer.contentsGravity.frame(
      of: CGSize(width: sizes[0], height: sizes[1]), in: view.bounds)

    for (part, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
      #expect(abs(part - wanted) < 1e-9)
    }
  }

  /// The modes without a vector: alignment written as a picture of the nine places.
  @Test func `the aligned modes are the nine places of the bounds`() {
    let rows: [[UIView.ContentMode]] = [
      [.topLeft, .top, .topRight], [.left, .center, .right], [.bottomLeft, .bottom, .bottomRight],
    ]
    let bounds = CGRect(x: 1000, y: 2000, width: 300, height: 300)

    for (y, row) in rows.enumerated() {
      for (x, mode) in row.enumerated() {
        let frame = mode.gravity.frame(of: CGSize(width: 100, height: 100), in: bounds)
        let place = CGPoint(x: 1000 + 100 * CGFloat(x), y: 2000 + 100 * CGFloat(y))
        #expect(frame == CGRect(origin: place, size: CGSize(width: 100, height: 100)), "\(mode)")
      }
    }
  }

  @Test func `redraw fills, raw values are UIKit's, and the default is to fill`() {
    #expect(UIView.ContentMode.redraw.gravity == .resize)
    #expect((0...12).compactMap { UIView.ContentMode(rawValue: $0)?.rawValue } == Array(0...12))
    #expect(UIView.ContentMode.redraw.rawValue == 3 && UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIView().contentMode == .scaleToFill && UIView().layer.contentsGravity == .resize)
  }

  @Test func `an empty picture is not scaled to numbers that are none`() {
    let frame = CALayerContentsGravity.resizeAspect.frame(
      of: .zero, in: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(frame == CGRect(x: 5, y: 5, width: 0, height: 0))
  }
}

@MainActor @Suite struct `Image view` {
  private func image(_ width: UInt8, _ height: UInt8, scale: CGFloat = 1) throws -> UIImage {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
    return try #require(UIImage(data: Data(bytes), scale: scale))
  }

  @Test func `a picture's size is in points`() throws {
    #expect(try image(60, 30, scale: 3).size == CGSize(width: 20, height: 10))
    #expect(try image(60, 30, scale: 0).scale == 1)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere@2x.png") == nil)
  }

  @Test func `a file's name may say its scale`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
    let encoded = try #require(try image(8, 4).cgImage?.encoded)
    try Data(encoded).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 4, height: 2))
  }

  @Test func `the view starts as large as its picture, and shows it through its layer`() throws {
    let picture = try image(60, 30, scale: 2)
    let view = UIImageView(image: picture)

    #expect(view.bounds.size == CGSize(width: 30, height: 15) && !view.isUserInteractionEnabled)
    #expect(view.layer.contents as? CGImage == picture.cgImage && view.layer.contentsScale == 2)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 15))
    view.image = nil
    #expect(view.layer.contents == nil && view.bounds.width == 30)
  }

  @Test func `a highlighted view shows its other picture, where it has one`() throws {
    let (plain, bright) = (try image(1, 1), try image(2, 2))
    let view = UIImageView(image: plain)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage == plain.cgImage)

    view.highlightedImage = bright

    #expect(view.layer.contents as? CGImage == bright.cgImage)
    view.isHighlighted = false
    #expect(view.layer.contents as? CGImage == plain.cgImage)
  }
}
