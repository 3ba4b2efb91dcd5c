import PreviewRuntime
import PreviewWire
import Testing
import UIKit

@testable import PreviewHost

@MainActor @Suite struct `Acts are done again` {
  /// A list from which a tap takes an item, and a field above it.
  private final class List: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var items = Array(0..<60)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let password = UITextField(frame: CGRect(x: 0, y: 780, width: 390, height: 44))
    lazy var list: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      return UICollectionView(
        frame: CGRect(x: 0, y: 50, width: 390, height: 700), collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (list.dataSource, list.delegate) = (self, self)
      view.addSubview(list)
      view.addSubview(field)
      password.isSecureTextEntry = true
      view.addSubview(password)
    }
    override func viewDidLayoutSubviews() { list.frame.size.width = view.bounds.width }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = UIColor(
        hue: CGFloat(items[path.item]) / 60, saturation: 1, brightness: 1, alpha: 1)
      return cell
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      items.remove(at: path.item)
      view.deleteItems(at: [path])
    }
  }

  /// An agent without a socket, and what the gateway keeps of it.
  @MainActor private final class Life {
    let clock: any HostClock
    private let manual: ManualClock?
    private(set) var acts: [UInt8] = []
    private(set) var state: [UInt8] = []
    private(set) var digest: (value: SceneDigest, hasMoreActs: Bool)?
    private(set) var warnings: [String] = []
    private(set) var actsTold = 0
    private let preview = Preview(slug: "list", title: "List", summary: "", collections: []) { _ in List() }
    private var seq = 0
    private lazy var host = HostLoop(previews: [preview], clock: clock) { [unowned self] report in
      switch report {
      case .frame(let frame): state = frame.state
      case .acts(_, let from, let bytes):
        acts = acts.prefix(from) + bytes
        actsTold += 1
      case .digest(_, let value, let hasMoreActs): digest = (value, hasMoreActs)
      case .log(_, let message): warnings.append(message)
      default: break
      }
      return true
    }

    init(_ clock: any HostClock = ManualClock(now: 100)) {
      self.clock = clock
      manual = clock as? ManualClock
    }

    @discardableResult func begin(
      after other: Life? = nil, screen: ScreenSettings = ScreenSettings(width: 390, height: 844),
      knobs: [KnobSetting] = [], source: String = "one"
    ) -> Life {
      (acts, state) = (other?.acts ?? [], other?.state ?? [])
      host.receive(
        .create(
          SessionRequest(
            handle: 1, slug: "list", screen: screen, state: state, knobs: knobs, source: source, acts: acts)))
      return self
    }

    func run(seconds: Double) {
      guard let manual else { return }
      let end = manual.now + seconds
      while let next = host.nextStep, next <= end {
        manual.now = max(manual.now, next)
        host.step()
      }
      manual.now = end
      host.step()
    }

    func send(_ message: MessageFromViewer) {
      host.receive(.input(1, viewer: 1, message: message.encoded()))
      run(seconds: 0.05)
    }

    func touch(_ phase: PreviewWire.TouchSample.Phase, _ x: Double, _ y: Double) {
      seq += 1
      let sample = PreviewWire.TouchSample(
        phase: phase, touchID: 0, time: Quantise.time(clock.now), location: WirePoint(xPoints: x, yPoints: y))
      send(.touches(inputSeq: seq, samples: [sample]))
    }

    func tap(_ x: Double, _ y: Double) {
      touch(.began, x, y)
      touch(.ended, x, y)
    }

    func drag(by dy: Double) {
      touch(.began, 200, 600)
      for step in 1...8 { touch(.moved, 200, 600 + dy * Double(step) / 8) }
      touch(.ended, 200, 600 + dy)
    }

    func shown() throws -> SceneDigest {
      run(seconds: 8)
      #expect(hasMoreActs() == false)
      return try #require(digest).value
    }

    func hasMoreActs() -> Bool? {
      digest = nil
      host.receive(.digest(1))
      return digest?.hasMoreActs
    }
  }

  /// Some items taken, with scrolls and longer pauses between.
  private func lived() -> Life {
    let life = Life().begin()
    life.run(seconds: 3)
    life.tap(50, 80)
    life.run(seconds: 1)
    life.tap(340, 200)
    life.run(seconds: 70)
    life.drag(by: -300)
    life.run(seconds: 4.123)
    life.tap(200, 300)
    life.run(seconds: 0.2)
    life.tap(200, 300)
    return life
  }

  @Test func `items that were deleted are deleted, under the offset of then`() throws {
    let life = lived()
    let shown = try life.shown()
    let next = Life().begin(after: life)
    #expect(try next.shown() == shown)
    #expect(next.actsTold == 0)
    // With the offset alone it would be another picture.
    let without = Life()
    without.begin(after: life, source: "another")
    #expect(try without.shown() != shown)
  }

  @Test func `and it goes on from there, again and again`() throws {
    var life = lived()
    for _ in 0..<3 {
      life = Life().begin(after: life)
      life.run(seconds: 30)
      life.tap(60, 400)
    }
    let shown = try life.shown()
    #expect(try Life().begin(after: life).shown() == shown)
  }

  @Test func `what was typed is typed, and the one who typed has the keyboard`() throws {
    let life = Life().begin()
    life.tap(100, 20)
    life.run(seconds: 1)
    for (index, letter) in "Grüße".enumerated() {
      life.send(.typing(inputSeq: 10 + index, .insert("\(letter)")))
    }
    life.send(.typing(inputSeq: 20, .dismiss))
    let shown = try life.shown()
    let next = Life().begin(after: life)
    #expect(try next.shown() == shown)
    next.tap(100, 20)
    next.send(.typing(inputSeq: 30, .insert("!")))
    next.send(.typing(inputSeq: 31, .dismiss))
    #expect(try next.shown() != shown)
    #expect(try Life().begin(after: next).shown() == next.shown())
  }

  @Test func `letters that a field hides are noted nowhere, nor what was done before them`() throws {
    let life = lived()
    life.tap(100, 800)
    life.send(.typing(inputSeq: 70, .insert("secret")))
    life.send(.typing(inputSeq: 71, .dismiss))
    #expect(life.acts.isEmpty)
    life.run(seconds: 8)
    #expect(life.hasMoreActs() == true)
    life.tap(50, 80)
    #expect(life.acts.isEmpty)
  }

  @Test func `a screen that was turned in between is turned`() throws {
    let life = lived()
    let wide = WireSize(widthPoints: 844, heightPoints: 390)
    life.send(.screen(inputSeq: 90, .size(wide)))
    life.run(seconds: 2)
    life.tap(700, 200)
    let shown = try life.shown()
    let screen = ScreenSettings(width: 844, height: 390, isSizeChosen: true)
    #expect(try Life().begin(after: life, screen: screen).shown() == shown)
  }

  @Test func `on a screen that has changed since it is shown on that, and acts go on there`() throws {
    let life = lived()
    _ = try life.shown()
    let screen = ScreenSettings(width: 320, height: 700, isSizeChosen: true, appearance: .dark)
    let next = Life().begin(after: life, screen: screen)
    #expect(next.actsTold == 1)
    next.tap(50, 80)
    let shown = try next.shown()
    #expect(try Life().begin(after: next, screen: screen).shown() == shown)
    #expect(try Life().begin(after: next).shown() != shown)
  }

  @Test func `not where the source or a knob is another, of which the gateway is told`() throws {
    let life = lived()
    for next in [
      Life().begin(after: life, source: "two"),
      Life().begin(after: life, knobs: [KnobSetting(name: "rows", value: .number(3))]),
    ] {
      next.run(seconds: 1)
      #expect(next.acts.isEmpty && next.actsTold == 1)
      #expect(next.warnings.isEmpty)
    }
  }

  /// A clock of a machine on which everything takes long.
  @MainActor private final class SlowClock: HostClock {
    private var time = 0.0
    var now: Double {
      time += 0.3
      return time
    }
  }

  @Test func `not where that takes too long, which it says`() {
    let next = Life(SlowClock()).begin(after: lived())
    #expect(next.acts.isEmpty && next.actsTold == 1)
    #expect(next.warnings.count == 1 && next.warnings.allSatisfy { $0.contains("takes too long") })
  }

  @Test func `while a finger is down, more has been done than is told`() throws {
    let life = Life().begin()
    life.touch(.began, 50, 80)
    life.run(seconds: 1)
    #expect(life.acts.isEmpty)
    life.touch(.ended, 50, 80)
    #expect(!life.acts.isEmpty)
  }
}
