import QuartzCore
import Testing

@testable import UIKit

/// Says nothing of sizes; its other answers are the defaults too.
@MainActor private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

/// Changes nothing, and notes what it is told.
@MainActor private final class NotingFlow: UICollectionViewFlowLayout {
  private(set) var preparations = 0
  private(set) var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { contexts.append(flow) }
  }

  func takeContexts() -> [UICollectionViewFlowLayoutInvalidationContext] {
    defer { contexts = [] }
    return contexts
  }
}

/// Calls and their order (Facts 2.3, 3.2, 3.8).
@MainActor @Suite struct `Flow order of calls` {
  private static func section(_ count: Int, header: CGFloat = 0, footer: CGFloat = 0) -> FlowSectionCase {
    FlowSectionCase(
      sizes: Array(repeating: CGSize(width: 320, height: 100), count: count), header: header, footer: footer)
  }

  private static func questions(_ section: Int, items: Int) -> [String] {
    ["header size", "footer size", "inset", "line spacing", "item spacing"].map { "\($0) \(section)" }
      + (0..<items).map { "size \(section).\($0)" }
  }

  @Test func `a section is asked for its metrics, then for the size of each item, before any view is made`() {
    let rig = FlowRig([Self.section(2, header: 20), Self.section(1, footer: 20)])

    #expect(
      rig.calls {} == Self.questions(0, items: 2) + Self.questions(1, items: 1) + ["header 0", "footer 1"])
  }

  @Test func `views of headers without length are not asked for`() {
    let rig = FlowRig([Self.section(1)])

    #expect(!rig.calls {}.contains { $0 == "header 0" || $0 == "footer 0" })
    #expect(rig.header() == nil && rig.footer() == nil)
    let other = rig.layout.layoutAttributesForSupplementaryView(
      ofKind: "badge", at: IndexPath(item: 0, section: 0))
    #expect(other == nil)
  }

  @Test func `scrolling asks for nothing`() {
    let rig = FlowRig([Self.section(50)]).start()

    #expect(rig.calls { rig.view.contentOffset.y = 2000 } == [])
  }

  @Test func `an invalidation asks everything again; without metrics, nothing`() {
    let layout = NotingFlow()
    let rig = FlowRig(layout, [Self.section(2)]).start()
    #expect(rig.calls { layout.invalidateLayout() } == Self.questions(0, items: 2))

    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    let before = layout.preparations
    #expect(rig.calls { layout.invalidateLayout(with: context) } == [])
    #expect(layout.preparations == before + 1)
  }

  @Test func `without metrics lines are broken again from the sizes that are known`() {
    let rig = FlowRig([FlowSectionCase(sizes: Array(repeating: CGSize(width: 100, height: 50), count: 3))])
    _ = rig.start()
    let calls = rig.calls { rig.view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50) }

    #expect(calls == [])
    #expect(rig.frames[0].map(\.minX) == [0, 120, 0])
    #expect(rig.view.contentSize == CGSize(width: 220, height: 110))
  }

  @Test func `counts that are new are counted, and asked for whatever the context says`() {
    let rig = FlowRig([Self.section(1)]).start()
    rig.sections[0].sizes.append(CGSize(width: 10, height: 10))

    #expect(rig.calls { rig.view.reloadData() } == Self.questions(0, items: 2))
    #expect(rig.frame(1).height == 10)
  }

  @Test func `another width asks again, another height does not`() {
    let layout = NotingFlow()
    let rig = FlowRig(layout, [Self.section(2)]).start()
    _ = layout.takeContexts()
    #expect(rig.calls { rig.window.frame = CGRect(x: 0, y: 0, width: 320, height: 300) } == [])
    #expect(layout.takeContexts().isEmpty)

    let calls = rig.calls { rig.window.frame = CGRect(x: 0, y: 0, width: 400, height: 300) }
    #expect(calls == Self.questions(0, items: 2))
    #expect(layout.takeContexts().map(\.invalidateFlowLayoutDelegateMetrics) == [true])
    #expect(rig.frame(0).minX == 40)
  }

  @Test func `pinned headers invalidate at every step, themselves alone`() {
    let layout = NotingFlow()
    layout.sectionHeadersPinToVisibleBounds = true
    let rig = FlowRig(layout, (0..<9).map { _ in Self.section(3, header: 40, footer: 20) }).start()
    _ = layout.takeContexts()
    let calls = rig.calls { rig.view.contentOffset.y = 10 }

    let contexts = layout.takeContexts()
    #expect(calls.filter { $0.contains("size") } == [])
    #expect(contexts.count == 1)
    #expect(contexts.allSatisfy { !$0.invalidateFlowLayoutAttributes && !$0.invalidateEverything })
    #expect(
      contexts.first?.invalidatedSupplementaryIndexPaths == [
        UICollectionView.elementKindSectionHeader: [
          IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1),
        ]
      ])
    #expect(contexts.first?.invalidatedItemIndexPaths == nil)
  }

  @Test func `a delegate without sizes is asked once a section, not once an item`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 70)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    let rig = FlowRig(layout, [Self.section(4)])
    let silent = SilentDelegate()
    rig.view.delegate = silent
    rig.loop.settle()

    #expect(rig.frame(3) == CGRect(x: 260, y: 30, width: 60, height: 70))
    #expect(layout.content.sections[0].sizes.runs.count == 1)
    #expect(rig.header() == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `a delegate that asks the layout while it is asked gets the answers of before`() {
    let layout = AskingFlow()
    let rig = FlowRig(layout, [Self.section(2)]).start()
    layout.invalidateLayout()
    rig.loop.settle()

    #expect(layout.answers.count == 2)
    #expect(layout.answers.first == .some(nil))
    #expect(layout.answers.last == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func `what is too wide or no length at all is reported, and counts as what it can`() {
    let rig = FlowRig([
      FlowSectionCase(sizes: [
        CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 10), CGSize(width: 400, height: 10),
      ])
    ]).start()

    #expect(rig.frame(0).size == .zero && rig.frame(1).size == .zero)
    #expect(rig.warnings.contains { $0.contains("the size of item [0, 0] is nan × 10.0") })
    #expect(rig.warnings.contains { $0.contains("the size of item [0, 1] is -5.0 × 10.0") })
    let long = rig.warnings.filter { $0.contains("the item width must be less than the width") }
    #expect(long.count == 1)
    #expect(long.first?.contains("item 2 of section 0 has 400.0 where 320.0 are left") == true)
  }

  @Test func `items as wide as their line are not reported`() {
    let rig = FlowRig([Self.section(2)]).start()

    #expect(rig.warnings == [])
  }
}

/// Asks itself for an item while it is asked for a section's header.
@MainActor private final class AskingFlow: UICollectionViewFlowLayout {
  private(set) var answers: [CGRect?] = []

  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }

  override var sectionInset: UIEdgeInsets {
    get {
      answers.append(layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame)
      return .zero
    }
    set {}
  }
}
