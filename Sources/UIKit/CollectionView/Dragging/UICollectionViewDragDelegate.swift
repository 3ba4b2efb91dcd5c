// UICollectionViewDragDelegate, UIDragItem, UIDragSession — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: several items at once, looks of the lifted item, other apps.

import QuartzCore

/// Says what a finger drags out of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: _OptionalMethodsHaving {
  /// The items that a long press on the cell lifts; none leaves the cell where it is.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Never called: one item is dragged at a time.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Never called: the cell looks as it does.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// The cell has been lifted; the session has its items.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The finger has lifted, or the drag was cut off.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Never called: a drag stays within the app.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Never called: a drag stays within the app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Adds none.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The cell's own look.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Moves are allowed.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Other apps may take the items.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The members that drags and drops have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// All that is dragged.
  var items: [UIDragItem] { get }
  /// The finger's place in the coordinates of `view`, in points.
  func location(in view: UIView) -> CGPoint
}

extension UIDragDropSession {
  /// Whether anything that is dragged can be read as one of `aClass`.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  /// Always true: the app drags its own.
  public var allowsMoveOperation: Bool { true }
}

/// Where what is dropped goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag, as the delegate of the view that it began in sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything that the app wants to know during the drag; nil until the app sets it.
  var localContext: Any? { get set }
}

/// A drag, as the delegate of the view under the finger sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, which always comes from this app: never nil here.
  var localDragSession: (any UIDragSession)? { get }
}

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: MainActorObject {
  /// Holds the dragged thing for those who load it.
  public let itemProvider: NSItemProvider
  /// For the app itself.
  open var localObject: Any?

  /// An item that holds `itemProvider`, without a local object.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init(_object: ())
  }
}

/// How a dragged item looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Carries something between apps. Here it only holds it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// nil without one.
  public let object: NSObject?

  public override init() { object = nil }
  /// Holds `object` for those who load it.
  public init(object: NSObject) { self.object = object }
}
