import Testing

@testable import UIKit

@MainActor @Suite struct `Sequences of pictures` {
  let stage = Stage()
  private let pictures: [UIImage] = (1...3).compactMap { side in
    CGImage(width: side, height: 1, rgba: [UInt8](repeating: 9, count: side * 4)).map { UIImage(cgImage: $0) }
  }

  private func shown(_ view: UIImageView) -> Int? { (view.layer.contents as? CGImage)?.width }

  private func view(_ change: (UIImageView) -> Void) -> UIImageView {
    _ = stage.loop
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    change(view)
    stage.window.addSubview(view)
    stage.settle()
    return view
  }

  @Test func `each picture has the same time, and a repeat count ends them`() throws {
    let sequence = try #require(ImageSequence(count: 3, duration: 0.3, repeatCount: 2))
    #expect([0, 0.05, 0.1, 0.25, 0.3].map { sequence.image(at: $0) } == [0, 0, 1, 2, 0])
    #expect(sequence.image(at: 0.59) == 2 && sequence.image(at: 0.6) == nil)
    #expect(abs(sequence.nextChange(after: 0.1) - 0.2) < 1e-9)
    #expect(ImageSequence(count: 0, duration: 1) == nil)
    #expect(ImageSequence(count: 3, duration: 0)?.secondsPerImage == 1.0 / 30)
    #expect(ImageSequence(count: 3, duration: -.infinity)?.secondsPerImage == 1.0 / 30)
  }

  @Test func `a view shows its sequence while it is told to, and its image otherwise`() {
    let view = view {
      $0.image = pictures[2]
      $0.animationImages = Array(pictures.prefix(2))
      $0.animationDuration = 0.4
    }
    #expect(shown(view) == 3 && !view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating && shown(view) == 1 && view.intrinsicContentSize.width == 3)
    stage.loop.advance(to: 0.21)
    #expect(shown(view) == 2)
    stage.loop.advance(to: 0.41)
    #expect(shown(view) == 1)
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) == 3)
    stage.loop.advance(to: 0.7)
    #expect(shown(view) == 3)
  }

  @Test func `a sequence that repeats ends by itself, and then nothing is waited for`() {
    let view = view {
      $0.animationImages = pictures
      $0.animationDuration = 0.3
      $0.animationRepeatCount = 2
    }
    view.startAnimating()
    stage.loop.advance(to: 0.55)
    #expect(view.isAnimating && shown(view) == 3)
    stage.loop.advance(to: 0.65)
    #expect(!view.isAnimating && shown(view) == nil && stage.loop.nextDeadline == nil)
  }

  @Test func `a moving picture moves while its view is in a window`() throws {
    let moving = try #require(UIImage.animatedImage(with: pictures, duration: 0.3))
    #expect(moving.images?.count == 3 && moving.duration == 0.3 && moving.size.width == 1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = view { $0.image = moving }
    #expect(!view.isAnimating && shown(view) == 1)
    stage.loop.advance(to: 0.11)
    #expect(shown(view) == 2)
    view.removeFromSuperview()
    stage.settle()
    #expect(stage.loop.nextDeadline == nil)
    stage.loop.advance(to: 0.22)
    stage.window.addSubview(view)
    stage.settle()
    #expect(shown(view) == 3)
    view.image = pictures[0]
    #expect(shown(view) == 1 && UIImage.animatedImageNamed("nothing of that name", duration: 1) == nil)
  }
}
