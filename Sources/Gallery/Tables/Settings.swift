// Settings: cards of rows with switches, values and what they open.

import UIKit

final class SettingsViewController: UITableViewController {
  static let iconSize: CGFloat = 29  // 20...44 pt

  private enum Control {
    /// Leads to another page.
    case page(detail: String?)
    case toggle(isOn: Bool)
    /// Does something at once.
    case button(UIColor)
  }

  private struct Setting {
    var title: String
    var symbol: String?
    var color = UIColor.systemGray
    var control: Control
  }

  private struct Group {
    var header: String?
    var footer: String?
    var settings: [Setting]
  }

  private var groups: [Group] = [
    Group(
      footer: "Nobody sees the boat while it is in the harbour.",
      settings: [
        Setting(
          title: "Silent running", symbol: "moon.fill", color: .systemIndigo, control: .toggle(isOn: false)),
        Setting(
          title: "Radio", symbol: "antenna.radiowaves.left.and.right", color: .systemBlue,
          control: .page(detail: "Channel 16")),
        Setting(
          title: "Lights", symbol: "lightbulb.fill", color: .systemOrange, control: .toggle(isOn: true)),
      ]),
    Group(
      header: "Log book",
      settings: [
        Setting(title: "Alarms", symbol: "bell.fill", color: .systemRed, control: .page(detail: nil)),
        Setting(title: "Units", symbol: "ruler.fill", color: .systemTeal, control: .page(detail: "Knots")),
        Setting(
          title: "Write every hour", symbol: "clock.fill", color: .systemGreen, control: .toggle(isOn: true)),
        Setting(
          title: "Share with the harbour master", symbol: "paperplane.fill", color: .systemPurple,
          control: .toggle(isOn: false)),
      ]),
    Group(
      header: "About", footer: "Version 4.1, launched in spring.",
      settings: [
        Setting(title: "Crew", control: .page(detail: "7")),
        Setting(title: "Charts", control: .page(detail: "212 sheets")),
        Setting(title: "Erase the log", control: .button(.systemRed)),
      ]),
  ]

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ValueCell.self, forCellReuseIdentifier: "setting")
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].settings.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    groups[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    let setting = groups[indexPath.section].settings[indexPath.row]
    cell.textLabel?.text = setting.title
    cell.textLabel?.textColor = .label
    cell.imageView?.image = setting.symbol.flatMap { icon($0, setting.color) }
    cell.detailTextLabel?.text = nil
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    switch setting.control {
    case .page(let detail):
      cell.detailTextLabel?.text = detail
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.addAction(
        UIAction { [weak self] _ in
          self?.groups[indexPath.section].settings[indexPath.row].control = .toggle(isOn: toggle.isOn)
        }, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .button(let color): cell.textLabel?.textColor = color
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let setting = groups[indexPath.section].settings[indexPath.row]
    guard case .page = setting.control else { return }
    navigationController?.pushViewController(SettingPage(setting.title), animated: true)
  }

  /// A white symbol on a coloured tile, which is the same in the dark.
  private func icon(_ symbol: String, _ color: UIColor) -> UIImage? {
    let side = Self.iconSize
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: side * 0.24).fill()
      guard let picture = UIImage(systemName: symbol)?.withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      let scale = min(side * 0.62 / max(picture.size.width, picture.size.height, 1), 1.4)
      let shown = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
      picture.draw(
        in: CGRect(
          x: (side - shown.width) / 2, y: (side - shown.height) / 2, width: shown.width, height: shown.height)
      )
    }
  }
}

/// A row with its value at the end.
private final class ValueCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}

/// The page that a row opens: choices, one of which is marked.
private final class SettingPage: UITableViewController {
  private var chosen = 0

  convenience init(_ name: String) {
    self.init(style: .insetGrouped)
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    cell.textLabel?.text = ["Automatic", "By hand", "At night", "Never"][indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != chosen else { return }
    let before = IndexPath(row: chosen, section: 0)
    chosen = indexPath.row
    tableView.reloadRows(at: [before, indexPath], with: .none)
  }
}

/// Cards of rows with switches, values and what they open.
#Preview("Settings") {
  let settings = UINavigationController(rootViewController: SettingsViewController())
  settings.navigationBar.prefersLargeTitles = true
  return settings
}
