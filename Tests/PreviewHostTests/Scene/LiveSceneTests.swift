import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// Layers that mark themselves, held against a reading of all of them.
@MainActor @Suite struct `A scene that is kept` {
  @Test(arguments: galleryPreviews.map(\.slug))
  func `is what a whole reading says, at every frame of a preview in motion`(slug: String) throws {
    let preview = try #require(galleryPreviews.first { $0.slug == slug })
    let size = CGSize(width: 390, height: 844)
    var hand = FlingingHand(lanes: FlingLane.lanes(of: preview, size: size))
    let running = RunningPreview(preview, on: ScreenSettings(width: 390, height: 844))
    let held = HeldScene()
    var injector = TouchInjector(viewer: 1)
    var chance = SeededGenerator(seed: 15)
    for frame in 1...240 {
      let now = Double(frame) / 60
      let isExact = try running.perform {
        running.loop.advanceSkippingFrames(to: now)
        if case .touches(_, let samples)? = hand.touches(frame: frame) {
          injector.inject(samples, into: running.window, now: now)
        }
        if frame % 60 == 50 { tap(in: running.window, with: &injector, at: now, &chance) }
        running.loop.settle()
        return try held.isExact(running.window)
      }
      try #require(isExact, "frame \(frame)")
    }
    #expect(held.frameCount > 20)
  }

  private func tap(
    in window: UIWindow, with injector: inout TouchInjector, at now: Double, _ chance: inout SeededGenerator
  ) {
    let place = WirePoint(
      xPoints: .random(in: 10...380, using: &chance), yPoints: .random(in: 60...800, using: &chance))
    for phase in [PreviewWire.TouchSample.Phase.began, .ended] {
      let sample = PreviewWire.TouchSample(
        phase: phase, touchID: 1, time: Quantise.time(now), location: place)
      injector.inject([sample], into: window, now: now)
    }
  }

  @Test(arguments: 0..<100)
  func `is what a whole reading says, whatever is done to a tree`(seed: Int) throws {
    VirtualRunLoop.current = VirtualRunLoop()
    var tree = RandomLayers(seed: UInt64(seed))
    let held = HeldScene()
    #expect(try held.isExact(tree.window))
    for step in 1...100 {
      let done = tree.change()
      try #require(try held.isExact(tree.window), "step \(step): \(done)")
    }
  }

  /// A window with a row of plain layers.
  private func row(of count: Int) throws -> (window: UIWindow, layers: [CALayer], live: LiveScene) {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layers = (0..<count).map { _ in CALayer() }
    for layer in layers { window.layer.addSublayer(layer) }
    let live = LiveScene(of: window)
    live.told()
    return (window, layers, live)
  }

  @Test func `reads only layers that have changed`() throws {
    let (window, layers, live) = try row(of: 50)
    layers[7].position.x = 5
    layers[9].opacity = 0.5
    window.layer.bounds.origin.y = 12
    live.update()
    #expect(
      live.changes.map(\.id) == [layers[7], layers[9], window.layer].map(\.wireID),
      "in the order of their changes")
    live.told()
    live.update()
    #expect(live.changes.isEmpty)
  }

  @Test func `reads nothing where a value is set that a layer has`() throws {
    let (_, layers, live) = try row(of: 3)
    layers[1].position = layers[1].position
    layers[1].opacity = 1
    layers[1].isHidden = false
    layers[1].masksToBounds = false
    live.update()
    #expect(live.changes.isEmpty)
  }

  @Test func `says of a layer that has come back only how it differs from what viewers have`() throws {
    let (window, layers, live) = try row(of: 3)
    layers[1].removeFromSuperlayer()
    layers[1].position.x = 30
    window.layer.insertSublayer(layers[1], at: 0)
    live.update()
    let change = try #require(live.changes.first { $0.id == layers[1].wireID })
    #expect(change.since?.position == .zero && change.state.position.xPoints == 30)
  }

  @Test func `takes a preview made again as changes of the one before`() throws {
    var told: [FrameKind?] = []
    let frames = SceneFrames()
    var former = frames
    for width in [10.0, 20] {
      VirtualRunLoop.current = VirtualRunLoop()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10)))
      let next = told.isEmpty ? frames : SceneFrames(after: former)
      former = next
      var payload: [UInt8] = []
      let header = FrameHeader(seq: told.count + 1, time: 0, inputViewer: 0, inputSeq: 0)
      told.append(try next.frame(of: window, header, isKeyframe: false, into: &payload))
    }
    #expect(told == [.keyframe, .change])
  }

  @Test func `goes on in another window with the views of the one before`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (first, second) = (UIWindow(frame: frame), UIWindow(frame: frame))
    let (view, inner) = (UIView(frame: frame), UIView(frame: frame))
    view.addSubview(inner)
    first.addSubview(view)
    let held = HeldScene()
    #expect(try held.isExact(first))
    inner.isHidden = true
    second.addSubview(view)
    #expect(try held.isExact(second))
    inner.isHidden = false
    #expect(try held.isExact(second))
  }

  @Test func `sends of a tree that is too large what fits, and all of it once that is few`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for number in 0..<300 {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: number, y: 0))
      for step in 0..<2_000 { path.addLine(to: CGPoint(x: step * 97 % 1_000, y: step * 31 % 1_000)) }
      let shape = CAShapeLayer()
      shape.path = path
      window.layer.addSublayer(shape)
    }
    let frames = SceneFrames()
    func frame(_ seq: Int) throws -> FrameKind? {
      var payload: [UInt8] = []
      let header = FrameHeader(seq: seq, time: 0, inputViewer: 0, inputSeq: 0)
      return try frames.frame(of: window, header, isKeyframe: false, into: &payload)
    }
    #expect(try frame(1) == .keyframe)
    #expect(frames.isCut)
    #expect(try frame(2) == nil)
    let shapes = (window.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    for shape in shapes.dropFirst(2) { shape.removeFromSuperlayer() }
    shapes[1].isHidden = true
    #expect(try frame(3) != nil)
    #expect(!frames.isCut)
    shapes[0].lineWidth = 3
    #expect(try frame(4) == .change)
    #expect(frames.scene == SceneReader().scene(of: window))
    shapes[1].isHidden = false
    #expect(try frame(5) == .change)
    #expect(frames.scene == SceneReader().scene(of: window))
  }

  /// A layer of an author's own, whose look follows from something that no layer knows.
  private final class MoodLayer: CALayer {
    static var mood: CGFloat = 0
    override var cornerRadius: CGFloat {
      get { Self.mood }
      set {}
    }
  }

  @Test func `reads layers of an author's own in every frame`() throws {
    VirtualRunLoop.current = VirtualRunLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layer.addSublayer(MoodLayer())
    let held = HeldScene()
    #expect(try held.isExact(window))
    MoodLayer.mood = 7
    #expect(try held.isExact(window))
    #expect(held.frameCount == 2)
  }
}
