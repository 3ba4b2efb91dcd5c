import Cartography
import UIKit

struct Painting {
    let title: String
    let painter: String
}

class PaintingsViewController: UIViewController {
    private let tableView = UITableView()
    private let addButton = UIButton(type: .system)
    private let paintings = [
        Painting(title: "The Harbour at Dawn", painter: "A. Keel"),
        Painting(title: "Two Pears", painter: "M. Frost"),
        Painting(title: "Self-Portrait with Cat", painter: "J. Lamb"),
        Painting(title: "Rain on Slate", painter: "A. Keel"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Paintings"
        view.backgroundColor = .white
        tableView.dataSource = self
        tableView.register(PaintingCell.self, forCellReuseIdentifier: "painting")
        addButton.setTitle("Add a painting", for: .normal)
        view.addSubview(tableView)
        view.addSubview(addButton)

        constrain(view, tableView, addButton) { view, table, button in
            table.top == view.top
            table.left == view.left
            table.right == view.right
            button.top == table.bottom + 8
            button.centerX == view.centerX
            button.bottom == view.safeAreaLayoutGuide.bottom - 8
        }
    }
}

extension PaintingsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return paintings.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "painting", for: indexPath) as! PaintingCell
        cell.show(paintings[indexPath.row])
        return cell
    }
}

class PaintingCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let painterLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        painterLabel.textColor = .gray
        contentView.addSubview(titleLabel)
        contentView.addSubview(painterLabel)
        constrain(contentView, titleLabel, painterLabel) { content, title, painter in
            title.top == content.top + 12
            title.left == content.left + 16
            painter.top == title.bottom + 4
            painter.left == title.left
            painter.bottom == content.bottom - 12
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ painting: Painting) {
        titleLabel.text = painting.title
        painterLabel.text = painting.painter
    }
}
