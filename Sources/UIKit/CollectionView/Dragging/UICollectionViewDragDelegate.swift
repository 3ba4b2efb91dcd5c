// UICollectionViewDragDelegate, UIDragItem, UIDragSession — after Apple's documentation of them,
// read 2026-11.
// State: partial. Missing: several items at once, looks of the lifted item, other apps.

import QuartzCore

/// Says what a finger drags out of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: _OptionalMethodsHaving {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The members that drags and drops have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
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

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: MainActorObject {
  public let itemProvider: NSItemProvider
  /// For the app itself.
  open var localObject: Any?

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
  public init(object: NSObject) { self.object = object }
}
