import Foundation
import InterfaceFiles
import InterfaceTree

@testable import UIKit

/// The files of `Tests/Interfaces`, in the forms of Interface Builder's versions, and the classes that they
/// name.
@MainActor enum InterfaceFixtures {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Interfaces")

  /// Sorted, with their endings.
  nonisolated static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  /// Puts all of them where libraries put theirs.
  static func register() { _ = registered }

  private static let registered: Void = {
    registerFiles(of: "Fixtures")
    registerClasses()
  }()

  /// Puts them there once more: what is said once of a file is said again.
  static func registerFiles(of module: String) {
    for name in names {
      let url = folder.appendingPathComponent(name)
      guard let bytes = try? Data(contentsOf: url), let document = try? InterfaceReader.document(bytes) else {
        continue
      }
      _InterfaceFiles.register(
        url.deletingPathExtension().lastPathComponent, isStoryboard: name.hasSuffix(".storyboard"),
        module: module, language: "", document.compactText)
    }
    let words = try? Data(contentsOf: folder.appendingPathComponent("Words.en.strings"))
    let table = words.flatMap(StringsReader.table) ?? [:]
    let lines = table.map { "\($0.key)\t\($0.value.replacingOccurrences(of: "\n", with: "\u{1E}"))" }
    _InterfaceFiles.registerWords("Words", language: "en", lines.joined(separator: "\n"))
  }

  /// The code that the adapter writes behind an author's file.
  private static func registerClasses() {
    let classes: [AnyClass] = [
      FixtureCell.self, FixtureOwner.self, FixtureCaption.self, FixtureGroup.self, FixtureController.self,
      FixtureCollection.self, FixtureSegue.self, FixtureRow.self, FixtureTable.self,
    ]
    for type in classes { _NibClasses.register(type, "\(type)", module: "Fixtures") }
    _KeyedProperties.register(FixtureCell.self, "label", \FixtureCell.label)
    _NibOutlets.register(FixtureCell.self, ["label"])
    _KeyedProperties.register(FixtureRow.self, "label", \FixtureRow.label)
    _NibOutlets.register(FixtureRow.self, ["label"])
    _KeyedProperties.register(FixtureOwner.self, "content", \FixtureOwner.content)
    _KeyedProperties.register(FixtureOwner.self, "label", \FixtureOwner.label)
    _KeyedProperties.register(FixtureOwner.self, "forgotten", \FixtureOwner.forgotten)
    _NibOutlets.register(FixtureOwner.self, ["content", "label", "forgotten"])
    _NibActions.register(FixtureOwner.self, "pressed:", Selector("pressed(_:)", FixtureOwner.pressed(_:)))
    _KeyedProperties.register(FixtureCaption.self, "caption", \FixtureCaption.caption)
    _KeyedProperties.register(FixtureGroup.self, "labels", \FixtureGroup.labels)
    _KeyedProperties.register(FixtureController.self, "label", \FixtureController.label)
    _KeyedProperties.register(FixtureController.self, "addButton", \FixtureController.addButton)
    _NibActions.register(
      FixtureController.self, "pressed:", Selector("pressed(_:)", FixtureController.pressed(_:)))
    _NibActions.register(
      FixtureController.self, "backWithSegue:", Selector("back(segue:)", FixtureController.back(segue:)))
  }
}

/// Writes down what happens to it, in order.
final class FixtureCell: UICollectionViewCell {
  weak var label: UILabel!
  private(set) var events: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(Int(frame.width))x\(Int(frame.height)) \(contentView.subviews.count)")
    layer.cornerRadius = 4
    backgroundColor = .systemBlue
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(label?.text ?? "nil")")
  }
}

final class FixtureOwner: NSObject {
  var content: UIView!
  weak var label: UILabel!
  var forgotten: UILabel!
  private(set) var presses = 0

  func pressed(_ sender: UIButton) { presses += 1 }
}

/// Three rows for a picker.
final class FixturePicks: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}

final class FixtureCaption: UIView {
  var caption = ""
}

final class FixtureGroup: UIView {
  var labels: [UILabel]!
}

final class FixtureController: UIViewController {
  weak var label: UILabel?
  var addButton: UIBarButtonItem?
  private(set) var events: [String] = []

  func pressed(_ sender: Any) { events.append("pressed") }
  func back(segue: UIStoryboardSegue) { events.append("back from \(segue.source.title ?? "nil")") }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(label?.text ?? "no label")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "nil") loaded: \(segue.destination.isViewLoaded)")
  }
}

final class FixtureCollection: UICollectionViewController {
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "proto", for: indexPath) }

  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Writes down what happens to it, in order.
final class FixtureRow: UITableViewCell {
  weak var label: UILabel!
  private(set) var events: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(reuseIdentifier ?? "nil") \(contentView.subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(label?.text ?? "nil")")
  }
}

/// A tall row and two plain ones.
final class FixtureTable: UITableViewController {
  private(set) var events: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "tall" : "plain", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row
    events.append(
      "\(segue.identifier ?? "nil") from row \(row.map(String.init) ?? "nil"), \(sender is FixtureRow)")
  }
}

final class FixtureSegue: UIStoryboardSegue {
  override func perform() { destination.title = "by \(identifier ?? "nil") from \(type(of: source))" }
}
