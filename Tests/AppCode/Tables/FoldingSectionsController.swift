import UIKit

protocol FoldingHeaderDelegate: AnyObject {
    func toggle(section: Int)
}

class FoldingHeader: UITableViewHeaderFooterView {
    weak var delegate: FoldingHeaderDelegate?
    var section = 0
    let arrow = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        arrow.text = "›"
        arrow.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(arrow)
        arrow.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true
        arrow.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    @objc func tapped() {
        delegate?.toggle(section: section)
    }

    func setFolded(_ folded: Bool) {
        arrow.transform = folded ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
    }
}

/// Headers that fold and unfold the rows under them.
class FoldingSectionsController: UIViewController, UITableViewDelegate, UITableViewDataSource, FoldingHeaderDelegate {
    struct Chapter {
        let title: String
        let lines: [String]
        var isFolded: Bool
    }

    var chapters = [
        Chapter(title: "Fruit", lines: ["Apple", "Pear", "Quince", "Plum"], isFolded: false),
        Chapter(title: "Roots", lines: ["Carrot", "Beet", "Parsnip"], isFolded: true),
        Chapter(title: "Leaves", lines: ["Chard", "Kale", "Sorrel", "Rocket", "Cress"], isFolded: false),
    ]

    let tableView = UITableView(frame: .zero, style: .grouped)

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        tableView.dataSource = self
        tableView.sectionHeaderHeight = 50
        tableView.sectionFooterHeight = CGFloat.leastNormalMagnitude
        tableView.register(FoldingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    func numberOfSections(in tableView: UITableView) -> Int { chapters.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chapters[section].isFolded ? 0 : chapters[section].lines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = chapters[indexPath.section].lines[indexPath.row]
        cell.indentationLevel = 1
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? FoldingHeader
        header?.textLabel?.text = chapters[section].title
        header?.section = section
        header?.delegate = self
        header?.setFolded(chapters[section].isFolded)
        return header
    }

    func toggle(section: Int) {
        chapters[section].isFolded.toggle()
        tableView.reloadSections(IndexSet(integer: section), with: .automatic)
    }
}
