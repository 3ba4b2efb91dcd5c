// UICollectionViewDropDelegate, UICollectionViewDropCoordinator — after Apple's documentation, read 2026-11.
// State: partial. Missing: placeholders, drops from other apps.

import QuartzCore

/// Says what is done with what a finger drops on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: _OptionalMethodsHaving {
  /// The finger has lifted over the collection view: the data are to follow, and then the collection view.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view wants the session's items at all. Default true.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Asked with every move of the finger; `destinationIndexPath` is nil where no item is under it.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The finger has come over the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The finger has left the collection view without lifting.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The session has ended, with a drop or without.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Never called: the dropped item is seen at its place at once.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// All sessions are wanted.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// A copy, for which items make no room.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// The item's own look.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A drop under way.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dragged items, in the order of the drag.
  var items: [any UICollectionViewDropItem] { get }
  /// The place that the items are to take, or the item that they are dropped on; nil: none was under the
  /// finger.
  var destinationIndexPath: IndexPath? { get }
  /// The operation that was proposed last; its intent only tells whether items made room.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drag, with its items.
  var session: any UIDropSession { get }
  /// Lets the item come to rest at that path. Nothing is animated: it is seen there after the next layout.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the item come to rest in the cell, at `rect` of it. Nothing is animated.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the item come to rest at a place in another view. Nothing is animated.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped, and where it came from within the collection view; nil: from elsewhere.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The item as the drag's delegate made it.
  var dragItem: UIDragItem { get }
  /// The cell that was lifted, as of the time of lifting; nil: it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// Of the lifted cell, in points.
  var previewSize: CGSize { get }
}

/// The way of a dropped item to its place, which takes no time here.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Runs `animations` at once, for 0.25 seconds.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` in a later turn of the main queue, always with the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UICollectionView {
  /// How eagerly a drag makes room. Kept, without effect. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast
    case slow
  }
}
