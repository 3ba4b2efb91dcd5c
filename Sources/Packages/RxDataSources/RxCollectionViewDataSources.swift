// RxCollectionViewSectionedReloadDataSource, RxCollectionViewSectionedAnimatedDataSource — after
// RxDataSources' public API.
// State: complete.

import RxCocoa
import RxSwift
import UIKit

/// Shows sections; each element reloads the collection view.
@preconcurrency @MainActor
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]

  open func collectionView(_ collectionView: UICollectionView, observedEvent: RxSwift.Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

/// Shows sections; what changes from one element to the next comes and goes with an animation. Where
/// something is there twice the preview is warned, and all is reloaded.
@preconcurrency @MainActor
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
  ) -> ViewTransition

  open var animationConfiguration: AnimationConfiguration
  open var decideViewTransition: DecideViewTransition
  private var hasShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    configureSupplementaryView: ConfigureSupplementaryView? = nil,
    moveItem: @escaping MoveItem = { _, _, _ in },
    canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell, configureSupplementaryView: configureSupplementaryView,
      moveItem: moveItem, canMoveItemAtIndexPath: canMoveItemAtIndexPath)
  }

  open func collectionView(_ collectionView: UICollectionView, observedEvent: RxSwift.Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    guard hasShown, collectionView.window != nil, decideViewTransition(self, collectionView, []) == .animated
    else {
      return reload(collectionView, sections)
    }
    guard let changes = SectionChanges(from: sectionModels, to: sections) else {
      warn("Sections or items have the same identity: all is reloaded.")
      return reload(collectionView, sections)
    }
    let view = collectionView
    view.performBatchUpdates(
      {
        setSections(sections)
        if !changes.deletedSections.isEmpty { view.deleteSections(changes.deletedSections) }
        if !changes.insertedSections.isEmpty { view.insertSections(changes.insertedSections) }
        view.deleteItems(at: changes.deleted)
        view.insertItems(at: changes.inserted)
        view.reloadItems(at: changes.reloaded)
      }, completion: nil)
  }

  private func reload(_ view: UICollectionView, _ sections: [Section]) {
    hasShown = true
    setSections(sections)
    view.reloadData()
  }
}
