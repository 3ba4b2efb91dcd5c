// Mail: rows as high as their words need, with actions behind them, that can be deleted, moved and chosen.

import UIKit

final class MailViewController: UITableViewController {
  /// Lines of each message that are shown.
  static let previewLines = 2  // 1...6

  private var messages: [Message]

  /// `count` messages.
  init(count: Int = 40) {
    messages = (0..<max(0, count)).map(Message.init)
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.estimatedRowHeight = 96
    tableView.allowsMultipleSelectionDuringEditing = false
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    setRead(true, at: indexPath)
  }

  private func setRead(_ isRead: Bool, at path: IndexPath) {
    messages[path.row].isRead = isRead
    (tableView.cellForRow(at: path) as? MessageCell)?.show(messages[path.row])
  }

  private func delete(at path: IndexPath) {
    messages.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = messages[indexPath.row].isRead
    let read = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") {
      [weak self] _, _, done in
      self?.setRead(!isRead, at: indexPath)
      done(true)
    }
    read.image = UIImage(systemName: isRead ? "envelope.badge.fill" : "envelope.open.fill")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.messages[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}

/// One of eight letters, over and over.
private struct Message {
  let sender: String
  let subject: String
  let text: String
  let time: String
  var isRead: Bool
  var isFlagged = false

  init(number: Int) {
    let letter = Self.letters[number % Self.letters.count]
    (sender, subject, text) = letter
    let minutes = (17 * 60 + 40 - number * 37 % 1060)
    time = "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    isRead = number % 3 == 2
  }

  private static let letters = [
    (
      "Harbour office", "Berth 14",
      "The pontoon is repaired. You may come back to your berth from Monday on; please "
        + "bring the key to the office, and have the shore power checked before you connect it."
    ),
    ("Ines Holm", "Sunday?", "Wind from the west, four at most. Shall we?"),
    (
      "Library", "Two books are due",
      "Knots and Splices, and A Winter on the Sandbank. Both can be kept for another "
        + "three weeks if nobody asks for them."
    ),
    (
      "Chandlery Weiss", "Your order is on its way",
      "Forty metres of line, three shackles, one tin of varnish."
    ),
    (
      "Oskar", "Re: Re: The engine",
      "It was the filter after all. I owe you a dinner, and the engine owes me a Saturday."
    ),
    (
      "Weather service", "Gale warning",
      "From Thursday evening gusts of nine from the north-west. Moorings should be "
        + "doubled; small craft are better ashore."
    ),
    (
      "Mira Lind", "Photographs",
      "I have put the ones from the regatta in the folder. Number eleven is you, falling in."
    ),
    ("Club", "Minutes", "The meeting agreed to paint the shed, and to talk about the colour next time."),
  ]
}

/// The sender and the time, the subject, and the beginning of the text.
private final class MessageCell: UITableViewCell {
  private let dot = UIView()
  private let sender = UILabel()
  private let time = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .systemFont(ofSize: 17, weight: .semibold)
    time.font = .systemFont(ofSize: 15)
    time.textColor = .secondaryLabel
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    subject.font = .systemFont(ofSize: 15)
    preview.font = .systemFont(ofSize: 15)
    preview.textColor = .secondaryLabel
    preview.numberOfLines = MailViewController.previewLines
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    let top = UIStackView(arrangedSubviews: [sender, time])
    top.spacing = 8
    top.alignment = .firstBaseline
    let lines = UIStackView(arrangedSubviews: [top, subject, preview])
    lines.axis = .vertical
    lines.spacing = 2
    for view in [dot, lines] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  func show(_ message: Message) {
    sender.text = message.sender
    time.text = (message.isFlagged ? "⚑ " : "") + message.time
    time.textColor = message.isFlagged ? .systemOrange : .secondaryLabel
    subject.text = message.subject
    preview.text = message.text
    dot.isHidden = message.isRead
  }
}

/// Rows as high as their words need, with actions behind them.
#Preview("Mail") {
  UINavigationController(rootViewController: MailViewController())
}
