// Two fingers that drag over rows or items select them, after Apple's article "Selecting multiple items with
// a two-finger pan gesture". Missing: scrolling when the fingers come to an edge.
//
// All from where the fingers landed to where they are now is selected, in the order of the list; where that
// is selected already, deselected (our choice). Rows that the fingers leave again become as they were.

import QuartzCore

/// A list whose rows or items two fingers select.
@MainActor protocol TwoFingerSelecting: UIScrollView {
  /// Whether more than one can be selected.
  var maySelectSeveral: Bool { get }
  var selectedPaths: Set<IndexPath> { get }
  /// - Parameter point: in the list's coordinates.
  func path(underFingers point: CGPoint) -> IndexPath?
  /// How many rows or items there are in each section.
  var countsBySection: [Int] { get }
  func mayBeginSelecting(at path: IndexPath) -> Bool
  /// Begins to edit the list, and tells the delegate.
  func beginSelecting(at path: IndexPath)
  func endSelecting()
  /// As a touch does: the delegate is asked and told.
  func turn(_ path: IndexPath, selected: Bool)
}

/// Two fingers that move together. It goes before the list's scrolling, unless that has begun.
final class TwoFingerPan: UIPanGestureRecognizer {
  private var list: UIScrollView? { view as? UIScrollView }
  /// Where the fingers landed, in the list's coordinates.
  private(set) var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2 { start = location(in: list) }
    if let scrolling = list?.panGestureRecognizer, [.began, .changed].contains(scrolling.state) {
      state = .failed
    }
  }

  /// It has gone as far as the list's scrolling when that would begin.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    numberOfTouches >= minimumNumberOfTouches && other === list?.panGestureRecognizer
  }
}

/// The selecting by two fingers in one list.
final class TwoFingerSelection: MainActorObject, UIGestureRecognizerDelegate {
  private weak var list: (any TwoFingerSelecting)?
  let pan = TwoFingerPan()
  /// One drag of the two fingers.
  private struct Run {
    let start: IndexPath
    let selects: Bool
    /// All that was selected before.
    let before: Set<IndexPath>
    /// All that the fingers have gone over and not left again, in the list's order.
    var covered: [IndexPath] = []
  }
  private var run: Run?

  init(_ list: any TwoFingerSelecting) {
    self.list = list
    super.init(_object: ())
    pan.minimumNumberOfTouches = 2
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.moved() }
    list.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let list, !list.scrollsBothWays, let path = list.path(underFingers: pan.start) else { return false }
    return list.mayBeginSelecting(at: path)
  }

  private func moved() {
    guard let list else { return }
    switch pan.state {
    case .began:
      guard let start = list.path(underFingers: pan.start) else { return }
      list.beginSelecting(at: start)
      run = Run(start: start, selects: !list.selectedPaths.contains(start), before: list.selectedPaths)
      follow(list)
    case .changed: follow(list)
    case .ended, .cancelled, .failed:
      guard run != nil else { return }
      run = nil
      list.endSelecting()
    default: break
    }
  }

  private func follow(_ list: any TwoFingerSelecting) {
    // Between two rows it stays with the last.
    guard var run, list.maySelectSeveral, let end = list.path(underFingers: pan.location(in: list)) else {
      return
    }
    let now = Self.paths(from: run.start, through: end, countsBySection: list.countsBySection)
    let (old, isCovered) = (run.covered, Set(now))
    run.covered = now
    self.run = run
    for path in old where !isCovered.contains(path) { list.turn(path, selected: run.before.contains(path)) }
    for path in now { list.turn(path, selected: run.selects) }
  }

  /// In the list's order, both ends included, whichever comes first.
  nonisolated static func paths(
    from start: IndexPath, through end: IndexPath, countsBySection: [Int]
  ) -> [IndexPath] {
    let (first, last) = start < end ? (start, end) : (end, start)
    guard first.section >= 0, first.section <= last.section, last.section < countsBySection.count else {
      return []
    }
    return (first.section...last.section).flatMap { section -> [IndexPath] in
      let low = section == first.section ? max(0, first.item) : 0
      let high = min(section == last.section ? last.item + 1 : .max, countsBySection[section])
      return low < high ? (low..<high).map { IndexPath(item: $0, section: section) } : []
    }
  }
}

extension UIScrollView {
  /// Lists that do have no such gesture (Apple's documentation of
  /// `shouldBeginMultipleSelectionInteractionAt`).
  fileprivate var scrollsBothWays: Bool {
    let free = bounds.inset(by: adjustedContentInset)
    return contentSize.width > free.width && contentSize.height > free.height
  }
}
