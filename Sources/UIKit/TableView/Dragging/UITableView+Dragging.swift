// UITableViewDragDelegate, UITableViewDropDelegate — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: several rows at once, placeholders, spring loading, drags from other apps.

import QuartzCore

/// Says what a finger drags out of a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: _OptionalMethodsHaving {
  /// The items that a long press on the row lifts; none leaves the row where it is. Not asked during editing.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The row has been lifted; the session has its items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The finger has lifted, or the drag was cut off.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Never called.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDragDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// The cell's own look.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// Says what becomes of what is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: _OptionalMethodsHaving {
  /// The finger has lifted over the table: the data are to follow, and then the table.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table wants the session's items at all. Default true.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Asked with every move of the finger; `destinationIndexPath` is nil where no row is under it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The finger has left the table without lifting.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The session has ended, with a drop or without.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// All sessions are wanted.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// A copy, for which rows make no room.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The proposal of a table for a drop.
open class UITableViewDropProposal: UIDropProposal {
  /// How the row under the finger takes part.
  public enum Intent: Int, Sendable {
    /// Rows stay where they are.
    case unspecified = 0
    /// Makes room for what is dropped.
    case insertAtDestinationIndexPath
    /// Goes into the row that is there.
    case insertIntoDestinationIndexPath
    /// Counts as `insertAtDestinationIndexPath`.
    case automatic
  }

  /// Whether rows make room; `unspecified` unless given.
  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal in which rows make room, or not, as `intent` says.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop under way.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The dragged items, in the order of the drag.
  var items: [any UITableViewDropItem] { get }
  /// The row that is to be before or under the items; nil: none was under the finger.
  var destinationIndexPath: IndexPath? { get }
  /// The operation that was proposed last; its intent only tells whether rows made room.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drag, with its items.
  var session: any UIDropSession { get }
  /// Lets the item come to rest at the row. Nothing is animated: it is seen there after the next layout.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the item come to rest in the row, at `rect` of its cell. Nothing is animated.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// An item that is dropped, and where it came from within the table; nil: from elsewhere.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The item as the drag's delegate made it.
  var dragItem: UIDragItem { get }
  /// The row that was lifted, as of the time of lifting; nil: it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// Of the lifted cell, in points.
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
    items = drop.dropped
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

extension DroppedItem: UITableViewDropItem {}
