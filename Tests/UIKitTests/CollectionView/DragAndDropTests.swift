import Testing

@testable import UIKit

/// Delegates outside of drags: those in drags are in DragByHandTests.
@MainActor @Suite struct `Drag and drop of collection views` {
  private final class Shelf: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "book" as NSString))
      item.localObject = indexPath
      return [item]
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        guard let path = coordinator.destinationIndexPath else { continue }
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .forbidden, intent: .insertAtDestinationIndexPath)
    }
  }

  @Test func `delegates are kept, but not alive`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var shelf: Shelf? = Shelf()
    view.dragDelegate = shelf
    view.dropDelegate = shelf
    #expect(view.dragDelegate === shelf && view.dropDelegate === shelf)
    shelf = nil
    #expect(view.dragDelegate == nil && view.dropDelegate == nil)
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test func `an image of nothing takes no room`() {
    #expect(UIImage().size.width < 0.001)
    #expect(UIImageView(image: UIImage()).intrinsicContentSize.height < 0.001)
  }
}
