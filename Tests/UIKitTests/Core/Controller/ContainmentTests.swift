import Testing

@testable import UIKit

@MainActor private final class Noting: UIViewController {
  let name: String
  let log: Log
  var forwards = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) willMove \(title(of: parent))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) didMove \(title(of: parent))")
  }
  private func title(of parent: UIViewController?) -> String { (parent as? Noting)?.name ?? "-" }

  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor @Suite struct `Containment` {
  let stage = Stage()
  let log = Log()

  private func makeFamily() -> (parent: Noting, child: Noting) {
    let family = (Noting("parent", log), Noting("child", log))
    family.0.embed(family.1)
    _ = log.drain()
    return family
  }

  @Test func `a child knows its parent, and is told before and after`() {
    _ = stage.loop
    let (parent, child) = (Noting("parent", log), Noting("child", log))
    parent.embed(child)
    #expect(child.parent === parent && parent.children.count == 1)
    #expect(child.next === parent.view)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
    #expect(
      log.lines == ["child willMove parent", "child didMove parent", "child willMove -", "child didMove -"])
  }

  @Test func `parent and child appear as brackets, and leave together`() {
    _ = stage.loop
    let (parent, _) = makeFamily()
    stage.window.rootViewController = parent
    stage.settle()
    #expect(
      log.drain() == ["parent willAppear", "child willAppear", "child didAppear", "parent didAppear"])

    stage.window.rootViewController = UIViewController()
    #expect(
      log.drain() == [
        "parent willDisappear", "child willDisappear", "child didDisappear", "parent didDisappear",
      ])
  }

  @Test func `a child that comes or goes while its parent is seen hears of it`() {
    _ = stage.loop
    let parent = Noting("parent", log)
    stage.window.rootViewController = parent
    stage.settle()
    _ = log.drain()

    let child = Noting("child", log)
    parent.embed(child)
    stage.settle()
    #expect(
      log.drain() == ["child willMove parent", "child willAppear", "child didMove parent", "child didAppear"])
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.drain() == ["child willDisappear", "child didDisappear", "child didMove -"])
  }

  @Test func `a parent that forwards by hand is the only one that does`() {
    _ = stage.loop
    let parent = Noting("parent", log)
    parent.forwards = false
    let child = Noting("child", log)
    parent.embed(child)
    stage.window.rootViewController = parent
    stage.settle()
    #expect(!log.drain().contains { $0.hasPrefix("child will") && $0.hasSuffix("ppear") })

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.drain() == ["child willAppear", "child didAppear", "child willDisappear", "child didDisappear"])
  }

  @Test func `another parent takes the child over, and a ring does not close`() {
    _ = stage.loop
    let (parent, child) = makeFamily()
    child.addChild(parent)
    #expect(child.children.isEmpty)
    let other = Noting("other", log)
    other.addChild(child)
    #expect(child.parent === other && parent.children.isEmpty)
    #expect(log.lines == ["child didMove -", "child willMove other"])
    parent.addChild(parent)
    #expect(parent.parent == nil)
  }

  @Test func `two collections live on one screen, each with its own cells`() {
    _ = stage.loop
    let parent = UIViewController()
    stage.window.rootViewController = parent
    let halves = (0..<2).map { half in
      let child = UICollectionViewController(collectionViewLayout: TwentyRows())
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: CGFloat(half) * 400, width: 390, height: 390)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.collectionView.dataSource = TwentyRows.source
      child.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return child
    }
    stage.settle()
    #expect(halves.map { $0.collectionView.visibleCells.count } == [4, 4])

    stage.touch(.began, 200, 700, at: 0)
    for step in 1...5 { stage.touch(.moved, 200, 700 - 20 * CGFloat(step), at: 0.02 * Double(step)) }
    stage.touch(.cancelled, 200, 600, at: 0.2)
    #expect(halves[0].collectionView.contentOffset.y == 0)
    #expect(halves[1].collectionView.contentOffset.y > 0)
  }
}

/// Rows of 100 points, twenty of them.
@MainActor private final class TwentyRows: UICollectionViewLayout {
  @MainActor final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  static let source = Source()

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 2000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<20).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 390, height: 100)
      return attributes
    }
    .filter { $0.frame.intersects(rect) }
  }
}
