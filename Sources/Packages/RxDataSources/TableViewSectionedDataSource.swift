// TableViewSectionedDataSource — after RxDataSources' public API.
// State: complete.

@_exported import Differentiator
import RxCocoa
import RxSwift
import UIKit

/// Shows sections in a table: closures make what is seen of them.
@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
  SectionedViewDataSourceType
{
  public typealias Item = Section.Item
  public typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) ->
    UITableViewCell
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
  public typealias SectionForSectionIndexTitle = (TableViewSectionedDataSource<Section>, String, Int) -> Int

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  open var sectionIndexTitles: SectionIndexTitles
  open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
  private var sections: [Section] = []

  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
    sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
    sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { $2 }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    self.sectionIndexTitles = sectionIndexTitles
    self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
    super.init()
    // Deleting is not among them: somebody has to hear of it.
    _OptionalMethods.register(
      TableViewSectionedDataSource<Section>.self,
      [
        "tableView(_:cellForRowAt:)",
        "tableView(_:moveRowAt:to:)",
        "tableView(_:titleForHeaderInSection:)",
        "tableView(_:titleForFooterInSection:)",
        "sectionIndexTitles(for:)",
        "tableView(_:sectionForSectionIndexTitle:at:)",
      ])
  }

  // MARK: Sections

  open var sectionModels: [Section] { sections }
  open func setSections(_ sections: [Section]) { self.sections = sections }
  open subscript(section: Int) -> Section { sections[section] }
  open subscript(indexPath: IndexPath) -> Item {
    get { sections[indexPath.section].items[indexPath.item] }
    set { if has(indexPath) { change(indexPath.section) { $0[indexPath.item] = newValue } } }
  }

  /// - Throws: `RxError.argumentOutOfRange` where there is nothing.
  open func model(at indexPath: IndexPath) throws -> Any {
    guard has(indexPath) else { throw RxError.argumentOutOfRange }
    return self[indexPath]
  }

  private func has(_ place: IndexPath) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].items.indices.contains(place.item)
  }

  private func change(_ section: Int, _ edit: (inout [Item]) -> Void) {
    var items = sections[section].items
    edit(&items)
    sections[section] = Section(original: sections[section], items: items)
  }

  /// The data follow what a hand has moved.
  private func move(_ source: IndexPath, _ destination: IndexPath) {
    guard has(source), sections.indices.contains(destination.section) else { return }
    let item = self[source]
    change(source.section) { $0.remove(at: source.item) }
    change(destination.section) { $0.insert(item, at: min(max(0, destination.item), $0.count)) }
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    has(indexPath) ? configureCell(self, tableView, indexPath, self[indexPath]) : UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? titleForHeaderInSection(self, section) : nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? titleForFooterInSection(self, section) : nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { sectionForSectionIndexTitle(self, title, index) }
}
