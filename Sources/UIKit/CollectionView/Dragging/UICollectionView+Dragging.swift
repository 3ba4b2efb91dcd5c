// Dragging items of a collection view, and dropping upon it.

import QuartzCore

extension UICollectionView: DragHost {
  func followDrags() {
    if dragInteractionEnabled, dragDelegate != nil, dragging.press == nil {
      let press = DragPress()
      dragging.press = press
      addGestureRecognizer(press)
    }
    dragging.press?.isEnabled = dragInteractionEnabled && dragDelegate != nil
  }

  func dragPath(at finger: CGPoint) -> IndexPath? { indexPathForItem(at: finger) }
  func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard movement == nil else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func tellDrag(_ session: any UIDragSession, isBeginning: Bool) {
    if isBeginning {
      dragDelegate?._implementing("collectionView(_:dragSessionWillBegin:)")?
        .collectionView(self, dragSessionWillBegin: session)
    } else {
      dragDelegate?._implementing("collectionView(_:dragSessionDidEnd:)")?
        .collectionView(self, dragSessionDidEnd: session)
    }
  }

  func liftDragged(_ path: IndexPath, finger: CGPoint) -> Bool { beginMovement(of: path, isAsked: false) }
  func moveDragged(to finger: CGPoint) { updateMovement(to: finger) }
  func putBackDragged() { cancelMovement() }
  var draggedPlace: IndexPath? { movement?.item.current }

  var takesDrops: Bool { dropDelegate != nil }

  func canTakeDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?._implementing("collectionView(_:canHandle:)")?.collectionView(self, canHandle: session)
      ?? true
  }

  func tellDrop(_ session: any UIDropSession, _ event: DropEvent) {
    switch event {
    case .entered:
      dragging.isDroppedUpon = true
      dropDelegate?._implementing("collectionView(_:dropSessionDidEnter:)")?
        .collectionView(self, dropSessionDidEnter: session)
    case .exited:
      dragging.isDroppedUpon = false
      dropDelegate?._implementing("collectionView(_:dropSessionDidExit:)")?
        .collectionView(self, dropSessionDidExit: session)
    case .ended:
      dragging.isDroppedUpon = false
      dropDelegate?._implementing("collectionView(_:dropSessionDidEnd:)")?
        .collectionView(self, dropSessionDidEnd: session)
    }
  }

  func dropVerdict(_ session: any UIDropSession, at path: IndexPath?) -> DropVerdict {
    let asked = "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    guard
      let proposal = dropDelegate?._implementing(asked)?
        .collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    else { return DropVerdict(operation: .copy, makesRoom: false) }
    return DropVerdict(
      operation: proposal.operation, makesRoom: proposal.intent == .insertAtDestinationIndexPath)
  }

  func performDrop(_ drop: ItemDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDrop(drop))
  }
}

/// See `UICollectionViewDropCoordinator`.
private final class CollectionDrop: UICollectionViewDropCoordinator {
  private let drop: ItemDrop
  let items: [any UICollectionViewDropItem]

  init(_ drop: ItemDrop) {
    self.drop = drop
    items = drop.dropped
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: drop.verdict.operation,
      intent: drop.verdict.makesRoom ? .insertAtDestinationIndexPath : .unspecified)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DropAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}

/// The item is where it belongs at once: what is to go along is done at once, too.
final class DropAnimation: UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: 0.25, animations: animations)
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    VirtualRunLoop.current.post { completion(.end) }
  }
}
