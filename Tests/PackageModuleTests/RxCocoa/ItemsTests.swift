import RxCocoa
import RxSwift
import Testing
import UIKit

private final class NameCell: UITableViewCell {}

@MainActor @Suite struct `Items of tables and collection views` {
  private func table(in stage: PackageStage) -> UITableView {
    let table = UITableView(frame: stage.view.bounds)
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    stage.view.addSubview(table)
    return table
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `follow what is bound, in cells of one kind or of the closure's`() {
    let stage = PackageStage()
    let (first, second) = (table(in: stage), table(in: stage))
    let names = BehaviorRelay(value: ["a", "b"])
    let bag = DisposeBag()
    names.bind(to: first.rx.items(cellIdentifier: "name", cellType: NameCell.self)) { row, name, cell in
      cell.textLabel?.text = "\(row) \(name)"
    }.disposed(by: bag)
    names.asDriver().drive(second.rx.items) { table, row, name in
      let cell = UITableViewCell()
      cell.textLabel?.text = name + "!"
      return cell
    }.disposed(by: bag)
    stage.settle()
    #expect(texts(first) == ["0 a", "1 b"])
    names.accept(["c"])
    stage.settle()
    #expect(texts(first) == ["0 c"])
    #expect(texts(second) == ["c!"])
  }

  @Test func `are gone when the binding is, and can be bound again`() {
    let stage = PackageStage()
    let table = table(in: stage)
    let bound = Observable.just([1, 2]).bind(to: table.rx.items(cellIdentifier: "name")) { _, _, _ in }
    stage.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)
    bound.dispose()
    stage.settle()
    #expect(table.dataSource == nil && table.visibleCells.isEmpty)
    _ = Observable.just([1]).bind(to: table.rx.items(cellIdentifier: "name")) { _, _, _ in }
    stage.settle()
    #expect(table.visibleCells.count == 1)
  }

  @Test func `are told when they are chosen, beside the delegate of the program's`() {
    let (stage, notes) = (PackageStage(), Notes())
    let table = table(in: stage)
    let heard = Delegate()
    table.delegate = heard
    let bag = DisposeBag()
    Observable.just(["a", "b"]).bind(to: table.rx.items(cellIdentifier: "name")) { _, _, _ in }.disposed(
      by: bag)
    table.rx.itemSelected.subscribe(onNext: { notes.note("\($0.row)") }).disposed(by: bag)
    table.rx.modelSelected(String.self).subscribe(onNext: { notes.note($0) }).disposed(by: bag)
    table.rx.modelSelected(Int.self).subscribe(onNext: { notes.note("\($0)") }).disposed(by: bag)
    stage.settle()
    #expect(table.visibleCells.first?.frame.height == 71)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(notes.lines == ["1", "b"])
    #expect(stage.reports.count == 1)
    #expect(heard.chosen == [IndexPath(row: 1, section: 0)])

    let other = Delegate()
    let set = table.rx.setDelegate(other)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(heard.chosen.count == 1 && other.chosen.count == 1)
    set.dispose()
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(other.chosen.count == 1)
    #expect(
      table.delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == table.rowHeight)
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 71 }
  }

  @Test func `can be deleted only where somebody hears of it`() {
    let (stage, notes) = (PackageStage(), Notes())
    let table = table(in: stage)
    let names = BehaviorRelay(value: ["a", "b"])
    let bag = DisposeBag()
    names.bind(to: table.rx.items(cellIdentifier: "name")) { _, _, _ in }.disposed(by: bag)
    stage.settle()
    let place = IndexPath(row: 0, section: 0)
    #expect(table.dataSource?.responds(to: Selector("tableView(_:commit:forRowAt:)")) == false)

    table.rx.modelDeleted(String.self).subscribe(onNext: { name in
      notes.note(name)
      names.accept(names.value.filter { $0 != name })
    }).disposed(by: bag)
    stage.settle()
    #expect(table.dataSource?.responds(to: Selector("tableView(_:commit:forRowAt:)")) == true)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: place)
    stage.settle()
    #expect(notes.lines == ["a"])
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func `warn where a cell is of another class`() {
    let stage = PackageStage()
    let table = table(in: stage)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    _ = Observable.just([1]).bind(to: table.rx.items(cellIdentifier: "plain", cellType: NameCell.self)) {
      _, _, _ in
    }
    stage.settle()
    #expect(stage.reports == ["The cell for \"plain\" is no NameCell, but UITableViewCell."])
  }

  @Test func `of collection views follow and tell, and have the sizes that the delegate says`() {
    let (stage, notes) = (PackageStage(), Notes())
    let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.addSubview(view)
    let sizes = Sizes()
    let bag = DisposeBag()
    view.rx.setDelegate(sizes).disposed(by: bag)
    Observable.just([7, 8, 9]).bind(to: view.rx.items(cellIdentifier: "cell")) { item, number, cell in
      cell.tag = number
    }.disposed(by: bag)
    view.rx.modelSelected(Int.self).subscribe(onNext: { notes.note("\($0)") }).disposed(by: bag)
    view.rx.contentOffset.skip(1).subscribe(onNext: { notes.note("\($0.y)") }).disposed(by: bag)
    stage.settle()
    #expect(view.visibleCells.map(\.tag).sorted() == [7, 8, 9])
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 33, height: 44) })
    view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 2, section: 0))
    view.contentOffset.y = 5
    #expect(notes.lines == ["9", "5.0"])
    #expect(sizes.scrolls == 1)
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var scrolls = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 33, height: 44) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test func `of pickers have titles and tell what is chosen`() {
    let (stage, notes) = (PackageStage(), Notes())
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    stage.view.addSubview(picker)
    let bag = DisposeBag()
    Observable.just([1, 2, 3]).bind(to: picker.rx.itemTitles) { _, number in "No. \(number)" }.disposed(
      by: bag)
    picker.rx.modelSelected(Int.self).subscribe(onNext: { notes.note("\($0)") }).disposed(by: bag)
    stage.settle()
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "No. 2")
    picker.delegate?.pickerView(picker, didSelectRow: 2, inComponent: 0)
    #expect(notes.lines == ["[3]"])
  }
}
