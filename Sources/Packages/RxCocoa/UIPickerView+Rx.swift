// Bindings and sequences of picker views and tab bar controllers — after RxCocoa's public API.
// State: partial. Missing: adapters of one's own, attributed titles.

import RxSwift
import UIKit

@MainActor extension Reactive where Base: UIPickerView {
  private var rows: PickerRows { Kept.thing(of: base, PickerRows.init) }

  /// The titles of one wheel's rows.
  @preconcurrency public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { titleForRow in
      let rows = self.rows
      self.hear()
      base.dataSource = rows
      return source.asObservable().observe(on: MainScheduler()).subscribe { [weak base] event in
        guard let elements = event.element else { return }
        rows.models = Array(elements)
        rows.titles = elements.enumerated().map { titleForRow($0.offset, $0.element) ?? "" }
        base?.reloadAllComponents()
      }
    }
  }

  @preconcurrency public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    hear()
    return ControlEvent(events: rows.selected)
  }

  /// The model of the row, of each wheel; those of another type are left out.
  @preconcurrency public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
    let rows = rows
    return ControlEvent(
      events: itemSelected.map { place in
        rows.models.indices.contains(place.row) ? [rows.models[place.row]].compactMap { $0 as? T } : []
      })
  }

  private func hear() {
    let rows = rows
    guard base.delegate !== rows else { return }
    rows.forwarded = base.delegate
    base.delegate = rows
  }
}

private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let selected = PublishSubject<(row: Int, component: Int)>()
  var models: [Any] = []
  var titles: [String] = []
  weak var forwarded: (any UIPickerViewDelegate)?

  override init() {
    super.init()
    // Titles are all that there is of a row.
    _OptionalMethods.register(
      PickerRows.self,
      ["pickerView(_:titleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)"])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row)
      ? titles[row] : forwarded?.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    forwarded?.pickerView(pickerView, didSelectRow: row, inComponent: component)
    selected.onNext((row, component))
  }
}

@MainActor extension Reactive where Base: UITabBarController {
  /// The view controller whose tab was touched.
  @preconcurrency public var didSelect: ControlEvent<UIViewController> {
    let hearing = Kept.thing(of: base, TabsHeard.init)
    if base.delegate !== hearing {
      hearing.forwarded = base.delegate
      base.delegate = hearing
    }
    return ControlEvent(events: hearing.selected)
  }
}

private final class TabsHeard: NSObject, UITabBarControllerDelegate {
  let selected = PublishSubject<UIViewController>()
  weak var forwarded: (any UITabBarControllerDelegate)?

  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    forwarded?.tabBarController(tabs, shouldSelect: viewController) ?? true
  }
  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    forwarded?.tabBarController(tabs, didSelect: viewController)
    selected.onNext(viewController)
  }
}
