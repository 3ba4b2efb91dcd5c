import UIKit

protocol TagFieldDelegate: AnyObject {
    func tagFieldDidDeleteBackwardWhileEmpty(_ field: TagField)
}

final class TagField: UITextField {
    weak var tagDelegate: TagFieldDelegate?

    override func deleteBackward() {
        let wasEmpty = text?.isEmpty ?? true
        super.deleteBackward()
        if wasEmpty { tagDelegate?.tagFieldDidDeleteBackwardWhileEmpty(self) }
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

final class TagEditorController: UIViewController, UICollectionViewDataSource, UITextFieldDelegate, TagFieldDelegate {
    private var tags = ["swift", "layout"]
    private let field = TagField()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        return view
    }()

    final class TagCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .systemTeal
            contentView.layer.cornerRadius = 14
            label.font = .systemFont(ofSize: 15, weight: .medium)
            label.textColor = .white
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = "Add a tag"
        field.backgroundColor = .tertiarySystemFill
        field.autocapitalizationType = .none
        field.returnKeyType = .done
        field.delegate = self
        field.tagDelegate = self
        let stack = UIStackView(arrangedSubviews: [field, collectionView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 52),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard string == "," || string == " " else { return true }
        commit()
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        commit()
        return false
    }

    private func commit() {
        guard let text = field.text, !text.isEmpty else { return }
        tags.append(text)
        field.text = nil
        collectionView.insertItems(at: [IndexPath(item: tags.count - 1, section: 0)])
    }

    func tagFieldDidDeleteBackwardWhileEmpty(_ field: TagField) {
        guard !tags.isEmpty else { return }
        tags.removeLast()
        collectionView.deleteItems(at: [IndexPath(item: tags.count, section: 0)])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
        cell.label.text = tags[indexPath.item]
        return cell
    }
}
