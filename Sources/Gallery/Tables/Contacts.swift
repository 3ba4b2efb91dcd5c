// Contacts: names under their letters, which stay on screen, and an index of the letters.

import UIKit

final class ContactsViewController: UIViewController, UITableViewDelegate {
  static let rowHeight: CGFloat = 44  // 30...80 pt

  private let tableView = UITableView(frame: .zero, style: .plain)
  private var dataSource: ContactsDataSource?
  private let count: Int

  /// `count` people.
  init(count: Int = 120) {
    self.count = max(0, count)
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.rowHeight = Self.rowHeight
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let source = ContactsDataSource(tableView: tableView) { tableView, path, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: path)
      var content = cell.defaultContentConfiguration()
      content.attributedText = contact.shownName
      cell.contentConfiguration = content
      return cell
    }
    source.apply(Contact.snapshot(count: count), animatingDifferences: false)
    dataSource = source
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// Names the sections, and makes the index of them.
private final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
}

/// Somebody by two names.
private struct Contact: Hashable {
  var given: String
  var family: String
  /// Tells people of one name apart.
  var number: Int

  /// The family name in bold, as it is sorted by.
  var shownName: NSAttributedString {
    let name = NSMutableAttributedString(
      string: given + " ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    name.append(
      NSAttributedString(
        string: family, attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]))
    return name
  }

  /// By the first letters of their family names.
  static func snapshot(count: Int) -> NSDiffableDataSourceSnapshot<String, Contact> {
    let people = (0..<count).map { number in
      Contact(
        given: givenNames[number * 7 % givenNames.count], family: familyNames[number % familyNames.count],
        number: number)
    }
    let sorted = people.sorted { ($0.family, $0.given, $0.number) < ($1.family, $1.given, $1.number) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for (letter, group) in Dictionary(grouping: sorted, by: { String($0.family.prefix(1)) }).sorted(by: {
      $0.key < $1.key
    }) {
      snapshot.appendSections([letter])
      snapshot.appendItems(group, toSection: letter)
    }
    return snapshot
  }

  private static let givenNames = [
    "Ada", "Bela", "Chiara", "Dario", "Edda", "Fynn", "Greta", "Henk", "Ines", "Jorin", "Kaya", "Linus",
    "Mira",
    "Noor", "Oskar", "Pia", "Quirin", "Runa", "Sami",
  ]
  private static let familyNames = [
    "Abel", "Adler", "Bakker", "Brandt", "Castro", "Cole", "Dahl", "Duarte", "Eklund", "Farkas", "Fuchs",
    "Grau",
    "Hansen", "Holm", "Ibsen", "Jansen", "Kovac", "Kruse", "Lange", "Lind", "Marek", "Moreau", "Nagy",
    "Novak",
    "Olsen", "Petrov", "Quist", "Ricci", "Rossi", "Sato", "Silva", "Tanaka", "Urban", "Varga", "Weiss",
    "Yilmaz",
    "Zeman",
  ]
}

/// Names under their letters, and an index of the letters.
#Preview("Contacts") {
  UINavigationController(rootViewController: ContactsViewController())
}
