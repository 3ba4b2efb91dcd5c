import NSObject_Rx
import RxCocoa
import RxDataSources
import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Sectioned data sources` {
  private typealias Section = AnimatableSectionModel<String, Int>

  private func source() -> RxTableViewSectionedAnimatedDataSource<Section> {
    RxTableViewSectionedAnimatedDataSource<Section>(
      configureCell: { _, _, _, number in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(number)"
        return cell
      }, titleForHeaderInSection: { source, section in source[section].model })
  }

  /// The rows that the table shows, section by section.
  private func shown(_ table: UITableView) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text ?? "?"
      }
    }
  }

  /// Some sections without anything twice, always the same for a seed.
  private func sections(seed: Int) -> [Section] {
    let names = ["a", "b", "c", "d"].filter { (seed &* 31 &+ Int($0.utf8.first ?? 0) &* 7) % 5 > 1 }
    let ordered = seed.isMultiple(of: 3) ? names.reversed() : names
    return ordered.enumerated().map { index, name in
      let items = (0..<6).map { 10 * index + ($0 &* (seed % 5 &+ 1)) % 7 }
      return Section(
        model: name,
        items: items.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.filter { ($0 + seed) % 3 > 0 }
      )
    }
  }

  @Test(arguments: 0..<12) func `show what they are told, from whatever they showed`(seed: Int) {
    let stage = PackageStage()
    let table = UITableView(frame: stage.view.bounds)
    stage.view.addSubview(table)
    let told = BehaviorRelay(value: sections(seed: seed))
    told.bind(to: table.rx.items(dataSource: source())).disposed(by: table.rx.disposeBag)
    stage.settle()
    for next in [seed + 1, 3 * seed + 5, seed] {
      let new = sections(seed: next)
      told.accept(new)
      stage.loop.advance(to: stage.loop.now + 0.6)
      #expect(shown(table) == new.map { $0.items.map(String.init) })
      #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == new.first?.model)
    }
    #expect(stage.reports.isEmpty)
  }

  @Test func `reload with a warning where something is there twice`() {
    let stage = PackageStage()
    let table = UITableView(frame: stage.view.bounds)
    stage.view.addSubview(table)
    let told = BehaviorRelay(value: [Section(model: "a", items: [1])])
    let following = told.bind(to: table.rx.items(dataSource: source()))
    stage.settle()
    told.accept([Section(model: "a", items: [1, 1]), Section(model: "a", items: [2])])
    stage.settle()
    #expect(shown(table) == [["1", "1"], ["2"]])
    #expect(stage.reports == ["Sections or items have the same identity: all is reloaded."])
    following.dispose()
  }

  @Test func `know what stands where, and follow what is moved`() throws {
    _ = PackageStage()
    let source = source()
    source.setSections([Section(model: "a", items: [1, 2, 3]), Section(model: "b", items: [])])
    #expect(source[IndexPath(row: 1, section: 0)] == 2)
    #expect(throws: RxError.self) { try source.model(at: IndexPath(row: 0, section: 1)) }
    let table = UITableView()
    source.tableView(
      table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 99, section: 1))
    #expect(source.sectionModels.map(\.items) == [[2, 3], [1]])
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test func `of collection views have cells and headers`() {
    let (stage, notes) = (PackageStage(), Notes())
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    stage.view.addSubview(view)
    let source = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(
      configureCell: { _, view, place, number in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
        cell.tag = number
        return cell
      },
      configureSupplementaryView: { source, view, kind, place in
        notes.note(source[place.section].model)
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: place)
      })
    let sections = [SectionModel(model: "x", items: [1, 2]), SectionModel(model: "y", items: [3])]
    Observable.just(sections).bind(to: view.rx.items(dataSource: source)).disposed(by: view.rx.disposeBag)
    stage.settle()
    #expect(view.visibleCells.map(\.tag).sorted() == [1, 2, 3])
    #expect(notes.lines == ["x", "y"])
    #expect(view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }
}
