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

  private func newLife(_ clock: any HostClock = ManualClock(now: 100)) -> ActLife {
    let preview = Preview(slug: "list", title: "List", summary: "") { _ in List() }
    return ActLife("list", of: [preview], clock)
  }

  /// Some items taken, with scrolls and longer pauses between.
  private func lived() -> ActLife {
    let life = newLife().begin()
    life.run(seconds: 3)
    life.tap(50, 80)
    life.run(seconds: 1)
    life.tap(340, 200)
    life.run(seconds: 70)
    life.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300))
    life.run(seconds: 4.123)
    life.tap(200, 300)
    life.run(seconds: 0.2)
    life.tap(200, 300)
    return life
  }

  @Test func `items that were deleted are deleted, under the offset of then`() throws {
    let life = lived()
    let shown = try life.shown()
    let next = newLife().begin(after: life)
    #expect(try next.shown() == shown)
    #expect(next.actsTold == 0)
    // With the offset alone it would be another picture.
    let without = newLife()
    without.begin(after: life, source: "another")
    #expect(try without.shown() != shown)
  }

  @Test func `and it goes on from there, again and again`() throws {
    var life = lived()
    for _ in 0..<3 {
      life = newLife().begin(after: life)
      life.run(seconds: 30)
      life.tap(60, 400)
    }
    let shown = try life.shown()
    #expect(try newLife().begin(after: life).shown() == shown)
  }

  @Test func `what was typed is typed, and the one who typed has the keyboard`() throws {
    let life = newLife().begin()
    life.tap(100, 20)
    life.run(seconds: 1)
    for (index, letter) in "Grüße".enumerated() {
      life.send(.typing(inputSeq: 10 + index, .insert("\(letter)")))
    }
    life.send(.typing(inputSeq: 20, .dismiss))
    let shown = try life.shown()
    let next = newLife().begin(after: life)
    #expect(try next.shown() == shown)
    next.tap(100, 20)
    next.send(.typing(inputSeq: 30, .insert("!")))
    next.send(.typing(inputSeq: 31, .dismiss))
    #expect(try next.shown() != shown)
    #expect(try newLife().begin(after: next).shown() == next.shown())
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
    #expect(try newLife().begin(after: life, screen: screen).shown() == shown)
  }

  @Test func `on a screen that has changed since it is shown on that, and acts go on there`() throws {
    let life = lived()
    _ = try life.shown()
    let screen = ScreenSettings(width: 320, height: 700, isSizeChosen: true, appearance: .dark)
    let next = newLife().begin(after: life, screen: screen)
    #expect(next.actsTold == 1)
    next.tap(50, 80)
    let shown = try next.shown()
    #expect(try newLife().begin(after: next, screen: screen).shown() == shown)
    #expect(try newLife().begin(after: next).shown() != shown)
  }

  @Test func `not where the source or a knob is another, of which the gateway is told`() throws {
    let life = lived()
    for next in [
      newLife().begin(after: life, source: "two"),
      newLife().begin(after: life, knobs: [KnobSetting(name: "rows", value: .number(3))]),
    ] {
      next.run(seconds: 1)
      #expect(next.acts.isEmpty && next.actsTold == 1)
      #expect(next.warnings.isEmpty)
    }
  }

  /// A clock of a thread for which everything is much work.
  @MainActor private final class SlowClock: HostClock {
    let now = 0.0
    private var time = 0.0
    var worked: Double {
      time += 0.3
      return time
    }
  }

  @Test func `not where that takes too long, which it says`() {
    let next = newLife(SlowClock()).begin(after: lived())
    #expect(next.acts.isEmpty && next.actsTold == 1)
    #expect(next.warnings.count == 1 && next.warnings.allSatisfy { $0.contains("takes too long") })
  }

  @Test func `while a finger is down, more has been done than is told`() throws {
    let life = newLife().begin()
    life.touch(.began, 50, 80)
    life.run(seconds: 1)
    #expect(life.acts.isEmpty)
    life.touch(.ended, 50, 80)
    #expect(!life.acts.isEmpty)
  }
}
