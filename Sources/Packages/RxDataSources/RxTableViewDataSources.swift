// RxTableViewSectionedReloadDataSource, RxTableViewSectionedAnimatedDataSource — after RxDataSources' public
// API.
// State: complete.

import RxCocoa
import RxSwift
import UIKit

/// Shows sections; each element reloads the table.
@preconcurrency @MainActor
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]

  open func tableView(_ tableView: UITableView, observedEvent: RxSwift.Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

/// Shows sections; what changes from one element to the next comes and goes with an animation. Where
/// something is there twice the preview is warned, and all is reloaded.
@preconcurrency @MainActor
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias DecideViewTransition = (
    TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
  ) -> ViewTransition

  open var animationConfiguration: AnimationConfiguration
  open var decideViewTransition: DecideViewTransition
  private var hasShown = false

  public init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { $2 }
  ) {
    self.animationConfiguration = animationConfiguration
    self.decideViewTransition = decideViewTransition
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
      sectionForSectionIndexTitle: sectionForSectionIndexTitle)
  }

  open func tableView(_ tableView: UITableView, observedEvent: RxSwift.Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    guard hasShown, tableView.window != nil, decideViewTransition(self, tableView, []) == .animated else {
      return reload(tableView, sections)
    }
    guard let changes = SectionChanges(from: sectionModels, to: sections) else {
      warn("Sections or items have the same identity: all is reloaded.")
      return reload(tableView, sections)
    }
    let view = tableView
    let style = animationConfiguration
    view.performBatchUpdates(
      {
        setSections(sections)
        if !changes.deletedSections.isEmpty {
          view.deleteSections(changes.deletedSections, with: style.deleteAnimation)
        }
        if !changes.insertedSections.isEmpty {
          view.insertSections(changes.insertedSections, with: style.insertAnimation)
        }
        view.deleteRows(at: changes.deleted, with: style.deleteAnimation)
        view.insertRows(at: changes.inserted, with: style.insertAnimation)
        view.reloadRows(at: changes.reloaded, with: style.reloadAnimation)
      }, completion: nil)
  }

  private func reload(_ view: UITableView, _ sections: [Section]) {
    hasShown = true
    setSections(sections)
    view.reloadData()
  }
}
