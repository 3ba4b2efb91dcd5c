// UITableViewDragDelegate, UITableViewDropDelegate — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: several rows at once, placeholders, spring loading, drags from other apps.

import QuartzCore

/// Says what a finger drags out of a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: _OptionalMethodsHaving {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Never called.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDragDelegate {
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// Says what becomes of what is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: _OptionalMethodsHaving {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposal of a table for a drop.
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Makes room for what is dropped.
    case insertAtDestinationIndexPath
    /// Goes into the row that is there.
    case insertIntoDestinationIndexPath
    case automatic
  }

  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop under way.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// An item that is dropped, and where it came from within the table; nil: from elsewhere.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

extension UITableView: DragHost {
  func followDrags() {
    if dragInteractionEnabled, dragDelegate != nil, dragPress == nil {
      let press = DragPress()
      dragPress = press
      addGestureRecognizer(press)
    }
    dragPress?.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  func dragPath(at finger: CGPoint) -> IndexPath? { indexPathForRow(at: finger) }
  func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard movement == nil, !isEditing else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func tellDrag(_ session: any UIDragSession, isBeginning: Bool) {
    if isBeginning {
      dragDelegate?._implementing("tableView(_:dragSessionWillBegin:)")?
        .tableView(self, dragSessionWillBegin: session)
    } else {
      dragDelegate?._implementing("tableView(_:dragSessionDidEnd:)")?
        .tableView(self, dragSessionDidEnd: session)
    }
  }

  func liftDragged(_ path: IndexPath, finger: CGPoint) -> Bool {
    beginMovement(of: path, fingerAt: finger.y, isAsked: false)
    return movement != nil
  }
  func moveDragged(to finger: CGPoint) { moveFinger(to: finger.y) }
  func putBackDragged() { cancelMovement() }
  var draggedPlace: IndexPath? { movement?.item.current }

  var takesDrops: Bool { dropDelegate != nil }

  func canTakeDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?._implementing("tableView(_:canHandle:)")?.tableView(self, canHandle: session) ?? true
  }

  func tellDrop(_ session: any UIDropSession, _ event: DropEvent) {
    switch event {
    case .entered:
      dropDelegate?._implementing("tableView(_:dropSessionDidEnter:)")?
        .tableView(self, dropSessionDidEnter: session)
    case .exited:
      dropDelegate?._implementing("tableView(_:dropSessionDidExit:)")?
        .tableView(self, dropSessionDidExit: session)
    case .ended:
      dropDelegate?._implementing("tableView(_:dropSessionDidEnd:)")?
        .tableView(self, dropSessionDidEnd: session)
    }
  }

  func dropVerdict(_ session: any UIDropSession, at path: IndexPath?) -> DropVerdict {
    let asked = "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    guard
      let proposal = dropDelegate?._implementing(asked)?
        .tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return DropVerdict(operation: .copy, makesRoom: false) }
    return DropVerdict(
      operation: proposal.operation,
      makesRoom: proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic)
  }

  func performDrop(_ drop: ItemDrop) { dropDelegate?.tableView(self, performDropWith: TableDrop(drop)) }
}

/// See `UITableViewDropCoordinator`.
private final class TableDrop: UITableViewDropCoordinator {
  private let drop: ItemDrop
  let items: [any UITableViewDropItem]

  init(_ drop: ItemDrop) {
    self.drop = drop
    items = drop.items.map {
      TableDropItem(dragItem: $0, sourceIndexPath: drop.source, previewSize: drop.previewSize)
    }
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UITableViewDropProposal {
    UITableViewDropProposal(
      operation: drop.verdict.operation,
      intent: drop.verdict.makesRoom ? .insertAtDestinationIndexPath : .unspecified)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimation() }
}

private final class TableDropItem: UITableViewDropItem {
  let (dragItem, sourceIndexPath, previewSize): (UIDragItem, IndexPath?, CGSize)

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
  }
}
