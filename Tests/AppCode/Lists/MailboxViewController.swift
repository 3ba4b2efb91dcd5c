import UIKit

// A content configuration of one's own, a cell that uses it, swipe actions and separators that do not always show.

struct MessageContentConfiguration: UIContentConfiguration, Hashable {
    var sender: String?
    var subject: String?
    var isUnread = false
    var dotColor: UIColor = .systemBlue

    func makeContentView() -> UIView & UIContentView {
        return MessageContentView(configuration: self)
    }

    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var updatedConfiguration = self
        updatedConfiguration.dotColor = state.isSelected || state.isHighlighted ? .white : .systemBlue
        return updatedConfiguration
    }
}

class MessageContentView: UIView, UIContentView {
    private let senderLabel = UILabel()
    private let subjectLabel = UILabel()
    private let dot = UIView()
    private var appliedConfiguration: MessageContentConfiguration!

    init(configuration: MessageContentConfiguration) {
        super.init(frame: .zero)
        setupInternalViews()
        apply(configuration: configuration)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var configuration: UIContentConfiguration {
        get { appliedConfiguration }
        set {
            guard let newConfig = newValue as? MessageContentConfiguration else { return }
            apply(configuration: newConfig)
        }
    }

    private func setupInternalViews() {
        let texts = UIStackView(arrangedSubviews: [senderLabel, subjectLabel])
        texts.axis = .vertical
        texts.spacing = 2
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        subjectLabel.textColor = .secondaryLabel
        dot.layer.cornerRadius = 5
        for subview in [dot, texts] {
            addSubview(subview)
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            dot.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            dot.centerYAnchor.constraint(equalTo: centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            texts.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            texts.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            texts.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            texts.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    private func apply(configuration: MessageContentConfiguration) {
        guard appliedConfiguration != configuration else { return }
        appliedConfiguration = configuration
        senderLabel.text = configuration.sender
        subjectLabel.text = configuration.subject
        dot.backgroundColor = configuration.dotColor
        dot.isHidden = !configuration.isUnread
    }
}

class MessageListCell: UICollectionViewListCell {
    var message: MailboxViewController.Message? = nil {
        didSet {
            guard oldValue != message else { return }
            setNeedsUpdateConfiguration()
        }
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.messageIsUnread] = message?.isUnread
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = MessageContentConfiguration().updated(for: state)
        content.sender = message?.sender
        content.subject = message?.subject
        content.isUnread = state[.messageIsUnread] as? Bool ?? false
        contentConfiguration = content
    }
}

extension UIConfigurationStateCustomKey {
    static let messageIsUnread = UIConfigurationStateCustomKey("com.example.mail.unread")
}

final class MailboxViewController: UICollectionViewController {
    struct Message: Hashable {
        let id: Int
        var sender: String
        var subject: String
        var isUnread: Bool
    }

    private var messages = (0..<12).map {
        Message(id: $0, sender: "Sender \($0)", subject: "About the number \($0)", isUnread: $0 % 3 == 0)
    }
    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in leadingActions(indexPath) }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { action, sourceView, completion in
                guard let id = self.dataSource.itemIdentifier(for: indexPath) else { return completion(false) }
                self.messages.removeAll { $0.id == id }
                self.update()
                completion(true)
            }
            delete.image = UIImage(systemName: "trash")
            let actions = UISwipeActionsConfiguration(actions: [delete])
            actions.performsFirstActionWithFullSwipe = true
            return actions
        }
        configuration.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
            var configuration = sectionSeparatorConfiguration
            if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
            configuration.bottomSeparatorInsets.leading = 34
            return configuration
        }
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets.top = 4
            return section
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func leadingActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
            self?.messages[indexPath.item].isUnread = false
            self?.update(reconfiguring: [indexPath.item])
            done(true)
        }
        read.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [read])
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let registration = UICollectionView.CellRegistration<MessageListCell, Int> { [unowned self] cell, _, id in
            cell.message = messages.first { $0.id == id }
            cell.accessories = [.disclosureIndicator(), .multiselect(displayed: .whenEditing)]
        }
        return UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
    }

    private func update(reconfiguring changed: [Int] = []) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        snapshot.reconfigureItems(changed.map { messages[$0].id })
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        update()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        collectionView.allowsMultipleSelectionDuringEditing = true
    }
}

#Preview("Mailbox") { UINavigationController(rootViewController: MailboxViewController()) }
