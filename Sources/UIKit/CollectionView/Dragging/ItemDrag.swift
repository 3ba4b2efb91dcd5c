// A drag by hand of one item of a collection view, or of one row: lifted by a long press, shown under the
// finger, dropped where a drop delegate wants it. Between other items room is made by what moves items
// interactively.

import QuartzCore

/// A view whose items can be dragged, and dropped upon.
@MainActor protocol DragHost: UIScrollView {
  /// Where `finger` (content coordinates) finds an item.
  func dragPath(at finger: CGPoint) -> IndexPath?
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragCell(at path: IndexPath) -> UIView?
  func tellDrag(_ session: any UIDragSession, isBeginning: Bool)

  /// Puts the item under the finger; false where that cannot be.
  func liftDragged(_ path: IndexPath, finger: CGPoint) -> Bool
  /// The item follows the finger, and the others make room for it.
  func moveDragged(to finger: CGPoint)
  func putBackDragged()
  /// Where the lifted item stands among the others; nil for none.
  var draggedPlace: IndexPath? { get }

  var takesDrops: Bool { get }
  func canTakeDrop(_ session: any UIDropSession) -> Bool
  func tellDrop(_ session: any UIDropSession, _ event: DropEvent)
  func dropVerdict(_ session: any UIDropSession, at path: IndexPath?) -> DropVerdict
  func performDrop(_ drop: ItemDrop)
}

enum DropEvent { case entered, exited, ended }

/// The verdict of a drop delegate on a place.
struct DropVerdict {
  var operation: UIDropOperation
  /// Whether the others make room for what is dropped.
  var makesRoom: Bool

  var isDrop: Bool { operation == .copy || operation == .move }
  static let none = DropVerdict(operation: .cancel, makesRoom: false)
}

/// A drop that is to be done.
struct ItemDrop {
  var session: any UIDropSession
  var items: [UIDragItem]
  /// Where the item came from in the same view; nil: from elsewhere.
  var source: IndexPath?
  var destination: IndexPath?
  var verdict: DropVerdict
  var previewSize: CGSize

  /// The items as the delegates of lists see them.
  @MainActor var dropped: [DroppedItem] {
    items.map { DroppedItem(dragItem: $0, sourceIndexPath: source, previewSize: previewSize) }
  }
}

/// One item of a drop, in a collection view or in a table.
final class DroppedItem: UICollectionViewDropItem {
  let (dragItem, sourceIndexPath, previewSize): (UIDragItem, IndexPath?, CGSize)

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
  }
}

/// The drag as both delegates see it.
final class ItemDragSession: UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  /// In the window, in points.
  var location = CGPoint.zero
  weak var window: UIWindow?
  var localDragSession: (any UIDragSession)? { self }
  var progressIndicatorStyle = 0

  func location(in view: UIView) -> CGPoint { view.convert(location, from: nil) }
}

@MainActor final class ItemDrag {
  private let source: any DragHost
  private let path: IndexPath
  let session = ItemDragSession()
  private weak var target: (any DragHost)?
  private var verdict = DropVerdict.none
  /// Shown while the finger is outside of the view that the item came from, which would cut it off.
  private var picture: StillView?
  private let size: CGSize
  private(set) var isOver = false

  /// nil where nothing is to be dragged.
  init?(of path: IndexPath, in source: any DragHost, finger: CGPoint) {
    (self.source, self.path) = (source, path)
    size = source.dragCell(at: path)?.bounds.size ?? .zero
    session.window = source.window
    session.location = source.convert(finger, to: nil)
    session.items = source.dragItems(session, at: path)
    let picture = source.dragCell(at: path).map { StillView(of: $0) }
    guard !session.items.isEmpty, source.liftDragged(path, finger: finger) else { return nil }
    self.picture = picture
    source.tellDrag(session, isBeginning: true)
    follow(to: finger)
  }

  /// - Parameter finger: in the source's content coordinates.
  func follow(to finger: CGPoint) {
    guard !isOver else { return }
    session.location = source.convert(finger, to: nil)
    enter(targetUnderFinger)
    guard let target else {
      verdict = .none
      return show(finger)
    }
    let isHome = target === source
    verdict = target.dropVerdict(session, at: isHome ? homePath(at: finger) : foreignPath(in: target))
    if isHome, verdict.isDrop, verdict.makesRoom { source.moveDragged(to: finger) }
    show(finger)
  }

  private func homePath(at finger: CGPoint) -> IndexPath? {
    source.dragPath(at: finger) ?? source.draggedPlace
  }

  private func foreignPath(in target: any DragHost) -> IndexPath? {
    target.dragPath(at: session.location(in: target))
  }

  private var targetUnderFinger: (any DragHost)? {
    guard let window = source.window else { return nil }
    if source.bounds.contains(session.location(in: source)), source.takesDrops { return acceptable(source) }
    var next = window.hitTest(session.location, with: nil)
    while let view = next {
      if let host = view as? any DragHost, host.takesDrops { return acceptable(host) }
      next = view.superview
    }
    return nil
  }

  private func acceptable(_ host: any DragHost) -> (any DragHost)? { host.canTakeDrop(session) ? host : nil }

  private func enter(_ new: (any DragHost)?) {
    guard new !== target else { return }
    target?.tellDrop(session, .exited)
    target = new
    new?.tellDrop(session, .entered)
  }

  /// Inside its own view the cell itself is under the finger.
  private func show(_ finger: CGPoint) {
    guard let picture, let window = source.window else { return }
    let isOutside = !source.bounds.contains(finger)
    if isOutside, picture.superview == nil {
      window.addSubview(picture)
      picture.layer.shadowOpacity = 0.2
      picture.layer.shadowRadius = 12
    } else if !isOutside {
      picture.removeFromSuperview()
    }
    picture.center = session.location
  }

  /// The finger has lifted.
  func drop() {
    guard !isOver else { return }
    isOver = true
    picture?.removeFromSuperview()
    let place = source.draggedPlace
    if let target, verdict.isDrop {
      let isHome = target === source
      let destination = isHome ? (verdict.makesRoom ? place : homeTarget) : foreignPath(in: target)
      if !isHome || !verdict.makesRoom { source.putBackDragged() }
      target.performDrop(
        ItemDrop(
          session: session, items: session.items, source: isHome ? path : nil, destination: destination,
          verdict: verdict, previewSize: size))
    }
    end()
  }

  /// The item that is dropped upon.
  private var homeTarget: IndexPath? { source.dragPath(at: session.location(in: source)) }

  func cancel() {
    guard !isOver else { return }
    isOver = true
    picture?.removeFromSuperview()
    end()
  }

  /// A delegate that has not changed the data leaves everything where it was.
  private func end() {
    source.putBackDragged()
    target?.tellDrop(session, .ended)
    source.tellDrag(session, isBeginning: false)
  }
}

/// Lifts the item under the finger where a drag delegate has something to drag.
@MainActor final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) var drag: ItemDrag?
  private var host: (any DragHost)? { view as? any DragHost }

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host, let path = host.dragPath(at: location(in: host)) else { return false }
    drag = ItemDrag(of: path, in: host, finger: location(in: host))
    return drag != nil
  }

  /// A press may lift an item and open its menu.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is MenuPress }

  private func follow() {
    guard let host else { return }
    switch state {
    case .began: break
    case .changed: drag?.follow(to: location(in: host))
    case .ended:
      drag?.drop()
      drag = nil
    case .possible, .cancelled, .failed:
      drag?.cancel()
      drag = nil
    }
  }
}
