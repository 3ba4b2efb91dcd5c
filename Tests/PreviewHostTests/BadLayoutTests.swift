import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

/// Mistakes of layouts of a session: the page hears of them, sees the rest, and the session goes on.
@MainActor @Suite struct `Bad layouts in a session` {
  /// An agent whose only preview shows `content`, and what it reported.
  @MainActor private final class Rig {
    let clock = ManualClock(now: 1000)
    var reports: [MessageFromAgent] = []
    private(set) var host: HostLoop?

    init(_ content: @escaping @MainActor () -> UIView) {
      let preview = Preview(slug: "bad", title: "", summary: "") { _ in
        let controller = UIViewController()
        let view = content()
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.addSubview(view)
        return controller
      }
      host = HostLoop(previews: [preview], clock: clock) { [unowned self] in
        reports.append($0)
        return true
      }
      host?.receive(
        .create(SessionRequest(handle: 1, slug: "bad", screen: ScreenSettings(width: 390, height: 844))))
    }

    convenience init(items: Int, _ attributes: [UICollectionViewLayoutAttributes]) {
      self.init { BadCollection(items: items, attributes).view }
    }

    /// Steps from deadline to deadline for a second.
    func run() {
      let end = clock.now + 1
      while let next = host?.nextStep, next <= end {
        clock.now = max(clock.now, next)
        host?.step()
      }
      clock.now = end
    }

    var warnings: [String] {
      reports.compactMap { if case .log(1, let message) = $0 { message } else { nil } }
    }

    var frames: [FrameReport] {
      reports.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }

    /// The scene that a viewer sees.
    func scene() throws -> FrameDecoder {
      var decoder = FrameDecoder()
      for frame in frames { _ = try decoder.apply(frame.payload) }
      return decoder
    }

    func cells() throws -> [[Int]] {
      try scene().layers.values.compactMap(\.element).filter { $0.category == .cell }.map(\.indexPath)
        .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// It has not failed, answers, and shows a late viewer what the others see.
    func isAlive() throws -> Bool {
      let before = try scene().layers
      host?.receive(.keyframe(1))
      let keyframe = try #require(frames.last)
      var late = FrameDecoder()
      _ = try late.apply(keyframe.payload)
      let hasFailed = reports.contains { if case .failed = $0 { true } else { false } }
      return keyframe.isKeyframe && late.layers == before && !hasFailed
    }
  }

  private static func cell(_ item: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    cell(IndexPath(item: item, section: 0), frame)
  }

  private static func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  private static func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    cell(item, CGRect(x: 0, y: 50 * CGFloat(item), width: 390, height: 40))
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
    CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
    CGRect(x: 0, y: 0, width: -10, height: 10), CGRect(x: 0, y: 0, width: 10, height: -10),
  ])
  func `a frame that is none is left out with a warning`(_ frame: CGRect) throws {
    let rig = Rig(items: 3, [Self.row(0), Self.cell(1, frame), Self.row(2)])

    #expect(try rig.cells() == [[0, 0], [0, 2]])
    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("cell [0, 1] have no usable geometry") == true)
    #expect(try rig.isAlive())
  }

  @Test(arguments: [[0, 2], [7, 0], [0, -1], [-1, 0], [0], [], [0, 0, 0], [.max, .max]] as [IndexPath])
  func `an item that does not exist is left out with a warning`(_ path: IndexPath) throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let rig = Rig(items: 2, [Self.row(0), Self.cell(path, frame), Self.row(1)])

    #expect(try rig.cells() == [[0, 0], [0, 1]])
    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("cell \(path), which does not exist") == true)
    #expect(try rig.isAlive())
  }

  @Test func `of two attributes for one item the later count, with a warning`() throws {
    let other = Self.cell(1, CGRect(x: 100, y: 300, width: 20, height: 20))
    let rig = Rig(items: 2, [Self.row(0), Self.row(1), other])

    #expect(try rig.cells() == [[0, 0], [0, 1]])
    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("several attributes for cell [0, 1]") == true)
    #expect(try rig.isAlive())
  }

  @Test func `every item wrong is twenty warnings a second, and an end of them`() throws {
    let frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    let bad = (1...1000).map { Self.cell($0, frame) }
    let rig = Rig(items: 1001, [Self.row(0)] + bad)
    #expect(rig.warnings.count == 20)
    for _ in 0..<10 { rig.run() }

    #expect(try rig.cells() == [[0, 0]])
    #expect(rig.warnings.count == 100)
    #expect(rig.host?.nextStep == nil)
    #expect(try rig.isAlive())
  }

  @Test func `of a hundred thousand items in sight five thousand are drawn`() throws {
    let all = (0..<100_000).map { item in
      Self.cell(item, CGRect(x: CGFloat(item % 390), y: CGFloat(item / 390), width: 1, height: 1))
    }
    let rig = Rig(items: 100_000, all)

    #expect(try rig.cells().count == 5000)
    #expect(rig.warnings.first?.contains("cell [0, 5000] and what comes after it are not shown") == true)
    #expect(rig.frames.allSatisfy { $0.payload.count <= WireLimits.frame })
    #expect(try rig.isAlive())
  }

  @Test func `a hundred thousand items out of sight cost no views and no word`() throws {
    let rig = Rig(items: 100_000, (0..<100_000).map(Self.row))

    #expect(try rig.cells().count == 17)
    #expect(rig.warnings == [])
    #expect(try rig.isAlive())
  }

  @Test func `cells outside the content are told of once, by the first of them`() throws {
    let frames = (1...3).map { Self.cell($0, CGRect(x: 390 + CGFloat($0), y: 0, width: 10, height: 10)) }
    let hidden = Self.cell(4, CGRect(x: -100, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    let rig = Rig(items: 5, [Self.row(0)] + frames + [hidden])

    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("cell [0, 1] and 2 more outside the content") == true)
    #expect(try rig.isAlive())
  }

  @Test func `items of which nothing is shown are told of, with the first one's path`() throws {
    let rig = Rig(items: 7, [])

    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("none of its 7 items, the first of which is cell [0, 0]") == true)
    #expect(try rig.isAlive())
  }

  @Test func `no items are no reason to warn`() {
    #expect(Rig(items: 0, []).warnings == [])
  }

  @Test func `a layout that invalidates itself whenever it is asked is named, and comes to rest`() throws {
    let rig = Rig { SelfInvalidatingLayout { $0.invalidateLayout() }.view }
    rig.run()

    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.contains("SelfInvalidatingLayout invalidates itself without end") == true)
    #expect(rig.host?.nextStep == nil)
    #expect(try rig.isAlive())
  }

  @Test func `a layout that invalidates itself for the next turn is named, and time goes on`() throws {
    var asked = 0
    let rig = Rig {
      SelfInvalidatingLayout { layout in
        asked += 1
        DispatchQueue.main.async { layout.invalidateLayout() }
      }.view
    }
    let atOnce = asked
    rig.run()

    #expect(rig.warnings.first?.contains("SelfInvalidatingLayout invalidates itself without end") == true)
    #expect(rig.warnings.count == 1)
    #expect(atOnce < 200)
    #expect(asked - atOnce < 61 * 10, "a few passes a frame, and no more")
    #expect(try rig.isAlive())
  }

  @Test func `contradictory constraints are told to the page`() throws {
    let rig = Rig {
      let (view, badge) = (UIView(), UIView())
      badge.accessibilityIdentifier = "badge"
      badge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(badge)
      NSLayoutConstraint.activate([
        badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        badge.topAnchor.constraint(equalTo: view.topAnchor),
        badge.heightAnchor.constraint(equalToConstant: 10),
        badge.widthAnchor.constraint(equalToConstant: 50),
        badge.widthAnchor.constraint(equalToConstant: 80),
      ])
      return view
    }

    #expect(rig.warnings.count == 1)
    #expect(rig.warnings.first?.hasPrefix("Auto Layout: these cannot all hold: UIView \"badge\"") == true)
    #expect(try rig.isAlive())
  }

  @Test func `a tree too large for a frame is cut and said so, and the session goes on`() throws {
    var squares: [UIView] = []
    let rig = Rig {
      let root = UIView()
      for row in 0..<120 {
        let square = UIView(frame: CGRect(x: 0, y: CGFloat(row), width: 10, height: 10))
        let zigzag = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        for step in 0..<4_000 {
          path.addLine(to: CGPoint(x: (step &* 7919) % 1_000, y: (step &* 104_729 + row) % 1_000))
        }
        zigzag.path = path
        square.layer.addSublayer(zigzag)
        root.addSubview(square)
        squares.append(square)
      }
      return root
    }

    let shown = try rig.scene().layers.count
    #expect(rig.frames.allSatisfy { $0.payload.count <= WireLimits.frame })
    #expect(shown > 20 && shown < 240)

    squares[0].center.x = 300
    rig.host?.receive(.input(1, viewer: 1, message: MessageFromViewer.keyframeRequest.encoded()))
    rig.run()

    #expect(rig.warnings.contains { $0.contains("too large to be sent") })
    #expect(try rig.isAlive())
  }
}

/// A collection view whose layout returns the same attributes whatever it is asked.
@MainActor private final class BadCollection: NSObject, UICollectionViewDataSource {
  private let items: Int
  let view: OwningCollectionView

  init(items: Int, _ attributes: [UICollectionViewLayoutAttributes]) {
    self.items = items
    view = OwningCollectionView(frame: .zero, collectionViewLayout: GivenLayout(attributes))
    super.init()
    view.owner = self
    view.dataSource = self
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Holds its data source.
@MainActor private final class OwningCollectionView: UICollectionView {
  var owner: AnyObject?
}

@MainActor private final class GivenLayout: UICollectionViewLayout {
  private let given: [UICollectionViewLayoutAttributes]

  init(_ given: [UICollectionViewLayoutAttributes]) {
    self.given = given
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 5_000_000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    given
  }
}

/// Shows rows, and does `whenAsked` each time it is asked for them.
@MainActor private final class SelfInvalidatingLayout: UICollectionViewLayout, UICollectionViewDataSource {
  private let whenAsked: (SelfInvalidatingLayout) -> Void

  init(_ whenAsked: @escaping (SelfInvalidatingLayout) -> Void) {
    self.whenAsked = whenAsked
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  var view: UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: self)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    return view
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    whenAsked(self)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    return [attributes]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
